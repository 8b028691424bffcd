import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from '../build.mjs';
import { root } from '../root.mjs';
import { baseOf } from './base.mjs';
import { build, megabytes } from './build.mjs';
import { copyContext } from './context.mjs';
import { readDockerfile } from './dockerfile.mjs';
import { outside } from './outside.mjs';
import { isThere, run } from './shell.mjs';

/**
 * `npm run test:image`: carries out the Dockerfile without a container engine, and tries what comes of it as docker-compose.yml says.
 * It exits with 2 where that can't be done.
 */
const NEEDED = {
  debootstrap: 'debootstrap',
  bwrap: 'bubblewrap',
  unshare: 'util-linux',
  ip: 'iproute2',
  scmp_sys_resolver: 'seccomp',
  'apt-get': 'apt',
};

function reasonAgainst() {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid() !== 0) return 'it needs root';
  const missing = Object.keys(NEEDED).filter((command) => !isThere(command));
  return missing.length > 0 && `it needs Debian’s packages ${missing.map((name) => NEEDED[name]).join(', ')}`;
}

const reason = reasonAgainst();
if (reason) {
  console.error(`The image can’t be tested here: ${reason}.`);
  process.exit(2);
}

const folder = join(root, '.cache/image');
const stagesFolder = join(folder, 'stages');
const context = join(folder, 'context');
const clean = () => [stagesFolder, context].forEach((path) => rmSync(path, { recursive: true, force: true }));
clean();
mkdirSync(stagesFolder, { recursive: true });
try {
  copyContext(root, context);
  const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const where = { context, folder: stagesFolder, outside: outside(join(folder, 'outside')) };
  const image = build(stages, { ...where, baseOf: (name) => baseOf(name, folder) });
  console.log(`The image holds ${megabytes(image.root)} MB.`);
  const description = join(stagesFolder, 'image.json');
  writeFileSync(description, JSON.stringify(image));
  await buildWhenNeeded(['domain', 'client']);
  // A network and processes of its own: the ports that the containers use are free, and nothing outlives the test.
  const program = fileURLToPath(new URL('try.mjs', import.meta.url));
  const own = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', '--'];
  run('unshare', [...own, process.execPath, program, description], { stdio: 'inherit' });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (!process.argv.includes('--keep')) clean();
}
