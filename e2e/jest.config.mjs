import preset, { specsOf } from '../jest.preset.mjs';

/**
 * A spec file is a suite: it imports its parts (`*.part.ts`), which share one product and one browser. All suites share one
 * unpacked browser.
 * Jest loads the global setup without our module mapping: what it imports from beside it must be named `./x.ts`.
 */
export default {
  ...preset,
  displayName: 'e2e',
  maxWorkers: 2,
  testMatch: specsOf('<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.long-spec.ts'),
  globalSetup: '<rootDir>/src/harness/global-setup.ts',
  globalTeardown: '<rootDir>/src/harness/global-teardown.ts',
  testEnvironment: '<rootDir>/src/harness/screenshot-environment.ts',
};
