import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import preset from '../jest.preset.mjs';

/**
 * Jest loads this file without our module mapping: what it imports from beside it must be named `./x.ts`.
 * While it does not exist, the unit project must still run.
 */
const globalSetup = fileURLToPath(new URL('./test/global-setup.ts', import.meta.url));

/** `unit` needs nothing; `int` needs the PostgreSQL server that TEST_DATABASE_URL names. */
export default {
  maxWorkers: 2,
  testTimeout: 20_000,
  projects: [
    { ...preset, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...preset,
      displayName: 'int',
      testMatch: ['<rootDir>/src/**/*.int-spec.ts', '<rootDir>/test/**/*.int-spec.ts'],
      ...(existsSync(globalSetup) ? { globalSetup } : {}),
    },
  ],
};
