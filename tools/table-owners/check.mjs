import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import floors from '../import-rules/floors.cjs';
import { JOB_VIEWS, entitiesIn, foreignReads, isOwned, judge } from './judge.mjs';
import { OWNERS } from './owners.mjs';
import { innocent, plants } from './plants.mjs';
import { misplaced } from './shards.mjs';

/** Checks who reads and writes which table, and then that every kind of violation is still found. */
const SOURCES = 'backend/src';
const MIGRATIONS = join(SOURCES, 'platform/database/migrations');

const paths = readdirSync(join(root, SOURCES), { recursive: true })
  .map((name) => join(SOURCES, name).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'));
const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** @returns every violation in a set of files: path → text */
function violationsIn(tree) {
  const entities = entitiesIn(tree);
  return Object.entries(tree).flatMap(([path, text]) => judge(path, text, entities));
}

const complaints = violationsIn(files);
const created = new Set(
  paths
    .filter((path) => path.startsWith(MIGRATIONS) || path === JOB_VIEWS)
    .flatMap((path) => [
      ...files[path].matchAll(/create (?:(?:unlogged )?table|(?:or replace )?view) ([\w.]+)/g),
    ])
    .map(([, table]) => table),
);
// A name that a table had before is at most a view for servers of the version before.
for (const path of Object.keys(files))
  for (const [, before, after] of files[path].matchAll(/alter table ([\w.]+) rename to ([\w.]+)/g)) {
    created.delete(before);
    created.add(after);
  }
for (const table of created) if (!isOwned(table)) complaints.push(`${table} has no owner`);
const owned = Object.values(OWNERS).flat();
for (const table of owned)
  if (!created.has(table)) complaints.push(`${table} has an owner and is made nowhere`);
const modules = readdirSync(join(root, SOURCES, 'modules'));
for (const name of modules)
  if (!floors.MODULES_IN_ORDER.includes(name)) complaints.push(`the module ${name} stands on no floor`);
for (const name of floors.MODULES_IN_ORDER)
  if (!modules.includes(name)) complaints.push(`a floor has ${name}, which is no module`);
complaints.push(...misplaced(owned));
if (new Set(owned).size !== owned.length) complaints.push('a table has two owners');

for (const { path, text } of innocent) {
  for (const complaint of violationsIn({ [path]: text }))
    complaints.push(`innocent, but complained about: ${complaint}`);
}
for (const { files: planted, expect } of plants) {
  const found = violationsIn(planted);
  if (found.length !== 1 || !found[0].includes(expect))
    complaints.push(
      `planted ${JSON.stringify(planted)}: expected "${expect}", got ${found.join(' | ') || 'nothing'}`,
    );
}
for (const complaint of complaints) console.error(complaint);
const reads = Object.entries(files).flatMap(([path, text]) => foreignReads(path, text));
const pairs = new Set(reads.map(({ me, owner }) => `${me} ${owner}`));
console.log(
  `${paths.length} files, ${owned.length} tables, ${reads.length} foreign reads over ${pairs.size} pairs, ${plants.length} planted violations: ${complaints.length === 0 ? 'in order' : `${complaints.length} complaints`}`,
);
process.exit(complaints.length === 0 ? 0 : 1);
