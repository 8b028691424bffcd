import { resolve } from 'node:path';
import { AUTHORIZATION_LIFE, type BookingWindows, DEFAULT_WINDOWS, windowsProblem } from '@reelpact/domain';
import { readOidcSettings } from './oidc-settings.js';
import { readPushSettings } from './push-settings.js';
import { logFormatOf } from './log-format.js';
import { ConfigError, type Env, LOOPBACK } from './setting.js';
import { readS3Settings } from './s3-settings.js';
import { type ReadSetting, secretsIn, settingsIn } from './read-settings.js';
import { HOUR_MS, type SettingName } from './settings.js';
import { readStripeSettings } from './stripe-settings.js';

export { ConfigError };

/** Everything the environment may say (`settings.ts`), read once at start and checked as a whole. */
export type Config = ReturnType<typeof readConfig>;

const bytesOf = (mib: number | null): number | null => (mib === null ? null : mib * 1024 ** 2);

/**
 * Reads the environment.
 * @throws ConfigError with one sentence that names the variable that is wrong
 */
export function readConfig(env: Env) {
  const setting = settingsIn(env);
  const databaseUrl = setting('DATABASE_URL');
  if (databaseUrl === null) throw new ConfigError('DATABASE_URL must name the PostgreSQL database to use.');
  const host = setting('HOST');
  const port = setting('PORT');
  const publicUrl = setting('PUBLIC_URL') ?? `http://localhost:${port}`;
  const smtpUrl = setting('SMTP_URL');
  const production = env['NODE_ENV'] === 'production';
  const test = env['NODE_ENV'] === 'test';
  const stripe = readStripeSettings(setting);
  if (production && !setting('ALLOW_SANDBOX_PAYMENTS') && stripe === null) {
    throw new ConfigError(
      'In production the sandbox would take no real money: set ALLOW_SANDBOX_PAYMENTS=true to start with it all the same.',
    );
  }
  const sessionSecret = setting('SESSION_SECRET');
  if (production && sessionSecret === null)
    throw new ConfigError('SESSION_SECRET must be set in production.');
  const demoMode = setting('DEMO_MODE') ?? (LOOPBACK.has(host) && smtpUrl === null && stripe === null);
  if (demoMode && stripe?.live) {
    throw new ConfigError(
      'DEMO_MODE must not be true with live keys of Stripe: anyone could sign in and move the clock over real money.',
    );
  }
  const webhookAllowLoopback = setting('WEBHOOK_ALLOW_LOOPBACK');
  if (webhookAllowLoopback && (production || !demoMode)) {
    throw new ConfigError(
      'WEBHOOK_ALLOW_LOOPBACK must not be true outside of demo mode or in production: users could reach what listens on the server itself.',
    );
  }
  const windows = readWindows(setting);
  const webRoot = setting('WEB_ROOT');
  return {
    databaseUrl,
    /** Where connections last and hear what is notified; the same unless a pooler stands before the database. */
    directDatabaseUrl: setting('DATABASE_DIRECT_URL') ?? databaseUrl,
    /** A replica of the database; null where there is none. */
    replicaUrl: setting('DATABASE_READ_URL'),
    /** Folder for uploads and other files; absolute. */
    dataDir: resolve(setting('DATA_DIR')),
    /** Null when files are kept in the folder. */
    s3: readS3Settings(setting),
    /** What this server is there for. */
    role: setting('ROLE'),
    /** How long it goes on answering after it was told to stop, in milliseconds. */
    drainMs: setting('DRAIN_SECONDS') * 1000,
    /** Folder of the built pages; null when only the API is served. */
    webRoot: webRoot === null ? null : resolve(webRoot),
    host,
    port,
    /** Where people reach the product, without a trailing slash. */
    publicUrl,
    /** Null when the database keeps one. */
    sessionSecret,
    platformFeeBps: setting('PLATFORM_FEE_BPS'),
    tipFeeBps: setting('TIP_FEE_BPS'),
    /** Null when cards are played by the built-in sandbox. */
    stripe,
    /** Null when people sign in by email alone. */
    oidc: readOidcSettings(setting),
    /** Null when no browser is told anything. */
    push: readPushSettings(setting, test),
    passwordMinLength: setting('PASSWORD_MIN_LENGTH'),
    rateLimitFactor: setting('RATE_LIMIT_FACTOR'),
    trustedProxies: setting('TRUSTED_PROXIES'),
    demoMode,
    webhookAllowLoopback,
    smtpUrl,
    mailFrom: setting('MAIL_FROM'),
    supportEmail: setting('SUPPORT_EMAIL'),
    /** Who runs the platform, for its documents about money; null where the operator hasn't said so. */
    issuer: {
      legalName: setting('LEGAL_NAME'),
      address: setting('LEGAL_ADDRESS'),
      taxId: setting('LEGAL_TAX_ID'),
    },
    windows,
    /** A certain FFmpeg to decode videos with; absolute. Null for the one on PATH, or the bundled one. */
    ffmpegPath: setting('FFMPEG_PATH'),
    /** How strangers' files are isolated while they are decoded; null for the best way that works on this machine. */
    mediaJail: setting('MEDIA_JAIL'),
    /** Bytes of the disk that are never given to uploads; null for 1 GiB or 5 % of the disk, whichever is less. */
    diskReserveBytes: bytesOf(setting('DISK_RESERVE_MB')),
    logLevel: test ? ('silent' as const) : ('info' as const),
    logFormat: setting('LOG_FORMAT') ?? logFormatOf(env),
    /** What a reader of metrics has to know; null where there are none. */
    metricsToken: setting('METRICS_TOKEN'),
    /** What no line of the log may repeat. */
    secretValues: secretsIn(env),
  };
}

