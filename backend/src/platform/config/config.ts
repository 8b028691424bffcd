import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  AUTHORIZATION_LIFE,
  type BookingWindows,
  DEFAULT_WINDOWS,
  LINKED_LOGIN,
  PASSWORD,
  hasUnseenCharacters,
  windowsProblem,
} from '@reelpact/domain';
import { type MediaJail, readMediaJail } from './media-jail.js';
import { type PushSettings, readPushSettings } from './push-settings.js';
import { ConfigError, type Env, flag, integer, text, url } from './env.js';

export { ConfigError };

/** How Stripe is reached. Both keys are of one mode: live, which moves real money, or test. */
export interface StripeSettings {
  secretKey: string;
  /** The one that pages may know. */
  publishableKey: string;
  /** Several, because Stripe signs events of the platform and of connected accounts with different ones. */
  webhookSecrets: string[];
  /** A stand-in server's address, without a trailing slash; null for the real one. */
  apiBase: string | null;
  /** How long an answer is waited for, in milliseconds. */
  timeout: number;
  live: boolean;
}

/** The provider of OpenID Connect with which people can sign in. */
export interface OidcSettings {
  /** As it was given: it is compared with what the provider says of itself. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button calls it. */
  name: string;
  /** How long an answer is waited for, in milliseconds. */
  timeout: number;
}

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
  /** How many characters a new password needs at least. */
  passwordMinLength: number;
  /** How many times as often as usual everything can be done that is counted. */
  rateLimitFactor: number;
  /** How many proxies stand before the server and name the client's address. */
  trustedProxies: number;
  /** Null when cards are played by the built-in sandbox. */
  stripe: StripeSettings | null;
  /** Null when people sign in by email alone. */
  oidc: OidcSettings | null;
  /** Null when browsers are told nothing. */
  push: PushSettings | null;
  demoMode: boolean;
  /** Whether webhooks may be sent to the server’s own machine, by http too. */
  webhookAllowLoopback: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  supportEmail: string;
  windows: BookingWindows;
  /** A certain FFmpeg to decode videos with; absolute. Null for the one on PATH, or the bundled one. */
  ffmpegPath: string | null;
  /** How strangers' files are isolated while they are decoded; null for the best way that works on this machine. */
  mediaJail: MediaJail | null;
  /** Bytes of the disk that are never given to uploads; null for 1 GiB or 5 % of the disk, whichever is less. */
  diskReserveBytes: number | null;
  logLevel: 'silent' | 'info';
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

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
  if (text(env, 'S3_BUCKET') !== null) {
    throw new ConfigError(
      'S3_BUCKET is set, but this version supports only its built-in counterpart. Unset it.',
    );
  }
  const production = env['NODE_ENV'] === 'production';
  const stripe = readStripe(env);
  if (production && !flag(env, 'ALLOW_SANDBOX_PAYMENTS', false) && stripe === null) {
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
  const demoMode = flag(env, 'DEMO_MODE', LOOPBACK.has(host) && smtpUrl === null && stripe === null);
  if (demoMode && stripe?.live) {
    throw new ConfigError(
      'DEMO_MODE must not be true with live keys of Stripe: anyone could sign in and move the clock over real money.',
    );
  }
  const webhookAllowLoopback = flag(env, 'WEBHOOK_ALLOW_LOOPBACK', false);
  if (webhookAllowLoopback && (production || !demoMode)) {
    throw new ConfigError(
      'WEBHOOK_ALLOW_LOOPBACK must not be true outside of demo mode or in production: users could reach what listens on the server itself.',
    );
  }
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
    stripe,
    oidc: readOidc(env),
    push: readPushSettings(env),
    passwordMinLength: integer(env, 'PASSWORD_MIN_LENGTH', PASSWORD.min, PASSWORD.min, PASSWORD.longestMin),
    rateLimitFactor: integer(env, 'RATE_LIMIT_FACTOR', 1, 1, 1_000_000),
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0, 0, 10),
    demoMode,
    webhookAllowLoopback,
    smtpUrl,
    mailFrom: text(env, 'MAIL_FROM') ?? 'Reelpact <no-reply@reelpact.test>',
    supportEmail: text(env, 'SUPPORT_EMAIL') ?? 'support@reelpact.test',
    windows,
    ffmpegPath: readFFmpegPath(env),
    mediaJail: readMediaJail(env),
    diskReserveBytes: readDiskReserve(env),
    logLevel: env['NODE_ENV'] === 'test' ? 'silent' : 'info',
  };
}

function readFFmpegPath(env: Env): string | null {
  const path = text(env, 'FFMPEG_PATH');
  if (path === null) return null;
  if (!existsSync(path)) throw new ConfigError(`FFMPEG_PATH names ${path}, but there is no such file.`);
  return resolve(path);
}

const MIB = 1024 ** 2;

function readDiskReserve(env: Env): number | null {
  if (text(env, 'DISK_RESERVE_MB') === null) return null;
  return integer(env, 'DISK_RESERVE_MB', 0, 0, 1_000_000_000) * MIB;
}

