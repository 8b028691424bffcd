import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { ConfigError, configWarnings, readConfig } from './config.js';
import { envExample } from './env-example.js';
import type { Env, Setting } from './setting.js';
import { SETTINGS, type SettingName } from './settings.js';

const DATABASE_URL = 'postgres://someone:secret@localhost/reelpact';

const LEGAL = { LEGAL_NAME: 'Reelpact, Inc.', LEGAL_ADDRESS: '1 Main Street', LEGAL_TAX_ID: '12-3456789' };
const S3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'b',
};
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_hidden',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_shown',
  STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
};
const LIVE = { ...STRIPE, STRIPE_SECRET_KEY: 'rk_live_hidden', STRIPE_PUBLISHABLE_KEY: 'pk_live_shown' };

describe('the configuration', () => {
  it('needs a database and has a default for everything else', () => {
    expect(readConfig({ DATABASE_URL })).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      platformFeeBps: 0,
      tipFeeBps: 0,
      demoMode: true,
      smtpUrl: null,
    });
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost' }],
    ['PORT', { PORT: '70000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'reelpact' }],
    ['PLATFORM_FEE_BPS', { PLATFORM_FEE_BPS: '1.5' }],
    ['DEMO_MODE', { DEMO_MODE: 'yes' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail' }],
    ['WINDOW_REVIEW_HOURS', { WINDOW_REVIEW_HOURS: '0' }],
    ['WINDOW_', { WINDOW_REQUEST_HOURS: '160' }],
    ['S3_ENDPOINT and S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a' }],
    ['S3_BUCKET', { ...S3, S3_BUCKET: 'No/bucket' }],
    ['ROLE', { ROLE: 'mixed' }],
    ['MEDIA_JAIL', { MEDIA_JAIL: 'none' }],
    ['ALLOW_SANDBOX_PAYMENTS', { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) }],
    ['SESSION_SECRET', { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'true' }],
  ])('stops with a sentence that names %s', (name, change) => {
    expect(() => readConfig({ DATABASE_URL, ...change })).toThrow(ConfigError);
    expect(() => readConfig({ DATABASE_URL, ...change })).toThrow(name);
  });

  it('never repeats a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'secret-words@nowhere' })).toThrow(/^((?!secret-words).)*$/);
  });

  it('is no demo when others can reach it or mail is real', () => {
    expect(readConfig({ DATABASE_URL, HOST: '0.0.0.0' }).demoMode).toBe(false);
    expect(readConfig({ DATABASE_URL, SMTP_URL: 'smtp://mail.test' }).demoMode).toBe(false);
  });
});

describe('the keys of push notifications', () => {
  /** RFC 8291, appendix A: a pair that belongs together. */
  const PUSH = {
    VAPID_PUBLIC_KEY:
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    VAPID_SUBJECT: 'mailto:support@reelpact.test',
  };

  it('turn it on when all are set, and are null when none is', () => {
    expect(readConfig({ DATABASE_URL }).push).toBeNull();
    expect(readConfig({ DATABASE_URL, ...PUSH }).push).toMatchObject({
      subject: PUSH.VAPID_SUBJECT,
      loopback: false,
    });
  });

  it.each([
    ['VAPID_PRIVATE_KEY', { VAPID_PRIVATE_KEY: undefined }],
    ['VAPID_SUBJECT', { VAPID_SUBJECT: undefined }],
    ['VAPID_SUBJECT', { VAPID_SUBJECT: 'support@reelpact.test' }],
    ['VAPID_PUBLIC_KEY', { VAPID_PRIVATE_KEY: 'A'.repeat(42) + 'E' }],
    ['VAPID_PUBLIC_KEY', { VAPID_PUBLIC_KEY: 'short' }],
  ])('stop with a sentence that names %s, and repeat no key', (name, change) => {
    const read = () => readConfig({ DATABASE_URL, ...PUSH, ...change });
    expect(read).toThrow(name);
    expect(read).toThrow(/^((?!yfWPiYE).)*$/);
  });
});

