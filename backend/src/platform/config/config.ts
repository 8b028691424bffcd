import { resolve } from 'node:path';
import { AUTHORIZATION_LIFE, type BookingWindows, DEFAULT_WINDOWS, windowsProblem } from '@reelpact/domain';

/** Everything the environment may say, read once at start and checked as a whole. */
export interface Config {
  databaseUrl: string;
  /** Folder for uploads and other files; absolute. */
  dataDir: string;
  /** Folder of the built pages; null when only the API is served. */
  webRoot: string | null;
  host: string;
  port: number;
  /** Where people reach the product, without a trailing slash. */
  publicUrl: string;
  /** Signs session cookies and file links; derived from the data folder's own secret when not set. */
  sessionSecret: string | null;
  platformFeeBps: number;
  demoMode: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  supportEmail: string;
  windows: BookingWindows;
  logLevel: 'silent' | 'info';
}

export class ConfigError extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

function text(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === null) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = text(env, name);
  if (value === null) return fallback;
  if (value !== 'true' && value !== 'false')
    throw new ConfigError(`${name} must be true or false, not "${value}".`);
  return value === 'true';
}

function url(env: Env, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name);
  if (value === null) return null;
  // The value is not repeated: these URLs carry passwords.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new ConfigError(
      `${name} must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return value.replace(/\/+$/, '');
}

/**
 * Reads the environment.
 * @throws ConfigError with one sentence that names the variable that is wrong
 */
export function readConfig(env: Env): Config {
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  if (databaseUrl === null) throw new ConfigError('DATABASE_URL must name the PostgreSQL database to use.');
  const host = text(env, 'HOST') ?? '127.0.0.1';
  const port = integer(env, 'PORT', 3000, 1, 65_535);
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  for (const name of [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'S3_BUCKET',
    'OIDC_ISSUER',
  ]) {
    if (text(env, name) !== null) {
      throw new ConfigError(
        `${name} is set, but this version supports only its built-in counterpart. Unset it.`,
      );
    }
  }
  const production = env['NODE_ENV'] === 'production';
  if (production && !flag(env, 'ALLOW_SANDBOX_PAYMENTS', false)) {
    throw new ConfigError(
      'In production the sandbox would take no real money: set ALLOW_SANDBOX_PAYMENTS=true to start with it all the same.',
    );
  }
  const sessionSecret = text(env, 'SESSION_SECRET');
  if (sessionSecret !== null && sessionSecret.length < 32) {
    throw new ConfigError('SESSION_SECRET must have at least 32 characters.');
  }
  if (production && sessionSecret === null)
    throw new ConfigError('SESSION_SECRET must be set in production.');
  const windows = readWindows(env);
  return {
    databaseUrl,
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    webRoot: text(env, 'WEB_ROOT') === null ? null : resolve(text(env, 'WEB_ROOT') ?? ''),
    host,
    port,
    publicUrl,
    sessionSecret,
    platformFeeBps: integer(env, 'PLATFORM_FEE_BPS', 0, 0, 10_000),
    demoMode: flag(env, 'DEMO_MODE', LOOPBACK.has(host) && smtpUrl === null),
    smtpUrl,
    mailFrom: text(env, 'MAIL_FROM') ?? 'Reelpact <no-reply@reelpact.test>',
    supportEmail: text(env, 'SUPPORT_EMAIL') ?? 'support@reelpact.test',
    windows,
    logLevel: env['NODE_ENV'] === 'test' ? 'silent' : 'info',
  };
}

const HOUR = 3_600_000;
/** Each window can be set in hours, e.g. WINDOW_REVIEW_HOURS=120. */
const WINDOW_VARIABLES: Readonly<Record<string, keyof BookingWindows>> = {
  WINDOW_UNPAID_HOURS: 'unpaid',
  WINDOW_REQUEST_HOURS: 'requested',
  WINDOW_ACCEPTED_HOURS: 'accepted',
  WINDOW_CAPTURE_HOURS: 'securing',
  WINDOW_DELIVERY_HOURS: 'delivery',
  WINDOW_REVIEW_HOURS: 'review',
  WINDOW_CONTEST_HOURS: 'contest',
  WINDOW_DISPUTE_HOURS: 'dispute',
  WINDOW_LATE_CANCEL_HOURS: 'lateCancel',
};

function readWindows(env: Env): BookingWindows {
  const windows = { ...DEFAULT_WINDOWS };
  for (const [name, key] of Object.entries(WINDOW_VARIABLES)) {
    windows[key] = integer(env, name, windows[key] / HOUR, 1, 24 * 366) * HOUR;
  }
  const problem = windowsProblem(windows, AUTHORIZATION_LIFE);
  if (problem !== null) throw new ConfigError(`The WINDOW_… settings don't fit together: ${problem}`);
  return windows;
}

/** Token under which the configuration is injected. */
export const CONFIG = Symbol('Config');
