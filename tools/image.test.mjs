import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { containerOf, readCompose, variablesIn } from './image/compose.mjs';
import { contextFilter } from './image/context.mjs';
import { readDockerfile } from './image/dockerfile.mjs';
import { seccompProgram } from './image/seccomp.mjs';
import { productSettings } from './product-settings.mjs';
import { root } from './root.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const SCALE = 'docker-compose.scale.yml';
const FILES = ['docker-compose.yml', 'docker-compose.archive.yml', SCALE];
const ENV = {
  POSTGRES_PASSWORD: 'for these tests',
  POSTGRES_SUPERUSER_PASSWORD: 'for these tests',
  POSTGRES_REPLICATION_PASSWORD: 'for these tests',
  S3_BUCKET: 'for-these-tests',
};
/** Decided where the containers are described, whatever `.env` says. */
const DECIDED = ['DATABASE_URL', 'DATA_DIR', 'FFMPEG_PATH', 'HOST', 'PGPASSWORD', 'PORT', 'WEB_ROOT'];
/** Of the containers alone: no settings of the product. */
const OF_CONTAINERS = [
  'POSTGRES_PASSWORD',
  'POSTGRES_SUPERUSER_PASSWORD',
  'POSTGRES_REPLICATION_PASSWORD',
  'DATABASE_FOLDER',
];

const stages = readDockerfile(read('Dockerfile'));
const { services, volumes } = readCompose(read('docker-compose.yml'), ENV);
const app = containerOf(services.app, ENV);
const clusterStages = readDockerfile(read('docker/cluster/Dockerfile'));
const scale = readCompose(read(SCALE), ENV).services;
const last = (keyword) => stages.at(-1).steps.filter((step) => step.keyword === keyword);

test('the image test knows every step of the Dockerfile and every key of the compose files', () => {
  assert.ok(stages.length > 1);
  assert.ok([...stages, ...clusterStages].every(({ steps }) => steps.length > 0));
  for (const file of FILES) readCompose(read(file), ENV);
  contextFilter(read('.dockerignore'));
});

test('what it does not know is refused', () => {
  for (const line of [
    'ADD a b',
    'COPY --chown=node a b',
    'COPY *.json ./',
    'RUN',
    'SHELL ["sh"]',
    'CMD npm start',
  ])
    assert.throws(() => readDockerfile(`FROM node:1.2.3\n${line}\n`), /Dockerfile, line 2/, line);
  assert.throws(() => readDockerfile('FROM ${NONE}\n'), /no ARG NONE/);
  assert.throws(() => readCompose('services: { app: { privileged: true } }', ENV), /privileged of app/);
  assert.throws(() => readCompose('secrets: {}\nservices: {}', ENV), /secrets of the file/);
  assert.throws(() => readCompose('services: { app: { image: "${A:?set A}" } }', {}), /set A/);
  assert.throws(() => containerOf({ ...services.app, read_only: false }, ENV), /read-only/);
  assert.throws(() => containerOf({ ...services.app, cap_drop: [] }, ENV), /capabilities/);
  assert.throws(() => containerOf({ ...services.app, volumes: ['/etc:/data'] }, ENV), /volume/);
  assert.throws(() => contextFilter('docs/*.md'), /dockerignore/);
  assert.throws(() => seccompProgram({ defaultAction: 'SCMP_ACT_ERRNO', syscalls: [] }, () => 0), /profile/);
});

test('every image is pinned by its version', () => {
  const images = [...stages, ...clusterStages].map(({ image }) => image).concat(services.database.image);
  for (const image of images) assert.match(image, /:\d+\.\d+/);
});

test('every setting reaches the app, and nothing else is set', () => {
  assert.equal(services.app.env_file, '.env');
  const settings = productSettings();
  const set = Object.keys(services.app.environment);
  const open = set.filter((name) => read('docker-compose.yml').includes(` ${name}: \${${name}:-`));
  assert.deepEqual(set.filter((name) => !open.includes(name)).sort(), DECIDED);
  for (const name of set) assert.ok(settings.has(name) || name === 'PGPASSWORD', name);
  for (const file of FILES)
    for (const name of variablesIn(read(file)))
      assert.ok(settings.has(name) || OF_CONTAINERS.includes(name), `${file}: ${name}`);
});

