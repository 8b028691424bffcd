import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../linked-packages.mjs';
import { withoutProductSettings } from '../product-settings.mjs';
import { root } from '../root.mjs';

/**
 * What docs/releases.md lists, in its order.
 * @param {string} text of the page
 * @returns {{ version: string, date: string, commit: string }[]}
 */
export function readReleases(text) {
  const rows = text.matchAll(
    /^\| (?<version>[\d.]+) \| (?<date>\d{4}-\d\d-\d\d) \| `(?<commit>[0-9a-f]{40})` \|$/gm,
  );
  return [...rows].map(({ groups }) => ({ ...groups }));
}

/** Whether this clone has a commit: one with `--depth` lacks the older ones. */
export const hasCommit = (commit) =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' }).status === 0;

/** By the release's own tools: what has to be installed and built is known to them. */
const BUILD = `
  import { installWhenNeeded } from './tools/install.mjs';
  import { buildWhenNeeded } from './tools/build.mjs';
  installWhenNeeded();
  await buildWhenNeeded(['domain', 'backend', 'client']);`;

/**
 * Makes a built copy of a commit, which is gone when this process ends.
 * @returns {string} its folder
 */
export function takeOut(commit) {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'reelpact-release-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  const [theirs, ours] = [copy, root].map((folder) => readFileSync(join(folder, 'package-lock.json')));
  if (theirs.equals(ours)) linkPackages(copy);
  runProgram(copy, BUILD);
  return copy;
}

/** Brings a database to the schema of a checkout, as its servers do when they start. */
export const migrateBy = (home, databaseUrl) =>
  runProgram(
    join(home, 'backend'),
    `import 'reflect-metadata';
     const { prepareDatabase } = await import('./dist/app.js');
     await prepareDatabase(${JSON.stringify(databaseUrl)});`,
  );

function runProgram(folder, program) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    env: withoutProductSettings(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}
