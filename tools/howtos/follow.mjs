import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkPackages } from '../linked-packages.mjs';
import { writeProcessFile } from '../processes.mjs';
import { root } from '../root.mjs';
import { applyEdit, readHowTo, splitCommands } from './read.mjs';

/**
 * Does what the how-tos in docs/howto say, all of them in one throw-away copy of the project, and runs the commands they name and what
 * `npm run check` asks of a change. What is copied is what Git would take; packages are linked. `… follow.mjs add-a-step` follows only that one.
 */
const HOW_TOS = join(root, 'docs/howto');
const asked = process.argv.slice(2).map((name) => `${name}.md`);
const CHECKS = ['typecheck', 'import-rules', 'table-owners', 'test-tiers'];

const copy = mkdtempSync(join(realpathSync(tmpdir()), 'reelpact-howto-'));
/** Where `npm run test:all` finds this run to end it. */
const { REELPACT_RUNS_DIR: runsDir } = process.env;
if (runsDir) writeProcessFile(join(runsDir, String(process.pid)), process.pid);
let running;
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    ending = true;
    running?.kill('SIGTERM');
  });
}

function copyProject() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listed.split('\0').filter((path) => path && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkPackages(copy);
}

/** @returns {Promise<{ code: number, output: string }>} */
function run(file, words) {
  if (ending) return Promise.resolve({ code: 130, output: 'ended' });
  running = spawn(file, words, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((done) => {
    running.once('error', (error) => done({ code: 1, output: error.message }));
    running.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

const total = { passed: 0, failed: 0 };
async function step(title, act) {
  const complaint = await Promise.resolve()
    .then(act)
    .catch((error) => error.message);
  total[complaint ? 'failed' : 'passed'] += 1;
  console.error(complaint ? `✗ ${title}\n${complaint}` : `✓ ${title}`);
}
async function mustRun(file, words) {
  const { code, output } = await run(file, words);
  return code === 0 ? undefined : output;
}

/** Paths in the texts that a reader is sent to, from the project's root. */
function missingFiles(text) {
  const named = [...text.matchAll(/`((?:domain|backend|frontend|e2e|client|tools|docs)\/[\w./-]+)`/g)];
  return named.map(([, path]) => path).filter((path) => !path.includes('<') && !existsSync(join(copy, path)));
}

/** Patterns of which no spec and no part of a suite has a name. */
function unnamedSpecs(folder, patterns) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.includes('node_modules') && /(spec|part)\.tsx?$/.test(path),
  );
  return patterns.filter((pattern) => !files.some((path) => path.includes(pattern)));
}

try {
  copyProject();
  const changed = new Set();
  const commands = new Set();
  const names = readdirSync(HOW_TOS).filter((name) => asked.length === 0 || asked.includes(name));
  for (const name of names.sort()) {
    const text = readFileSync(join(HOW_TOS, name), 'utf8');
    const howTo = readHowTo(text);
    await step(`${name} can be followed`, () => {
      for (const edit of howTo.edits) {
        const file = join(copy, edit.path);
        const now = applyEdit(existsSync(file) ? readFileSync(file, 'utf8') : undefined, edit);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, now);
        changed.add(edit.path);
      }
    });
    await step(`${name} names files that are there`, () => missingFiles(text).join(', ') || undefined);
    for (const command of howTo.commands) commands.add(command);
  }
  await step('what was written is formatted', () => mustRun('npx', ['prettier', '--check', ...changed]));
  // All changes are there at once: what makes files of them comes before the tests, and a project is tested once for all how-tos.
  const { others, tests } = splitCommands(commands);
  for (const command of others) await step(command, () => mustRun('npm', command.split(' ').slice(1)));
  for (const [project, patterns] of tests) {
    const unknown = unnamedSpecs(join(copy, project), patterns);
    await step(`what is to be tested in ${project} is there`, () => unknown.join(', ') || undefined);
    await step(`${project}: ${patterns.join(' ')}`, () =>
      mustRun('npm', ['test', '--', project, ...patterns]),
    );
  }
  for (const check of CHECKS) await step(check, () => mustRun('npx', ['nx', 'run-many', '-t', check]));
  await step('lint', () => {
    const linted = [...changed].filter((path) => /\.(tsx?|mjs)$/.test(path));
    return mustRun('npx', ['eslint', '--max-warnings=0', ...linted]);
  });
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`tools: ${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
