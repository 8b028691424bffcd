import { fileURLToPath } from 'node:url';

/** SWC settings for Jest. */
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
 * The one limit of a test. It only ends a hang: on a quiet machine the slowest test takes half a minute, and none may
 * fail because a machine is slow or busy. Long tests of a soak run end by themselves when their time is over.
 */
const HANG_MS = process.env.REELPACT_SOAK_UNTIL ? 24 * 3_600_000 : 30 * 60_000;

/**
 * What SWC leaves as it is: third-party code, which has CommonJS in it nearly everywhere, and built code, which only Node itself loads. A package
 * that is ES modules alone must be named where Jest loads it into a page's realm (`frontend`): it says "Must use import to load ES Module".
 */
const AS_IT_IS = ['/node_modules/(?!@noble/ed25519/)', '/(?:backend|domain)/dist/'];

/**
 * What every workspace's Jest configuration starts from.
 * Jest runs in CommonJS mode: in its ESM mode, CommonJS packages that require ESM ones need Node 24.
 */
const preset = {
  testEnvironment: 'node',
  testTimeout: HANG_MS,
  transform: { '^.+\\.tsx?$': swc(true), '^.+\\.m?js$': swc(false) },
  transformIgnorePatterns: AS_IT_IS,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleNameMapper: {
    '^@reelpact/client$': fileURLToPath(new URL('./client/src/index.ts', import.meta.url)),
    '^@reelpact/domain$': fileURLToPath(new URL('./domain/src/index.ts', import.meta.url)),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

/**
 * The spec files of a tier: `short` is `npm test`, `long` what `npm run test:all` runs beside it, `every` both; `cluster` is `npm run
 * test:cluster`.
 * @param {string | string[]} short patterns
 * @param {string | string[]} long
 * @param {string | string[]} cluster
 */
export function specsOf(short, long, cluster = []) {
  const tiers = { short: [short], long: [long], every: [short, long], cluster: [cluster] };
  return tiers[process.env.REELPACT_TIER ?? 'short'].flat();
}

const shared = (file) => fileURLToPath(new URL(`./tools/shared-realm/${file}.mjs`, import.meta.url));

/** For tests that need no browser: third-party code is loaded once for all files of a worker. */
export const sharedRealm = { ...preset, testEnvironment: shared('environment'), runtime: shared('runtime') };

export default preset;
