import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const OLDEST_NODE = [20, 19];

/** Ends the process with a sentence when this Node is too old to run the product. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Reelpact needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/** The command line that runs npm: the npm that started us, else the one on the PATH. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  return script && /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm'];
}

/** Installs what the lockfile says, unless exactly that is there already. */
export function installWhenNeeded() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).digest('hex');
  const stampFile = join(root, 'node_modules', '.reelpact-lock');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!isInstalled(JSON.parse(lock))) {
    console.log('Installing dependencies (once; this takes a minute or two)…');
    const [command, ...first] = npmCommand();
    // --include=dev: with NODE_ENV=production npm would leave out the tools that build the product.
    const result = spawnSync(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (result.status !== 0) {
      console.error('Installing the dependencies failed; the lines above say why.');
      process.exit(1);
    }
  }
  writeFileSync(stampFile, stamp);
}

/** Compares npm's own record of what it installed with the lockfile; optional packages may be absent. */
function isInstalled(lock) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = lock.packages;
  return (
    Object.entries(installed).every(([path, entry]) => wanted[path]?.version === entry.version) &&
    Object.entries(wanted).every(
      ([path, entry]) =>
        !path.includes('node_modules/') ||
        installed[path] ||
        entry.optional ||
        entry.devOptional ||
        entry.peer,
    )
  );
}
