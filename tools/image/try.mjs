import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../postgres.mjs';
import { root } from '../root.mjs';
import { containerOf, readCompose } from './compose.mjs';
import { Container, processOf } from './container.mjs';
import { openPage, person } from './people.mjs';
import { run } from './shell.mjs';

/**
 * Starts the image of the description that is named, beside a PostgreSQL of npm's, as docker-compose.yml says, and walks a booking
 * with a video to the release of its money. For `npm run test:image`, which gives it a network and processes of its own.
 */
const { app: image } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { Client } = createRequire(join(root, 'backend/package.json'))('pg');
/** What the compose file expects of the database's container. */
const DATABASE = { host: 'database', port: 5432, name: 'reelpact' };
const READY_TRIES = 600;

run('ip', ['link', 'set', 'lo', 'up']);
const scratch = mkdtempSync(join(tmpdir(), 'reelpact-image-'));
chmodSync(scratch, 0o711);
const log = join(scratch, 'app.log');
const say = (text) => console.log(`✓ ${text}`);

async function startDatabase() {
  const dataDir = join(scratch, 'postgres');
  mkdirSync(dataDir, { mode: 0o711 });
  writeFileSync(join(dataDir, 'port'), String(DATABASE.port));
  const postgres = await startPostgres({ dataDir, log: () => {} });
  assert.equal(Number(new URL(postgres.url).port), DATABASE.port);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${DATABASE.name}`);
  await client.end();
  return postgres;
}

async function untilReady(url, app) {
  for (let left = READY_TRIES; left > 0 && app.exitCode === null; left -= 1) {
    if ((await fetch(`${url}/api/health/ready`).catch(() => null))?.ok) return;
    await wait(100);
  }
  throw new Error('The container did not become ready.');
}

/** What a program in the container is, and what it may write. */
function look(container) {
  const program = `
    const { readFileSync, writeFileSync } = require('fs');
    const status = Object.fromEntries(readFileSync('/proc/self/status', 'utf8').split('\\n').map((line) => line.split(':\\t')));
    const canWrite = (path) => { try { writeFileSync(path, ''); return true; } catch { return false; } };
    console.log(JSON.stringify({ uid: process.getuid(), node: process.version, caps: [status.CapEff, status.CapPrm, status.CapBnd],
      noNewPrivs: status.NoNewPrivs, seccomp: status.Seccomp,
      writable: ['/app/x', '/etc/x', '/home/node/x', '/data/x', '/tmp/x'].filter(canWrite) }));`;
  const { status, output } = container.run(['node', '-e', program]);
  assert.equal(status, 0, output);
  const found = JSON.parse(output);
  assert.deepEqual([found.uid, found.noNewPrivs, found.seccomp], [1000, '1', '2']);
  assert.deepEqual(
    found.caps.filter((set) => !/^0+$/.test(set)),
    [],
  );
  assert.deepEqual(found.writable, ['/data/x', '/tmp/x']);
  say(
    `Node ${found.node} runs as user ${found.uid} without capabilities, and can write to its volume and /tmp alone`,
  );
}

/** With a profile that forbids what the decoder's jail is made of, nothing may start. */
function refuses(what, hosts) {
  const profile = JSON.parse(readFileSync(join(root, what.seccomp), 'utf8'));
  profile.syscalls[0].names.push('mount');
  const other = join(scratch, 'refused');
  mkdirSync(other, { mode: 0o711 });
  writeFileSync(join(other, 'seccomp.json'), JSON.stringify(profile));
  const around = { scratch: other, hosts, project: other };
  const container = new Container(image, { ...what, tmpfs: [], seccomp: 'seccomp.json' }, around);
  const { status, output } = container.run(image.config.command);
  assert.equal(status, 1, output);
  assert.match(output, /MEDIA_JAIL/);
  say('it does not start where its decoders can’t be isolated');
}

async function walk(url, container, database) {
  const mailTo = async (address) => {
    const text = 'select body from mails where recipient = $1 order by created_at desc limit 1';
    for (let left = READY_TRIES; left > 0; left -= 1) {
      const { rows } = await database.query(text, [address]);
      if (rows.length > 0) return rows[0].body;
      await wait(100);
    }
    throw new Error(`No email came to ${address}.`);
  };
  const creator = await person(url, 'creator@example.test', mailTo);
  await openPage(creator);
  const brand = await person(url, 'brand@example.test', mailTo);
  const video = join(scratch, 'morning.mp4');
  const pictures = [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=duration=3:size=640x360:rate=30',
    '-f',
    'lavfi',
    '-i',
    'sine=duration=3',
  ];
  const encoded = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '/data/morning.mp4'];
  const made = container.run(['ffmpeg', '-loglevel', 'error', ...pictures, ...encoded]);
  assert.equal(made.status, 0, made.output);
  run('mv', [join(scratch, 'files/morning.mp4'), video]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'docs/examples/book-deliver-approve.mjs'), video],
    {
      env: {
        PATH: process.env.PATH,
        REELPACT_URL: url,
        CREATOR_TOKEN: creator.token,
        BRAND_TOKEN: brand.token,
      },
      encoding: 'utf8',
      timeout: 300_000,
    },
  );
  assert.equal(status, 0, `${stdout}${stderr}`);
  assert.match(stdout, /Approved: Completed, Released/);
  const { rows } = await database.query('select status, preview_type from previews');
  assert.deepEqual(rows, [{ status: 'ready', preview_type: 'video/mp4' }]);
  say('a booking was paid, a video was uploaded, watched and approved, and its money released');
}

let postgres;
try {
  postgres = await startDatabase();
  const { password } = new URL(postgres.url);
  // What the head of docker-compose.yml asks for.
  const env = {
    POSTGRES_PASSWORD: password,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: 'http://localhost:3000',
    ALLOW_SANDBOX_PAYMENTS: 'true',
  };
  const { services } = readCompose(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), env);
  const hosts = { [DATABASE.host]: '127.0.0.1' };
  const what = containerOf(services.app, env);
  refuses(what, hosts);
  const container = new Container(image, what, { scratch, hosts, project: root });
  const app = container.start(undefined, log);
  const ended = new Promise((done) => app.once('exit', done));
  const url = env.PUBLIC_URL;
  await untilReady(url, app);
  say('the container starts and is ready');
  look(container);
  assert.equal(container.run(image.config.health).status, 0);
  say('HEALTHCHECK says that it is healthy');
  const page = await (await fetch(url)).text();
  assert.match(page, /<html/);
  const client = new Client({
    connectionString: Object.assign(new URL(postgres.url), { pathname: `/${DATABASE.name}` }).href,
  });
  await client.connect();
  await walk(url, container, client);
  await client.end();
  const reconciled = container.run(['node', 'backend/dist/command.js', 'reconcile']);
  assert.equal(reconciled.status, 0, reconciled.output);
  say(`reconciling in the container: ${reconciled.output.trim().split('\n').at(-1)}`);
  const server = processOf(image.config.command);
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server}/status`, 'utf8'));
  say(
    `the server itself took up to ${Math.round(peak / 1024)} MB of ${services.app.mem_limit}, which nothing held it to here`,
  );
  process.kill(server, 'SIGTERM');
  // It ends by the signal, when everything is closed.
  assert.equal(await ended, 128 + constants.signals.SIGTERM);
  assert.notEqual(container.run(image.config.health).status, 0);
  say('it stops when it is told, and HEALTHCHECK says so');
  say('the image works');
} catch (error) {
  console.error(
    `${error.stack}\n\nThe container printed:\n${readFileSync(log, { encoding: 'utf8', flag: 'a+' }).slice(-8000)}`,
  );
  process.exitCode = 1;
} finally {
  await postgres?.stop();
  run('sh', ['-c', `umount ${scratch}/tmpfs-* 2>/dev/null; true`]);
  rmSync(scratch, { recursive: true, force: true });
}
