import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

/** Only ends a hang: the library's own second is not enough for a busy machine. */
const STEP_HANG_MS = 180_000;
configure({ asyncUtilTimeout: STEP_HANG_MS });

afterEach(() => {
  cleanup();
  localStorage.clear();
});
