import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';

const DATABASE_URL = 'postgres://someone:secret@localhost/reelpact';

describe('the configuration', () => {
  it('needs a database and has a default for everything else', () => {
    expect(readConfig({ DATABASE_URL })).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      platformFeeBps: 0,
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
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_1' }],
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
