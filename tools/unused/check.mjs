import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../root.mjs';
import { clean, plants } from './plants.mjs';

/** Finds files, exports and dependencies that nothing uses, and then checks that every kind is still found. */
const CONFIG = 'tools/unused/knip.json';
const KNIP = fileURLToPath(new URL('../bin/knip.js', import.meta.resolve('knip')));

/** @returns what is unused below a folder, one line each: "exports: domain/src/index.ts price" */
function unusedIn(directory, ...flags) {
  const args = [
    KNIP,
    '--directory',
    directory,
    '--config',
    CONFIG,
    '--no-progress',
    '--reporter',
    'json',
    ...flags,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const found = stdout.startsWith('{') ? linesOf(JSON.parse(stdout)) : [];
  // Something else is wrong, a stale pattern in the configuration for instance.
  if (status !== 0 && found.length === 0) return [stderr || stdout];
  return found;
}

function linesOf({ issues }) {
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      list.map(({ name }) => `${kind}: ${file}${name === file ? '' : ` ${name}`}`),
    ),
  );
}

/** What is wrong with one planted tree, or undefined when exactly the expected line was found. */
function tryPlant({ files, expect }) {
  const base = mkdtempSync(join(tmpdir(), 'reelpact-unused-'));
  try {
    for (const [path, text] of Object.entries({ ...clean, ...files })) {
      mkdirSync(dirname(join(base, path)), { recursive: true });
      writeFileSync(join(base, path), text);
    }
    cpSync(join(root, CONFIG), join(base, CONFIG));
    const found = unusedIn(base);
    if (found.join() === (expect ?? '')) return undefined;
    return `planted ${JSON.stringify(files)}: expected ${expect ?? 'nothing'}, got ${found.join(', ') || 'nothing'}`;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

const complaints = unusedIn(root, '--treat-config-hints-as-errors');
for (const plant of [{ files: {}, expect: undefined }, ...plants]) {
  const complaint = tryPlant(plant);
  if (complaint) complaints.push(complaint);
}
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length === 0 ? 0 : 1);