describe("Stripe's settings", () => {
  it('turn Stripe on when all are set, and are null when none is', () => {
    expect(readConfig({ DATABASE_URL }).stripe).toBeNull();
    const both = { STRIPE_WEBHOOK_SECRET: 'whsec_one, whsec_two', STRIPE_API_BASE: 'http://127.0.0.1:99/' };
    expect(readConfig({ DATABASE_URL, ...STRIPE, ...both }).stripe).toEqual({
      secretKey: 'sk_test_hidden',
      publishableKey: 'pk_test_shown',
      webhookSecrets: ['whsec_one', 'whsec_two'],
      apiBase: 'http://127.0.0.1:99',
      timeout: 10_000,
      live: false,
    });
    expect(readConfig({ DATABASE_URL, ...LIVE }).stripe).toMatchObject({ apiBase: null, live: true });
  });

  it.each([
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: '' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: undefined }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_hidden' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'sk_test_hidden' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_one,hidden' }],
    ['one mode', { STRIPE_PUBLISHABLE_KEY: 'pk_live_hidden' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'localhost:12111' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'http://localhost:12111/v1' }],
    ['STRIPE_API_BASE', { ...LIVE, STRIPE_API_BASE: 'http://localhost:12111' }],
    ['DEMO_MODE', { ...LIVE, DEMO_MODE: 'true' }],
    ['STRIPE_TIMEOUT_MS', { STRIPE_TIMEOUT_MS: '5' }],
  ])('stop the start with a sentence that names %s and repeats no key', (name, change) => {
    const start = (): unknown => readConfig({ DATABASE_URL, ...STRIPE, ...change });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(name);
    expect(start).toThrow(/^((?!hidden).)*$/);
  });

  it('are wanted whole when only a stand-in is named', () => {
    expect(() => readConfig({ DATABASE_URL, STRIPE_API_BASE: 'http://localhost:1' })).toThrow(
      'STRIPE_SECRET_KEY',
    );
  });

  it('end the demo unless it is asked for, and need no permission for the sandbox', () => {
    expect(readConfig({ DATABASE_URL, ...STRIPE }).demoMode).toBe(false);
    expect(readConfig({ DATABASE_URL, ...STRIPE, DEMO_MODE: 'true' }).demoMode).toBe(true);
    const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) };
    expect(readConfig({ DATABASE_URL, ...LIVE, ...production }).stripe?.live).toBe(true);
  });

  it('warn when documents can’t say who runs the platform, and name what is missing', () => {
    const warned = (set: object) =>
      configWarnings(readConfig({ DATABASE_URL, ...STRIPE, PLATFORM_FEE_BPS: '500', ...set }));
    expect(warned({})).toEqual([
      expect.stringContaining('LEGAL_NAME, LEGAL_ADDRESS, LEGAL_TAX_ID are not set'),
    ]);
    expect(warned({ ...LEGAL, LEGAL_TAX_ID: ' ' })).toEqual([
      expect.stringContaining('LEGAL_TAX_ID is not set'),
    ]);
    expect(warned(LEGAL)).toEqual([]);
    expect(configWarnings(readConfig({ DATABASE_URL, DEMO_MODE: 'true' }))).toEqual([]);
  });

  it('warn when browsers would fetch no file from the storage', () => {
    const warned = (PUBLIC_URL: string, S3_ENDPOINT: string) =>
      configWarnings(readConfig({ DATABASE_URL, ...LEGAL, ...S3, PUBLIC_URL, S3_ENDPOINT }));
    expect(warned('https://reelpact.example', 'http://s3.example')).toEqual([
      expect.stringContaining('S3_ENDPOINT'),
    ]);
    expect(warned('https://reelpact.example', 'https://s3.example')).toEqual([]);
    expect(warned('http://localhost:3000', 'http://localhost:9000')).toEqual([]);
  });

  it('warn when the platform would pay for every booking', () => {
    expect(configWarnings(readConfig({ DATABASE_URL, ...STRIPE, ...LEGAL }))).toEqual([
      expect.stringContaining('PLATFORM_FEE_BPS'),
    ]);
    const withFee = { DATABASE_URL, ...STRIPE, ...LEGAL, PLATFORM_FEE_BPS: '500' };
    expect(configWarnings(readConfig(withFee))).toEqual([]);
    expect(configWarnings(readConfig({ DATABASE_URL }))).toEqual([]);
  });
});

