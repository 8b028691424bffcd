import { fileURLToPath } from 'node:url';
import { sharedRealm } from '../jest.preset.mjs';

/** Jest loads these two without our module mapping: what they import from beside them must be named `./x.ts`. */
const globalSetup = fileURLToPath(new URL('./test/global-setup.ts', import.meta.url));
const globalTeardown = fileURLToPath(new URL('./test/global-teardown.ts', import.meta.url));

/** `unit` needs nothing; `int` needs the PostgreSQL server that TEST_DATABASE_URL names. */
export default {
  maxWorkers: 2,
  // With a limit Jest always starts workers. In its own process, where it would run a single file, Nest finds no
  // constructor's parameters.
  workerIdleMemoryLimit: '3GB',
  // Of several projects together, only this level's limit counts.
  testTimeout: sharedRealm.testTimeout,
  projects: [
    { ...sharedRealm, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...sharedRealm,
      displayName: 'int',
      testMatch: ['<rootDir>/src/**/*.int-spec.ts', '<rootDir>/test/**/*.int-spec.ts'],
      globalSetup,
      globalTeardown,
    },
  ],
};
