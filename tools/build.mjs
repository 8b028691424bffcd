import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmCommand } from './install.mjs';
import { root } from './root.mjs';

/** What each workspace's build reads and the file that proves it was built. */
const BUILDS = {
  domain: { reads: ['domain/src', 'domain/package.json', '.swcrc'], makes: 'domain/dist/index.js' },
  backend: { reads: ['backend/src', 'backend/package.json', '.swcrc'], makes: 'backend/dist/main.js' },
  frontend: {
    reads: [
      ...['src', 'index.html', 'public', 'vite.config.ts', 'package.json', 'tsconfig.json'].map(
        (f) => `frontend/${f}`,
      ),
      'domain/src',
    ],
    makes: 'frontend/dist/index.html',
  },
};

/**
 * Builds the workspaces whose sources, settings or dependencies changed since their last build.
 * @throws when a build fails, with its output in the message.
 */
export async function buildWhenNeeded(names = Object.keys(BUILDS)) {
  const due = names.map((name) => ({ name, ...inspect(name) })).filter((build) => !build.fresh);
  if (due.length === 0) return;
  console.log(`Building ${due.map(({ name }) => name).join(', ')}…`);
  // All at once: none of them reads what another one makes.
  const results = await Promise.allSettled(due.map(build));
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed.length > 0) throw new Error(failed.map((result) => result.reason.message).join('\n\n'));
}

function inspect(name) {
  const { reads, makes } = BUILDS[name];
  const hash = createHash('sha256');
  for (const path of [...reads, 'package-lock.json']) addTo(hash, path);
  const stamp = hash.digest('hex');
  const stampFile = join(root, '.cache', 'build', name);
  const fresh =
    existsSync(join(root, makes)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  return { stamp, stampFile, fresh };
}

/** Adds names and contents, not times: a checkout that changes nothing must not cause a build. Nor must a test. */
function addTo(hash, path) {
  if (/\.(int-)?spec\.tsx?$/.test(path)) return;
  const full = join(root, path);
  const stat = statSync(full, { throwIfNoEntry: false });
  hash.update(`${path}:${stat ? '' : 'none'}\0`);
  if (stat?.isDirectory()) for (const entry of readdirSync(full).sort()) addTo(hash, `${path}/${entry}`);
  else if (stat) hash.update(readFileSync(full));
}

async function build({ name, stamp, stampFile }) {
  rmSync(stampFile, { force: true });
  const [command, ...first] = npmCommand();
  const child = spawn(command, [...first, 'run', '--silent', 'build', '-w', name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((done, fail) => child.once('close', done).once('error', fail));
  if (code !== 0) throw new Error(`Building ${name} failed:\n${Buffer.concat(output).toString()}`);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}
