import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildWhenNeeded } from '../build.mjs';
import { installWhenNeeded, requireNode } from '../install.mjs';
import { startPostgres } from '../postgres.mjs';
import { withoutProductSettings } from '../product-settings.mjs';
import { root } from '../root.mjs';
import { measureDirectory } from './directory.mjs';
import { measureFollowers } from './log.mjs';
import { plantCreators, untilDrawn } from './plant.mjs';
import { measureSizes } from './sizes.mjs';
import { measureDashboards, measureWrites } from './writes.mjs';

/**
 * `npm run bench [-- reads|writes|followers|dashboards|sizes|directory]`: how fast the product answers, as a ratio to a bare server on the same tables (`bare-server.mjs`). The
 * two are asked in turn, again and again, so that whatever else the machine does meets both alike. It fails when a number is worse than it
 * may be.
 */
const PARTS = process.argv.slice(2);
const isWanted = (part) => PARTS.length === 0 || PARTS.includes(part);
const CREATORS = Number(process.env.BENCH_CREATORS ?? 100_000);
/** Beside how many the many are measured. */
const FEW_CREATORS = 1_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MILLISECONDS = Number(process.env.BENCH_MILLISECONDS ?? 3_000);
/** How many entries the directory has. */
const DIRECTORY_SIZES = (process.env.BENCH_ENTRIES ?? '1000,100000').split(',').map(Number);
/** How many of them the product puts together. */
const REBUILT = Number(process.env.BENCH_REBUILT ?? 20_000);
/** Writes by round. */
const WRITES_EACH = Number(process.env.BENCH_WRITES ?? 400);
const CONNECTIONS = 32;

/**
 * Uncached: the process that answers has not kept the page; it was drawn when it changed, and stands in the database. Undrawn: nobody has drawn
 * it yet, as in the second after a change.
 * @typedef {{ name: string, path: string, names: number, tagged?: boolean, isUndrawn?: boolean, atLeast: number }} Measured
 */
/** @type {Measured[]} */
const MEASURED = [
  { name: 'HTML, uncached', path: '/creator-{n}', names: CREATORS, atLeast: 0.75 },
  { name: 'JSON, uncached', path: '/api/creator/profile/creator-{n}', names: CREATORS, atLeast: 0.8 },
  { name: 'HTML, undrawn', path: '/creator-{n}', names: CREATORS, isUndrawn: true, atLeast: 0.2 },
  { name: 'JSON, cached', path: '/api/creator/profile/creator-{n}', names: 50, atLeast: 3.5 },
  { name: 'HTML, cached', path: '/creator-{n}', names: 50, atLeast: 3.5 },
  { name: 'JSON, 304', path: '/api/creator/profile/creator-{n}', names: 1, tagged: true, atLeast: 5 },
  { name: 'HTML, 304', path: '/creator-{n}', names: 1, tagged: true, atLeast: 5 },
];

requireNode();
installWhenNeeded();
await buildWhenNeeded(['domain', 'backend', 'frontend']);
const { Client } = createRequire(join(root, 'backend/package.json'))('pg');
const scratch = mkdtempSync(join(tmpdir(), 'reelpact-bench-'));
chmodSync(scratch, process.getuid?.() === 0 ? 0o711 : 0o700);
const children = [];
const postgres = await startPostgres({ dataDir: join(scratch, 'postgres'), careless: true, log: () => {} });

async function end(code) {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(
    children.map((child) => child.exitCode ?? new Promise((done) => child.once('close', done))),
  );
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(130));
// Nothing that was started outlives a mistake.
process.once('uncaughtException', (error) => {
  console.error(error);
  void end(1);
});

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

function start(file, environment) {
  const child = fork(file, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...withoutProductSettings(), ...environment },
  });
  children.push(child);
  return child;
}

process.on('unhandledRejection', (error) => {
  console.error(error);
  void end(1);
});

async function createDatabase(name) {
  const maker = new Client({ connectionString: postgres.url });
  await maker.connect();
  await maker.query(`create database ${name}`);
  await maker.end();
  return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
}
const url = await createDatabase('reelpact');

/** @returns the port of a server that is ready */
async function startProduct(nodeOptions = '', databaseUrl = url) {
  const port = await freePort();
  start(join(root, 'backend/dist/main.js'), {
    NODE_ENV: 'production',
    ALLOW_SANDBOX_PAYMENTS: 'true',
    SESSION_SECRET: 'only-for-measuring-0123456789abcdef',
    DEMO_MODE: 'false',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(scratch, `data${new URL(databaseUrl).pathname}`),
    WEB_ROOT: join(root, 'frontend/dist'),
    PORT: String(port),
    RATE_LIMIT_FACTOR: '1000000',
    NODE_OPTIONS: nodeOptions,
  });
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null))?.ok;
  while (!(await ready())) await new Promise((later) => setTimeout(later, 200));
  return port;
}
const load = (workerData) =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL('load.mjs', import.meta.url), { workerData });
    worker.once('message', done).once('error', fail);
  });
