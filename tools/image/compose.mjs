import { parse } from 'yaml';

/** What is known of a service: everything else is refused, because nobody would notice that it isn't tested. */
const SERVICE_KEYS = [
  'image',
  'build',
  'restart',
  'init',
  'depends_on',
  'ports',
  'env_file',
  'environment',
  'entrypoint',
  'command',
  'volumes',
  'read_only',
  'tmpfs',
  'mem_limit',
  'pids_limit',
  'cap_drop',
  'cap_add',
  'security_opt',
  'healthcheck',
  'networks',
];

/** The variables that a compose file fills in: `${NAME}`, `${NAME:-otherwise}`, `${NAME:?what is missing}`. */
const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** @returns {string[]} the names of the variables, each once */
export const variablesIn = (text) => [...new Set([...text.matchAll(VARIABLE)].map(([, name]) => name))];

/**
 * Reads a compose file with its variables filled in.
 * @param {string} text
 * @param {Record<string, string>} env what `.env` says
 * @throws Error for a key that isn't known, and for a variable that is required and not set
 */
export function readCompose(text, env) {
  const filled = text.replace(VARIABLE, (_, name, kind, rest = '') => {
    if (env[name]) return env[name];
    if (kind === '?') throw new Error(rest);
    return kind === '-' ? rest : '';
  });
  const { services, volumes = {}, networks = {}, ...more } = parse(filled, { merge: true });
  // Keys that begin so are there to be repeated.
  refuse(
    Object.keys(more).filter((key) => !key.startsWith('x-')),
    'the file',
  );
  for (const [name, service] of Object.entries(services))
    refuse(
      Object.keys(service).filter((key) => !SERVICE_KEYS.includes(key)),
      name,
    );
  return { services, volumes, networks };
}

function refuse(keys, where) {
  if (keys.length > 0) throw new Error(`The image test doesn't know ${keys.join(', ')} of ${where}.`);
}

/**
 * What a service's container may do and sees, as far as it can be tried without a container engine.
 * @returns {{ environment: Record<string, string>, volumes: { name: string, path: string }[], tmpfs: string[], seccomp: string | null }}
 * @throws Error for a value that isn't known
 */
export function containerOf(service, env) {
  const {
    env_file: envFile,
    environment = {},
    volumes = [],
    tmpfs = [],
    security_opt: security = [],
  } = service;
  const others = security.filter(
    (one) => !/^(no-new-privileges:true|apparmor:unconfined|seccomp:\S+)$/.test(one),
  );
  if (others.length > 0) throw new Error(`The image test doesn't know the security option ${others.join()}.`);
  if (!security.includes('no-new-privileges:true') || service.read_only !== true)
    throw new Error('The image test tries containers that are read-only and get no new privileges.');
  if (String(service.cap_drop) !== 'ALL')
    throw new Error('The image test tries containers without capabilities.');
  return {
    environment: { ...(envFile === '.env' && env), ...environment },
    volumes: volumes.map((text) => {
      const [, name, path] = /^([a-z]+):(\/[^:]*)$/.exec(text) ?? [];
      if (!path) throw new Error(`The image test doesn't know the volume ${text}.`);
      return { name, path };
    }),
    tmpfs,
    seccomp: security.find((one) => one.startsWith('seccomp:'))?.slice('seccomp:'.length) ?? null,
  };
}
