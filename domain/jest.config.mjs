import { sharedRealm, specsOf } from '../jest.preset.mjs';

export default {
  ...sharedRealm,
  displayName: 'domain',
  testMatch: specsOf('<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.long-spec.ts'),
};