describe('the settings of a sign-in provider', () => {
  const OIDC = {
    OIDC_ISSUER: 'https://accounts.google.com',
    OIDC_CLIENT_ID: 'reelpact-hidden',
    OIDC_CLIENT_SECRET: 'words-hidden',
  };
  const read = (change: Record<string, string | undefined> = {}) =>
    readConfig({ DATABASE_URL, ...OIDC, ...change }).oidc;

  it('turn it on when all are set, and are null when none is', () => {
    expect(readConfig({ DATABASE_URL }).oidc).toBeNull();
    expect(read()).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'reelpact-hidden',
      clientSecret: 'words-hidden',
      name: 'Google',
      timeout: 10_000,
    });
  });

  it('keep an issuer as it is, and take one of this very machine without TLS', () => {
    const issuers = [
      'https://id.test/realms/one/',
      'http://localhost:99',
      'http://127.0.0.1:99',
      'http://[::1]:99',
    ];
    for (const issuer of issuers) {
      expect(read({ OIDC_ISSUER: issuer, OIDC_NAME: 'Acme' })).toMatchObject({ issuer, name: 'Acme' });
    }
  });

  it.each([
    ['OIDC_ISSUER', { OIDC_ISSUER: undefined }],
    ['OIDC_CLIENT_ID', { OIDC_CLIENT_ID: ' ' }],
    ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_SECRET: undefined }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'hidden' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://id.test/hidden' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://localhost.id.test/hidden' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'https://user:hidden@id.test' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'https://id.test/?hidden' }],
    ['OIDC_NAME', { OIDC_ISSUER: 'https://id.test/hidden' }],
    ['OIDC_NAME', { OIDC_NAME: 'hidden '.repeat(7) }],
    ['OIDC_NAME', { OIDC_NAME: 'hid\u0007den, hidden' }],
    ['OIDC_TIMEOUT_MS', { OIDC_TIMEOUT_MS: '5' }],
  ])('stop the start with a sentence that names %s and repeats no value', (name, change) => {
    expect(() => read(change)).toThrow(ConfigError);
    expect(() => read(change)).toThrow(name);
    expect(() => read(change)).toThrow(/^((?!hidden).)*$/);
  });

  it('are wanted whole when only a name is given', () => {
    expect(() => readConfig({ DATABASE_URL, OIDC_NAME: 'Acme' })).toThrow('OIDC_CLIENT_SECRET');
  });
});

/** What `.env` can't change in the container, and why. */
const DECIDED_BY_THE_IMAGE: Partial<Record<SettingName | 'PGPASSWORD', string>> = {
  DATABASE_URL: 'the container beside it',
  PGPASSWORD: 'no setting: what the client of PostgreSQL adds to that address',
  HOST: 'else the published port leads nowhere',
  PORT: 'PORT in `.env` is the one that is published on the machine',
  DATA_DIR: 'the volume',
  WEB_ROOT: 'what the image was built with',
  FFMPEG_PATH: 'what is installed in the image',
};

