import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWork } from '../src/app.js';
import { type TestApp, startTestApp } from './app.js';
import { aCreator, aUser } from './builders.js';
import type { Person } from './person.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
  // Programs of others wait for what the server does by itself.
  await startWork(stage.app);
});
afterAll(() => stage.stop());

async function tokenOf(person: Person): Promise<string> {
  const wish = { name: 'Example', scopes: ['write'] };
  return (await person.post<{ token: string }>('/api/auth/tokens', wish)).body.token;
}

/** Runs a program of docs/examples to its end. */
function run(
  name: string,
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const program = spawn(process.execPath, [join(__dirname, '../../docs/examples', name)], {
      env: { PATH: process.env['PATH'], ...environment },
    });
    let output = '';
    for (const stream of [program.stdout, program.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    program.on('close', (code) => done({ code, output }));
  });
}

describe('the examples', () => {
  it.each(['pay_first', 'approve_first'])('book, deliver and approve (%s)', async (flow) => {
    const creator = await aCreator(stage);
    await stage.database.rows('t-flow', 'update creators set booking_flow = $2 where id = $1', [
      creator.id,
      flow,
    ]);
    const brand = await aUser(stage);
    const { code, output } = await run('book-deliver-approve.mjs', {
      REELPACT_URL: stage.url,
      CREATOR_TOKEN: await tokenOf(creator.person),
      BRAND_TOKEN: await tokenOf(brand.person),
    });
    expect([code, output]).toEqual([0, expect.stringContaining('Approved: Completed')]);
    const bookingId = /project\/(\S+)/.exec(output)?.[1] ?? '';
    const { body } = await brand.person.get(`/api/bookings/${bookingId}`);
    expect(body).toMatchObject({ stage: 'completed', status: 'completed', amount: '150.00' });
  });
});
