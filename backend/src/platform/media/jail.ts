import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { MEDIA_JAILS } from '../config/settings.js';
import type { ScratchFolder } from './scratch-folders.js';

/** The most that one child process may use. */
export interface JailLimits {
  cpuSeconds: number;
  /** Address space in bytes. */
  memoryBytes: number;
  /** Of each file that it writes. */
  fileBytes: number;
}

/** A program on this machine, and what it reads besides the system's libraries. */
export interface JailedProgram {
  file: string;
  args: readonly string[];
  readOnly: readonly string[];
}

/**
 * How well a child process is shut away, best first. `bubblewrap` and `namespaces` give it no network, no other processes and
 * no files but its own and the system's programs; `limits` bounds only what it uses; `none` is for systems without prlimit.
 */
export const JAILS = [...MEDIA_JAILS, 'none'] as const;
export type Jail = (typeof JAILS)[number];

/** Programs and libraries of the system, read only. Debian's FFmpeg finds a library through /etc/alternatives. */
const SYSTEM = ['/usr', '/bin', '/lib', '/lib64', '/etc/alternatives', '/etc/ld.so.cache'];
const DEVICES = ['/dev/null', '/dev/zero', '/dev/urandom'];
const OPEN_FILES = 64;
/**
 * Says on a file descriptor of its own that all wrappers have done their work. What the program itself prints can't tell: a
 * file can make a decoder print what a wrapper would.
 */
export const STARTED_FD = 3;
const START = ['/bin/sh', '-c', `echo started >&${STARTED_FD}; exec ${STARTED_FD}>&-; exec "$@"`, 'start'];
/** Requests come first, but somebody may wait for a job as well: the lowest priority would get a sixtieth of a busy core, this gets a tenth. */
const NICE = 10;

/**
 * Builds an empty root in a tmpfs of its own and enters it: $1 the mount point, $2 the working directory, then pairs of a mode
 * and a path up to "--", then the command. It runs as root of a new user namespace, which is nobody outside, and gives up even
 * that before the command. Paths that are there already, because a folder above them is, are left alone.
 *
 * The first process of a process namespace ignores most signals, such as the one for a file that grows too large: a program in its place
 * would only see its write fail. So a shell goes first, and exits with 128 + the number of the signal that ended the program.
 */
const ENTER_EMPTY_ROOT = `
set -eu
root=$1; work=$2; shift 2
mount -t tmpfs -o size=1m,mode=755 jail "$root"
mkdir "$root/dev"
while [ "$1" != -- ]; do
  mode=$1 path=$2; shift 2
  [ -e "$path" ] && [ ! -e "$root$path" ] || continue
  if [ -L "$path" ]; then ln -s "$(readlink "$path")" "$root$path"; continue; fi
  mkdir -p "$root\${path%/*}"
  if [ -d "$path" ]; then mkdir -p "$root$path"; else : > "$root$path"; fi
  mount --rbind "$path" "$root$path"
  [ "$mode" = rw ] || mount -o remount,bind,ro "$root$path"
done
shift
exec chroot "$root" /bin/sh -c 'cd "$0" && exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all -- /bin/sh -c "$@"' \\
  "$work" '"$@"; exit $?' first "$@"
`;

/** Where a command is found on this machine; null when it is not there. */
export function findCommand(name: string, path = process.env['PATH'] ?? ''): string | null {
  const candidates = path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name));
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

/** The command line that runs a program in a jail. The paths are the same inside and outside. */
export function jailed(
  jail: Jail,
  { file, args, readOnly }: JailedProgram,
  { mountPoint, input, output }: ScratchFolder,
  { cpuSeconds, memoryBytes, fileBytes }: JailLimits,
): string[] {
  if (jail === 'none') return [...START, file, ...args];
  const command = [...START, 'env', '-i', file, ...args];
  const limited = [
    // Ends with the server, even when that is killed. At the limit of CPU time a program is killed at once: FFmpeg would take
    // a softer signal for a wish to end early, and call half a video whole.
    ...['setpriv', '--pdeathsig', 'KILL', '--'],
    ...['prlimit', `--as=${memoryBytes}`, `--cpu=${cpuSeconds}`, `--fsize=${fileBytes}`],
    ...[`--nofile=${OPEN_FILES}`, '--core=0', '--', 'nice', '-n', String(NICE)],
  ];
  const visible = [...SYSTEM, file, ...readOnly];
  if (jail === 'limits') return [...limited, ...command];
  if (jail === 'bubblewrap') {
    return [
      ...limited,
      ...['bwrap', '--unshare-all', '--die-with-parent', '--new-session', '--clearenv', '--cap-drop', 'ALL'],
      ...visible.flatMap((path) => ['--ro-bind-try', path, path]),
      // No /proc: nothing needs it, and to root it would offer the settings of the machine.
      ...['--dev', '/dev', '--ro-bind', input, input, '--bind', output, output],
      ...['--chdir', output, '--', ...command],
    ];
  }
  const mounts = [
    ...visible.map((path) => ['ro', path]),
    ...DEVICES.map((path) => ['rw', path]),
    ...[
      ['ro', input],
      ['rw', output],
    ],
  ];
  return [
    ...limited,
    ...['unshare', '--user', '--map-root-user', '--net', '--mount', '--pid', '--ipc', '--uts'],
    ...['--fork', '--kill-child=KILL', '--', '/bin/sh', '-c', ENTER_EMPTY_ROOT, 'jail'],
    ...[mountPoint, output, ...mounts.flat(), '--', ...command],
  ];
}

/** The best jail in which a program can really be started on this machine. */
export async function bestJail(
  program: JailedProgram,
  folder: ScratchFolder,
  limits: JailLimits,
  candidates: readonly Jail[] = JAILS,
): Promise<Jail> {
  for (const jail of candidates) {
    const [command = '', ...args] = jailed(jail, program, folder, limits);
    const child = spawn(command, args, { env: JAIL_ENVIRONMENT, cwd: folder.output, stdio: JAIL_STDIO });
    const worked = await new Promise((done) => {
      child.once('error', () => done(false)).once('close', (code) => done(code === 0));
    });
    if (worked) return jail;
  }
  return 'none';
}

/** By which the wrappers are found; the program itself gets no environment. */
export const JAIL_ENVIRONMENT = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin' };
/** Nothing comes in; output, errors and the sign of the start come out. */
export const JAIL_STDIO: ['ignore', 'pipe', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe', 'pipe'];
