import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aCreator, card as aCard } from '../builders.js';
import { send } from '../fuzz/wire.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Refusal {
  statusCode: number;
  code: string;
  message: string;
  errors?: Record<string, string>;
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

  it('when a name in its path has a NUL character', async () => {
    for (const path of ['/api/brand/bookings/%00', '/api/creator/profile/a%00', '/api/packages/%00']) {
      expect((await refused('GET', path)).code).toBe('MALFORMED_REQUEST');
    }
  });

  it('when a part of its address is too long', async () => {
    expect(await refused('GET', `/api/packages/${'x'.repeat(3_000)}`)).toEqual({
      statusCode: 414,
      code: 'ADDRESS_TOO_LONG',
      message: 'This address is too long.',
    });
  });

  it.each([
    ['lists', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['a known field', `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('when its body is a tower of %s', async (_, body) => {
    for (const path of ['/api/auth/forgot-password', '/api/package-bookings']) {
      expect((await refused('POST', path, body)).code).toBe('MALFORMED_REQUEST');
    }
  });
});

describe('a body of the wrong shape is refused', () => {
  const post = async (path: string, body: object) => (await stage.person().post<Refusal>(path, body)).body;

  const card = aCard('4242 4242 4242 4242');

  it('when null stands where one of two proofs should be: it has not been given', async () => {
    for (const path of ['/api/auth/verify-email', '/api/auth/reset-password']) {
      const { code, errors } = await post(path, { token: null, email: null, password: 'a-long-password' });
      expect(code).toBe('VALIDATION_FAILED');
      expect(Object.keys(errors ?? {})).toEqual(['email', 'code']);
    }
  });

  it('when a list stands where one thing should be', async () => {
    const refusal = await post('/api/payments/sandbox/confirm', { clientSecret: 'pi_none', card: [card] });
    expect(refusal).toMatchObject({ statusCode: 400, errors: { card: 'Please enter your card.' } });
    const person = { email: 'ann@example.test', password: 'a-long-password' };
    for (const body of [[person], []]) {
      expect((await post('/api/auth/login', body)).code).toBe('VALIDATION_FAILED');
    }
  });

  it('when a secret has a NUL character in it: nothing is paid with it', async () => {
    for (const call of ['confirm', 'authenticate']) {
      const rest = call === 'confirm' ? { card } : { approved: true };
      const refusal = await post(`/api/payments/sandbox/${call}`, { clientSecret: 'pi\0', ...rest });
      expect(refusal).toMatchObject({ statusCode: 400, errors: { clientSecret: expect.any(String) } });
    }
  });

  it('when lists stand in a list of things', async () => {
    const { person, id } = await aCreator(stage);
    const one = { name: 'One', price: 90 };
    const save = await person.call<Refusal>('PUT', `/api/creator/${id}/packages`, { packages: [[one]] });
    expect(save.body.code).toBe('MALFORMED_REQUEST');
  });
});
