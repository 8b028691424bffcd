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
 * What `debian:12…-slim` and `node:<version>-slim` are, near enough: Debian, and in the second Node, npm and the user node. Kept for the next
 * run.
 * @param {string} image as a Dockerfile names it
 * @param {string} folder where bases are kept
 * @returns {string} its root folder
 */
export function baseOf(image, folder) {
  if (/^debian:12\.\d+-slim$/.test(image)) return kept(folder, 'debian', image, makeDebian);
  const [, version, major] = /^node:((\d+)\.\d+\.\d+)-slim$/.exec(image) ?? [];
  if (!NPM_OF_NODE[major]) throw new Error(`The image test can't make ${image}.`);
  return kept(folder, `node-${version}`, image, (into) => {
    makeDebian(into);
    unpack(folder, `node-${process.platform}-${process.arch}@${version}`, join(into, 'usr/local'));
    const npm = join(into, 'usr/local/lib/node_modules/npm');
    mkdirSync(npm, { recursive: true });
    unpack(folder, `npm@${NPM_OF_NODE[major]}`, npm);
    for (const name of ['npm', 'npx'])
      symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(into, 'usr/local/bin', name));
    run('chroot', [into, 'groupadd', '--gid', '1000', 'node']);
    run('chroot', [into, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node']);
  });
}

/** Makes what isn't there yet, beside its name until it is whole. */
function kept(folder, name, image, make) {
  const base = join(folder, `${name}-${recipe}`);
  if (existsSync(base)) return base;
  console.log(`Making ${image} from Debian’s and npm’s registries…`);
  mkdirSync(folder, { recursive: true });
  const unfinished = `${base}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  make(unfinished);
  renameSync(unfinished, base);
  return base;
}

function makeDebian(into) {
  run('debootstrap', ['--variant=minbase', RELEASE, into, debianMirror()]);
  writeFileSync(join(into, 'etc/apt/apt.conf.d/docker-clean'), DOCKER_CLEAN);
  run('chroot', [into, 'apt-get', 'clean']);
}

/** Unpacks a package of npm's registry. */
function unpack(folder, name, into) {
  const lines = run('npm', ['pack', '--silent', name, '--pack-destination', folder]).trim().split('\n');
  const archive = join(folder, lines.at(-1));
  run('tar', ['-xzf', archive, '--strip-components=1', '--no-same-owner', '-C', into]);
  rmSync(archive);
}