let failed = 0;
if (isWanted('directory')) {
  const place = async (name) => {
    const databaseUrl = await createDatabase(name);
    const placePort = await startProduct('', databaseUrl);
    return { port: placePort, client: await connectTo(databaseUrl) };
  };
  failed += await measureDirectory({ place, load, sizes: DIRECTORY_SIZES, rebuilt: REBUILT });
  if (PARTS.length === 1) await end(failed === 0 ? 0 : 1);
}
const port = await startProduct();

async function connectTo(databaseUrl) {
  const client = new Client({ connectionString: databaseUrl });
  // The database goes while it is open when something else has failed.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function plant(databaseUrl, creators) {
  console.error(`Planting ${creators} creators…`);
  const client = await connectTo(databaseUrl);
  await plantCreators(client, creators);
  const drawn = await untilDrawn(client);
  console.error(`All pages were drawn after ${drawn.seconds.toFixed(0)} s, and take ${drawn.size}.`);
  return client;
}
const client = await plant(url, CREATORS);

const barePort = await freePort();
const bare = start(fileURLToPath(new URL('bare-server.mjs', import.meta.url)), {
  DATABASE_URL: url,
  PORT: String(barePort),
});
await new Promise((done) => bare.once('message', done));

/** Each load goes on with the names after the last one's, so that what is to be uncached was not asked for a moment ago. */
const cursors = new Map();
async function ask(askedPort, { path, names }, headers = '') {
  const first = cursors.get(askedPort) ?? 0;
  const heard = await load({
    port: askedPort,
    connections: CONNECTIONS,
    milliseconds: MILLISECONDS,
    names,
    first,
    path,
    headers,
  });
  cursors.set(askedPort, heard.last);
  return heard;
}

async function tagOf({ path }) {
  const answer = await fetch(`http://127.0.0.1:${port}${path.replace('{n}', '0')}`);
  return answer.headers.get('etag');
}
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

if (isWanted('reads')) console.log('what              product/s  bare/s  ratio  at least  p95 ms  answers');
for (const measured of isWanted('reads') ? MEASURED : []) {
  const headers = measured.tagged ? `if-none-match: ${await tagOf(measured)}\r\n` : '';
  const barePath = { path: '/creator-{n}', names: measured.names };
  await ask(port, measured, headers);
  await ask(barePort, barePath);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (measured.isUndrawn) await client.query('truncate drawn_pages');
    rounds.push({ product: await ask(port, measured, headers), bare: await ask(barePort, barePath) });
  }
  const ratio = median(rounds.map(({ product, bare: other }) => product.perSecond / other.perSecond));
  const speed = (which) => median(rounds.map((round) => round[which].perSecond)).toFixed(0);
  const p95 = median(rounds.map(({ product }) => product.p95)).toFixed(1);
  const answers = Object.keys(Object.assign({}, ...rounds.map(({ product }) => product.statuses))).join(' ');
  if (ratio < measured.atLeast) failed += 1;
  console.log(
    `${measured.name.padEnd(17)} ${speed('product').padStart(9)} ${speed('bare').padStart(7)} ${ratio.toFixed(2).padStart(6)} ${String(measured.atLeast).padStart(9)} ${p95.padStart(7)}  ${answers}`,
  );
}

const send = (askedPort, texts) => load({ port: askedPort, connections: CONNECTIONS, texts });
if (isWanted('sizes')) {
  const fewUrl = await createDatabase('few');
  const fewPort = await startProduct('', fewUrl);
  const few = await plant(fewUrl, FEW_CREATORS);
  const small = { client: few, port: fewPort, creators: FEW_CREATORS };
  failed += await measureSizes({
    small,
    big: { client, port, creators: CREATORS },
    load: send,
    rounds: ROUNDS,
  });
  await few.end();
}
if (['writes', 'followers', 'dashboards'].some(isWanted)) {
  const url = `http://127.0.0.1:${port}`;
  const bench = {
    client,
    creators: CREATORS,
    url,
    port,
    barePort,
    load: send,
    rounds: ROUNDS,
    each: WRITES_EACH,
  };
  const read = (askedPort, path, headers) =>
    load({ port: askedPort, connections: CONNECTIONS, milliseconds: MILLISECONDS, names: 1, path, headers });
  if (isWanted('dashboards')) failed += await measureDashboards({ ...bench, read });
  if (isWanted('writes')) {
    const countedPort = await startProduct(`--import=${new URL('count-work.mjs', import.meta.url)}`);
    failed += await measureWrites({ ...bench, countedUrl: `http://127.0.0.1:${countedPort}` });
  }
  // Last: what it holds back stays so.
  if (isWanted('followers')) failed += await measureFollowers(bench);
}
await client.end();
await end(failed === 0 ? 0 : 1);
