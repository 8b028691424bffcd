import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { debianMirror } from './outside.mjs';
import { run } from './shell.mjs';

const RELEASE = 'bookworm';
/** Of npm, which doesn't come with Node's package: the major version that comes with this Node. */
const NPM_OF_NODE = { 20: 10, 22: 10, 24: 11 };

/** As Debian's images for containers have it: what was downloaded isn't kept. */
const DOCKER_CLEAN =
  'DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb /var/cache/apt/*.bin || true"; };\n';
/** One that was made in another way is made again. */
const recipe = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('hex')
  .slice(0, 8);

/**
 * What `node:<version>-slim` is, near enough: Debian with Node, npm and the user node. Kept for the next run.
 * @param {string} image as the Dockerfile names it
 * @param {string} folder where bases are kept
 * @returns {string} its root folder
 */
export function baseOf(image, folder) {
  const [, version, major] = /^node:((\d+)\.\d+\.\d+)-slim$/.exec(image) ?? [];
  if (!NPM_OF_NODE[major]) throw new Error(`The image test can't make ${image}.`);
  const base = join(folder, `node-${version}-${recipe}`);
  if (existsSync(base)) return base;
  console.log(`Making ${image} from Debian’s and npm’s registries…`);
  mkdirSync(folder, { recursive: true });
  const unfinished = `${base}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  run('debootstrap', ['--variant=minbase', RELEASE, unfinished, debianMirror()]);
  unpack(folder, `node-${process.platform}-${process.arch}@${version}`, join(unfinished, 'usr/local'));
  const npm = join(unfinished, 'usr/local/lib/node_modules/npm');
  mkdirSync(npm, { recursive: true });
  unpack(folder, `npm@${NPM_OF_NODE[major]}`, npm);
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(unfinished, 'usr/local/bin', name));
  run('chroot', [unfinished, 'groupadd', '--gid', '1000', 'node']);
  run('chroot', [unfinished, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node']);
  writeFileSync(join(unfinished, 'etc/apt/apt.conf.d/docker-clean'), DOCKER_CLEAN);
  run('chroot', [unfinished, 'apt-get', 'clean']);
  renameSync(unfinished, base);
  return base;
}

/** Unpacks a package of npm's registry. */
function unpack(folder, name, into) {
  const lines = run('npm', ['pack', '--silent', name, '--pack-destination', folder]).trim().split('\n');
  const archive = join(folder, lines.at(-1));
  run('tar', ['-xzf', archive, '--strip-components=1', '--no-same-owner', '-C', into]);
  rmSync(archive);
}
