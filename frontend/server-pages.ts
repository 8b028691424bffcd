import { gzipSync } from 'node:zlib';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type InlineConfig, type Plugin, type Rolldown, build, mergeConfig } from 'vite';
import { landingFaults } from './landing-budget';
import type { DrawnDocument } from './src/pages/document';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The program that the server draws documents with, in a folder that is not served. */
const PROGRAM = 'server/pages.mjs';
/** What creators' pages, and licenses, may run, compressed, in bytes. */
const PAGE_SCRIPT_BYTES = 10 * 1024;

const SCRIPTS = {
  __PAGE_SCRIPT__: 'src/pages/islands/page.ts',
  __SITE_SCRIPT__: 'src/app/server/site-script.ts',
  __LICENSE_SCRIPT__: 'src/pages/islands/license.ts',
} as const;

const htmlOf = ({ before, styles, after }: DrawnDocument): string => before + styles + after;

/** Compiles creators' pages with the runtime that draws text at once. */
function drawPagesAsText(root: string): Plugin {
  const runtime = join(root, 'src/pages/static/jsx-runtime.ts');
  return {
    name: 'draw-pages-as-text',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'react/jsx-runtime' && importer?.includes('/src/pages/') ? runtime : undefined,
  };
}

async function outputOf(root: string, alias: Record<string, string>, more: InlineConfig): Promise<Output[]> {
  const shared: InlineConfig = {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    resolve: { alias },
    build: { write: false, assetsInlineLimit: 0 },
  };
  const built = (await build(mergeConfig(shared, more))) as Rolldown.RolldownOutput;
  return built.output;
}

async function scriptOf(
  root: string,
  alias: Record<string, string>,
  input: string,
): Promise<[string, string]> {
  const [script] = await outputOf(root, alias, {
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input, output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' } },
    },
  });
  if (script?.type !== 'chunk') throw new Error(`${input} is no script.`);
  return [script.fileName, script.code];
}

/** Builds the program with the scripts and pictures that its documents name. @returns all files by their names */
async function buildPages(
  root: string,
  alias: Record<string, string>,
): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  const values: Record<string, string> = { __SITE_CSS__: '' };
  for (const [name, input] of Object.entries(SCRIPTS)) {
    const [fileName, code] = await scriptOf(root, alias, input);
    files.set(fileName, code);
    values[name] = `/${fileName}`;
  }
  const drawing = await outputOf(root, alias, {
    plugins: [drawPagesAsText(root)],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/server/program.tsx',
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      minify: true,
      target: 'node20',
    },
  });
  let program = '';
  for (const file of drawing) {
    if (file.type === 'chunk') program = file.code;
    else if (file.fileName.endsWith('.css')) values.__SITE_CSS__ += String(file.source);
    else files.set(file.fileName, file.source);
  }
  for (const [name, value] of Object.entries(values)) {
    const placeholder = new RegExp(`(["'\`])${name}\\1`, 'g');
    if (!placeholder.test(program)) throw new Error(`The program has no place for ${name}.`);
    program = program.replace(placeholder, () => JSON.stringify(value));
  }
  files.set(PROGRAM, program);
  return files;
}

/** What is wrong with the documents, as far as the build can tell. */
async function faultsOf(
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<{ faults: string[]; sizes: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'reelpact-pages-'));
  try {
    const file = join(folder, 'pages.mjs');
    await writeFile(file, String(files.get(PROGRAM)));
    const program = (await import(pathToFileURL(file).href)) as typeof import('./src/app/server/program');
    const site = { publicUrl: 'https://reelpact.test', supportEmail: 'support@reelpact.test' };
    const siteFiles = [...files].filter(
      // The landing page has the system's own font; those are for creators' pages.
      ([name]) => name !== PROGRAM && !/\/(page|license)-[^/]*\.js$|\.woff2$/.test(name),
    );
    const landing = landingFaults(
      new Map([...siteFiles, ['landing', htmlOf(program.drawLanding(site))]]),
      'landing',
    );
    const scripts = ['page', 'license'].map((kind) => {
      const [, script = ''] = [...files].find(([name]) => name.startsWith(`assets/${kind}-`)) ?? [];
      return { kind, bytes: gzipSync(script).length };
    });
    return {
      faults: [
        ...landing.faults,
        ...scripts
          .filter(({ bytes }) => bytes > PAGE_SCRIPT_BYTES)
          .map(({ kind, bytes }) => `The script "${kind}" has ${bytes} of ${PAGE_SCRIPT_BYTES} bytes.`),
      ],
      sizes: [
        landing.sizes,
        ...scripts.map(
          ({ kind, bytes }) =>
            `${kind}: no required script, ${(bytes / 1024).toFixed(1)} of ${PAGE_SCRIPT_BYTES / 1024} KB of optional script`,
        ),
      ].join('\n'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes the program that draws creators' pages, the landing page and the legal pages, which are no screens of the application. */
export function serverPages(alias: Record<string, string>): Plugin {
  let root = '';
  return {
    name: 'server-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const files = await buildPages(root, alias);
      const { faults, sizes } = await faultsOf(files);
      if (faults.length > 0) this.error(faults.join('\n'));
      this.info(sizes);
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
