import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './shell.mjs';
import { seccompProgram } from './seccomp.mjs';

/** Where a container engine keeps programs in a container from reading or writing below /proc, whatever their rights. */
const MASKED_FILES = ['/proc/kcore', '/proc/keys', '/proc/timer_list'];
const MASKED_FOLDERS = ['/proc/acpi', '/proc/scsi'];
/** A command that takes longer hangs. */
const COMMAND_TIMEOUT_MS = 300_000;
/** As Docker mounts a tmpfs. */
const TMPFS = 'noexec,nosuid,nodev,mode=1777';

/**
 * A container without an engine: the image's root, which can't be written to, the volumes and tmpfs of the compose file, its
 * environment, its user without any capability, and its seccomp profile. Limits of memory and processes are not tried.
 */
export class Container {
  /**
   * @param image as `build` answers it
   * @param what as `containerOf` answers it
   * @param {{ scratch: string, hosts: Record<string, string>, project: string, network?: string, nameServer?: string }} around
   *   `hosts` are the addresses of other containers; the seccomp profile lies in `project`; `network` is the name of its own, if it has one
   */
  constructor(image, what, { scratch, hosts, project, network, nameServer }) {
    this.image = image;
    this.program = [...(network ? ['ip', 'netns', 'exec', network] : []), 'bwrap'];
    this.env = { ...image.config.env, ...what.environment };
    this.seccomp = what.seccomp && programOf(join(project, what.seccomp), scratch);
    this.mounts = [
      ...what.volumes.flatMap(({ name, path }) => ['--bind', volume(image, path, join(scratch, name)), path]),
      ...what.tmpfs.flatMap((path, index) => ['--bind', tmpfs(join(scratch, `tmpfs-${index}`)), path]),
      ...files(scratch, hosts, nameServer),
    ];
    // What is mounted needs a place in the image, as an engine makes it.
    for (const { path } of what.volumes) mkdirSync(join(image.root, path), { recursive: true });
    for (const path of what.tmpfs) mkdirSync(join(image.root, path), { recursive: true });
    for (const name of ['hosts', 'resolv.conf'])
      writeFileSync(join(image.root, 'etc', name), '', { flag: 'a' });
  }

  /** Starts what the image says, or another command, whose output goes to a file where there is one. */
  start(command = this.image.config.command, log) {
    const output = log === undefined ? 'pipe' : openSync(log, 'a');
    const stdio = ['ignore', output, output, ...(this.seccomp ? [openSync(this.seccomp)] : [])];
    const [program, ...flags] = this.program;
    return spawn(program, [...flags, ...this.arguments(command)], { stdio });
  }

  /** Runs a command to its end, as `docker exec` would in a container that is just the same. */
  run(command) {
    const stdio = ['ignore', 'pipe', 'pipe', ...(this.seccomp ? [openSync(this.seccomp)] : [])];
    const [program, ...flags] = this.program;
    const { status, stdout, stderr } = spawnSync(program, [...flags, ...this.arguments(command)], {
      stdio,
      encoding: 'utf8',
      timeout: COMMAND_TIMEOUT_MS,
    });
    return { status, output: `${stdout}${stderr}` };
  }

  arguments(command) {
    const { root, config } = this.image;
    const { uid, gid, home } = userIn(root, config.user);
    return [
      ...['--ro-bind', root, '/', '--dev', '/dev', '--proc', '/proc'],
      // Shared memory of the container's own, as an engine makes it.
      ...['--perms', '1777', '--tmpfs', '/dev/shm'],
      ...MASKED_FILES.filter(existsSync).flatMap((path) => ['--ro-bind', '/dev/null', path]),
      ...MASKED_FOLDERS.filter(existsSync).flatMap((path) => ['--tmpfs', path, '--remount-ro', path]),
      ...this.mounts,
      ...[
        '--unshare-pid',
        '--unshare-ipc',
        '--unshare-uts',
        '--hostname',
        'app',
        '--die-with-parent',
        '--clearenv',
      ],
      ...Object.entries({ ...this.env, HOME: home }).flatMap((pair) => ['--setenv', ...pair.map(String)]),
      ...(this.seccomp ? ['--seccomp', '3'] : []),
      // To become the user; none of them is left to it.
      ...['SETUID', 'SETGID', 'SETPCAP'].flatMap((name) => ['--cap-add', `CAP_${name}`]),
      ...['--chdir', config.workdir, '--'],
      ...[
        'setpriv',
        '--reuid',
        uid,
        '--regid',
        gid,
        '--clear-groups',
        '--inh-caps=-all',
        '--bounding-set=-all',
      ],
      ...['--no-new-privs', '--', ...command],
    ];
  }
}

/** A volume that is used for the first time belongs to whom the image's folder belongs to. */
function volume({ root }, path, place) {
  mkdirSync(place);
  if (existsSync(join(root, path))) {
    cpSync(join(root, path), place, { recursive: true });
    run('chown', [`--reference=${join(root, path)}`, place]);
    run('chmod', [`--reference=${join(root, path)}`, place]);
  }
  return place;
}

function tmpfs(place) {
  mkdirSync(place);
  run('mount', ['-t', 'tmpfs', '-o', TMPFS, 'tmpfs', place]);
  return place;
}

/** What an engine puts into each container. */
function files(scratch, hosts, nameServer) {
  const names = Object.entries({ localhost: '127.0.0.1', ...hosts }).map(
    ([name, address]) => `${address} ${name}`,
  );
  writeFileSync(join(scratch, 'hosts'), `${names.join('\n')}\n`);
  writeFileSync(join(scratch, 'resolv.conf'), nameServer ? `nameserver ${nameServer}\n` : '');
  return ['hosts', 'resolv.conf'].flatMap((name) => ['--ro-bind', join(scratch, name), `/etc/${name}`]);
}

function programOf(profile, scratch) {
  const numberOf = (name) => Number(spawnSync('scmp_sys_resolver', [name], { encoding: 'utf8' }).stdout);
  const file = join(scratch, 'seccomp.bpf');
  writeFileSync(file, seccompProgram(JSON.parse(readFileSync(profile, 'utf8')), numberOf));
  return file;
}

function userIn(root, name) {
  const lines = readFileSync(join(root, 'etc/passwd'), 'utf8').split('\n');
  const [, , uid, gid, , home] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  if (uid === undefined) throw new Error(`The image has no user ${name}.`);
  return { uid, gid, home };
}

/** The process whose command line begins like this, among all that this one sees. */
export function processOf(words) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const start = words.join('\0');
  const isIt = (pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(start);
    } catch {
      return false;
    }
  };
  return Number(pids.find(isIt));
}
