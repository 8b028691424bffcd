import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process with this id runs, no matter who owns it. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  // One that has ended but was not yet collected by its parent still answers signals.
  return statOf(pid)[0] !== 'Z';
}

/** The fields of /proc/<pid>/stat from the state on; empty where there is no such file. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before them stands in parentheses and may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** The command line of a process, or '' when it is gone or not ours to read. */
export function commandOf(pid) {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** When a process started; with its id this names it for good, because ids are used again. */
function startOf(pid) {
  try {
    if (process.platform === 'linux') return statOf(pid)[19] ?? '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Writes down which process this is, so that a later start can tell whether it still lives. */
export function writeProcessFile(file, pid) {
  writeFileSync(file, `${pid}\n${startOf(pid)}\n`, { mode: 0o600 });
}

/** The id of the process that `writeProcessFile` wrote down, if that very process still lives. */
export function readProcessFile(file) {
  let lines;
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  return pid > 0 && isAlive(pid) && startOf(pid) === lines[1] ? pid : undefined;
}

/** The process file of a run of tests, in the folder that REELPACT_RUNS_DIR names. */
export const OWNER_FILE = 'owner';

/** Sends the signals one after another, each with its patience in ms, until the process is gone. */
export async function endProcess(pid, steps) {
  for (const [signal, patience] of steps) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code === 'ESRCH') return;
      throw error;
    }
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (!isAlive(pid)) return;
      await sleep(20);
    }
  }
}

/** Calls once the process that started this one has ended: npm's shell may die of a signal without passing it on. */
export function onceParentEnds(work) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    work();
  }, 1000).unref();
}
