import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, aCreator } from './builders.js';

const ROOT = resolve(__dirname, '../..');
const run = promisify(execFile);

/** What somebody writes who has only installed the package. */
const PROGRAM = `
const { REELPACT_URL: baseUrl = '', REELPACT_TOKEN: token = '', CREATOR: id = '' } = process.env;
async function main(): Promise<void> {
  const client: ReelpactClient = createReelpactClient({ baseUrl, token });
  const profile = await answer(client.GET('/api/creator/profile/{idOrUsername}', { params: { path: { idOrUsername: id } } }));
  const name: string = profile.displayName;
  const refused = await answer(client.GET('/api/bookings/{id}', { params: { path: { id } } })).catch((error: unknown) => error);
  const code = refused instanceof ReelpactProblem ? refused.code : null;
  const secret = 'c2VjcmV0IG9mIGFuIGVuZHBvaW50';
  const moment = String(Math.floor(Date.now() / 1000));
  const body = JSON.stringify({ type: 'ping' });
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update('evt_1.' + moment + '.' + body).digest('base64');
  const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': moment, 'webhook-signature': 'v1,' + signature };
  const event = await verifyWebhook('whsec_' + secret, headers, body);
  const forged = await verifyWebhook('whsec_' + secret, new Headers(headers), body + ' ');
  console.log(JSON.stringify([name, code, event?.type, forged]));
}
void main();
`;
const NAMES = '{ ReelpactProblem, type ReelpactClient, answer, createReelpactClient, verifyWebhook }';

let stage: TestApp;
let creator: TestCreator;
let folder: string;
beforeAll(async () => {
  stage = await startTestApp();
  creator = await aCreator(stage);
  folder = mkdtempSync(join(tmpdir(), 'reelpact-integrator-'));
  await run('npm', ['pack', '-w', 'client', '--pack-destination', folder], { cwd: ROOT });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'integrator', private: true }));
  const quick = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  await run('npm', ['install', `./${tarball}`, ...quick], { cwd: folder });
});
afterAll(async () => {
  await stage.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the packed client in an empty project', () => {
  it.each([
    [
      'import',
      'program.mts',
      `import { createHmac } from 'node:crypto';\nimport ${NAMES} from '@reelpact/client';`,
    ],
    [
      'require',
      'program.cts',
      `import { createHmac } from 'node:crypto';\nimport client = require('@reelpact/client');\nimport type { ReelpactClient } from '@reelpact/client';\nconst { ReelpactProblem, answer, createReelpactClient, verifyWebhook } = client;`,
    ],
  ])('is strictly typed and runs by %s', async (_, name, head) => {
    const source = head + PROGRAM;
    writeFileSync(join(folder, name), source);
    const strict = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--skipLibCheck',
      'false',
    ];
    const modules = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'];
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
    const compile = [join(ROOT, 'node_modules/typescript/bin/tsc'), ...strict, ...modules, ...types, name];
    await run(process.execPath, compile, { cwd: folder }).catch(({ stdout }: { stdout: string }) => {
      throw new Error(stdout);
    });
    const made = await creator.person.post<{ token: string }>('/api/auth/tokens', { name, scopes: ['read'] });
    const { stdout } = await run(process.execPath, [name.replace('ts', 'js')], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        REELPACT_URL: stage.url,
        REELPACT_TOKEN: made.body.token,
        CREATOR: creator.id,
      },
    });
    expect(JSON.parse(stdout)).toEqual(['Sophia Reyes', 'BOOKING_NOT_FOUND', 'ping', null]);
  });
});
