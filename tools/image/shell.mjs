import { spawnSync } from 'node:child_process';

/**
 * Runs a command to its end.
 * @returns {string} what it printed
 * @throws Error with the end of its output when it fails
 */
export function run(command, args, { input, env = process.env, cwd, stdio } = {}) {
  const done = spawnSync(command, args, { input, env, cwd, stdio, encoding: 'utf8', maxBuffer: 1024 ** 3 });
  if (done.status === 0) return done.stdout ?? '';
  const reason =
    done.error?.message ??
    `${done.stdout ?? ''}${done.stderr ?? ''}`.trim().split('\n').slice(-25).join('\n');
  throw new Error(`${command} ${args.slice(-3).join(' ')} failed:\n${reason}`);
}

/** Whether a command is on the PATH. */
export const isThere = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
