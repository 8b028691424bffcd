import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEDIA_JAILS, type MediaJail } from '../src/platform/config/settings.js';
import { JAIL_ENVIRONMENT, JAIL_STDIO, jailed } from '../src/platform/media/jail.js';

const PROGRAM = { file: '/usr/bin/true', args: [], readOnly: [] };
const LIMITS = { cpuSeconds: 10, memoryBytes: 1024 ** 3, fileBytes: 1024 ** 2 };

/** The jails that this machine can make; all others are missing, and a server that is told to use one has to refuse. */
export const AVAILABLE_JAILS: readonly MediaJail[] = MEDIA_JAILS.filter((jail) => {
  const root = mkdtempSync(join(tmpdir(), 'reelpact-jail-probe-'));
  const [command = '', ...args] = jailed(
    jail,
    PROGRAM,
    { root, input: root, output: root, mountPoint: root },
    LIMITS,
  );
  const { status } = spawnSync(command, args, { env: JAIL_ENVIRONMENT, stdio: JAIL_STDIO });
  rmSync(root, { recursive: true });
  return status === 0;
});
export const MISSING_JAILS = MEDIA_JAILS.filter((jail) => !AVAILABLE_JAILS.includes(jail));
