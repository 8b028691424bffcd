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
 * `npm run test:image`: carries out both Dockerfiles without a container engine, and tries what comes of them as docker-compose.yml and
 * docker-compose.scale.yml say.
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
  const around = {
    context,
    outside: outside(join(folder, 'outside')),
    baseOf: (name) => baseOf(name, folder),
  };
  const make = (dockerfile, name) => {
    const own = join(stagesFolder, name);
    mkdirSync(own);
    const image = build(readDockerfile(readFileSync(join(root, dockerfile), 'utf8')), {
      ...around,
      folder: own,
    });
    console.log(`The image of ${dockerfile} holds ${megabytes(image.root)} MB.`);
    return image;
  };
  const images = { app: make('Dockerfile', 'app'), cluster: make('docker/cluster/Dockerfile', 'cluster') };
  const description = join(stagesFolder, 'images.json');
  writeFileSync(description, JSON.stringify(images));
  await buildWhenNeeded(['domain', 'client']);
  // A network and processes of its own: the ports that the containers use are free, and nothing outlives the test.
  const own = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', '--'];
  for (const program of ['try.mjs', 'try-scale.mjs']) {
    const path = fileURLToPath(new URL(program, import.meta.url));
    run('unshare', [...own, process.execPath, path, description], { stdio: 'inherit' });
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (!process.argv.includes('--keep')) clean();
}
