import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handOver, locatePostgres } from './postgres-files.mjs';
import { startPostgres } from './postgres.mjs';
import { root } from './root.mjs';

/**
 * Runs a PostgreSQL that archives its log, for a test that restores or replicates it, and tells its parent the URL. The parent then sends
 * `{ backUp: true }` for a base backup, and for another server with its data either `{ restoreTo: moment }` or `{ follow: true }`, for a
 * streaming replica; it gets that server's URL. It ends with its parent.
 */
const { Client } = createRequire(join(root, 'backend/package.json'))('pg');
const quiet = () => {};
const scratch = mkdtempSync(join(tmpdir(), 'reelpact-archived-'));
chmodSync(scratch, process.getuid?.() === 0 ? 0o711 : 0o700);
const archive = join(scratch, 'archive');
const [first, restored] = ['first', 'restored'].map((name) => join(scratch, name));
const clusterIn = (dataDir) => join(locatePostgres(dataDir, quiet).room, 'cluster');
mkdirSync(archive, { mode: 0o700 });
const { ids } = locatePostgres(first, quiet);
handOver(archive, ids);

let postgres = await startPostgres({
  dataDir: first,
  log: quiet,
  more: { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` },
});

/** Once it follows. */
let replica;

function write(path, text) {
  writeFileSync(path, text);
  handOver(path, ids);
}

/** What pg_basebackup does, which doesn't come with the PostgreSQL from npm. */
async function backUp() {
  const copy = clusterIn(restored);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query("select pg_backup_start('test', fast => true)");
  const { stderr } = spawnSync('cp', ['-a', clusterIn(first), copy], { encoding: 'utf8' });
  // A server at work removes files while they are copied; the log says what they held.
  const failed = stderr.split('\n').filter((line) => line && !line.includes('No such file'));
  if (failed.length > 0) throw new Error(failed.join('\n'));
  const { rows } = await client.query('select labelfile from pg_backup_stop()');
  await client.end();
  write(join(copy, 'backup_label'), rows[0].labelfile);
  for (const file of ['postmaster.pid', 'postmaster.opts']) rmSync(join(copy, file), { force: true });
  // What has to be replayed comes from the archive alone.
  for (const { name, parentPath } of readdirSync(join(copy, 'pg_wal'), {
    withFileTypes: true,
    recursive: true,
  }))
    if (/^[0-9A-F]{24}/.test(name)) rmSync(join(parentPath, name), { force: true });
  return 'backed up';
}

/** @param {string} moment as PostgreSQL reads it */
async function restoreTo(moment) {
  // A fast shutdown archives what is left of the log.
  await postgres.stop();
  const cluster = clusterIn(restored);
  write(join(cluster, 'recovery.signal'), '');
  copyFileSync(join(first, 'password'), join(restored, 'password'));
  postgres = await startPostgres({
    dataDir: restored,
    log: quiet,
    more: {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
    },
  });
  return postgres.url;
}

async function follow() {
  const { hostname, port, username, password } = new URL(postgres.url);
  write(join(clusterIn(restored), 'standby.signal'), '');
  copyFileSync(join(first, 'password'), join(restored, 'password'));
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  const restore = `cp ${archive}/%f %p`;
  replica = await startPostgres({
    dataDir: restored,
    log: quiet,
    more: { primary_conninfo: source, restore_command: restore, archive_mode: 'off' },
  });
  return replica.url;
}

let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  await replica?.stop();
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
  process.exit();
}
// The parent's end is one, too: nothing that was started outlives a test.
for (const sign of ['disconnect', 'SIGTERM', 'SIGINT', 'SIGHUP']) process.once(sign, () => void end());
process.on('message', (told) => {
  const done = told.backUp ? backUp() : told.follow ? follow() : restoreTo(told.restoreTo);
  void done.then((answer) => process.send?.(answer));
});
process.send?.(postgres.url);
