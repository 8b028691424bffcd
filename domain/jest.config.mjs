import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'domain', testMatch: ['<rootDir>/src/**/*.spec.ts'] };