/** What is allowed but probably not meant; printed at start, one sentence each. */
export function configWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (config.stripe !== null && config.platformFeeBps === 0) {
    warnings.push(
      'PLATFORM_FEE_BPS is 0 while Stripe is on: its fees are paid by the platform, so every booking makes a loss.',
    );
  }
  if (config.publicUrl.startsWith('https:') && config.s3?.endpoint.startsWith('http:')) {
    warnings.push('S3_ENDPOINT is http: browsers fetch nothing from it for a page of https.');
  }
  const { legalName, address, taxId } = config.issuer;
  const missing = Object.entries({ LEGAL_NAME: legalName, LEGAL_ADDRESS: address, LEGAL_TAX_ID: taxId })
    .filter(([, value]) => value === null)
    .map(([name]) => name);
  // In a demo nobody's bookkeeping depends on it.
  if (!config.demoMode && missing.length > 0) {
    warnings.push(
      `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set: receipts say that they are not a tax invoice.`,
    );
  }
  return warnings;
}

function readWindows(setting: ReadSetting): BookingWindows {
  const { authorizationMargin, revision, reminderGrace, productSendLeast, productReceiptLeast } =
    DEFAULT_WINDOWS;
  const hours = (name: Extract<SettingName, `WINDOW_${string}`>) => setting(name) * HOUR_MS;
  const windows = {
    authorizationMargin,
    revision,
    reminderGrace,
    productSendLeast,
    productReceiptLeast,
    unpaid: hours('WINDOW_UNPAID_HOURS'),
    requested: hours('WINDOW_REQUEST_HOURS'),
    accepted: hours('WINDOW_ACCEPTED_HOURS'),
    securing: hours('WINDOW_CAPTURE_HOURS'),
    delivery: hours('WINDOW_DELIVERY_HOURS'),
    preview: hours('WINDOW_PREVIEW_HOURS'),
    review: hours('WINDOW_REVIEW_HOURS'),
    contest: hours('WINDOW_CONTEST_HOURS'),
    dispute: hours('WINDOW_DISPUTE_HOURS'),
    lateCancel: hours('WINDOW_LATE_CANCEL_HOURS'),
    hold: hours('WINDOW_HOLD_HOURS'),
    disputeLeast: hours('WINDOW_DISPUTE_LEAST_HOURS'),
    lateLeast: hours('WINDOW_LATE_LEAST_HOURS'),
    extensionAnswer: hours('WINDOW_EXTENSION_ANSWER_HOURS'),
    productSend: hours('WINDOW_PRODUCT_SEND_HOURS'),
    productReceipt: hours('WINDOW_PRODUCT_RECEIPT_HOURS'),
  };
  const problem = windowsProblem(windows, AUTHORIZATION_LIFE);
  if (problem !== null) throw new ConfigError(`The WINDOW_… settings don't fit together: ${problem}`);
  return windows;
}

/** Token under which the configuration is injected. */
export const CONFIG = Symbol('Config');
