import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { buildWhenNeeded } from './build.mjs';
import { requireNode, installWhenNeeded } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { startPostgres } from './postgres.mjs';
import { endProcess, onceParentEnds, readProcessFile, writeProcessFile } from './processes.mjs';
import { root } from './root.mjs';

/** `npm start`: everything from a fresh clone to a running product, and nothing twice. */
const DATABASE = 'reelpact';
const SHUTDOWN_STEPS = [
  ['SIGTERM', 12_000],
  ['SIGKILL', 2_000],
];

requireNode();
const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const holder = join(dataDir, 'launcher.pid');
const serverFile = join(dataDir, 'server.pid');

let server;
let postgres;
let ending;

/** Ends the process once, server first, so that no request meets a dead database. */
function end(code) {
  ending ??= (async () => {
    if (server) await endProcess(server.pid, SHUTDOWN_STEPS);
    await postgres?.stop();
    rmSync(serverFile, { force: true });
    rmSync(holder, { force: true });
    process.exit(code);
  })();
  return ending;
}

function fail(error) {
  console.error(error.message);
  return end(1);
}

/** Only one launcher may hold a data folder. */
function claimDataDir() {
  // Others may pass through but not list: as root, the database below belongs to another user.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const other = readProcessFile(holder);
  if (other !== undefined) {
    console.error(
      `Reelpact already runs on ${dataDir} (process ${other}). Stop it, or set DATA_DIR and PORT.`,
    );
    process.exit(1);
  }
  writeProcessFile(holder, process.pid);
}

function listenForTheEnd() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A second Ctrl-C means: don't wait for open requests.
      if (ending && server) process.kill(server.pid, 'SIGKILL');
      void end(0);
    });
  }
  if (process.env.npm_lifecycle_event === 'start') onceParentEnds(() => void end(0));
}

async function openDatabase() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') });
  void postgres.exited.then(() => {
    if (!ending)
      void fail(new Error(`PostgreSQL ended unexpectedly; see ${join(dataDir, 'postgres/postgres.log')}.`));
  });
  const { Client } = createRequire(join(root, 'backend/package.json'))('pg');
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
  return Object.assign(new URL(postgres.url), { pathname: `/${DATABASE}` }).href;
}

async function endOrphanServer() {
  const orphan = readProcessFile(serverFile);
  if (orphan === undefined) return;
  console.log('Stopping a server that an earlier run left behind.');
  await endProcess(orphan, SHUTDOWN_STEPS);
}

/**
 * Keep what large uploads leave behind from piling up: without them, eight clients that send pictures of 5 MB made the
 * server grow to 700 MB, with them to 300 MB. The Dockerfile has the same.
 */
const HEAP = ['--max-semi-space-size=8', '--max-old-space-size=320'];
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };

function startServer(databaseUrl) {
  server = spawn(process.execPath, [...HEAP, '--enable-source-maps', join(root, 'backend/dist/main.js')], {
    cwd: root,
    // A group of its own, so that Ctrl-C reaches it once, from us, and in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...MALLOC,
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      WEB_ROOT: process.env.WEB_ROOT || join(root, 'frontend/dist'),
    },
  });
  server.once('error', fail);
  server.once('exit', () => (server = undefined));
  writeProcessFile(serverFile, server.pid);
  return server;
}

try {
  installWhenNeeded();
  await buildWhenNeeded();
  claimDataDir();
  listenForTheEnd();
  await endOrphanServer();
  const databaseUrl = await openDatabase();
  if (!ending)
    keepRunning(() => startServer(databaseUrl), {
      isEnding: () => ending !== undefined,
      giveUp: (code) => void end(code),
      say: console.error,
    });
} catch (error) {
  await fail(error);
}
