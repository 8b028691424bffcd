import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.mjs';

const CACHE = join(root, '.nx/cache');
/** What Nx writes down about its last run: the tasks that ran, when, and how each ended. */
const RUN = join(CACHE, 'run.json');

const SETTINGS = {
  CI: 'true',
  // Nx sets it for every task otherwise, and it wins over NO_COLOR.
  FORCE_COLOR: '0',
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  // Only its own plugins are loaded: a process and a socket for each of them double the time it takes to start.
  NX_ISOLATE_PLUGINS: 'false',
  // Nothing is kept outside of the checkout.
  NX_SKIP_NATIVE_FILE_CACHE: 'true',
  // The product's settings in .env must not reach a build or a test.
  NX_LOAD_DOT_ENV_FILES: 'false',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

/**
 * Runs targets of the projects that have them, each after the targets it depends on. A target whose inputs (nx.json,
 * project.json) haven't changed since it last succeeded is taken from the cache.
 *
 * @param {string[]} targets
 * @param {string[]} [projects] all of them by default
 * @param {{ environment?: NodeJS.ProcessEnv, signal?: AbortSignal }} [options] of the targets; the signal ends Nx at once
 * @returns {Promise<{ code: number, output: string, tasks: Task[] }>} Nx's exit code, what it printed, and the tasks in the
 *   order in which they ended; a task that wasn't run because another one failed is missing.
 * @typedef {{ id: string, code: number, cached: boolean, seconds: number, output: string }} Task
 */
export async function runTargets(targets, projects = [], options = {}) {
  rmSync(RUN, { force: true });
  const which = projects.length > 0 ? ['--projects', projects.join()] : [];
  const { code, output } = await runNx(
    ['run-many', '--targets', targets.join(), ...which, '--nxBail=false'],
    options,
  );
  const tasks = existsSync(RUN) ? JSON.parse(readFileSync(RUN, 'utf8')).tasks : [];
  return { code, output, tasks: tasks.map(readTask) };
}

function readTask({ taskId, hash, status, cacheStatus, startTime, endTime }) {
  const printed = join(CACHE, 'terminalOutputs', hash);
  return {
    id: taskId,
    code: status,
    cached: cacheStatus !== 'cache-miss',
    seconds: (Date.parse(endTime) - Date.parse(startTime)) / 1000,
    output: existsSync(printed) ? readFileSync(printed, 'utf8').trim() : '',
  };
}

async function runNx(args, { environment = process.env, signal }) {
  const env = { ...environment, ...SETTINGS };
  delete env.NO_COLOR;
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('nx')), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((done) => {
    child.once('error', (error) => done({ code: 1, output: error.message }));
    child.once('close', (code) => done({ code: code ?? 1, output: output.trim() }));
  });
}
