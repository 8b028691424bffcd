import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../root.mjs';
import { containerOf, readCompose } from './compose.mjs';
import { Container } from './container.mjs';
import { openPage, person } from './people.mjs';
import { run } from './shell.mjs';

/**
 * Starts all that docker-compose.scale.yml describes, each container in a network of its own, pays for a booking, and takes the primary
 * database away. For `npm run test:image`, which gives it a network, mounts and processes of its own. Files aren't uploaded: there is no bucket.
 */
const images = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { Client } = createRequire(join(root, 'backend/package.json'))('pg');
const NET = '10.77.0';
const TRIES = 1_200;
const RESTART_MS = 500;
const secret = () => randomBytes(32).toString('hex');
/** What the head of the file asks for. */
const env = {
  POSTGRES_PASSWORD: secret(),
  POSTGRES_SUPERUSER_PASSWORD: secret(),
  POSTGRES_REPLICATION_PASSWORD: secret(),
  SESSION_SECRET: secret(),
  PUBLIC_URL: 'http://localhost:3000',
  ALLOW_SANDBOX_PAYMENTS: 'true',
  S3_ENDPOINT: `http://${NET}.1:9000`,
  S3_REGION: 'eu-west-1',
  S3_BUCKET: 'reelpact',
  S3_ACCESS_KEY_ID: 'image-test',
  S3_SECRET_ACCESS_KEY: secret(),
};
const { services } = readCompose(readFileSync(join(root, 'docker-compose.scale.yml'), 'utf8'), env);
const names = Object.keys(services);
const hosts = Object.fromEntries(names.map((name, index) => [name, `${NET}.${index + 10}`]));
const scratch = mkdtempSync(join(tmpdir(), 'reelpact-scale-'));
chmodSync(scratch, 0o711);
const say = (text) => console.log(`✓ ${text}`);
const logOf = (name) => join(scratch, `${name}.log`);

