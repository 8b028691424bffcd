import { gzipSync } from 'node:zlib';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type InlineConfig, type Plugin, type Rolldown, build, mergeConfig } from 'vite';
import { DOOR_PROGRAM_ALIAS, DOOR_SCRIPTS, doorScriptsOf } from './doors';
import { landingFaults } from './landing-budget';
import type { DrawnDocument } from './src/pages/document';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The program that the server draws documents with, in a folder that is not served. */
const PROGRAM = 'server/pages.mjs';
/** The same for the screens where strangers arrive. */
const DOOR_PROGRAM = 'server/doors.mjs';
/** What creators' pages, and licenses, may run, compressed, in bytes. */
const PAGE_SCRIPT_BYTES = 10 * 1024;

const SCRIPTS = {
  __PAGE_SCRIPT__: 'src/pages/islands/page.ts',
  __SITE_SCRIPT__: 'src/app/server/site-script.ts',
  __LICENSE_SCRIPT__: 'src/pages/islands/license.ts',
} as const;

/** What a license's page loads only when a credential is checked. */
const CREDENTIAL_SCRIPT = 'src/pages/islands/credential.ts';

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
    resolve: { alias: Object.entries(alias).map(([find, replacement]) => ({ find, replacement })) },
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

/** A script that is loaded later, with the parts that it loads itself, the script first. */
async function lazyScriptOf(
  root: string,
  alias: Record<string, string>,
  input: string,
): Promise<Map<string, string>> {
  const scripts = await outputOf(root, alias, {
    build: {
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  return new Map(scripts.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
}

/** A built program with its style sheet, and with all the files that it names. */
interface Program {
  code: string;
  styles: string;
  files: Map<string, string | Uint8Array>;
}

async function programOf(root: string, alias: Record<string, string>, more: InlineConfig): Promise<Program> {
  const shared: InlineConfig = {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      minify: true,
      target: 'node20',
      // One file, though browsers load some parts later.
      rollupOptions: { output: { codeSplitting: false } },
    },
  };
  const program: Program = { code: '', styles: '', files: new Map() };
  for (const file of await outputOf(root, alias, mergeConfig(shared, more))) {
    if (file.type === 'chunk') program.code = file.code;
    else if (file.fileName.endsWith('.css')) program.styles += String(file.source);
    else program.files.set(file.fileName, file.source);
  }
  return program;
}

/** Puts into a program what is known only once it is built. */
function filledIn(program: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((code, [name, value]) => {
    const placeholder = new RegExp(`(["'\`])${name}\\1`, 'g');
    if (!placeholder.test(code)) throw new Error(`The program has no place for ${name}.`);
    return code.replace(placeholder, () => JSON.stringify(value));
  }, program);
}

interface BuiltPages {
  /** By their names. */
  files: Map<string, string | Uint8Array>;
  faults: string[];
  sizes: string[];
}

/** Builds the programs with the scripts and pictures that their documents name. */
async function buildPages(root: string, alias: Record<string, string>): Promise<BuiltPages> {
  const files = new Map<string, string | Uint8Array>();
  const values: Record<string, string> = {};
  for (const [name, input] of Object.entries(SCRIPTS)) {
    const [fileName, code] = await scriptOf(root, alias, input);
    files.set(fileName, code);
    values[name] = `/${fileName}`;
  }
  const later = await lazyScriptOf(root, alias, CREDENTIAL_SCRIPT);
  const [credential = ''] = later.keys();
  for (const [fileName, code] of later) files.set(fileName, code);
  values.__CREDENTIAL_SCRIPT__ = `/${credential}`;
  const drawing = await programOf(root, alias, {
    plugins: [drawPagesAsText(root)],
    build: { ssr: 'src/app/server/program.tsx' },
  });
  files.set(PROGRAM, filledIn(drawing.code, { ...values, __SITE_CSS__: drawing.styles }));

  const doors = await programOf(root, alias, {
    plugins: [drawPagesAsText(root)],
    resolve: { alias: DOOR_PROGRAM_ALIAS },
    build: { ssr: 'src/app/doors/program.tsx' },
  });
  const scripts = await outputOf(root, alias, DOOR_SCRIPTS);
  for (const file of scripts) if (file.type === 'chunk') files.set(file.fileName, file.code);
  const { __SITE_SCRIPT__: site = '' } = values;
  const built = doorScriptsOf(scripts, doors.styles, String(files.get(site.slice(1))));
  files.set(
    DOOR_PROGRAM,
    filledIn(doors.code, { ...built.values, __SITE_SCRIPT__: site, __DOOR_CSS__: doors.styles }),
  );
  for (const [name, source] of [...drawing.files, ...doors.files]) files.set(name, source);
  return { files, faults: built.faults, sizes: built.sizes };
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
      ([name]) => /\/site-script-[^/]*\.js$/.test(name) || /\.(?!js$|mjs$|woff2$)\w+$/.test(name),
    );
    const landing = landingFaults(
      new Map([...siteFiles, ['landing', htmlOf(program.drawLanding(site))]]),
      'landing',
    );
    const scripts = ['page', 'license', 'credential', 'by-library'].map((kind) => {
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
      const { files, ...doors } = await buildPages(root, alias);
      const pages = await faultsOf(files);
      const faults = [...pages.faults, ...doors.faults];
      if (faults.length > 0) this.error(faults.join('\n'));
      this.info([pages.sizes, ...doors.sizes].join('\n'));
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
