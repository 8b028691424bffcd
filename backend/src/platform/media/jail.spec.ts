import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AVAILABLE_JAILS } from '../../../test/available-jails.js';
import { expectBounds, inJail } from '../../../test/in-jail.js';
import type { Config } from '../config/config.js';
import type { Jail } from './jail.js';
import { ScratchFolders } from './scratch-folders.js';

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

  // In the best one; the long tests try the others.
  it.each(AVAILABLE_JAILS.slice(0, 1))('%s: as much of the machine as it was given', (jail) =>
    folders.lend((folder) => Promise.resolve(expectBounds(jail, folder))),
  );
});
