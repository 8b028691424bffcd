import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { showFailuresWith } from '../src/api/errors';
import { showToast } from '../src/ui/toast';

/** Only ends a hang: the library's own second is not enough for a busy machine. */
const STEP_HANG_MS = 180_000;
configure({ asyncUtilTimeout: STEP_HANG_MS });

// As the app does.
showFailuresWith((title, text) => showToast(title, text, 'destructive'));

afterEach(() => {
  cleanup();
  localStorage.clear();
});
