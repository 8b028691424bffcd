import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startPostgres } from './postgres.mjs';
import { isAlive } from './processes.mjs';
import { root } from './root.mjs';

const { Client } = createRequire(join(root, 'backend/package.json'))('pg');
const quiet = () => {};
let dataDir;

before(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'reelpact-postgres-'));
  chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
});
after(() => rmSync(dataDir, { recursive: true, force: true }));

async function ask(url, statement) {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(quiet);
  }
}

/** Another program that starts PostgreSQL on the folder, prints its process id and does as it is told. */
function elsewhere(then) {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL('./postgres.mjs', import.meta.url).href)};
    const server = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, careless: true, log: () => {} });
    process.stdout.write(String(server.pid) + '\\n');
    ${then}`;
  return [process.execPath, ['--input-type=module', '-e', program]];
}

test('keeps its data over a restart and lets nobody in without the password', async () => {
  const first = await startPostgres({ dataDir, log: quiet });
  await ask(first.url, 'create table kept (n int)');
  await assert.rejects(ask(first.url.replace(/:[^:@]+@/, ':guess@'), 'select 1'), /password/);
  await first.stop();
  assert.equal(isAlive(first.pid), false);
  assert.equal(statSync(join(dataDir, 'password')).mode & 0o077, 0);

  const second = await startPostgres({ dataDir, log: quiet });
  assert.deepEqual(await ask(second.url, 'select count(*)::int as n from kept'), [{ n: 0 }]);
  await second.stop();
});

test('stops the server of a program that was killed, and starts again', async () => {
  const [command, args] = elsewhere("process.kill(process.pid, 'SIGKILL');");
  const orphan = Number(spawnSync(command, args, { encoding: 'utf8' }).stdout);
  assert.equal(isAlive(orphan), true);
  const server = await startPostgres({ dataDir, log: quiet });
  assert.equal(isAlive(orphan), false);
  assert.equal((await ask(server.url, 'select 1 as one'))[0].one, 1);
  await server.stop();
});

test('refuses a folder that another living program uses', async () => {
  const [command, args] = elsewhere(
    "process.on('SIGTERM', () => server.stop()); setInterval(() => {}, 1000).unref(); await server.exited;",
  );
  const other = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise((done) => other.once('exit', done));
  await new Promise((done) => other.stdout.once('data', done));
  await assert.rejects(startPostgres({ dataDir, log: quiet }), /already runs/);
  other.kill('SIGTERM');
  await gone;
});
