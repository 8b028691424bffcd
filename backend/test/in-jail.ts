import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import {
  JAIL_ENVIRONMENT,
  JAIL_STDIO,
  type Jail,
  type JailLimits,
  jailed,
} from '../src/platform/media/jail.js';
import type { ScratchFolder } from '../src/platform/media/scratch-folders.js';

const MIB = 1024 ** 2;
const LIMITS: JailLimits = { cpuSeconds: 30, memoryBytes: 4096 * MIB, fileBytes: 8 * MIB };

/** Runs a script of Node in a jail. */
export function inJail(jail: Jail, folder: ScratchFolder, script: string, limits: Partial<JailLimits> = {}) {
  const program = { file: process.execPath, args: ['-e', script], readOnly: [] };
  const [command = '', ...args] = jailed(jail, program, folder, { ...LIMITS, ...limits });
  return spawnSync(command, args, {
    cwd: folder.output,
    env: JAIL_ENVIRONMENT,
    stdio: JAIL_STDIO,
    encoding: 'utf8',
  });
}

/** That whatever runs in a jail gets as much of the machine as it was given, and no more. */
export function expectBounds(jail: Jail, folder: ScratchFolder): void {
  const spinning = inJail(jail, folder, 'for (;;);', { cpuSeconds: 1 });
  expect([spinning.status ?? spinning.signal]).not.toEqual([0]);
  const writing = `const fs = require('node:fs'); for (let i = 0; i < 64; i += 1) fs.appendFileSync('large', Buffer.alloc(${MIB}));`;
  expect(inJail(jail, folder, writing).status).not.toBe(0);
  expect(statSync(join(folder.output, 'large')).size).toBeLessThanOrEqual(LIMITS.fileBytes);
  const hoarding = `const held = []; for (let i = 0; i < 40; i += 1) held.push(Buffer.alloc(${100 * MIB}, 1));`;
  expect(inJail(jail, folder, hoarding, { memoryBytes: 2048 * MIB }).status).not.toBe(0);
  const opening = `const fs = require('node:fs'); for (let i = 0; i < 100; i += 1) fs.openSync('made-' + i, 'w');`;
  expect(inJail(jail, folder, opening).status).not.toBe(0);
}
