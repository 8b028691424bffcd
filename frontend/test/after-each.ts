import { afterEach, beforeEach } from '@jest/globals';
import { COOKIES } from '@reelpact/domain';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { showFailuresWith } from '../src/api/errors';
import { showToast } from '../src/ui/toast';
import { dismissToast } from '../src/ui/toast/toast-queue';

/** Only ends a hang: the library's own second is not enough for a busy machine. */
const STEP_HANG_MS = 60_000;

interface Internals {
  /** What `act` has still to do; null outside of it. */
  actQueue: unknown[] | null;
}
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, Internals>;
if (!internals) throw new Error('React keeps what it shares somewhere else now: see test/after-each.ts');

// React notes the stack of each element that is made. It takes a tenth of the time, and nobody reads it.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => {},
});

// An effect may move the focus. `act` within `act` would end the outer one too soon.
const { eventWrapper, getElementError } = getConfig();
// What waits fails many times before it succeeds, and only its last failure is read: that one alone shows the page.
const isOneOfMany = (): boolean | undefined =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
configure({
  getElementError: (message, container) =>
    isOneOfMany()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
  asyncUtilTimeout: STEP_HANG_MS,
  eventWrapper: (event) => (internals.actQueue === null ? eventWrapper(event) : event()),
});

// As the app does.
showFailuresWith((title, text) => showToast(title, text, 'destructive'));

// Who is signed in says the stand-in server of each test.
beforeEach(() => {
  document.cookie = `${COOKIES.signedIn.name}=1`;
});
afterEach(() => {
  cleanup();
  // A toast outlives the page that it was shown on.
  dismissToast();
  localStorage.clear();
});
