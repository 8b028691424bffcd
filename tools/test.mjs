import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './build.mjs';
import { locatePrograms } from './cluster/programs.mjs';
import { requireNode, installWhenNeeded } from './install.mjs';
import { runTargets } from './nx.mjs';
import { OWNER_FILE, endProcess, onceParentEnds, readProcessFile, writeProcessFile } from './processes.mjs';
import { root } from './root.mjs';
import { findParts } from './suite-parts.mjs';
import { readMinutes, soakRuns } from './soak.mjs';
import { TESTED, TESTED_AT_LENGTH } from './tiers.mjs';

/**
 * `npm test [-- project …]`: the tests of every kind, but for the long ones. A project whose inputs are the same as when its tests last
 * passed is not tested again.
 * `npm test -- project pattern … [flags of Jest]`: some spec files or parts of suites, long ones too.
 * `npm run test:all [-- --rest]`: everything but the soak, whatever passed before; `--rest` leaves out what `npm test` runs.
 * `npm run test:soak [-- --minutes N]`: the long forms of those tests that have one, for so many minutes.
 * `npm run test:cluster`: several machines, of programs that Debian has; without these it says so and exits with 2.
 * `npm run screens`: the tests of every screen, which photograph what they see.
 * REELPACT_SEED repeats what chance has chosen in another run.
 */
/** The how-tos, which are followed, are no project's. */
const LONG_TARGETS = [...TESTED_AT_LENGTH, 'tools'];
/** What a project's tests need to be built; the others read the sources. Nx builds it for the targets of project.json. */
const NEEDS = {
  domain: [],
  frontend: [],
  client: [],
  backend: ['domain', 'backend', 'client'],
  e2e: ['domain', 'backend', 'frontend'],
};
const SHUTDOWN = [
  ['SIGTERM', 9_000],
  ['SIGKILL', 2_000],
];
/** Where the photographs go; old ones of screens that are gone must not stay among them. */
const ALBUM = join(root, '.cache/screens');

requireNode();
const [mode, ...words] = process.argv.slice(2);
const seed = process.env.REELPACT_SEED ?? String(randomInt(1_000_000));
/** Each run of a project's tests writes down its process here. */
const runsDir = mkdtempSync(join(tmpdir(), 'reelpact-runs-'));
writeProcessFile(join(runsDir, OWNER_FILE), process.pid);
const environment = { ...process.env, REELPACT_SEED: seed, REELPACT_RUNS_DIR: runsDir };

const stopping = new AbortController();
let ending = false;
/** Ends Nx, so that it begins nothing new, and all runs; waits until nothing of them is left. */
async function end(code) {
  if (ending) return;
  ending = true;
  stopping.abort();
  const names = readdirSync(runsDir).filter((name) => name !== OWNER_FILE);
  const runs = names.map((name) => readProcessFile(join(runsDir, name)));
  await Promise.all(runs.filter(Boolean).map((pid) => endProcess(pid, SHUTDOWN)));
  rmSync(runsDir, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(130));
if (process.env.npm_lifecycle_event !== undefined) onceParentEnds(() => void end(130));

const total = { passed: 0, failed: 0 };
/** Adds what a run of `project-tests.mjs` printed as its verdict; a run that ended without one has failed. @returns that line */
function count(output, hasPassed = false) {
  const verdict = [...output.matchAll(/^\w+: (\d+) passed, (\d+) failed$/gm)].at(-1);
  total.passed += Number(verdict?.[1] ?? 0);
  total.failed += Number(verdict?.[2] ?? (hasPassed ? 0 : 1));
  return verdict?.[0] ?? 'no verdict';
}

/** Runs targets of projects by Nx, and tells what each of them proved when all have ended. */
async function runByNx(targets, projects) {
  const { code, output, tasks } = await runTargets(targets, projects, {
    environment,
    signal: stopping.signal,
  });
  if (ending) return;
  for (const { id, cached, seconds, code: failed, output: printed } of tasks) {
    if (!targets.includes(id.split(':')[1])) {
      if (failed) console.error(`${id} failed:\n${printed}`);
      continue;
    }
    // What was printed when it passed may have been deleted since.
    const verdict = count(printed, cached && failed === 0);
    if (failed) console.error(`\n── ${id} ──\n${printed}\n`);
    else console.error(`${verdict} (${cached ? 'unchanged since then' : `${seconds.toFixed(0)} s`})`);
  }
  if (code !== 0 && total.failed === 0) {
    total.failed += 1;
    console.error(output);
  }
}

/** Runs some spec files of a project at once and lets them print as they go. */
async function runDirectly(project, flags, more = {}) {
  await buildWhenNeeded(NEEDS[project]);
  if (ending) return;
  const script = fileURLToPath(new URL('./project-tests.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, project, ...flags], {
    cwd: root,
    env: { ...environment, REELPACT_TIER: 'every', ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  await new Promise((done) => child.once('close', done));
  if (!ending) count(output);
}

async function soak() {
  for (const { title, project, words: flags, environment: more, spareMs } of soakRuns(readMinutes(words))) {
    console.error(`\n── ${title} ──`);
    await runDirectly(project, flags, { ...more, REELPACT_SPARE_MS: String(spareMs) });
  }
}

async function cluster() {
  try {
    locatePrograms();
  } catch (error) {
    console.error(error.message);
    return end(2);
  }
  await buildWhenNeeded(['domain', 'backend', 'frontend']);
  await runDirectly('backend', words, { REELPACT_TIER: 'cluster' });
}

async function photograph() {
  rmSync(ALBUM, { recursive: true, force: true });
  await runDirectly('e2e', ['src/screens/screens.long-spec.ts'], { REELPACT_SCREENS: ALBUM });
  console.error(`The screens are in ${join(ALBUM, 'index.html')}.`);
}

async function all() {
  // Nothing that passed before is taken for granted.
  environment.REELPACT_TEST_RUN = randomUUID();
  if (!words.includes('--rest')) await runByNx(['test'], TESTED);
  await runByNx(['long-test'], LONG_TARGETS);
}

async function some() {
  const named = [mode, ...words].filter((word) => word !== undefined);
  const known = named.filter((word) => TESTED.includes(word));
  if (known.length === named.length) return runByNx(['test'], named.length > 0 ? named : TESTED);
  const [project, ...flags] = named;
  if (!TESTED.includes(project))
    throw new Error(`No such project: ${project}. There are ${TESTED.join(', ')}.`);
  if (project !== 'backend') return runDirectly(project, flags);
  const found = findParts(flags);
  return runDirectly(
    project,
    found.flags,
    found.parts.length > 0 ? { REELPACT_PARTS: found.parts.join() } : {},
  );
}

const MODES = { '--all': all, '--soak': soak, '--cluster': cluster, '--screens': photograph };
try {
  installWhenNeeded();
  await (MODES[mode] ?? some)();
} catch (error) {
  console.error(error.message);
  total.failed += 1;
}
if (!ending) {
  console.error(`The seed was ${seed}; REELPACT_SEED=${seed} chooses the same again.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  await end(total.failed === 0 ? 0 : 1);
}
