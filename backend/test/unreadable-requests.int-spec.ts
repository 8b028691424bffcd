import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { send } from './fuzz/wire.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

interface Refusal {
  statusCode: number;
  code: string;
  message: string;
}
const refused = async (
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<Refusal> => {
  const type = body === undefined ? undefined : { 'content-type': 'application/json' };
  const answer = await send(stage.url, { method, path, headers: { ...type, ...headers }, body });
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['cache-control']).toBe('no-store');
  const refusal = JSON.parse(answer.text) as Refusal;
  expect(refusal.statusCode).toBe(answer.status);
  expect(Object.keys(refusal).sort()).toEqual(['code', 'message', 'statusCode']);
  return refusal;
};

describe('a request that cannot be read is refused like any other', () => {
  it('when its address is not one', async () => {
    expect(await refused('GET', '/api/bookings/%')).toEqual({
      statusCode: 400,
      code: 'MALFORMED_REQUEST',
      message: 'The request could not be read.',
    });
  });

  it('when a part of its address is too long', async () => {
    expect(await refused('GET', `/api/packages/${'x'.repeat(3_000)}`)).toEqual({
      statusCode: 414,
      code: 'ADDRESS_TOO_LONG',
      message: 'This address is too long.',
    });
  });

  it.each([
    ['lists', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['objects', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
    ['a known field', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('when its body is a tower of %s', async (_, body) => {
    for (const path of ['/api/auth/forgot-password', '/api/package-bookings']) {
      expect((await refused('POST', path, body)).code).toBe('MALFORMED_REQUEST');
    }
  });
});
