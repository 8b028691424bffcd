import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '@reelpact/domain';
import { PasswordRules } from '../../src/modules/identity/accounts/password-rules.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD as OLD, aUser } from '../builders.js';
import { newestLink } from '../mailbox.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Refusal {
  errors?: Record<string, string>;
}
const register = (password: string, email = `${randomUUID()}@example.test`) =>
  stage
    .person()
    .post<Refusal>('/api/auth/register', { email, password, firstName: 'Ann', lastName: 'Miller' });

describe('a password', () => {
  it.each(['password', 'iloveyou', 'Passw0rd!', 'qwertyuiop1234', '111111111111', 'abcabcabcabcabcabcabc'])(
    'that is guessed at once is refused, however long it is: %s',
    async (password) => {
      const { status, body } = await register(password);
      expect([status, body.errors?.['password']]).toEqual([400, PASSWORD.messages.common]);
    },
  );

  it('is not one’s own email', async () => {
    const email = `${randomUUID()}@example.test`;
    const { status, body } = await register(email.toUpperCase(), email);
    expect([status, body.errors?.['password']]).toEqual([400, PASSWORD.messages.email]);
    expect((await register('anna.miller', 'anna.miller@example.test')).status).toBe(400);
  });

  it('of six characters is taken when nobody guesses it at once', async () => {
    expect((await register('xk3pq9')).status).toBe(201);
  });

  it('that is refused leaves the mailed link good', async () => {
    const { email } = await aUser(stage, { verified: false });
    const { token } = await newestLink(stage, email);
    const verify = (password: string) => stage.person().post('/api/auth/verify-email', { token, password });
    expect((await verify('password')).status).toBe(400);
    expect((await verify('violet anchors hum')).status).toBe(200);
  });

  it('is asked for longer where the operator wants that', () => {
    const rules = new PasswordRules({ ...stage.config, passwordMinLength: 12 });
    expect(() => rules.require('xk3pq9vb2d', 'a@b.test')).toThrow('Must be at least 12 characters');
    expect(() => rules.require('xk3pq9vb2dzz', 'a@b.test')).not.toThrow();
  });
});

describe('changing one’s own password', () => {
  const NEW = 'violet anchors hum';
  const status = async (email: string, password: string): Promise<number> =>
    (await stage.person().post('/api/auth/login', { email, password })).status;

  it('takes the present one, ends every other session and mailed link, and is told to the address', async () => {
    const { person, email } = await aUser(stage);
    const phone = stage.person();
    await phone.post('/api/auth/login', { email, password: OLD });
    await stage.person().post('/api/auth/forgot-password', { email });
    await stage.drain();
    const { token } = await newestLink(stage, email);
    const change = await person.post('/api/auth/password', { currentPassword: OLD, password: NEW });
    expect(change.status).toBe(204);
    expect([(await person.get('/api/auth/user')).status, (await phone.get('/api/auth/user')).status]).toEqual(
      [200, 401],
    );
    expect([await status(email, OLD), await status(email, NEW)]).toEqual([401, 200]);
    expect(
      (await stage.person().post('/api/auth/reset-password', { token, password: 'another one of mine' }))
        .status,
    ).toBe(422);
    const events = await person.get<{ event: string }[]>('/api/auth/events');
    expect(events.body.map(({ event }) => event)).toContain('password_set');
  });

  it('says which of the two is wrong, and changes nothing', async () => {
    const { person, email } = await aUser(stage);
    const change = async (currentPassword: string, password: string) =>
      (await person.post<Refusal>('/api/auth/password', { currentPassword, password })).body.errors;
    expect(await change('not this one', NEW)).toEqual({ currentPassword: PASSWORD.messages.wrong });
    expect(await change(OLD, 'password')).toEqual({ password: PASSWORD.messages.common });
    expect(await status(email, OLD)).toBe(200);
  });

  it('is not for an account without one, nor for a program', async () => {
    const { person, id } = await aUser(stage);
    const { body: made } = await person.post<{ token: string }>('/api/auth/tokens', {
      name: 'Desk',
      scopes: ['write'],
    });
    const body = { currentPassword: OLD, password: NEW };
    const asProgram = await stage
      .person()
      .post('/api/auth/password', body, { authorization: `Bearer ${made.token}` });
    expect(asProgram.status).toBe(403);
    await stage.database.rows('t-no-password', 'update users set password_hash = null where id = $1', [id]);
    expect((await person.post('/api/auth/password', body)).status).toBe(409);
  });
});