test('each of several machines gets every setting, too, and its container may do no more', () => {
  const settings = productSettings();
  const apps = Object.values(scale).filter((service) => service.build === '.');
  assert.deepEqual(apps.map(({ environment }) => environment.ROLE).sort(), ['media', 'web', 'web', 'worker']);
  for (const { env_file: file, environment } of apps) {
    assert.equal(file, '.env');
    for (const [name, value] of Object.entries(environment))
      assert.ok(settings.has(name) || name === 'PGPASSWORD' || value === '', name);
    for (const name of DECIDED) assert.ok(name in environment, name);
  }
  for (const service of Object.values(scale)) containerOf(service, ENV);
  const clustered = Object.values(scale).filter(
    ({ build }) => build.dockerfile === 'docker/cluster/Dockerfile',
  );
  assert.equal(apps.length + clustered.length, Object.keys(scale).length);
});

test('no server of the product is told the passwords by which the databases are ruled and copied', () => {
  const secrets = {
    POSTGRES_SUPERUSER_PASSWORD: 'of the superuser',
    POSTGRES_REPLICATION_PASSWORD: 'of the replica',
  };
  const { services: filled } = readCompose(read(SCALE), { ...ENV, ...secrets });
  for (const [name, service] of Object.entries(filled)) {
    const told = Object.values(containerOf(service, { ...ENV, ...secrets }).environment);
    const knows = Object.values(secrets).some((secret) => told.includes(secret));
    assert.equal(knows, name.startsWith('database'), name);
  }
});

test('etcd, which decides where writes go, is reached by the databases alone', () => {
  const file = readCompose(read(SCALE), ENV);
  assert.equal(file.networks.cluster.internal, true);
  for (const [name, { networks = ['default'] }] of Object.entries(file.services)) {
    if (name.startsWith('etcd')) assert.deepEqual(networks, ['cluster']);
    else assert.equal(networks.includes('cluster'), name.startsWith('database'), name);
  }
});

test('the test of a cluster sets all that the containers of one are told', () => {
  const told = [scale.etcd1, scale.database1, scale.balancer].flatMap(({ environment }) =>
    Object.keys(environment),
  );
  const program = read('tools/cluster/cluster.mjs');
  // Those are made of the number of a database.
  const isSet = (name) => program.includes(`${name}:`) || /^DATABASE_\d(_API)?$/.test(name);
  assert.deepEqual(
    told.filter((name) => !isSet(name)),
    [],
  );
  const used = [...read('docker/cluster/haproxy.cfg').matchAll(/"\$\{(\w+)\}"/g)].map(([, name]) => name);
  assert.deepEqual([...new Set(used)].sort(), Object.keys(scale.balancer.environment).sort());
});

test('what the app writes to is a volume that is kept', () => {
  const declared = last('VOLUME').flatMap(({ value }) => value);
  assert.deepEqual(
    app.volumes.map(({ path }) => path),
    declared,
  );
  assert.ok(declared.includes(app.environment.DATA_DIR));
  for (const file of FILES) {
    const compose = readCompose(read(file), ENV);
    const used = Object.values(compose.services).flatMap((service) => service.volumes ?? []);
    assert.deepEqual(used.map((text) => text.split(':')[0]).sort(), Object.keys(compose.volumes).sort());
  }
  assert.deepEqual(Object.keys(volumes).sort(), ['database', 'files']);
});

test('the image and its container agree on the port', () => {
  const env = Object.assign({}, ...last('ENV').map(({ value }) => value));
  const [[port]] = last('EXPOSE').map(({ value }) => value);
  assert.equal(env.PORT, port);
  assert.equal(app.environment.PORT, port);
  assert.ok(services.app.ports.every((text) => text.endsWith(`:${port}`)));
  assert.equal(last('HEALTHCHECK').length, 1);
});

test('every stage that installs packages has the description of every workspace', () => {
  const { workspaces } = JSON.parse(read('package.json'));
  const installing = stages.filter(({ steps }) => steps.some(({ text }) => text.includes('npm ci')));
  assert.equal(installing.length, 2);
  for (const { steps } of installing) {
    const copied = steps.filter(({ keyword }) => keyword === 'COPY').flatMap(({ value }) => value);
    for (const workspace of workspaces) assert.ok(copied.includes(`${workspace}/package.json`), workspace);
  }
});

test('a seccomp profile becomes a program that refuses what it names', () => {
  const profile = {
    defaultAction: 'SCMP_ACT_ALLOW',
    syscalls: [{ names: ['bpf', 'acct'], action: 'SCMP_ACT_ERRNO', errnoRet: 1 }],
  };
  const program = seccompProgram(profile, (name) => ({ bpf: 321, acct: 163 })[name]);
  const instructions = Array.from({ length: program.length / 8 }, (_, index) =>
    program.readUInt32LE(8 * index + 4),
  );
  assert.deepEqual(instructions.slice(-4), [321, 163, 0x7fff0000, 0x00050001]);
});
