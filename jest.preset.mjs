import { fileURLToPath } from 'node:url';

/** SWC settings for Jest; node_modules go through it too because many packages are ESM only. */
const swc = (typescript) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser: typescript
        ? { syntax: 'typescript', decorators: true, tsx: true }
        : { syntax: 'ecmascript', jsx: false },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2022',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/**
 * What every workspace's Jest configuration starts from.
 * Jest runs in CommonJS mode: in its ESM mode, CommonJS packages that require ESM ones need Node 24.
 */
export default {
  testEnvironment: 'node',
  transform: { '^.+\\.tsx?$': swc(true), '^.+\\.m?js$': swc(false) },
  transformIgnorePatterns: [],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleNameMapper: {
    '^@reelpact/domain$': fileURLToPath(new URL('./domain/src/index.ts', import.meta.url)),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};
