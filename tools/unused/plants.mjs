const manifest = (name, more) => JSON.stringify({ name: `@reelpact/${name}`, type: 'module', ...more });

/** A small tree in which everything is used; each plant adds files to it or replaces some. */
export const clean = {
  'package.json': JSON.stringify({
    name: 'reelpact',
    workspaces: ['domain', 'backend', 'frontend', 'e2e', 'client'],
  }),
  'domain/package.json': manifest('domain', {
    exports: { '.': { types: './src/index.ts', default: './dist/index.js' } },
  }),
  'domain/tsconfig.json': '{ "compilerOptions": { "rootDir": "src", "outDir": "dist" }, "include": ["src"] }',
  'domain/src/index.ts': "export * from './price.js';",
  'domain/src/price.ts': 'export const price = 1;',
  'backend/package.json': manifest('backend', { dependencies: { '@reelpact/domain': '0.1.0' } }),
  'backend/src/main.ts':
    "import { price } from '@reelpact/domain';\nimport { app } from './app.js';\napp(price);",
  'backend/src/app.ts': 'export const app = console.log;',
  'frontend/package.json': manifest('frontend'),
  'e2e/package.json': manifest('e2e'),
  'client/package.json': manifest('client'),
};

/** What isn't used, and the one line that must be said about it. */
export const plants = [
  {
    files: { 'domain/src/price.ts': 'export const price = 1;\nexport const unused = 2;' },
    expect: 'exports: domain/src/price.ts unused',
  },
  {
    files: { 'backend/src/app.ts': 'export const app = console.log;\nexport interface Unused {}' },
    expect: 'types: backend/src/app.ts Unused',
  },
  { files: { 'backend/src/unused.ts': 'export {};' }, expect: 'files: backend/src/unused.ts' },
  { files: { 'tools/room/unused.mjs': 'export {};' }, expect: 'files: tools/room/unused.mjs' },
  {
    files: {
      'backend/package.json': manifest('backend', {
        dependencies: { '@reelpact/domain': '0.1.0', 'lru-cache': '1.0.0' },
      }),
    },
    expect: 'dependencies: backend/package.json lru-cache',
  },
  {
    files: { 'backend/src/app.ts': "import pg from 'pg';\nexport const app = pg;" },
    expect: 'unlisted: backend/src/app.ts pg',
  },
];
