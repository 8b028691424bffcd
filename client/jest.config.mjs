import { sharedRealm } from '../jest.preset.mjs';

export default { ...sharedRealm, displayName: 'client', testMatch: ['<rootDir>/src/**/*.spec.ts'] };
