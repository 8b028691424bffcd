import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { howToRunAlone } from './failed-tests.mjs';
import { judge } from './jest-verdict.mjs';
import { OWNER_FILE, endProcess, readProcessFile, writeProcessFile } from './processes.mjs';
import { withoutProductSettings } from './product-settings.mjs';
import { root } from './root.mjs';
import { findTestServer } from './test-database.mjs';

/**
 * `node tools/project-tests.mjs <project> [flags of Jest]`: runs the tests of one project with Jest and prints what it proved. The variable
 * REELPACT_TIER says which: `short` (`npm test`), `long` (what only `npm run test:all` runs) or `every`.
 */
const [project, ...flags] = process.argv.slice(2);
const NEED_DATABASE = ['backend', 'e2e'];
/** Ends a hang of Jest itself; the limit in `jest.preset.mjs` ends a single test. */
const HANG_MS = 180 * 60_000 + Number(process.env.REELPACT_SPARE_MS ?? 0);
/** Room for what lives shortly, in MB, in Jest and its workers: collected less often, tests take a tenth less of the CPU. */
const YOUNG_MEMORY = '--max-semi-space-size=64';
/** Servers and browsers close in this time, or are killed. */
const SHUTDOWN = [
  ['SIGTERM', 5_000],
  ['SIGKILL', 2_000],
];

const scratch = mkdtempSync(join(tmpdir(), 'reelpact-test-'));
/** Where `npm test` finds this run to end it, and this run finds whether `npm test` is still there. */
const { REELPACT_RUNS_DIR: runsDir } = process.env;

let jest;
let database;
let ending;

/** Ends everything that was started here: Jest with its workers, their servers and browsers, PostgreSQL. */
function end(code) {
  ending ??= (async () => {
    if (jest) await endProcess(-jest.pid, SHUTDOWN);
    await database?.stop();
    rmSync(scratch, { recursive: true, force: true });
    process.exit(code);
  })();
  return ending;
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(130));
if (runsDir) {
  writeProcessFile(join(runsDir, String(process.pid)), process.pid);
  const isOrphaned = () => readProcessFile(join(runsDir, OWNER_FILE)) === undefined;
  setInterval(() => isOrphaned() && void end(130), 500).unref();
}

async function runJest() {
  const report = join(scratch, 'report.json');
  const script = fileURLToPath(import.meta.resolve('jest/bin/jest'));
  jest = spawn(
    process.execPath,
    [
      ...[YOUNG_MEMORY, script, '--config', 'jest.config.mjs'],
      ...['--json', `--outputFile=${report}`, ...flags],
    ],
    {
      cwd: join(root, project),
      // A group of its own, so that all that the tests have started can be ended together.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...withoutProductSettings(),
        // A module of the product that is built as ES module is loaded by `require`; Node 20 says each time that this is new.
        // Tests make much that is soon forgotten: with four times the usual room for it, they need an eighth to a fifth less of the CPU.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning --max-semi-space-size=64`,
        ...(database && { TEST_DATABASE_URL: database.url }),
      },
    },
  );
  const timer = setTimeout(() => process.kill(-jest.pid, 'SIGKILL'), HANG_MS);
  const code = await new Promise((done) => jest.once('close', done).once('error', () => done(1)));
  clearTimeout(timer);
  return { code, report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined };
}

try {
  if (NEED_DATABASE.includes(project)) database = await findTestServer(join(scratch, 'postgres'), scratch);
  const isFiltered = flags.some((flag) => flag === '-t' || flag.startsWith('--testNamePattern'));
  const { code, report } = await runJest();
  const { passed, failed, complaints } = judge(project, code, report, isFiltered);
  for (const complaint of complaints) console.error(complaint);
  if (report) for (const line of howToRunAlone(project, report)) console.error(line);
  console.log(`${project}: ${passed} passed, ${failed} failed`);
  await end(failed === 0 ? 0 : 1);
} catch (error) {
  console.error(error.message);
  console.log(`${project}: 0 passed, 1 failed`);
  await end(1);
}
