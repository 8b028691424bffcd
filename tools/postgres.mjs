import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ADVICE, handOver, locatePostgres } from './postgres-files.mjs';
import { commandOf, endProcess, isAlive, readProcessFile, writeProcessFile } from './processes.mjs';

const USER = 'reelpact';
/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one (recovers at the next start). */
const SHUTDOWN = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 2_000],
];
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '100',
  jit: 'off',
  random_page_cost: '1.1',
  log_min_messages: 'warning',
};
/** How long the path of a folder can be, in bytes, for a socket in it to have a name that systems take: some allow 103. */
const SOCKET_FOLDER_BYTES = 80;
/** For data that nobody misses after a crash: the tests'. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * Starts the PostgreSQL that comes from npm over a data folder of its own, made on first use.
 * It listens on loopback alone, and only who can read the folder's password file gets in.
 *
 * @param {{ dataDir: string, log?: (line: string) => void, careless?: boolean, more?: Record<string, string> }} options
 *   `careless` gives up crash safety for speed; `more` are settings of PostgreSQL beside ours.
 * @returns {Promise<{ url: string, pid: number, exited: Promise<number | null>, stop(): Promise<void> }>}
 *   `url` opens the maintenance database as the owner of the server.
 * @throws when another live process runs on this folder, or PostgreSQL cannot run here; the message says what to do.
 */
export async function startPostgres({ dataDir, log = console.log, careless = false, more = {} }) {
  const home = resolve(dataDir);
  const place = locatePostgres(home, log);
  const cluster = join(place.room, 'cluster');
  const holder = join(home, 'launcher.pid');
  const other = readProcessFile(holder);
  if (other !== undefined && other !== process.pid) {
    throw new Error(`Another process (${other}) already runs on ${home}. Stop it first, or set DATA_DIR.`);
  }
  writeProcessFile(holder, process.pid);
  const password = readPassword(home);
  if (existsSync(cluster)) await endOrphan(cluster, log);
  else createCluster({ ...place, cluster, password, careless });
  // A statement takes three quarters of the time by a socket of the file system, and tests make millions.
  const hasSocket =
    careless && process.platform !== 'win32' && Buffer.byteLength(cluster) <= SOCKET_FOLDER_BYTES;
  const settings = {
    ...SETTINGS,
    ...(careless && CARELESS),
    ...(hasSocket && { unix_socket_directories: cluster }),
    ...more,
  };
  const host = hasSocket ? encodeURIComponent(cluster) : '127.0.0.1';

  for (let attempt = 1; ; attempt++) {
    const port = await choosePort(join(home, 'port'));
    const server = launch({
      ...place,
      cluster,
      settings: { ...settings, port },
      logFile: join(home, 'postgres.log'),
    });
    const outcome = await Promise.race([untilReady(cluster, server.pid), server.exited.then(() => 'exited')]);
    if (outcome === 'ready') {
      const stop = async () => {
        await endProcess(server.pid, SHUTDOWN);
        await server.exited;
        rmSync(holder, { force: true });
      };
      return { ...server, stop, url: `postgres://${USER}:${password}@${host}:${port}/postgres` };
    }
    if (outcome === 'late') await endProcess(server.pid, SHUTDOWN);
    const report = readFileSync(join(home, 'postgres.log'), 'utf8').trim().split('\n').slice(-6).join('\n');
    // Somebody may have taken the port between our look and PostgreSQL's.
    if (attempt < 3 && /could not (bind|create any TCP)/.test(report)) continue;
    throw new Error(`PostgreSQL did not start:\n${report}\n${ADVICE}`);
  }
}

/**
 * The server that another process runs on this folder, for a command beside it.
 * @param {string} dataDir
 * @returns {string | undefined} its URL as `startPostgres` answers it, or undefined when none runs
 */
export function runningPostgres(dataDir) {
  const home = resolve(dataDir);
  if (readProcessFile(join(home, 'launcher.pid')) === undefined) return undefined;
  const port = readFileSync(join(home, 'port'), 'utf8').trim();
  return `postgres://${USER}:${readPassword(home)}@127.0.0.1:${port}/postgres`;
}

function readPassword(home) {
  const file = join(home, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Makes the cluster beside its final name, so that an interrupted start leaves no half of one. */
function createCluster({ bin, room, ids, cluster, password, careless }) {
  const unfinished = `${cluster}.new`;
  const secret = join(room, 'password.new');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  handOver(unfinished, ids);
  rmSync(secret, { force: true });
  writeFileSync(secret, password, { mode: 0o600 });
  handOver(secret, ids);
  // The built-in locale needs nothing of the machine, and sorts alike on every one.
  const how = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const result = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      unfinished,
      '-U',
      USER,
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '--no-instructions',
      ...how,
    ].concat(careless ? ['--no-sync'] : []),
    { ...ids, cwd: '/', env: environment(), encoding: 'utf8' },
  );
  rmSync(secret, { force: true });
  if (result.status !== 0) {
    const reason = result.error?.message ?? result.stderr.trim().split('\n').slice(-4).join('\n');
    throw new Error(`PostgreSQL could not make its data folder: ${reason}\n${ADVICE}`);
  }
  renameSync(unfinished, cluster);
}

/** Stops a server that outlived its launcher, and forgets one whose process id now belongs to another program. */
async function endOrphan(cluster, log) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (pid > 0 && isAlive(pid) && commandOf(pid).includes(cluster)) {
    log('Stopping a PostgreSQL that an earlier run left behind.');
    await endProcess(pid, SHUTDOWN);
  }
  rmSync(file, { force: true });
}

/** The port of the last start when it is free, else any free one. */
async function choosePort(file) {
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = (last > 0 && (await tryPort(last))) || (await tryPort(0));
  writeFileSync(file, String(port), { mode: 0o600 });
  return port;
}

function tryPort(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const free = probe.address().port;
      probe.close(() => done(free));
    });
  });
}

function launch({ bin, ids, cluster, settings, logFile }) {
  const output = openSync(logFile, 'w', 0o600);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A session of its own: Ctrl-C in the terminal must reach us, not the database under a running server.
  const child = spawn(join(bin, 'postgres'), ['-D', cluster, ...flags], {
    ...ids,
    cwd: '/',
    env: environment(),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const exited = new Promise((done) => {
    child.once('exit', (code) => done(code));
    child.once('error', (error) => {
      writeFileSync(logFile, error.message);
      done(null);
    });
  });
  return { pid: child.pid, exited };
}

const environment = () => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });

/** PostgreSQL writes its state into the eighth line of its lock file; recovery after a crash may take a while. */
async function untilReady(cluster, pid) {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    try {
      const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
      if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return 'ready';
    } catch {
      // Not written yet.
    }
    await sleep(15);
  }
  return 'late';
}
