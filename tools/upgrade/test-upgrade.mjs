import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Person, openStage } from '../bench/stage.mjs';
import { withoutProductSettings } from '../product-settings.mjs';
import { root } from '../root.mjs';
import { PLANTS } from './plants.mjs';
import { hasCommit, migrateBy, readReleases, takeOut } from './releases.mjs';
import { signIn, until, walk } from './walk.mjs';

/**
 * `npm run test:upgrade`: the last released version on the schema of this one, alone and beside it, as in a rolling restart and after going
 * back (docs/releases.md). It exits with 2 where the clone lacks the released commit.
 */
const PAGE = 'docs/releases.md';
/** The released version's own tests of what both versions write: patterns of `npm test -- backend`. */
const SUITES = ['bookings.int-spec', 'money.int-spec', 'delivery.int-spec', 'conversations', 'tips.int-spec'];
/** Nothing lasts longer than the money of a booking is held, which is 80 days, and what comes after that. */
const DAYS = 120;
const STRIDE_DAYS = 10;

/** Jobs wait in real time, which doesn't pass here. */
const HURRY = `
  select from graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where run_at > now() and locked_at is null), run_at => now())`;
/** What was not done yet: jobs, deadlines, and entries of the log that a follower has not come to or could not handle. */
const OWED = `
  select format('the job %s, tried %s times: %s', task_identifier, attempts, last_error) as what from graphile_worker.jobs
  union all select format('the deadline of %s', booking_id) from booking_deadlines, product_clock
    where due_at <= now() + offset_seconds * interval '1 second'
  union all select format('%s: entry %s', follower, entry_id) from log_waiting
  union all select format('%s has not read to the end', name) from log_followers f
    where exists (select from log_entries h where (h.position, h.id) > (f.position, f.entry_id))`;

/** What most migrations do, to every table at once. */
const GROW = `
  do $$
  declare one record;
  begin
    for one in select schemaname, tablename from pg_tables where schemaname in ('public', 'sandbox') loop
      execute format('alter table %I.%I add column added_later text', one.schemaname, one.tablename);
    end loop;
  end $$`;

const [release] = readReleases(readFileSync(join(root, PAGE), 'utf8'));
if (!release || !hasCommit(release.commit)) {
  const lacking = release ? `this clone lacks the commit of ${release.version} (git fetch --unshallow)` : '';
  console.error(`The upgrade can’t be tested here: ${lacking || `${PAGE} names no release`}.`);
  process.exit(2);
}
const say = (text) => console.log(`✓ ${text}`);
const stage = await openStage();

const logs = [];
async function serve(name, home) {
  const log = join(stage.scratch, `server-${logs.length}.log`);
  logs.push({ name, log });
  const server = await stage.serve({ DEMO_MODE: 'true' }, { home, log });
  return { name, url: server.url, stop: () => server.end('SIGTERM') };
}

/** Failures of one version are mended by the other's next try: only the log shows them. */
function errorsLogged() {
  return logs.flatMap(({ name, log }) =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => /"level":"(error|fatal)"|^(?!\{).+/.test(line))
      .map((line) => `${name}: ${line}`),
  );
}

async function untilNothingIsOwed() {
  let owed = [];
  const look = async () => {
    await stage.database.query(HURRY);
    ({ rows: owed } = await stage.database.query(OWED));
    return owed.length === 0;
  };
  await until(look, 'nothing is owed').catch((error) => {
    throw new Error(`${error.message}: ${owed.map(({ what }) => what).join('; ')}`);
  });
}

/** Ends every window that there is, with all that follows from it. */
async function letTimePass(versions) {
  for (let days = 0; days < DAYS; days += STRIDE_DAYS) {
    const { url } = versions[(days / STRIDE_DAYS) % versions.length];
    const admin = new Person();
    await signIn(admin, url, 'admin');
    await admin.call(url, 'POST', '/api/demo/clock', { advanceSeconds: STRIDE_DAYS * 86_400 });
    await untilNothingIsOwed();
  }
}

function reconcile() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'backend/dist/command.js'), 'reconcile'],
    { env: { ...withoutProductSettings(), ...stage.settings, DEMO_MODE: 'true' }, encoding: 'utf8' },
  );
  assert.equal(status, 0, `${stdout}${stderr}`);
  assert.doesNotMatch(stdout, /left out/);
  return stdout.trim();
}

/** @returns {Promise<number>} its exit code */
function runSuites(home) {
  const program = ['tools/test.mjs', 'backend', ...SUITES];
  const env = { ...withoutProductSettings(), DATABASE_URL: stage.maintenanceUrl };
  const run = spawn(process.execPath, program, { cwd: home, env, stdio: 'inherit' });
  process.once('exit', () => run.kill());
  return new Promise((done) => run.once('close', done));
}

async function test() {
  const home = takeOut(release.commit);
  say(`${release.version} (${release.commit.slice(0, 8)}) is built`);

  const old = await serve(release.version, home);
  await walk([old], 'pay_first');
  say(`${release.version} has made its own database, with a booking of every stage`);

  const young = await serve('this version', root);
  await walk([old, young], 'pay_first');
  await walk([young, old], 'approve_first');
  say('both versions take the steps of a booking in turns, after the new one has migrated under the old one');
  await stage.database.query(GROW);
  await walk([old, young], 'pay_first');
  await walk([young, old], 'pay_first');
  say('they still do when every table has got a column while they run');

  await young.stop();
  const back = await serve(release.version, home);
  await old.stop();
  await walk([back], 'approve_first');
  say(`${release.version} starts on the new schema, and takes every step alone`);

  const again = await serve('this version', root);
  await letTimePass([back, again]);
  // A card network's review ends when the network says so.
  const { rows: open } = await stage.database.query(
    'select id, stage from bookings where is_open and open_chargeback is null',
  );
  assert.deepEqual(open, [], 'bookings have not ended');
  assert.deepEqual(errorsLogged(), [], 'servers have logged errors');
  say(`after ${DAYS} days every booking has ended, nothing is stuck, no error was logged`);
  say(`reconciled by this version: ${reconcile()}`);

  for (const { fault, step, sql } of PLANTS) {
    await stage.database.query(sql);
    await assert.rejects(walk([back], 'pay_first'), { message: new RegExp(`^${step} at `) }, fault);
  }
  // What servers have logged about them says nothing.
  logs.length = 0;
  say(`each of ${PLANTS.length} planted faults is found`);
  await Promise.all([back.stop(), again.stop()]);

  // Databases are copies of template1 unless something else is said, those of the tests too.
  const template = Object.assign(new URL(stage.maintenanceUrl), { pathname: '/template1' }).href;
  migrateBy(home, template);
  migrateBy(root, template);
  assert.equal(await runSuites(home), 0, `tests of ${release.version} fail on the new schema`);
  say(`${release.version} passes its own tests on the new schema`);
}

try {
  await test();
  await stage.end(0);
} catch (error) {
  console.error(error.stack);
  for (const line of errorsLogged().slice(-20)) console.error(line);
  await stage.end(1);
}
