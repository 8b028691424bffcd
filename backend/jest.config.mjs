import { fileURLToPath } from 'node:url';
import { sharedRealm, specsOf } from '../jest.preset.mjs';

/** Jest loads these two without our module mapping: what they import from beside them must be named `./x.ts`. */
const globalSetup = fileURLToPath(new URL('./test/global-setup.ts', import.meta.url));
const globalTeardown = fileURLToPath(new URL('./test/global-teardown.ts', import.meta.url));

const preset = {
  ...sharedRealm,
  setupFilesAfterEnv: ['<rootDir>/test/quiet.ts'],
  moduleNameMapper: {
    '^@node-rs/argon2$': '<rootDir>/test/quick-argon2.cjs',
    ...sharedRealm.moduleNameMapper,
  },
};

/** Those that have tests in this tier: without a pattern Jest would take every file for a test. */
const projectsOf = (projects) => projects.filter(({ testMatch }) => testMatch.length > 0);

/** `unit` needs nothing; `int` and the long tests need the PostgreSQL server that TEST_DATABASE_URL names. */
export default {
  // With PostgreSQL beside them two keep two cores busy; four take a sixth more of the CPU for the same tests.
  maxWorkers: 2,
  testSequencer: fileURLToPath(new URL('./test/suites-first.mjs', import.meta.url)),
  // With a limit Jest always starts workers. In its own process, where it would run a single file, Nest finds no
  // constructor's parameters.
  workerIdleMemoryLimit: '3GB',
  // Of several projects together, only this level's limit counts.
  testTimeout: sharedRealm.testTimeout,
  projects: projectsOf([
    { ...preset, displayName: 'unit', testMatch: specsOf('<rootDir>/src/**/*.spec.ts', []) },
    {
      ...preset,
      displayName: 'int',
      testMatch: specsOf(
        '<rootDir>/test/*.int-spec.ts',
        '<rootDir>/test/*.long-spec.ts',
        '<rootDir>/test/cluster/*.cluster-spec.ts',
      ),
      globalSetup,
      globalTeardown,
    },
  ]),
};
