import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from './build.mjs';
import { demandNode, installWhenNeeded, npmCommand } from './install.mjs';
import { judge } from './jest-verdict.mjs';
import { root } from './root.mjs';

/** `npm run check`: all that can be said about the code without a database or a browser. */
const LANES = 2;
const scratch = mkdtempSync(join(tmpdir(), 'reelpact-check-'));
const env = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  CI: 'true',
  NO_COLOR: '1',
};

const tool = (path, ...args) => [process.execPath, join(root, 'node_modules', path), ...args];
const npm = (...args) => [...npmCommand(), ...args];

/** Runs a command line in the project's root. @returns its exit code and all it printed */
function run([command, ...args], cwd = root) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.once('error', (error) => done({ code: 1, output: error.message }));
    child.once('close', (code) => done({ code, output }));
  });
}

async function demand(commandLine) {
  const { code, output } = await run(commandLine);
  if (code !== 0) throw new Error(output.trim());
}

/** Unit tests under the same hard rules as `npm test`: nothing skipped, nothing empty. */
async function unitTests(project, ...flags) {
  const report = join(scratch, `${project}.json`);
  const jest = tool('jest/bin/jest.js', '--config', 'jest.config.mjs', '--json', `--outputFile=${report}`);
  const { code, output } = await run([...jest, '--maxWorkers=1', ...flags], join(root, project));
  const verdict = judge(
    project,
    code,
    existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined,
  );
  if (verdict.failed > 0) throw new Error([output.trim(), ...verdict.complaints].join('\n'));
}

/** Makes again what is made from the code and committed: the interface's description, the client, a page of the docs. */
async function contract() {
  const emit = [process.execPath, 'backend/dist/emit-openapi.js', 'backend/openapi.json'];
  const makers = [
    emit,
    [process.execPath, 'tools/pages.mjs'],
    [process.execPath, 'tools/model.mjs'],
    npm('run', '--silent', 'generate-api', '-w', 'frontend'),
  ];
  const made = [
    'backend/openapi.json',
    'docs/lifecycle.md',
    'docs/problems.md',
    'docs/test-cases.md',
    'docs/test-cases.csv',
    'frontend/src/api/generated.ts',
  ];
  const read = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  const before = made.map(read);
  for (const maker of makers) await demand(maker);
  const drifted = made.filter((file, index) => read(file) !== before[index]);
  if (drifted.length > 0)
    throw new Error(`Not what the code says, now made anew; commit it: ${drifted.join(', ')}`);
}

/** Consumers read the description alone, so a linter for descriptions reads it too. */
async function description() {
  const lint = tool(
    '@redocly/cli/bin/cli.js',
    'lint',
    'backend/openapi.json',
    '--config',
    'tools/redocly.yaml',
  );
  const { code, output } = await run([...lint, '--format', 'github-actions']);
  const complaints = output.split('\n').filter((line) => /^::(error|warning)/.test(line));
  if (code !== 0 || complaints.length > 0) throw new Error(complaints.join('\n') || output.trim());
}

const toolTests = readdirSync(join(root, 'tools'))
  .filter((name) => name.endsWith('.test.mjs'))
  .map((name) => `tools/${name}`);

const checks = [
  ['lint', () => demand(tool('eslint/bin/eslint.js', '.', '--max-warnings=0'))],
  ['types', () => demand(tool('nx/dist/bin/nx.js', 'run-many', '-t', 'typecheck', '--parallel=1'))],
  ['frontend tests', () => unitTests('frontend')],
  ['domain tests', () => unitTests('domain')],
  ['backend unit tests', () => unitTests('backend', '--selectProjects', 'unit')],
  ['API description', description],
  ['import rules', () => demand([process.execPath, join(root, 'tools/import-rules/check.mjs')])],
  ['table owners', () => demand([process.execPath, join(root, 'tools/table-owners/check.mjs')])],
  ['tools', () => demand([process.execPath, '--test', ...toolTests])],
  ['format', () => demand(tool('prettier/bin/prettier.cjs', '--check', '.', '--log-level=warn'))],
];

let failures = 0;
async function perform([name, check]) {
  const start = Date.now();
  try {
    await check();
    console.log(`✓ ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failures++;
    console.log(`✗ ${name}\n${error.message.replaceAll(/^/gm, '    ')}\n`);
  }
}

demandNode();
installWhenNeeded();
try {
  await perform(['build', () => buildWhenNeeded(['domain', 'backend'])]);
  // Before the others, which read the two files that it may write.
  await perform(['contract', contract]);
  const waiting = [...checks];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await perform(next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(failures === 0 ? 'All checks passed.' : `${failures} checks failed.`);
process.exit(failures === 0 ? 0 : 1);
