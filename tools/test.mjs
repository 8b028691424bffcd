import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './build.mjs';
import { requireNode, installWhenNeeded } from './install.mjs';
import { judge } from './jest-verdict.mjs';
import { startPostgres } from './postgres.mjs';
import { withoutProductSettings } from './product-settings.mjs';
import { root } from './root.mjs';
import { MINUTE_MS, readMinutes, soakRuns } from './soak.mjs';

/**
 * `npm test [-- project …]`: every kind of test, on databases of its own.
 * `npm run test:soak [-- --minutes N]`: the long forms of those tests that have one, for so many minutes.
 * `npm run screens`: the tests of every screen, which photograph what they see.
 * REELPACT_SEED repeats what chance has chosen in another run.
 */
const PROJECTS = ['domain', 'backend', 'frontend', 'e2e', 'client'];
/** Longest first: two projects are tested at a time, because half of each one's time is waiting for others. */
const BY_LENGTH = ['backend', 'e2e', 'frontend', 'domain', 'client'];
const AT_ONCE = 2;
/** What a project's tests need to be built; the others read the sources. */
const NEEDS = {
  domain: [],
  frontend: [],
  client: [],
  backend: ['domain', 'backend', 'client'],
  e2e: ['domain', 'backend', 'frontend'],
};
const NEED_DATABASE = ['backend', 'e2e'];
/** Only ends a hang of Jest itself: a single test is ended by the limit in `jest.preset.mjs`. */
const HANG_MS = 180 * MINUTE_MS;

requireNode();
const soak = process.argv[2] === '--soak';
const screens = process.argv[2] === '--screens';
const named = soak ? ['backend'] : screens ? ['e2e'] : process.argv.slice(2);
const wanted = named.length > 0 ? named : PROJECTS;
const unknown = wanted.filter((name) => !PROJECTS.includes(name));
if (unknown.length > 0) {
  console.error(`No such project: ${unknown.join(', ')}. There are ${PROJECTS.join(', ')}.`);
  process.exit(1);
}
const seed = process.env.REELPACT_SEED ?? String(randomInt(1_000_000));

const scratch = mkdtempSync(join(tmpdir(), 'reelpact-test-'));
let postgres;
const running = new Set();

async function end(code) {
  for (const child of running) child.kill('SIGTERM');
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end(130));

/** A URL of a server on which the tests may make databases; never the database that DATABASE_URL names. */
async function findServer() {
  if (!process.env.DATABASE_URL) {
    // As root, PostgreSQL runs as another user, who has to pass through.
    chmodSync(scratch, process.getuid?.() === 0 ? 0o711 : 0o700);
    postgres = await startPostgres({ dataDir: join(scratch, 'postgres'), careless: true });
    return postgres.url;
  }
  const { Client } = createRequire(join(root, 'backend/package.json'))('pg');
  const url = Object.assign(new URL(process.env.DATABASE_URL), { pathname: '/postgres' }).href;
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const right = 'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user';
    const { rows } = await client.query(right);
    if (rows[0]?.may) return url;
  } catch (error) {
    const problem = `The tests could not open the database "postgres" of DATABASE_URL's server`;
    throw new Error(`${problem}: ${error.message}`, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
  throw new Error(
    'The user of DATABASE_URL may not create databases, and the tests need databases of their own.',
  );
}

/** One run for each project, or one for each long form. */
function* plannedRuns() {
  if (soak) yield* soakRuns(minutes);
  else if (screens) yield photographs;
  else
    for (const project of BY_LENGTH.filter((one) => wanted.includes(one)))
      yield { project, title: project, words: [], environment: {}, spareMs: 0 };
}

/**
 * Runs Jest in one project and reads what it wrote down. The output for people goes to stderr; of several at once each one's
 * when it has ended, so that they don't mix.
 */
async function runJest({ project, title, words, environment, spareMs }, serverUrl, isAlone) {
  const report = join(scratch, `${project}.json`);
  rmSync(report, { force: true });
  const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));
  console.error(isAlone ? `\n── ${title} ──` : `Testing ${title}…`);
  const child = spawn(
    process.execPath,
    [jest, '--config', 'jest.config.mjs', '--json', `--outputFile=${report}`, '--maxWorkers=2', ...words],
    {
      cwd: join(root, project),
      stdio: ['ignore', 'ignore', isAlone ? 'inherit' : 'pipe'],
      env: {
        ...withoutProductSettings(),
        ...(serverUrl && { TEST_DATABASE_URL: serverUrl }),
        REELPACT_SEED: seed,
        ...environment,
      },
    },
  );
  running.add(child);
  const output = [];
  child.stderr?.on('data', (chunk) => output.push(chunk));
  const timer = setTimeout(() => child.kill('SIGKILL'), HANG_MS + spareMs);
  const code = await new Promise((done) => child.once('close', done).once('error', () => done(1)));
  clearTimeout(timer);
  running.delete(child);
  if (!isAlone) console.error(`\n── ${title} ──\n${Buffer.concat(output)}`);
  return judge(title, code, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined);
}

/** Where the photographs go; old ones of screens that are gone must not stay among them. */
const album = join(root, '.cache/screens');
const photographs = {
  project: 'e2e',
  title: 'screens',
  words: ['src/screens/screens.spec.ts'],
  environment: { REELPACT_SCREENS: album },
  spareMs: 0,
};
if (screens) rmSync(album, { recursive: true, force: true });

let minutes;
try {
  minutes = soak ? readMinutes(process.argv.slice(3)) : 0;
  installWhenNeeded();
  await buildWhenNeeded([...new Set(wanted.flatMap((project) => NEEDS[project]))]);
  const serverUrl = wanted.some((project) => NEED_DATABASE.includes(project))
    ? await findServer()
    : undefined;
  let passed = 0;
  let failed = 0;
  const complaints = [];
  const waiting = plannedRuns();
  const isAlone = soak || wanted.length === 1;
  // A soak run's shares are reckoned when each begins, so it is one lane.
  const lane = async () => {
    for (const run of waiting) {
      const verdict = await runJest(run, serverUrl, isAlone);
      passed += verdict.passed;
      failed += verdict.failed;
      complaints.push(...verdict.complaints);
    }
  };
  await Promise.all(Array.from({ length: isAlone ? 1 : AT_ONCE }, lane));
  for (const complaint of complaints) console.error(complaint);
  if (screens) console.error(`The screens are in ${join(album, 'index.html')}.`);
  console.error(`The seed was ${seed}; REELPACT_SEED=${seed} chooses the same again.`);
  console.log(`${passed} passed, ${failed} failed`);
  await end(failed === 0 ? 0 : 1);
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  await end(1);
}
