import { beforeAll, describe, expect, it } from '@jest/globals';
import { API_TOKEN } from '@reelpact/domain';
import type { ApiTokenDto, NewApiTokenDto, SessionDto } from '../../src/modules/identity/http/access.dto.js';
import type { TestApp } from '../app.js';
import { bothAtOnce } from '../at-locks.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aBooking, aCreator, aUser } from '../builders.js';
import type { Person } from '../person.js';
import { changes, routesOf } from '../routes.js';
import { makeAdmin } from '../factors.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const signIn = async (email: string, agent: string): Promise<Person> => {
  const person = stage.person();
  const answer = await person.post('/api/auth/login', { email, password: PASSWORD }, { 'user-agent': agent });
  expect(answer.status).toBe(200);
  return person;
};
const sessionsOf = async (person: Person): Promise<SessionDto[]> =>
  (await person.get<SessionDto[]>('/api/auth/sessions')).body;

describe('sessions', () => {
  it('are listed, and one can be ended from another: at once, and alone', async () => {
    const { email, person: first } = await aUser(stage);
    const phone = await signIn(email, 'A phone');
    const desk = await signIn(email, 'A desk');
    const seen = await sessionsOf(desk);
    expect(seen).toHaveLength(3);
    expect(seen.filter(({ current }) => current)).toMatchObject([{ userAgent: 'A desk' }]);
    const lost = seen.find(({ userAgent }) => userAgent === 'A phone');
    const end = (who: Person) =>
      who.call<{ code?: string }>('DELETE', `/api/auth/sessions/${lost?.id ?? ''}`);
    expect((await end((await aUser(stage)).person)).status).toBe(404);
    expect((await end(desk)).status).toBe(204);
    expect((await phone.get('/api/auth/user')).status).toBe(401);
    expect((await first.get('/api/auth/user')).status).toBe(200);
    expect((await end(desk)).status).toBe(404);
    await desk.post('/api/auth/logout');
    expect((await desk.get('/api/auth/user')).status).toBe(401);
    expect(await sessionsOf(first)).toHaveLength(1);
  });

  it('end everywhere but here when that is asked for, and nobody else’s', async () => {
    const { email, person: here } = await aUser(stage);
    const stranger = (await aUser(stage)).person;
    const [phone, desk] = [await signIn(email, 'A phone'), await signIn(email, 'A desk')];
    expect((await here.call('DELETE', '/api/auth/sessions')).status).toBe(204);
    const statuses = [here, phone, desk, stranger].map(
      async (who) => (await who.get('/api/auth/user')).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 401, 401, 200]);
    expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
  });

  it('are known by their browser however they were begun', async () => {
    const headers = { 'user-agent': 'A tablet' };
    const person = stage.person();
    const body = {
      email: 'tablet@example.test',
      password: PASSWORD,
      firstName: 'Ann',
      lastName: 'Miller',
    };
    expect((await person.post('/api/auth/register', body, headers)).body).toMatchObject({
      hasPassword: true,
    });
    expect(await sessionsOf(person)).toMatchObject([{ userAgent: 'A tablet' }]);
  });
});

