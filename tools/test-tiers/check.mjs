import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../root.mjs';
import { TESTED, TESTED_AT_LENGTH } from '../tiers.mjs';
import { judgeTiers } from './judge.mjs';
import { plants } from './plants.mjs';

/** Checks that `npm test` or `npm run test:all` runs every file with tests, and then that a file which neither runs is found. */
const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));

/** The spec files that Jest finds in one project for a tier. */
function listed(project, tier) {
  const words = [jest, '--config', 'jest.config.mjs', '--listTests'];
  const cwd = join(root, project);
  const env = { ...process.env, REELPACT_TIER: tier };
  return execFileSync(process.execPath, words, { cwd, env, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.startsWith('/') || /^[A-Z]:/.test(line))
    .map((path) => relative(root, path));
}

const files = TESTED.flatMap((project) =>
  readdirSync(join(root, project), { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path) && /\.[cm]?[jt]sx?$/.test(path))
    .map((path) => join(project, path)),
);
const texts = Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const tiers = {
  short: TESTED.flatMap((project) => listed(project, 'short')),
  long: TESTED_AT_LENGTH.flatMap((project) => listed(project, 'long')),
  cluster: listed('backend', 'cluster'),
};

const complaints = judgeTiers(texts, tiers);
for (const { texts: planted, tiers: plantedTiers, expect } of plants) {
  const found = judgeTiers(planted, plantedTiers);
  if (found.length !== 1 || !found[0].includes(expect))
    complaints.push(`planted: expected "${expect}", got ${found.join(' | ') || 'nothing'}`);
}
for (const complaint of complaints) console.error(complaint);
console.log(
  `${tiers.short.length} spec files in npm test, ${tiers.long.length} more in npm run test:all: ${complaints.length === 0 ? 'in order' : `${complaints.length} complaints`}`,
);
process.exit(complaints.length === 0 ? 0 : 1);
