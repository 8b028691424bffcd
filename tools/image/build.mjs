import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { run } from './shell.mjs';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** What a container is started with, as its image says. */
const emptyConfig = () => ({
  env: { PATH },
  workdir: '/',
  user: 'root',
  volumes: [],
  ports: [],
  health: null,
  command: null,
});

/**
 * Carries out the stages of a Dockerfile.
 * @param stages as `readDockerfile` answers them
 * @param {{ context: string, folder: string, baseOf: (image: string) => string, outside: object }} where
 * @returns {{ root: string, config: ReturnType<emptyConfig> }} the last stage
 */
export function build(stages, { context, folder, baseOf, outside }) {
  const done = [];
  for (const [index, { name, image, steps }] of stages.entries()) {
    const root = join(folder, name ?? String(index));
    run('cp', ['-a', '--reflink=auto', baseOf(image), root]);
    const stage = { name, root, config: emptyConfig() };
    done.push(stage);
    for (const step of steps) {
      const start = Date.now();
      CARRY_OUT[step.keyword](stage, step, { context, done, outside });
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`[${name ?? 'last'}] ${step.text.slice(0, 110)} (${seconds} s)`);
    }
  }
  return done.at(-1);
}

const CARRY_OUT = {
  WORKDIR: ({ root, config }, { value: [path] }) => {
    config.workdir = resolve(config.workdir, path);
    mkdirSync(join(root, config.workdir), { recursive: true });
  },
  ENV: ({ config }, { value }) => Object.assign(config.env, value),
  USER: ({ config }, { value: [user] }) => (config.user = user),
  VOLUME: ({ config }, { value }) => config.volumes.push(...value),
  EXPOSE: ({ config }, { value }) => config.ports.push(...value),
  HEALTHCHECK: ({ config }, { value }) => (config.health = value),
  CMD: ({ config }, { value }) => (config.command = value),
  COPY: copy,
  RUN: runStep,
};

function copy({ root, config }, { flags, value }, { context, done }) {
  const from = flags.from === undefined ? context : done.find(({ name }) => name === flags.from)?.root;
  if (!from) throw new Error(`There is no stage ${flags.from}.`);
  const sources = value.slice(0, -1).map((path) => join(from, path));
  const target = value.at(-1);
  const place = join(root, resolve(config.workdir, target));
  const isFolder = /(^|\/)\.?$/.test(target);
  if (sources.length > 1 && !isFolder) throw new Error(`${target} must end with a slash.`);
  for (const source of sources) {
    if (!existsSync(source)) throw new Error(`There is no ${source.slice(from.length)} to copy.`);
    // A folder's contents are copied, and a file by its name or into a folder.
    const isContents = statSync(source).isDirectory();
    const to = isContents || !isFolder ? place : join(place, basename(source));
    mkdirSync(isContents ? to : dirname(to), { recursive: true });
    run('cp', ['-R', '--preserve=mode,timestamps,links', isContents ? `${source}/.` : source, to]);
  }
}

function runStep({ root, config }, { value }, { outside }) {
  if (config.user !== 'root') throw new Error('The image test runs steps as root alone.');
  const env = { ...config.env, HOME: '/root', ...outside.env };
  const sandbox = [
    ...['--bind', root, '/', '--dev', '/dev', '--proc', '/proc', ...outside.binds],
    ...[
      '--unshare-pid',
      '--unshare-ipc',
      '--unshare-uts',
      '--die-with-parent',
      '--cap-add',
      'ALL',
      '--clearenv',
    ],
    ...Object.entries(env).flatMap((pair) => ['--setenv', ...pair]),
    ...['--chdir', config.workdir, '--', '/bin/sh', '-c', value],
  ];
  run('bwrap', sandbox);
  for (const path of outside.mountPoints) rmSync(join(root, path), { recursive: true, force: true });
}

/** How much a folder holds, in MB. */
export const megabytes = (folder) => Math.round(Number(run('du', ['-sk', folder]).split('\t')[0]) / 1024);
