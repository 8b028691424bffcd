import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AVAILABLE_JAILS } from '../../../test/available-jails.js';
import type { Config } from '../config/config.js';
import { JAIL_ENVIRONMENT, JAIL_STDIO, type Jail, type JailLimits, jailed } from './jail.js';
import { type ScratchFolder, ScratchFolders } from './scratch-folders.js';

const MIB = 1024 ** 2;
const LIMITS: JailLimits = { cpuSeconds: 30, memoryBytes: 4096 * MIB, fileBytes: 8 * MIB };

const dataDir = mkdtempSync(join(tmpdir(), 'reelpact-jail-'));
const folders = new ScratchFolders({ dataDir } as Config);
const secret = join(dataDir, 'secret.txt');
let listener: Server;
beforeAll(async () => {
  writeFileSync(secret, 'an original of somebody else');
  listener = createServer();
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  listener.close();
  rmSync(dataDir, { recursive: true });
});

/** Runs a script of Node in a jail. */
function inJail(jail: Jail, folder: ScratchFolder, script: string, limits: Partial<JailLimits> = {}) {
  const program = { file: process.execPath, args: ['-e', script], readOnly: [] };
  const [command = '', ...args] = jailed(jail, program, folder, { ...LIMITS, ...limits });
  return spawnSync(command, args, {
    cwd: folder.output,
    env: JAIL_ENVIRONMENT,
    stdio: JAIL_STDIO,
    encoding: 'utf8',
  });
}

const available: readonly Jail[] = [...AVAILABLE_JAILS, 'none'];

describe('what a decoder can reach', () => {
  it.each(available)('%s: its own folder, and no variable of the environment', async (jail) => {
    await folders.lend((folder) => {
      writeFileSync(join(folder.input, 'original'), 'sent by a stranger');
      const script = `
        const fs = require('node:fs');
        const original = fs.readFileSync(${JSON.stringify(join(folder.input, 'original'))}, 'utf8');
        fs.writeFileSync('made', original.toUpperCase());
        console.log(JSON.stringify(Object.keys(process.env).filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))));`;
      const { stdout, stderr } = inJail(jail, folder, script);
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual(jail === 'none' ? ['PATH'] : []);
      expect(readFileSync(join(folder.output, 'made'), 'utf8')).toBe('SENT BY A STRANGER');
      return Promise.resolve();
    });
  });

  it.each(available.filter((jail) => jail === 'bubblewrap' || jail === 'namespaces'))(
    '%s: no other file, no network, and nothing to write to but its output',
    async (jail) => {
      await folders.lend((folder) => {
        const { port } = listener.address() as AddressInfo;
        const script = `
          const fs = require('node:fs');
          const tried = {};
          const attempt = (name, work) => { try { work(); tried[name] = 'done'; } catch (error) { tried[name] = error.code; } };
          attempt('secret', () => fs.readFileSync(${JSON.stringify(secret)}));
          attempt('passwords', () => fs.readFileSync('/etc/passwd'));
          attempt('input', () => fs.writeFileSync(${JSON.stringify(join(folder.input, 'x'))}, 'x'));
          attempt('system', () => fs.writeFileSync('/usr/x', 'x'));
          attempt('processes', () => fs.readdirSync('/proc'));
          attempt('settings', () => fs.accessSync('/proc/sys/kernel/hostname', fs.constants.W_OK));
          require('node:net').connect(${port}, '127.0.0.1')
            .on('connect', () => { tried.network = 'done'; console.log(JSON.stringify(tried)); process.exit(); })
            .on('error', (error) => { tried.network = error.code; console.log(JSON.stringify(tried)); });`;
        const { stdout } = inJail(jail, folder, script);
        const { network, ...files } = JSON.parse(stdout) as Record<string, string>;
        expect(files).toEqual({
          secret: 'ENOENT',
          passwords: 'ENOENT',
          input: expect.stringMatching(/EROFS|EACCES/),
          system: expect.stringMatching(/EROFS|EACCES/),
          processes: 'ENOENT',
          settings: 'ENOENT',
        });
        expect(network).not.toBe('done');
        return Promise.resolve();
      });
    },
  );

  it.each(available.filter((jail) => jail !== 'none'))(
    '%s: as much of the machine as it was given',
    async (jail) => {
      await folders.lend((folder) => {
        const spinning = inJail(jail, folder, 'for (;;);', { cpuSeconds: 1 });
        expect([spinning.status ?? spinning.signal]).not.toEqual([0]);
        const writing = `const fs = require('node:fs'); for (let i = 0; i < 64; i += 1) fs.appendFileSync('large', Buffer.alloc(${MIB}));`;
        expect(inJail(jail, folder, writing).status).not.toBe(0);
        expect(statSync(join(folder.output, 'large')).size).toBeLessThanOrEqual(LIMITS.fileBytes);
        const hoarding = `const held = []; for (let i = 0; i < 40; i += 1) held.push(Buffer.alloc(${100 * MIB}, 1));`;
        expect(inJail(jail, folder, hoarding, { memoryBytes: 2048 * MIB }).status).not.toBe(0);
        const opening = `const fs = require('node:fs'); for (let i = 0; i < 100; i += 1) fs.openSync('made-' + i, 'w');`;
        expect(inJail(jail, folder, opening).status).not.toBe(0);
        return Promise.resolve();
      });
    },
  );
});
