import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Person, freePort, openStage } from '../bench/stage.mjs';
import { buildWhenNeeded } from '../build.mjs';
import { root } from '../root.mjs';
import { startPrometheus } from './prometheus.mjs';

const DISK_MB = 256;
const RESERVE_MB = DISK_MB / 8;
const VISITORS = 3;
const VISIT_PAUSE_MS = 150;
/** Longer than the product lets a request wait for the database. */
const VISIT_TIMEOUT_MS = 40_000;
const CREATOR = 'sophiacreates';
/** What people look at without an account and as the demo's creator, whose ID stands for `:id`; `:new` is nobody's page, another one each time. */
const ANONYMOUS = [
  '/',
  `/${CREATOR}`,
  // Pages that are kept are shown though the database can't say what is on them.
  '/:new',
  `/api/creator/profile/${CREATOR}`,
  '/api/creator/:id/packages',
  '/api/creators/:id/portfolio',
  '/api/health/ready',
];
const SIGNED_IN = [`/${CREATOR}`, '/api/auth/user', '/api/creators/dashboard', '/api/notifications'];

/** A small disk of its own; null where none may be mounted. It goes with this process. */
function mountDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'reelpact-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]);
  process.once('exit', () => {
    if (status === 0) spawnSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  });
  return status === 0 ? folder : null;
}

/** The product with its demo, the people who visit it, and the Prometheus that watches it. */
export async function openProduct() {
  const stage = await openStage();
  await buildWhenNeeded(['frontend']);
  const disk = mountDisk();
  const token = randomBytes(32).toString('hex');
  const log = join(stage.scratch, 'server.log');
  const usual = {
    DEMO_MODE: 'true',
    METRICS_TOKEN: token,
    WEB_ROOT: join(root, 'frontend/dist'),
    DISK_RESERVE_MB: String(RESERVE_MB),
    ...(disk && { DATA_DIR: disk }),
  };
  const server = await stage.serve(usual, { log });
  const { environment } = server;
  const prometheus = await startPrometheus({
    folder: join(stage.scratch, 'prometheus'),
    port: await freePort(),
    token,
    url: server.url,
  });
  const creator = new Person();
  const email = 'creator@demo.reelpact.test';
  await creator.call(server.url, 'POST', '/api/auth/login', { email, password: 'reelpact-demo' });
  const { creator: profile } = await creator.call(server.url, 'GET', '/api/auth/user');

  let news = 0;
  /** What is answered is for Prometheus to judge. */
  const visit = (path, person) =>
    fetch(server.url + path.replace(':id', profile.id).replace(':new', () => `new-${(news += 1)}`), {
      headers: person ? { cookie: person.cookie } : {},
      signal: AbortSignal.timeout(VISIT_TIMEOUT_MS),
    })
      .then((answer) => answer.arrayBuffer())
      .catch(() => null);
  async function visitAgainAndAgain() {
    for (;;) {
      for (const path of ANONYMOUS) await visit(path).then(() => wait(VISIT_PAUSE_MS));
      for (const path of SIGNED_IN) await visit(path, creator).then(() => wait(VISIT_PAUSE_MS));
    }
  }
  for (let count = 0; count < VISITORS; count += 1) void visitAgainAndAgain();

  return {
    stage,
    server,
    creator,
    disk,
    prometheus,
    visit,
    query: (text, values) => stage.database.query(text, values),
    /** Ends the server and starts it with other settings: those of before are forgotten. */
    restart: async (settings = {}) => {
      await server.end('SIGTERM');
      server.environment = { ...environment, ...settings };
      await server.start();
    },
    /** The last that the server has complained about. */
    complaints: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => !line.includes('"level":"info"'))
        .slice(-15)
        .join('\n'),
  };
}
