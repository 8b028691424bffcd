import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productSettings, withoutProductSettings } from './product-settings.mjs';

test('every setting of the example is kept from tests, and nothing else', () => {
  const names = [
    'TRUSTED_PROXIES',
    'RATE_LIMIT_FACTOR',
    'PASSWORD_MIN_LENGTH',
    'WEBHOOK_ALLOW_LOOPBACK',
    'VAPID_SUBJECT',
  ];
  for (const name of [...names, 'DATABASE_URL', 'WINDOW_HOLD_HOURS', 'WEB_ROOT'])
    assert.ok(productSettings().has(name), name);
  for (const name of ['PATH', 'NODE_ENV', 'TEST_DATABASE_URL', 'REELPACT_SEED'])
    assert.ok(!productSettings().has(name), name);
});

test('what else is in the environment stays', () => {
  process.env.TRUSTED_PROXIES = '7';
  try {
    const kept = withoutProductSettings();
    assert.equal(kept.TRUSTED_PROXIES, undefined);
    assert.equal(kept.PATH, process.env.PATH);
  } finally {
    delete process.env.TRUSTED_PROXIES;
  }
});
