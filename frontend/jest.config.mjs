import preset from '../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'frontend',
  testEnvironment: '<rootDir>/test/browser-environment.mjs',
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/test/after-each.ts'],
  moduleNameMapper: {
    '\\.css\\?inline$': '<rootDir>/test/css-text.cjs',
    '\\.module\\.css$': '<rootDir>/test/css-classes.cjs',
    '\\.css$': '<rootDir>/test/css-classes.cjs',
    '\\.webp$': '<rootDir>/test/picture.cjs',
    ...preset.moduleNameMapper,
  },
};