describe('the list of settings', () => {
  const read = (path: string): string => readFileSync(resolve(__dirname, '../../../..', path), 'utf8');
  const namesIn = (text: string, pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, name = '']) => name);
  /** Every variable that the server asks for. */
  const asked = (): Set<string> => {
    const names = new Set<string>();
    const spy = (env: Env): Env =>
      new Proxy(env, { get: (of, name) => (names.add(String(name)), Reflect.get(of, name) as unknown) });
    readConfig(spy({ DATABASE_URL }));
    readConfig(spy({ DATABASE_URL, ...STRIPE, NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) }));
    readConfig(
      spy({
        DATABASE_URL,
        OIDC_ISSUER: 'https://id.example',
        OIDC_CLIENT_ID: 'a',
        OIDC_CLIENT_SECRET: 'b',
        OIDC_NAME: 'c',
      }),
    );
    readConfig(spy({ DATABASE_URL, ...S3 }));
    // What Node's own setting says.
    names.delete('NODE_ENV');
    return names;
  };

  it('is read as a whole, and nothing else is', () => {
    expect([...asked()].sort()).toEqual(Object.keys(SETTINGS).sort());
  });

  it('makes .env.example, with a text above each group', () => {
    expect(envExample()).toContain('\n\n# Where the server listens.');
    expect(namesIn(envExample(), /^#([A-Z0-9_]+)=/gm)).toEqual(Object.keys(SETTINGS));
    expect(envExample()).toContain('\n#WINDOW_REVIEW_HOURS=120\n');
  });

  it('has every setting that docs/operations.md names', () => {
    const named = namesIn(read('docs/operations.md'), /`([A-Z0-9]+(?:_[A-Z0-9]+)+)[`=]/g);
    const others = ['NODE_ENV', 'MALLOC_ARENA_MAX'];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in SETTINGS) && !others.includes(name))).toEqual([]);
  });

  it.each(Object.entries<Setting>(SETTINGS).filter(([, { secret }]) => secret))(
    'never repeats %s, which is secret',
    (name, { kind }) => {
      const messages = [() => kind('hidden', name), () => readConfig({ DATABASE_URL, [name]: 'hidden' })].map(
        (read) => {
          try {
            return read() && '';
          } catch (error) {
            return String(error);
          }
        },
      );
      expect(messages.join()).not.toContain('hidden');
    },
  );

  it('reaches the container as a whole, but for what the image decides', () => {
    const compose = read('docker-compose.yml');
    expect(compose).toContain('    env_file: .env\n');
    const [, app = ''] = compose.split('\n  app:\n');
    const set = [...app.matchAll(/^ {6}([A-Z0-9_]+): (.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    const decided = set.filter(([name, value]) => !value?.startsWith(`\${${name}:-`)).map(([name]) => name);
    expect(decided.sort()).toEqual(Object.keys(DECIDED_BY_THE_IMAGE).sort());
    const settable = set.map(([name]) => name ?? '').filter((name) => !decided.includes(name));
    expect(settable.filter((name) => !(name in SETTINGS))).toEqual([]);
    // A secret that everybody knows is none, and a sandbox is no payment: both are said by the one who runs it.
    expect(compose).not.toMatch(/PASSWORD:-|ALLOW_SANDBOX_PAYMENTS:/);
  });

  it('lets the database have any password, reserved characters of addresses too', () => {
    const compose = read('docker-compose.yml');
    const valueOf = (name: string): string => new RegExp(`^ {6}${name}: (.+)$`, 'm').exec(compose)?.[1] ?? '';
    const password = 'a/b@c:d?e#f%25&g h';
    // As Compose fills them in.
    const filled = (name: string): string => valueOf(name).replace(/\$\{POSTGRES_PASSWORD[^}]*\}/g, password);
    const { databaseUrl } = readConfig({ DATABASE_URL: filled('DATABASE_URL') });
    const before = process.env['PGPASSWORD'];
    process.env['PGPASSWORD'] = filled('PGPASSWORD');
    try {
      const client = new Client({ connectionString: databaseUrl });
      expect(client).toMatchObject({ ...{ user: 'reelpact', host: 'database', port: 5432 }, password });
    } finally {
      if (before === undefined) delete process.env['PGPASSWORD'];
      else process.env['PGPASSWORD'] = before;
    }
    expect(filled('POSTGRES_PASSWORD')).toBe(password);
  });

  it('gives both containers a file system that only their volumes and tmpfs open, and no right that they don’t need', () => {
    const services = read('docker-compose.yml').split(/^ {2}(?=(?:database|app):$)/m);
    for (const name of ['database', 'app']) {
      const service = services.find((text) => text.startsWith(`${name}:`)) ?? '';
      for (const line of ['read_only: true', 'tmpfs:', 'mem_limit:', 'cap_drop:\n      - ALL'])
        expect([name, service]).toEqual([name, expect.stringContaining(`    ${line}`)]);
    }
  });
});
