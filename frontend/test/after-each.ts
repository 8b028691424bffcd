import { afterEach, beforeEach } from '@jest/globals';
import { COOKIES } from '@reelpact/domain';
import { cleanup, configure } from '@testing-library/react';
import { showFailuresWith } from '../src/api/errors';
import { showToast } from '../src/ui/toast';

/** Only ends a hang: the library's own second is not enough for a busy machine. */
const STEP_HANG_MS = 180_000;
configure({ asyncUtilTimeout: STEP_HANG_MS });

// As the app does.
showFailuresWith((title, text) => showToast(title, text, 'destructive'));

// Who is signed in says the stand-in server of each test.
beforeEach(() => {
  document.cookie = `${COOKIES.signedIn.name}=1`;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});
