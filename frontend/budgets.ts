import { gzipSync } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

const KB = 1024;

interface Budget {
  /** The screen's file in `src/app/routes`, and what else its first view loads. */
  modules: readonly string[];
  /** JavaScript that has to arrive, compressed, in bytes. */
  bytes: number;
  files: number;
}

const APP = 'app/layouts/app-layout.tsx';

/** What the first view of a screen may load, everything that the entry and the layout bring included. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  'creator dashboard': { modules: [APP, 'app/routes/creator-dashboard.tsx'], bytes: 200 * KB, files: 20 },
  'brand dashboard': { modules: [APP, 'app/routes/brand-dashboard.tsx'], bytes: 200 * KB, files: 20 },
  project: { modules: [APP, 'app/routes/project.tsx'], bytes: 200 * KB, files: 22 },
  'review room': { modules: [APP, 'app/routes/brand-review.tsx'], bytes: 225 * KB, files: 22 },
  'after paying': { modules: [APP, 'app/routes/payment-success.tsx'], bytes: 200 * KB, files: 20 },
};

const isChunk = (file: OutputBundle[string]): file is OutputChunk => file.type === 'chunk';

/** A chunk with everything it can't run without. */
function withImports(bundle: OutputBundle, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const chunk = bundle[file];
  if (chunk && isChunk(chunk)) for (const needed of chunk.imports) withImports(bundle, needed, found);
  return found;
}

/** Fails the build when the first view of a screen loads more than it may. */
export function jsBudgets(): Plugin {
  return {
    name: 'js-budgets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(isChunk);
      const chunkOf = (module: string): string => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
        if (!chunk) throw new Error(`No chunk has ${module}: its budget holds nothing.`);
        return chunk.fileName;
      };
      const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
      const lines = Object.entries(BUDGETS).map(([name, { modules, bytes, files }]) => {
        const needed = new Set(
          [entry, ...modules.map(chunkOf)].flatMap((file) => [...withImports(bundle, file)]),
        );
        const size = [...needed].reduce((sum, file) => {
          const chunk = bundle[file];
          return sum + (chunk && isChunk(chunk) ? gzipSync(chunk.code).length : 0);
        }, 0);
        const over = size > bytes || needed.size > files;
        const text = `${name}: ${(size / KB).toFixed(1)} of ${bytes / KB} KB in ${needed.size} of ${files} files`;
        return { over, text };
      });
      const over = lines.filter((line) => line.over).map(({ text }) => text);
      if (over.length > 0) this.error(`Too much JavaScript for a first view.\n${over.join('\n')}`);
      this.info(lines.map(({ text }) => text).join('\n'));
    },
  };
}
