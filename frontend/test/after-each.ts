import { afterEach, jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';

jest.setTimeout(30_000);

afterEach(() => {
  cleanup();
  localStorage.clear();
});
