import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '@reelpact/domain';
import { PasswordRules } from '../../src/modules/identity/accounts/password-rules.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aUser } from '../builders.js';
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
