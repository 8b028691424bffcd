import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { handOver } from '../postgres-files.mjs';
import { endProcess } from '../processes.mjs';
import { root } from '../root.mjs';
import { locatePrograms } from './programs.mjs';

/**
 * Runs what `docker-compose.scale.yml` describes beside the product, of the same settings and on loopback: three etcd, two PostgreSQL with
 * Patroni, and HAProxy before them and before the two web servers that its parent starts. Tells the parent where everything is, and then does
 * what it is asked: `{ act, of }`, one thing at a time. It ends with its parent, and all of it with it.
 */
const programs = locatePrograms();
const SETTINGS = join(root, 'docker/cluster');
/** PostgreSQL refuses to run as root; this is the id of "nobody" on Linux. */
const ids = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const KILL = [['SIGKILL', 10_000]];
const password = () => randomBytes(18).toString('base64url');
const passwords = { super: password(), replication: password(), product: password() };

const scratch = mkdtempSync(join(tmpdir(), 'reelpact-cluster-'));
handOver(scratch, ids);
for (const name of ['patroni.yml', 'haproxy.cfg', 'make-database']) {
  copyFileSync(join(SETTINGS, name), join(scratch, name));
  chmodSync(join(scratch, name), 0o755);
}

/** Ports that nobody has at this moment, all of them different. */
async function freePorts(count) {
  const probes = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((done, fail) => {
          const probe = createServer().once('error', fail);
          probe.listen(0, '127.0.0.1', () => done(probe));
        }),
    ),
  );
  const ports = probes.map((probe) => probe.address().port);
  await Promise.all(probes.map((probe) => new Promise((done) => probe.close(done))));
  return ports;
}

const ports = await freePorts(15);
const at = (port) => `127.0.0.1:${port}`;
const members = [1, 2, 3].map((number) => {
  const [client, peer] = ports.splice(0, 2);
  return { name: `etcd${number}`, client, peer, process: null };
});
const databases = [1, 2].map((number) => {
  const [port, api] = ports.splice(0, 2);
  const folder = join(scratch, `database${number}`);
  return { name: `database${number}`, port, api, folder, process: null };
});
const [web, primary, replica, web1, web2] = ports;

/** Starts a program that writes what it says to a file of its name. */
function run(name, command, flags, env) {
  const output = openSync(join(scratch, `${name}.log`), 'a');
  const child = spawn(command, flags, {
    ...ids,
    cwd: scratch,
    env: {
      HOME: scratch,
      PATH: [scratch, dirname(programs.postgres), process.env.PATH].join(delimiter),
      ...env,
    },
    stdio: ['ignore', output, output],
  });
  child.once('error', (error) => console.error(`${name}: ${error.message}`));
  return child;
}

function startMember(member) {
  const { name, client, peer } = member;
  const all = members.map((one) => `${one.name}=http://${at(one.peer)}`).join();
  member.process = run(name, programs.etcd, ['--unsafe-no-fsync', '--log-level=error'], {
    ETCD_NAME: name,
    ETCD_DATA_DIR: join(scratch, name),
    ETCD_LISTEN_CLIENT_URLS: `http://${at(client)}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${at(client)}`,
    ETCD_LISTEN_PEER_URLS: `http://${at(peer)}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${at(peer)}`,
    ETCD_INITIAL_CLUSTER: all,
    ETCD_INITIAL_CLUSTER_TOKEN: 'reelpact',
  });
}

function startDatabase(database) {
  const { name, port, api, folder } = database;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  handOver(folder, ids);
  database.process = run(name, programs.patroni, [join(scratch, 'patroni.yml')], {
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: at(api),
    PATRONI_RESTAPI_CONNECT_ADDRESS: at(api),
    PATRONI_RESTAPI_USERNAME: 'patroni',
    PATRONI_RESTAPI_PASSWORD: passwords.super,
    PATRONI_ETCD3_HOSTS: members.map(({ client }) => at(client)).join(),
    PATRONI_POSTGRESQL_LISTEN: at(port),
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: at(port),
    PATRONI_POSTGRESQL_DATA_DIR: join(folder, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: dirname(programs.postgres),
    PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: passwords.super,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
    REELPACT_PASSWORD: passwords.product,
  });
}

const startBalancer = () =>
  run('haproxy', programs.haproxy, ['-db', '-f', join(scratch, 'haproxy.cfg')], {
    WEB_BIND: at(web),
    WEB_1: at(web1),
    WEB_2: at(web2),
    PRIMARY_BIND: at(primary),
    REPLICA_BIND: at(replica),
    ...Object.fromEntries(
      databases.flatMap(({ port, api }, index) => [
        [`DATABASE_${index + 1}`, at(port)],
        [`DATABASE_${index + 1}_API`, String(api)],
      ]),
    ),
  });

/** Whether Patroni says that a server takes writes. */
const isPrimary = async ({ api }) =>
  (await fetch(`http://${at(api)}/primary`).catch(() => null))?.status === 200;

async function findPrimary() {
  for (;;) {
    for (const database of databases) if (await isPrimary(database)) return database;
    await sleep(100);
  }
}

/** One takes writes, and another follows, of which etcd knows that it has all of them and may take over. */
async function untilWhole() {
  for (;;) {
    const { api } = await findPrimary();
    const answer = await fetch(`http://${at(api)}/cluster`).catch(() => null);
    const { members: all = [] } = (await answer?.json().catch(() => null)) ?? {};
    if (all.some(({ role, state }) => role === 'sync_standby' && /^(running|streaming)$/.test(state))) return;
    await sleep(100);
  }
}

const postmasterOf = ({ folder }) =>
  Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** What happens to a machine without power. */
async function cutPower(database) {
  const postmaster = postmasterOf(database);
  await endProcess(database.process.pid, KILL);
  await endProcess(postmaster, KILL);
}

const ACTS = {
  /** Until the other one has taken over. @returns the name of the one that was killed */
  killPrimary: async () => {
    const database = await findPrimary();
    await cutPower(database);
    await findPrimary();
    return database.name;
  },
  /** Starts one that was killed; until it has all that the other has. */
  revive: async (name) => {
    startDatabase(databases.find((database) => database.name === name));
    await untilWhole();
  },
  /** Leaves one of three. */
  takeMajority: async () => {
    for (const member of members.slice(1)) await endProcess(member.process.pid, KILL);
  },
  giveMajority: async () => {
    members.slice(1).forEach(startMember);
    await untilWhole();
  },
};

let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  const kill = async (act) => {
    try {
      await act();
    } catch {
      // It has ended before.
    }
  };
  balancer.kill('SIGKILL');
  for (const database of databases) {
    await kill(() => endProcess(database.process.pid, KILL));
    await kill(() => endProcess(postmasterOf(database), KILL));
  }
  for (const { process: member } of members) await kill(() => endProcess(member.pid, KILL));
  rmSync(scratch, { recursive: true, force: true });
  process.exit();
}

members.forEach(startMember);
databases.forEach(startDatabase);
const balancer = startBalancer();
for (const sign of ['disconnect', 'SIGTERM', 'SIGINT', 'SIGHUP']) process.once(sign, () => void end());
await untilWhole();

const databaseAt = (port) => `postgres://reelpact:${passwords.product}@${at(port)}/reelpact`;
process.on('message', ({ act, of }) => {
  void ACTS[act](of).then((answer) => process.send?.({ answer }));
});
process.send?.({
  url: `http://${at(web)}`,
  webPorts: [web1, web2],
  primary: databaseAt(primary),
  replica: databaseAt(replica),
  scratch,
});
