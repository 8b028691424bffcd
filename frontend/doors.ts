import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin, Rolldown } from 'vite';

const KB = 1024;
/** The scripts, and what a first view may load of each, compressed, in bytes. */
const ENTRIES = {
  __PEOPLE_SCRIPT__: {
    name: 'sign-in and sign-up',
    input: 'src/app/doors/people-script.ts',
    bytes: 60 * KB,
  },
  __BOOKING_SCRIPT__: { name: 'booking form', input: 'src/app/doors/booking-script.ts', bytes: 60 * KB },
  __CHECKOUT_SCRIPT__: { name: 'checkout', input: 'src/app/doors/checkout-script.ts', bytes: 120 * KB },
} as const;

/** Screens ask the same of it as of the application's router, which is many times larger. */
const ROUTER = {
  find: /^react-router-dom$/,
  replacement: fileURLToPath(new URL('src/app/doors/door-router.tsx', import.meta.url)),
};

/** The server draws doors with React itself. */
export const DOOR_PROGRAM_ALIAS = [ROUTER];

/** In the browser a small library stands in for React: a stranger on a slow line waits for what is loaded. */
const DOOR_SCRIPT_ALIAS = [
  ROUTER,
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
];

/** Nothing is preloaded with what is loaded later, so Vite’s kilobyte of script that does so stays out. */
const WITHOUT_PRELOADS: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** How the scripts of doors are built. What both need is a file of its own. */
export const DOOR_SCRIPTS: InlineConfig = {
  plugins: [WITHOUT_PRELOADS],
  resolve: { alias: DOOR_SCRIPT_ALIAS },
  build: {
    target: 'es2022',
    modulePreload: false,
    cssCodeSplit: false,
    rollupOptions: {
      input: Object.values(ENTRIES).map(({ input }) => input),
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        // What all of them share is one file, whatever else needs a part of it: many small ones compress worse.
        codeSplitting: { groups: [{ name: 'page', minShareCount: 3 }] },
      },
      // See vite.config.ts.
      treeshake: { moduleSideEffects: (id) => !id.includes('/domain/src/') },
    },
  },
};

type Built = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

const classesIn = (styles: string): Set<string> =>
  new Set([...styles.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name));

/**
 * What the documents name of the built scripts: of each entry, itself and all that it can't run without.
 * @param styles of the program that draws the doors: the scripts' own must be the same
 */
export function doorScriptsOf(
  built: Built,
  styles: string,
  siteScript: string,
): { values: Record<string, string>; faults: string[]; sizes: string[] } {
  const chunks = new Map(built.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const drawn = classesIn(styles);
  const unknown = built
    .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []))
    .flatMap((sheet) => [...classesIn(sheet)].filter((name) => !drawn.has(name)));
  const faults = unknown.map(
    (name) => `The scripts of doors have the class ${name}, which their styles lack.`,
  );
  const values: Record<string, string> = {};
  const sizes: string[] = [];
  for (const [placeholder, { name, input, bytes: allowed }] of Object.entries(ENTRIES)) {
    const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(input));
    if (!entry) throw new Error(`${input} is no script.`);
    const needed = [entry.fileName, ...entry.imports];
    values[placeholder] = needed.map((file) => `/${file}`).join(' ');
    const bytes = [siteScript, ...needed.map((file) => chunks.get(file)?.code ?? '')].reduce(
      (sum, code) => sum + gzipSync(code).length,
      0,
    );
    const size = `${name}: ${(bytes / KB).toFixed(1)} of ${allowed / KB} KB of script in ${needed.length + 1} files`;
    sizes.push(size);
    if (bytes > allowed) faults.push(`Too much JavaScript for a first view. ${size}`);
  }
  return { values, faults, sizes };
}
