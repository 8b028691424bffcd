import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './shell.mjs';

const INSIDE = '/run/outside';
const CACHE_INSIDE = '/run/outside-cache';
const CERTIFICATES = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'];
const PROXIES = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];

/** The Debian mirror that this machine uses. */
export function debianMirror() {
  const found = run('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages']).split(
    '\n',
  );
  const mirror = found.find((uri) => /debian\/?$/.test(uri));
  if (!mirror) throw new Error('No Debian mirror is among the sources of apt.');
  return mirror;
}

/**
 * How this machine reaches the registries of npm and Debian, for steps that run in another root. It is shown to them and never
 * becomes part of an image.
 * @param {string} folder where it is put together
 * @returns {{ binds: string[], env: Record<string, string>, mountPoints: string[] }} for bubblewrap, and for the step
 */
export function outside(folder) {
  mkdirSync(folder, { recursive: true });
  const env = { APT_CONFIG: `${INSIDE}/apt.conf`, npm_config_userconfig: `${INSIDE}/npmrc` };
  // What is set for `DPkg` and the like belongs to this machine.
  const settings = run('apt-config', ['dump', 'Acquire']).split('\n');
  writeFileSync(
    join(folder, 'apt.conf'),
    settings.filter((line) => line.startsWith('Acquire::')).join('\n') + '\n',
  );
  const userConfig = run('npm', ['config', 'get', 'userconfig']).trim();
  if (existsSync(userConfig)) copyFileSync(userConfig, join(folder, 'npmrc'));
  else writeFileSync(join(folder, 'npmrc'), '');
  env.npm_config_registry = run('npm', ['config', 'get', 'registry']).trim();
  env.npm_config_cache = CACHE_INSIDE;
  for (const name of CERTIFICATES.filter((one) => existsSync(process.env[one] ?? ''))) {
    copyFileSync(process.env[name], join(folder, name));
    env[name] = `${INSIDE}/${name}`;
  }
  for (const name of PROXIES.filter((one) => process.env[one])) env[name] = process.env[name];
  const cache = run('npm', ['config', 'get', 'cache']).trim();
  mkdirSync(cache, { recursive: true });
  const binds = ['--ro-bind', folder, INSIDE, '--bind', cache, CACHE_INSIDE];
  return { binds, env, mountPoints: [INSIDE, CACHE_INSIDE] };
}
