import { sharedRealm } from '../jest.preset.mjs';

export default { ...sharedRealm, displayName: 'domain', testMatch: ['<rootDir>/src/**/*.spec.ts'] };