const STRIPE_VARIABLES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** All of Stripe's settings or none. No message repeats a value: these are keys to money. */
function readStripe(env: Env): StripeSettings | null {
  const apiBase = url(env, 'STRIPE_API_BASE', ['http:', 'https:']);
  const missing = STRIPE_VARIABLES.filter((name) => text(env, name) === null);
  if (missing.length === STRIPE_VARIABLES.length && apiBase === null) return null;
  if (missing.length > 0) {
    throw new ConfigError(`${missing.join(' and ')} must be set too: Stripe needs all of its settings.`);
  }
  const [secretKey = '', publishableKey = '', secrets = ''] = STRIPE_VARIABLES.map(
    (name) => text(env, name) ?? '',
  );
  const secretMode = /^[sr]k_(live|test)_\S+$/.exec(secretKey)?.[1];
  if (secretMode === undefined) {
    throw new ConfigError('STRIPE_SECRET_KEY must start with sk_live_, sk_test_, rk_live_ or rk_test_.');
  }
  const publishableMode = /^pk_(live|test)_\S+$/.exec(publishableKey)?.[1];
  if (publishableMode === undefined) {
    throw new ConfigError('STRIPE_PUBLISHABLE_KEY must start with pk_live_ or pk_test_.');
  }
  if (secretMode !== publishableMode) {
    throw new ConfigError(
      `STRIPE_SECRET_KEY is a ${secretMode} key, but STRIPE_PUBLISHABLE_KEY a ${publishableMode} key: both must be of one mode.`,
    );
  }
  const webhookSecrets = secrets.split(',').map((secret) => secret.trim());
  if (!webhookSecrets.every((secret) => /^whsec_\S+$/.test(secret))) {
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET must be one or more secrets starting with whsec_, with commas between.',
    );
  }
  const live = secretMode === 'live';
  if (live && apiBase !== null) {
    throw new ConfigError(
      'STRIPE_API_BASE must not be set with live keys: they belong to nobody but Stripe.',
    );
  }
  if (apiBase !== null && new URL(apiBase).pathname !== '/') {
    throw new ConfigError('STRIPE_API_BASE must be a server without a path, such as http://localhost:12111.');
  }
  const timeout = integer(env, 'STRIPE_TIMEOUT_MS', 10_000, 100, 60_000);
  return { secretKey, publishableKey, webhookSecrets, apiBase, timeout, live };
}

const OIDC_VARIABLES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** All of the provider's settings or none. No message repeats a value. */
function readOidc(env: Env): OidcSettings | null {
  const named = text(env, 'OIDC_NAME');
  const missing = OIDC_VARIABLES.filter((name) => text(env, name) === null);
  if (missing.length === OIDC_VARIABLES.length && named === null) return null;
  if (missing.length > 0) {
    throw new ConfigError(
      `${missing.join(' and ')} must be set too: signing in with a provider needs all of its settings.`,
    );
  }
  const [issuer = '', clientId = '', clientSecret = ''] = OIDC_VARIABLES.map((name) => text(env, name) ?? '');
  if (!isIssuer(issuer)) {
    throw new ConfigError(
      'OIDC_ISSUER must be a URL starting with https://, or with http:// on loopback, without user, query or fragment.',
    );
  }
  const { google, name: length } = LINKED_LOGIN;
  const name = named ?? (new URL(issuer).href === new URL(google.issuer).href ? google.name : null);
  if (name === null) {
    throw new ConfigError('OIDC_NAME must say what the button calls the provider that OIDC_ISSUER names.');
  }
  if (name.length > length.max || hasUnseenCharacters(name, false)) {
    throw new ConfigError(`OIDC_NAME must be one line of at most ${length.max} characters.`);
  }
  const timeout = integer(env, 'OIDC_TIMEOUT_MS', 10_000, 100, 60_000);
  return { issuer, clientId, clientSecret, name, timeout };
}

function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const safe =
    protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname.replace(/^\[|\]$/g, '')));
  return safe && username === '' && password === '' && !/[?#]/.test(value);
}

/** What is allowed but probably not meant; printed at start, one sentence each. */
export function configWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (config.stripe !== null && config.platformFeeBps === 0) {
    warnings.push(
      'PLATFORM_FEE_BPS is 0 while Stripe is on: its fees are paid by the platform, so every booking makes a loss.',
    );
  }
  return warnings;
}

const HOUR = 3_600_000;
/** Each window can be set in hours, e.g. WINDOW_REVIEW_HOURS=120. */
const WINDOW_VARIABLES: Readonly<Record<string, keyof BookingWindows>> = {
  WINDOW_UNPAID_HOURS: 'unpaid',
  WINDOW_REQUEST_HOURS: 'requested',
  WINDOW_ACCEPTED_HOURS: 'accepted',
  WINDOW_CAPTURE_HOURS: 'securing',
  WINDOW_DELIVERY_HOURS: 'delivery',
  WINDOW_PREVIEW_HOURS: 'preview',
  WINDOW_REVIEW_HOURS: 'review',
  WINDOW_CONTEST_HOURS: 'contest',
  WINDOW_DISPUTE_HOURS: 'dispute',
  WINDOW_LATE_CANCEL_HOURS: 'lateCancel',
  WINDOW_HOLD_HOURS: 'hold',
  WINDOW_DISPUTE_LEAST_HOURS: 'disputeLeast',
  WINDOW_LATE_LEAST_HOURS: 'lateLeast',
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
