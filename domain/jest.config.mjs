import { sharedRealm, specsOf } from '../jest.preset.mjs';

export default {
  ...sharedRealm,
  displayName: 'domain',
  // The states of the booking machine are explored once for all files of a worker; the other projects keep the second core busy.
  maxWorkers: 1,
  testMatch: specsOf('<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.long-spec.ts'),
};
