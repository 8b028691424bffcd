import { type BookingWindows, DEFAULT_WINDOWS, PASSWORD, TIP_FEE_BPS } from '@reelpact/domain';
import { LOG_FORMATS } from './log-format.js';
import { type Setting, atLeast, atMost, existingFile, flag, integer, oneOf, text, url } from './setting.js';

/** The ways to isolate a decoder, best first; see `jail.ts`. */
export const MEDIA_JAILS = ['bubblewrap', 'namespaces', 'limits'] as const;
export type MediaJail = (typeof MEDIA_JAILS)[number];

export const HOUR_MS = 3_600_000;
const timeout = (about: string) => ({ kind: integer(100, 60_000), fallback: 10_000, about });
const windowInHours = (window: keyof BookingWindows, about?: string) => ({
  kind: integer(1, 24 * 366),
  fallback: DEFAULT_WINDOWS[window] / HOUR_MS,
  about,
});

/** Every setting, in the order of `.env.example`, which `npm run docs` makes from this table. */
export const SETTINGS = {
  DATABASE_URL: {
    kind: url('postgres:', 'postgresql:'),
    about: `PostgreSQL 15 or newer. Without it, \`npm start\` runs a PostgreSQL of its own with its data under DATA_DIR.`,
    example: 'postgres://user:password@localhost:5432/reelpact',
    secret: true,
  },
  DATABASE_DIRECT_URL: {
    kind: url('postgres:', 'postgresql:'),
    about: 'The same database past a pooler (PgBouncer 1.21 or newer): for migrations, jobs and news.',
    secret: true,
  },
  DATABASE_READ_URL: {
    kind: url('postgres:', 'postgresql:'),
    about: 'A streaming replica, for public pages, while it follows closely (docs/operations.md).',
    secret: true,
  },
  DATA_DIR: {
    kind: text,
    about: 'Folder for files and the built-in database. All servers share it, unless files are kept in S3_….',
    fallback: '.data',
  },
  S3_ENDPOINT: {
    kind: url('http:', 'https:'),
    about: `An S3-compatible storage for all files, instead of DATA_DIR: all four or none. Browsers fetch files from this address too, by signed links
      (docs/operations.md); \`npm run storage:copy\` brings what is kept from one to the other.`,
    example: 'https://s3.eu-central-1.amazonaws.com',
  },
  S3_BUCKET: { kind: text, example: 'reelpact-files' },
  S3_ACCESS_KEY_ID: { kind: text, secret: true },
  S3_SECRET_ACCESS_KEY: { kind: text, secret: true },
  S3_REGION: { kind: text, about: 'What the storage calls its region.', fallback: 'us-east-1' },
  ROLE: {
    kind: oneOf(['all', 'web', 'worker', 'media']),
    about:
      'What this server does: web answers requests, worker does the jobs, media makes previews, or all of it.',
    fallback: 'all',
  },
  DRAIN_SECONDS: {
    kind: integer(0, 60),
    about: `How long a server that is told to stop goes on answering while it says that it isn't ready, so that a proxy sees that and sends it no more.`,
    fallback: 0,
  },
  WEB_ROOT: {
    kind: text,
    about: 'Folder of the built pages. npm start and the image set it; without it, only the API is served.',
    example: 'frontend/dist',
  },
  HOST: {
    kind: text,
    about: 'Where the server listens. Any HOST but loopback turns the demo off, unless DEMO_MODE is true.',
    fallback: '127.0.0.1',
  },
  PORT: { kind: integer(1, 65_535), fallback: 3000 },
  PUBLIC_URL: {
    kind: url('http:', 'https:'),
    about: `The address people type, used in emails and links. With https, cookies are sent over TLS only. Passkeys belong to its host,
      which must be a name and not an IP address.`,
    example: 'http://localhost:3000',
  },
  SESSION_SECRET: {
    kind: atLeast(32),
    about: `At least 32 random characters that sign cookies and file links. Required with NODE_ENV=production; otherwise the first start
      makes one and keeps it in the database.`,
    secret: true,
  },
  PLATFORM_FEE_BPS: {
    kind: integer(0, 10_000),
    about: "The platform's share of what a creator earns, in hundredths of a percent: 250 is 2.5 %.",
    fallback: 0,
  },
  TIP_FEE_BPS: {
    kind: integer(0, 10_000),
    about: "The platform's share of a tip, in hundredths of a percent.",
    fallback: TIP_FEE_BPS,
  },
  DEMO_MODE: {
    kind: flag,
    about: `true or false. Demo accounts, sent emails that everyone can read, and a clock that can be moved. On by default only on loopback
      and without SMTP_URL and Stripe; refused with live keys. Never turn it on where real people sign in.`,
    example: 'true',
  },
  WEBHOOK_ALLOW_LOOPBACK: {
    kind: flag,
    about: `Whether webhooks may be sent to receivers on the server's own machine (127.0.0.1, localhost, ::1), over http too and to any
      port. For trying out receivers: only in demo mode, and refused with NODE_ENV=production.`,
    fallback: false,
  },
  STRIPE_SECRET_KEY: {
    kind: text,
    about: `Real payments through Stripe: all three or none, both keys of one mode (live or test). A restricted key (rk_…) will do as the
      secret one. Stripe signs events of your account and of connected accounts (the creators') with different secrets: name both,
      separated by a comma.`,
    example: 'sk_test_…',
    secret: true,
  },
  STRIPE_PUBLISHABLE_KEY: { kind: text, example: 'pk_test_…' },
  STRIPE_WEBHOOK_SECRET: { kind: text, example: 'whsec_…,whsec_…', secret: true },
  STRIPE_API_BASE: {
    kind: url('http:', 'https:'),
    about: "A stand-in for Stripe's server, for tests; refused with live keys.",
    example: 'http://localhost:12111',
  },
  STRIPE_TIMEOUT_MS: timeout(
    'How long Stripe may take to answer, in milliseconds, before a call counts as unknown and is retried.',
  ),
  ALLOW_SANDBOX_PAYMENTS: {
    kind: flag,
    about: `Without Stripe, cards are played by a built-in sandbox that moves no real money. With NODE_ENV=production the server refuses to
      start on it unless this is true.`,
    fallback: false,
  },
  OIDC_ISSUER: {
    kind: text,
    about: `Signing in with an OpenID Connect provider, such as Google: the first three or none. At the provider, register
      PUBLIC_URL/api/auth/oidc/callback as the redirect URI. The issuer is https, or http on loopback.`,
    example: 'https://accounts.google.com',
  },
  OIDC_CLIENT_ID: { kind: text },
  OIDC_CLIENT_SECRET: { kind: text, secret: true },
  OIDC_NAME: {
    kind: text,
    about: 'What the button calls the provider. Known for Google, required for any other.',
    example: 'Google',
  },
  OIDC_TIMEOUT_MS: timeout('How long the provider may take to answer, in milliseconds.'),
  SMTP_URL: {
    kind: url('smtp:', 'smtps:'),
    about: `Real email: smtp://user:password@host:587 or smtps://… Without it, emails stay in the database, as those to the demo's people
      always do.`,
    secret: true,
  },
  MAIL_FROM: {
    kind: text,
    about: 'The sender of every email, and where "Contact Support" writes to.',
    fallback: 'Reelpact <no-reply@reelpact.test>',
  },
  SUPPORT_EMAIL: { kind: text, fallback: 'support@reelpact.test' },
  LEGAL_NAME: {
    kind: atMost(200),
    about: `Who runs the platform, as receipts, credit notes, fee statements and payout slips name it: the agent of the creators who sell.
      Without all three, the documents say that they are no tax invoice, and the start warns. The address is one line.`,
    example: 'Example Platforms, Inc.',
  },
  LEGAL_ADDRESS: { kind: atMost(300), example: '1 Main Street, Springfield, IL 62701, USA' },
  LEGAL_TAX_ID: { kind: atMost(60), example: '12-3456789' },
  VAPID_PUBLIC_KEY: {
    kind: text,
    about: `Push notifications to browsers: all three or none. This makes a pair of keys (P-256, base64url):
      node -p "const e = crypto.createECDH('prime256v1'); e.generateKeys(); [e.getPublicKey('base64url'), Buffer.from(e.getPrivateKey()).toString('base64url')]"
      Push services write to the subject when something is wrong with what we send.`,
  },
  VAPID_PRIVATE_KEY: { kind: text, secret: true },
  VAPID_SUBJECT: { kind: text, example: 'mailto:support@reelpact.test' },
  WINDOW_UNPAID_HOURS: windowInHours(
    'unpaid',
    `How long each stage may last, in hours. The request window and the capture window together must be shorter than a card
      authorization lasts (7 days).`,
  ),
  WINDOW_REQUEST_HOURS: windowInHours('requested'),
  WINDOW_ACCEPTED_HOURS: windowInHours('accepted'),
  WINDOW_CAPTURE_HOURS: windowInHours('securing'),
  WINDOW_DELIVERY_HOURS: windowInHours('delivery'),
  WINDOW_PREVIEW_HOURS: windowInHours('preview'),
  WINDOW_REVIEW_HOURS: windowInHours('review'),
  WINDOW_CONTEST_HOURS: windowInHours('contest'),
  WINDOW_DISPUTE_HOURS: windowInHours('dispute'),
  WINDOW_LATE_CANCEL_HOURS: windowInHours('lateCancel'),
  WINDOW_HOLD_HOURS: windowInHours(
    'hold',
    `A funded booking is final at most so long after its money arrived (85 days at most; providers allow 90). Every other window is
      cut so that what may follow still fits, but a dispute and the days after a due date always keep this much.`,
  ),
  WINDOW_DISPUTE_LEAST_HOURS: windowInHours('disputeLeast'),
  WINDOW_LATE_LEAST_HOURS: windowInHours('lateLeast'),
  WINDOW_EXTENSION_ANSWER_HOURS: windowInHours('extensionAnswer'),
  WINDOW_PRODUCT_SEND_HOURS: windowInHours('productSend'),
  WINDOW_PRODUCT_RECEIPT_HOURS: windowInHours('productReceipt'),
  PASSWORD_MIN_LENGTH: {
    kind: integer(PASSWORD.min, PASSWORD.longestMin),
    about: `How many characters a new password needs at least, ${PASSWORD.min} to ${PASSWORD.longestMin}. Common and leaked
      passwords are refused whatever their length.`,
    fallback: PASSWORD.min,
  },
  RATE_LIMIT_FACTOR: {
    kind: integer(1, 1_000_000),
    about: `How many times as often as usual people may try to sign in, register, book and so on. 1 is right for the internet; a company
      behind one address may need more.`,
    fallback: 1,
  },
  TRUSTED_PROXIES: {
    kind: integer(0, 10),
    about: `How many proxies stand before the server and write the client's address into X-Forwarded-For (and its scheme and host into
      X-Forwarded-Proto and X-Forwarded-Host). With 0 none of these headers is believed.`,
    fallback: 0,
  },
  LOG_FORMAT: {
    kind: oneOf(LOG_FORMATS),
    about: `text or json. With json every line is one JSON object with the id of its request, and there is one line of each request. The default
      is json with NODE_ENV=production, and else text: warnings and errors, for people.`,
    example: LOG_FORMATS[1],
  },
  METRICS_TOKEN: {
    kind: atLeast(32),
    about: `At least 32 random characters by which Prometheus reads \`/api/metrics\`, as a bearer token. Without it there are no metrics.`,
    secret: true,
  },
  FFMPEG_PATH: {
    kind: existingFile,
    about: `The FFmpeg that converts uploaded videos. Without it, the one on PATH is used, and in a demo the one that comes with the
      packages. That one is from 2018: outside of a demo, videos wait until a maintained FFmpeg is there.`,
    example: '/usr/bin/ffmpeg',
  },
  MEDIA_JAIL: {
    kind: oneOf(MEDIA_JAILS),
    about: `How uploaded files are isolated while they are decoded: bubblewrap, namespaces or limits (docs/operations.md). Without it, the best
      way that works is used. With it, the server does not start where that way doesn't work.`,
    example: MEDIA_JAILS[0],
  },
  DISK_RESERVE_MB: {
    kind: integer(0, 1_000_000_000),
    about: `How much of the disk of DATA_DIR is kept free, in MiB. An upload that doesn't fit beside it is refused, and when less is free
      the server is not ready. The default is 1024 or 5 % of the disk, whichever is less.`,
    example: '1024',
  },
} satisfies Record<string, Setting<string> | Setting<number> | Setting<boolean>>;

export type SettingName = keyof typeof SETTINGS;
