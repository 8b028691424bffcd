import { Writable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JsonLogger } from '../src/platform/logging/json-logger.js';
import { LogLines } from '../src/platform/logging/log-lines.js';
import { asPartOf, currentWork } from '../src/platform/logging/work-context.js';
import { type TestApp, startTestApp } from './app.js';

type Line = Record<string, unknown>;
let written = '';
const sink = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    written += chunk.toString();
    done();
  },
});
const linesOf = (): Line[] =>
  written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
const SECRET = 'a-secret-of-the-settings-that-is-long-enough';
const logLines = new LogLines({ logLevel: 'info', secretValues: [SECRET] }, sink);

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp({ LOG_FORMAT: 'json', TRUSTED_PROXIES: '1' }, (modules) =>
    modules.overrideProvider(LogLines).useValue(logLines),
  );
  Logger.overrideLogger(new JsonLogger(logLines));
});
afterAll(async () => {
  Logger.overrideLogger(false);
  await stage.stop();
});
beforeEach(() => {
  written = '';
});

const ask = (path: string, id?: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${stage.url}${path}`, { ...init, headers: { ...init.headers, ...(id && { 'x-request-id': id }) } });
const register = (email: string, id: string): Promise<Response> =>
  ask('/api/auth/register', id, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a long and good password', firstName: 'Ann', lastName: 'Lee' }),
  });
/** A line is written when the answer is on its way: its reader may be a little early. */
async function requestLines(count: number): Promise<Line[]> {
  for (;;) {
    const found = linesOf().filter(({ msg }) => msg === 'request');
    if (found.length >= count) return found;
    await new Promise((resume) => setImmediate(resume));
  }
}

describe('the log in JSON', () => {
  it('has one line of each request, with the route and never the path', async () => {
    await ask('/api/files/WyJwcmV2aWV3cy8wMTk5Il0.c2lnbmVk?download=1', 'request-of-the-proxy');
    expect(await requestLines(1)).toEqual([
      expect.objectContaining({
        level: 'info',
        requestId: 'request-of-the-proxy',
        method: 'GET',
        route: '/api/files/:token',
        status: 404,
        milliseconds: expect.any(Number),
      }),
    ]);
    expect(written).not.toContain('WyJwcmV2');
  });

  it('believes a trusted proxy ids of a certain form, and answers each request with its id', async () => {
    const answered = async (id?: string) =>
      (await ask('/api/health/live', id)).headers.get('x-request-id') ?? '';
    expect(await answered('0123-abc_DEF')).toBe('0123-abc_DEF');
    for (const id of ['short', 'x'.repeat(65), 'with space', undefined])
      expect(await answered(id)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers what the router itself refuses with an id, too', async () => {
    const refused = await ask(`/api/files/${'x'.repeat(3000)}`);
    expect([refused.status, refused.headers.get('x-request-id')]).toEqual([414, expect.any(String)]);
  });

  it('says nothing of people, passwords, cookies and settings', async () => {
    const email = 'ann.of.the.log@example.org';
    const { headers } = await register(email, 'registers-ann');
    const cookie = headers.getSetCookie().join();
    new Logger('Test').error(`could not write to ${email}: ${SECRET}, ${cookie}`);
    await requestLines(1);
    const secrets = [email, 'good password', SECRET, ...(/=([\w.-]{20,})/.exec(cookie) ?? []).slice(1)];
    expect(secrets).toHaveLength(4);
    for (const secret of secrets) expect(written).not.toContain(secret);
  });

  it('carries a request into the jobs that it leaves, and on into those that these leave', async () => {
    const known: unknown[] = [];
    stage.jobs.handle('t-first', async (payload) => {
      new Logger('Test').warn('first');
      known.push(payload);
      await stage.database.transaction((tx) => tx.enqueue('t-second', { b: 2 }));
    });
    stage.jobs.handle('t-second', async (payload) => {
      known.push(payload, currentWork());
      await Promise.reject(new Error('a fault'));
    });
    await asPartOf({ requestId: 'began-with-this' }, () =>
      stage.database.transaction((tx) => tx.enqueue('t-first', { a: 1 })),
    );
    await expect(stage.drain()).rejects.toThrow('a fault');
    const second = expect.objectContaining({ requestId: 'began-with-this', task: 't-second', attempt: 1 });
    expect(known).toEqual([{ a: 1 }, { b: 2 }, second]);
    expect(linesOf()).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        logger: 'Test',
        msg: 'first',
        requestId: 'began-with-this',
        jobId: expect.any(String),
        task: 't-first',
        attempt: 1,
      }),
    );
    await stage.database.pool.query(
      `select graphile_worker.complete_jobs(array(select id from job_details))`,
    );
  });

  it('knows the request whose body was parsed', async () => {
    await register('carries.an.id@example.org', 'registers-with-a-body');
    const { rows } = await stage.database.pool.query(
      `select from job_details where payload #>> '{_ctx,requestId}' = 'registers-with-a-body'`,
    );
    expect(rows).not.toEqual([]);
  });

  it('leaves nothing in the jobs of work that no request began', async () => {
    await stage.database.transaction((tx) => tx.enqueue('t-third', { c: 3 }));
    const { rows } = await stage.database.pool.query(
      `select payload from job_details where payload ->> 'c' = '3'`,
    );
    expect(rows).toEqual([{ payload: { c: 3 } }]);
  });
});