describe('personal access tokens', () => {
  async function aToken(owner: Person, ...scopes: string[]): Promise<NewApiTokenDto> {
    const answer = await owner.post<NewApiTokenDto>('/api/auth/tokens', { name: ' Spreadsheet ', scopes });
    expect(answer.status).toBe(201);
    return answer.body;
  }
  const bearer = ({ token }: NewApiTokenDto) => ({ authorization: `Bearer ${token}` });
  const program = () => stage.person();

  it('act for their owner, as far as their scope goes', async () => {
    const creator = await aCreator(stage);
    const { booking } = await aBooking(stage, creator, 'approve_first');
    const reading = bearer(await aToken(creator.person, 'read'));
    const writing = bearer(await aToken(creator.person, 'write'));
    expect((await program().get('/api/auth/user', reading)).body).toMatchObject({ id: creator.userId });
    expect((await program().get(`/api/bookings/${booking.id}`, reading)).status).toBe(200);
    const approve = (headers: Record<string, string>) =>
      program().post<{ message?: string }>(`/api/creator/bookings/${booking.id}/approve`, {}, headers);
    expect(await approve(reading)).toMatchObject({
      status: 403,
      body: { message: 'This token may only read.' },
    });
    expect((await approve(writing)).status).toBe(200);
    expect((await program().get(`/api/bookings/${booking.id}`, writing)).status).toBe(200);
  });

  it('never touch sessions, tokens or the platform', async () => {
    const { person, id } = await aUser(stage);
    await makeAdmin(stage.database, id);
    const headers = bearer(await aToken(person, 'write'));
    for (const path of ['/api/auth/sessions', '/api/auth/tokens', '/api/admin/disputes']) {
      expect([path, (await program().get(path, headers)).status]).toEqual([path, 403]);
    }
    expect((await program().post('/api/auth/tokens', { name: 'x', scopes: ['write'] }, headers)).status).toBe(
      403,
    );
    expect((await person.get('/api/admin/disputes')).status).toBe(200);
  });

  it('change what their owner makes, and never by what the owner is let in, mailed or paid', async () => {
    const { person } = await aCreator(stage);
    const headers = bearer(await aToken(person, 'write'));
    const changing = routesOf(stage).filter((route) => changes(route) && route.access !== 'admin');
    const known = changing.filter(({ access }) => access !== 'anyone');
    const allowed: string[] = [];
    for (const { method, path } of known) {
      const { status, body } = await program().call<{ message?: string }>(
        method,
        path.replace(/:\w+/g, 'none'),
        undefined,
        headers,
      );
      if (status !== 403 || body.message !== API_TOKEN.messages.never) allowed.push(`${method} ${path}`);
    }
    expect(allowed.sort()).toEqual([
      'DELETE /api/bookings/:id/uploads/:uploadId/captions',
      'DELETE /api/brand/saved-creators/:creatorId',
      'DELETE /api/creator/:creatorId/packages',
      'DELETE /api/creator/:creatorId/portfolio/:itemId',
      'DELETE /api/packages/:id',
      'DELETE /api/uploads/:id',
      'PATCH /api/creator/directory',
      'PATCH /api/uploads/:id',
      'POST /api/bookings/:id/submit-content',
      'POST /api/creator/:creatorId/link-pictures',
      'POST /api/creator/:creatorId/link-shared',
      'POST /api/creator/:creatorId/packages',
      'POST /api/creator/:creatorId/portfolio',
      'POST /api/creator/:creatorId/portfolio/videos',
      'POST /api/creator/directory/objection',
      'POST /api/creator/onboard',
      'POST /api/uploads',
      'PUT /api/bookings/:id/uploads/:uploadId/captions',
      'PUT /api/brand/saved-creators/:creatorId',
      'PUT /api/creator/:creatorId/packages',
      'PUT /api/creator/:creatorId/page',
      'PUT /api/creator/:creatorId/portfolio',
      'PUT /api/creator/profile/:idOrUsername',
      'PUT /api/packages/:id',
    ]);
    const mail = await program().post('/api/auth/verification-mail', undefined, headers);
    expect(mail.status).toBe(403);
  });

  it('are shown once, listed without their secret, and refused when they are revoked or made up', async () => {
    const { person } = await aUser(stage);
    const made = await aToken(person, 'read', 'write');
    expect(made).toMatchObject({ name: 'Spreadsheet', scopes: ['read', 'write'], lastUsedAt: null });
    await program().get('/api/auth/user', bearer(made));
    const { body } = await person.get<ApiTokenDto[]>('/api/auth/tokens');
    expect(body).toMatchObject([{ id: made.id, lastUsedAt: expect.any(String) }]);
    expect(JSON.stringify(body)).not.toContain(made.token);
    const stored = await stage.database.rows('t-tokens', 'select * from api_tokens where id = $1', [made.id]);
    expect(JSON.stringify(stored)).not.toContain(made.token);
    const revoke = (who: Person) => who.call('DELETE', `/api/auth/tokens/${made.id}`);
    expect((await revoke((await aUser(stage)).person)).status).toBe(404);
    expect((await revoke(person)).status).toBe(204);
    for (const headers of [bearer(made), { authorization: 'Bearer rp_made-up' }]) {
      // A route that is for anyone refuses it too: the program should know that it is not let in.
      const refused = await program().get('/api/site', headers);
      const challenge = 'Bearer realm="Reelpact", error="invalid_token"';
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, challenge]);
    }
    const visitor = await program().get('/api/auth/user');
    expect([visitor.status, visitor.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="Reelpact"',
    ]);
  });

  it('come with no cookie of the browser that carries them', async () => {
    const { person, id } = await aUser(stage);
    const other = await aUser(stage);
    const headers = bearer(await aToken(other.person, 'read'));
    expect((await person.get('/api/auth/user', headers)).body).toMatchObject({ id: other.id });
    expect((await person.get('/api/auth/user')).body).toMatchObject({ id });
  });

  it('are refused without a name, without a scope, and beyond twenty', async () => {
    const { person, id } = await aUser(stage);
    const make = (body: object) => person.post<{ errors?: Record<string, string> }>('/api/auth/tokens', body);
    expect((await make({ name: ' ', scopes: ['read'] })).body.errors).toEqual({
      name: 'Please name the token',
    });
    for (const scopes of [[], ['all'], ['read', 'read'], 'read', undefined]) {
      expect((await make({ name: 'x', scopes })).body.errors).toEqual({
        scopes: 'Please choose what the token may do',
      });
    }
    for (let count = 0; count < 19; count += 1) await aToken(person, 'read');
    const one = () => make({ name: 'x', scopes: ['read'] });
    const last = await bothAtOnce(stage, id, () => [one(), one()]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await make({ name: 'x', scopes: ['read'] })).status).toBe(409);
  });
});
