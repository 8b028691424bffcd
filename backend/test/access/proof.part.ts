import { beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD as MESSAGES } from '@reelpact/domain';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aUser } from '../builders.js';
import type { Person } from '../person.js';
import { routesOf } from '../routes.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Answer {
  code?: string;
  errors?: Record<string, string>;
}
const makeToken = (person: Person) =>
  person.post<Answer>('/api/auth/tokens', { name: 'Desk', scopes: ['read'] });
const prove = (person: Person, password: string) => person.post<Answer>('/api/auth/proof', { password });
/** As if they had signed in so many minutes ago. */
const age = (userId: string, minutes: number) =>
  stage.database.rows(
    't-age-proof',
    'update sessions set proven_at = now() - make_interval(mins => $2) where user_id = $1',
    [userId, minutes],
  );

describe('what lets others in or moves money', () => {
  it('is done within minutes of signing in, and after that once they have shown again that it is them', async () => {
    const { person, id } = await aUser(stage);
    await age(id, 9);
    expect((await makeToken(person)).status).toBe(201);
    await age(id, 10);
    expect(await makeToken(person)).toMatchObject({ status: 403, body: { code: 'PROOF_NEEDED' } });
    expect((await prove(person, 'not this one')).body.errors).toEqual({ password: MESSAGES.messages.wrong });
    expect((await makeToken(person)).status).toBe(403);
    expect((await prove(person, PASSWORD)).status).toBe(204);
    expect((await makeToken(person)).status).toBe(201);
  });

  it('is shown for one session alone', async () => {
    const { person, id, email } = await aUser(stage);
    const phone = stage.person();
    await phone.post('/api/auth/login', { email, password: PASSWORD });
    await age(id, 60);
    await prove(phone, PASSWORD);
    expect([(await makeToken(phone)).status, (await makeToken(person)).status]).toEqual([201, 403]);
  });

  it('can’t be shown by a password where there is none', async () => {
    const { person, id } = await aUser(stage);
    await stage.database.rows('t-no-password', 'update users set password_hash = null where id = $1', [id]);
    expect((await prove(person, PASSWORD)).status).toBe(409);
  });

  it('is each of these calls, all of them for people alone', () => {
    const routes = routesOf(stage).filter(({ proven }) => proven);
    expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /api/auth/one-time-codes',
      'DELETE /api/auth/passkeys/:id',
      'POST /api/auth/email-change',
      'POST /api/auth/one-time-codes',
      'POST /api/auth/one-time-codes/confirm',
      'POST /api/auth/passkeys',
      'POST /api/auth/passkeys/options',
      'POST /api/auth/recovery-codes',
      'POST /api/auth/tokens',
      'POST /api/calendar-feed',
      'POST /api/creator/payouts/onboarding',
      'POST /api/webhook-endpoints',
      'POST /api/webhook-endpoints/:id/secret',
      'PUT /api/webhook-endpoints/:id',
    ]);
    for (const { access } of routes) expect(access).toMatch(/^(creator-)?person$/);
  });
});
