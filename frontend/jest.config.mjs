import { sharedRealm, specsOf } from '../jest.preset.mjs';

export default {
  ...sharedRealm,
  displayName: 'frontend',
  // React and antd are loaded once for all files of a worker; the other projects keep the second core busy.
  maxWorkers: 1,
  testEnvironment: '<rootDir>/test/browser-environment.mjs',
  testMatch: specsOf('<rootDir>/src/**/*.spec.{ts,tsx}', '<rootDir>/src/**/*.long-spec.{ts,tsx}'),
  setupFilesAfterEnv: ['<rootDir>/test/after-each.ts'],
  moduleNameMapper: {
    '\\.css\\?inline$': '<rootDir>/test/css-text.cjs',
    '\\.module\\.css$': '<rootDir>/test/css-classes.cjs',
    '\\.css$': '<rootDir>/test/css-classes.cjs',
    '\\.(webp|woff2\\?url)$': '<rootDir>/test/picture.cjs',
    '^antd$': '<rootDir>/test/antd.cjs',
    '^@ant-design/icons$': '<rootDir>/test/icons.cjs',
    '^@ant-design/cssinjs$': '<rootDir>/test/antd-styles.cjs',
    ...sharedRealm.moduleNameMapper,
  },
};
