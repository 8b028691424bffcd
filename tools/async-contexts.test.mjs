import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { test } from 'node:test';
import { leaveAsyncContexts } from './shared-realm/async-contexts.mjs';

test('a context that a test file has entered is left with the file, and can be entered again', () => {
  const storage = new AsyncLocalStorage();
  storage.run('first', () => {
    assert.equal(storage.getStore(), 'first');
    leaveAsyncContexts();
    assert.equal(storage.getStore(), undefined);
  });
  assert.equal(
    storage.run('second', () => storage.getStore()),
    'second',
  );
});