function connect() {
  run('ip', ['link', 'set', 'lo', 'up']);
  // Names of networks belong to this test alone.
  run('mount', ['-t', 'tmpfs', 'tmpfs', '/run']);
  run('ip', ['link', 'add', 'bridge', 'type', 'bridge']);
  run('ip', ['addr', 'add', `${NET}.1/24`, 'dev', 'bridge']);
  run('ip', ['link', 'set', 'bridge', 'up']);
  for (const [index, name] of names.entries()) {
    run('ip', ['netns', 'add', name]);
    run('ip', ['link', 'add', `to${index}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name]);
    run('ip', ['link', 'set', `to${index}`, 'master', 'bridge', 'up']);
    run('ip', ['-n', name, 'addr', 'add', `${hosts[name]}/24`, 'dev', 'eth0']);
    for (const link of ['eth0', 'lo']) run('ip', ['-n', name, 'link', 'set', link, 'up']);
  }
}

/** The name server that an engine has for its containers: addresses for their names, and nothing else. */
async function serveNames() {
  const server = createSocket('udp4');
  server.on('message', (query, { port, address }) => {
    const labels = [];
    let at = 12;
    for (; query[at] > 0; at += query[at] + 1)
      labels.push(query.toString('latin1', at + 1, at + 1 + query[at]));
    const end = at + 5;
    const host = query.readUInt16BE(at + 1) === 1 ? hosts[labels.join('.')] : undefined;
    // An answer that is ours and holds one address, or none, to the one question; RFC 1035, section 4.
    const head = Buffer.from([query[0], query[1], 0x85, 0x80, 0, 1, 0, host ? 1 : 0, 0, 0, 0, 0]);
    const record = Buffer.from([
      0xc0,
      12,
      0,
      1,
      0,
      1,
      0,
      0,
      0,
      5,
      0,
      4,
      ...(host ?? '').split('.').map(Number),
    ]);
    const parts = [head, query.subarray(12, end), ...(host ? [record] : [])];
    server.send(Buffer.concat(parts), port, address);
  });
  await new Promise((done) => server.bind(53, `${NET}.1`, done));
}

const containers = {};
const running = {};

/** Starts one as it stands in the file. */
function start(name) {
  const service = services[name];
  if (!containers[name]) {
    const own = join(scratch, name);
    mkdirSync(own, { mode: 0o711 });
    const image = service.build === '.' ? images.app : images.cluster;
    const what = containerOf(service, env);
    // What isn't named is thrown away with its container.
    if (what.volumes.length === 0)
      what.volumes = image.config.volumes.map((path) => ({ name: 'unnamed', path }));
    containers[name] = new Container(image, what, {
      scratch: own,
      hosts,
      project: root,
      network: name,
      nameServer: `${NET}.1`,
    });
  }
  const child = containers[name].start(service.command, logOf(name));
  running[name] = child;
  // As `restart` says: a server that finds no database yet ends, and is started again.
  child.once('exit', () => setTimeout(() => running[name] === child && start(name), RESTART_MS));
}

const kill = (name) =>
  new Promise((gone) => {
    const child = running[name];
    delete running[name];
    child.once('exit', gone);
    child.kill('SIGKILL');
  });

async function until(what, isSo) {
  for (let left = TRIES; left > 0; left -= 1) {
    if (await isSo().catch(() => false)) return;
    await wait(250);
  }
  throw new Error(`It did not come to that: ${what}.`);
}

const isOk = async (url) => (await fetch(url)).ok;

async function untilHealthy(name) {
  const { healthcheck, build } = services[name];
  const test = healthcheck ? healthcheck.test.slice(1) : build === '.' ? images.app.config.health : null;
  if (test) await until(`${name} is healthy`, async () => containers[name].run(test).status === 0);
}

try {
  connect();
  await serveNames();
  for (const name of names) start(name);
  for (const name of names) await untilHealthy(name);
  say(`all ${names.length} containers start and are healthy`);
  const url = `http://${hosts.balancer}:8080`;
  await until('the balancer leads to a server', () => isOk(`${url}/api/health/ready`));

  const database = async (work) => {
    const connectionString = `postgres://reelpact:${env.POSTGRES_PASSWORD}@${hosts.balancer}:5432/reelpact`;
    const client = new Client({ connectionString });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const mailTo = async (address) => {
    const text = 'select body from mails where recipient = $1 order by created_at desc limit 1';
    let rows = [];
    await until(`an email comes to ${address}`, async () => {
      ({ rows } = await database((client) => client.query(text, [address])));
      return rows.length > 0;
    });
    return rows[0].body;
  };
  const creator = await person(url, 'creator@example.test', mailTo);
  const { packages } = await openPage(creator);
  const brand = await person(url, 'brand@example.test', mailTo);
  const { id } = await brand.call('POST', '/api/package-bookings', {
    ...{ packageId: packages[0].id, brandName: 'Northwind Coffee', contactEmail: 'brand@example.test' },
    projectDescription: 'A film about our coffee.',
  });
  const { clientSecret } = await brand.call('POST', '/api/create-payment-intent', { bookingId: id });
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' };
  await brand.call('POST', '/api/payments/sandbox/confirm', { clientSecret, card });
  const stage = async () => (await creator.call('GET', `/api/bookings/${id}`)).stage;
  await until('the creator is asked', async () => (await stage()) === 'requested');
  say('a booking was made on one of the web servers and paid, and the worker told its creator');

  /** Whether etcd knows that one has all that the other has, and may take over. */
  const mayTakeOver = async (name) => {
    const { members } = await (await fetch(`http://${hosts[name]}:8008/cluster`)).json();
    return members.some((one) => one.name === name && one.role === 'sync_standby');
  };
  const isPrimary = (name) => isOk(`http://${hosts[name]}:8008/primary`).catch(() => false);
  const restart = await fetch(`http://${hosts.database1}:8008/restart`, { method: 'POST' });
  assert.equal(restart.status, 401);
  const first = (await isPrimary('database1')) ? 'database1' : 'database2';
  const second = first === 'database1' ? 'database2' : 'database1';
  await until('the other database follows', () => mayTakeOver(second));
  const at = Date.now();
  await kill(first);
  await until('the other database takes over', async () => {
    await creator.call('POST', `/api/creator/bookings/${id}/approve`, {});
    return true;
  });
  say(`${first} was killed, and the booking accepted on ${second} ${Date.now() - at} ms later`);
  start(first);
  await until('it follows now', () => mayTakeOver(first));
  await kill('web1');
  assert.equal(await stage(), 'producing');
  say('it came back and follows; with a web server killed the other one answers');
  const { status, output } = containers.worker.run(['node', 'backend/dist/command.js', 'reconcile']);
  assert.equal(status, 0, output);
  say(`reconciling: ${output.trim().split('\n').at(-1)}`);
} catch (error) {
  const printed = names.map((name) => {
    const text = readFileSync(logOf(name), { encoding: 'utf8', flag: 'a+' });
    return `── ${name} ──\n${text.slice(-2_000)}`;
  });
  console.error(`${error.stack}\n\n${printed.join('\n')}`);
  process.exitCode = 1;
} finally {
  for (const name of Object.keys(running)) await kill(name);
  run('sh', ['-c', `umount ${scratch}/*/tmpfs-* 2>/dev/null; true`]);
  rmSync(scratch, { recursive: true, force: true });
}
// What is left of it ends with its network.
process.exit();
