import { describe, expect, it } from '@jest/globals';
import { LINKED_LOGIN } from '@reelpact/domain';
import { PASSWORD, aUser } from './builders.js';
import { codeOf, forgetUsedCodes, turnCodesOn } from './factors.js';
import { newestLink } from './mailbox.js';
import { loginsOf, setOidcStage, somebody, whoIs } from './oidc/oidc-stage.js';
import type { Person } from './person.js';

const oidc = setOidcStage();
const { begin, atProvider, signIn, knowsPassword, rows } = oidc;

describe('somebody new', () => {
  it('gets an account with a verified email, names and no password', async () => {
    const person = oidc.stage.person();
    expect(await signIn(person)).toBe('/creator/onboarding');
    const user = await whoIs(person);
    expect(user).toMatchObject({
      email: oidc.provider.person['email'],
      emailVerified: true,
      firstName: 'Zoë',
      lastName: 'Okafor',
    });
    const stored = await oidc.stage.database.row('t-hash', 'select password_hash from users where id = $1', [
      user?.id ?? '',
    ]);
    expect(stored).toEqual({ password_hash: null });
    expect(await loginsOf(person)).toEqual([
      {
        id: expect.any(String),
        issuer: oidc.provider.issuer,
        email: oidc.provider.person['email'],
        createdAt: expect.any(String),
      },
    ]);
  });

  it('comes to the same account the next time, also when the provider knows another email by then', async () => {
    const first = oidc.stage.person();
    await signIn(first);
    const user = await whoIs(first);
    oidc.provider.person = { ...oidc.provider.person, email: 'moved@example.test', email_verified: false };
    const second = oidc.stage.person();
    await signIn(second);
    expect(await whoIs(second)).toEqual(user);
    expect(await loginsOf(second)).toMatchObject([{ email: user?.email }]);
    expect(await whoIs(first)).toEqual(user);
  });

  it.each([
    [{ given_name: ' A\u0000n\nn ', family_name: 'x'.repeat(200) }, 'A n n', 'x'.repeat(80)],
    [{ given_name: '', family_name: undefined }, 'name-less', ''],
    [{ given_name: ['Ann'], family_name: 7 }, 'name-less', ''],
    [{ given_name: '👩‍🚀'.repeat(50) }, expect.stringMatching(/^\S{40,160}$/), 'Okafor'],
  ])('is called by what can be made of %j', async (names, firstName, lastName) => {
    const email = `name-less@${somebody().sub}.test`;
    oidc.provider.person = { ...oidc.provider.person, email, ...names };
    const person = oidc.stage.person();
    await signIn(person);
    expect(await whoIs(person)).toMatchObject({ firstName, lastName });
  });

  it('makes one account when its owner comes back twice at once', async () => {
    const before = await rows();
    const people = [1, 2, 3, 4].map(() => oidc.stage.person());
    const ways = await Promise.all(people.map(async (person) => atProvider(await begin(person))));
    await Promise.all(people.map((person, at) => person.get(ways[at] ?? '')));
    const ids = await Promise.all(people.map(async (person) => (await whoIs(person))?.id));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toEqual(expect.any(String));
    expect(await rows()).toEqual({
      users: Number(before?.['users']) + 1,
      sessions: Number(before?.['sessions']) + 4,
      logins: Number(before?.['logins']) + 1,
    });
  });

  it('makes one account of two logins with one email at once', async () => {
    const people = [oidc.stage.person(), oidc.stage.person()];
    const ways: string[] = [];
    for (const [at, person] of people.entries()) {
      oidc.provider.person = { ...oidc.provider.person, sub: `twin-${at}` };
      ways.push(await atProvider(await begin(person)));
    }
    await Promise.all(people.map((person, at) => person.get(ways[at] ?? '')));
    const [one, other] = await Promise.all(people.map(whoIs));
    expect(one?.id).toEqual(expect.any(String));
    expect(other?.id).toBe(one?.id);
    expect(await loginsOf(people[0] ?? oidc.stage.person())).toHaveLength(2);
  });
});

describe('somebody whose email has an account', () => {
  it('finds it linked when the email is verified, and nothing else changed', async () => {
    const { person: before, id, email } = await aUser(oidc.stage);
    oidc.provider.person = { ...oidc.provider.person, email: email.toUpperCase() };
    const person = oidc.stage.person();
    await signIn(person);
    expect(await whoIs(person)).toMatchObject({ id, email, firstName: 'Ann' });
    expect(await whoIs(before)).toMatchObject({ id });
    const eventsOf = async (): Promise<string[]> =>
      (await person.get<{ event: string }[]>('/api/auth/events')).body.map(({ event }) => event);
    expect(await eventsOf()).toEqual(['new_device', 'login_linked']);
    // The same browser again is no new device, another one is.
    await signIn(person);
    expect(await eventsOf()).toHaveLength(2);
    await signIn(oidc.stage.person());
    expect(await eventsOf()).toEqual(['new_device', 'new_device', 'login_linked']);
    expect(await knowsPassword(email)).toBe(true);
  });

  it('takes it over when nobody had verified the email: anyone who waited there is out', async () => {
    const { person: intruder, id, email } = await aUser(oidc.stage, { verified: false });
    const { body } = await intruder.post<{ token: string }>('/api/auth/tokens', {
      name: 'Waiting',
      scopes: ['read'],
    });
    await plantLogin(id, 'the-intruders');
    await intruder.post('/api/auth/forgot-password', { email });
    await oidc.stage.drain();
    const link = await newestLink(oidc.stage, email);
    oidc.provider.person = { ...oidc.provider.person, email };
    const owner = oidc.stage.person();
    await signIn(owner);
    expect(await whoIs(owner)).toMatchObject({ id, emailVerified: true });
    expect(await whoIs(intruder)).toBeNull();
    const program = oidc.stage.person();
    const bearer = { authorization: `Bearer ${body.token}` };
    expect((await program.get('/api/auth/user', bearer)).status).toBe(401);
    expect(await knowsPassword(email)).toBe(false);
    expect(await loginsOf(owner)).toHaveLength(1);
    const reset = { token: link.token, password: 'another' };
    expect((await oidc.stage.person().post('/api/auth/reset-password', reset)).status).toBe(422);
    // The intruder's login is nobody's now, and its provider does not vouch for an email.
    oidc.provider.person = { sub: 'the-intruders' };
    expect(await signIn(oidc.stage.person())).toBe('/login?problem=no_email');
  });

  it('finds no login there that was linked before a mailed link verified the email', async () => {
    const { id, email } = await aUser(oidc.stage, { verified: false });
    await plantLogin(id, 'early-bird');
    const owner = oidc.stage.person();
    await owner.post('/api/auth/verify-email', { token: (await newestLink(oidc.stage, email)).token });
    expect(await loginsOf(owner)).toEqual([]);
  });

  it('keeps their logins when they choose a new password later', async () => {
    const { email } = await aUser(oidc.stage);
    oidc.provider.person = { ...oidc.provider.person, email };
    await signIn(oidc.stage.person());
    const person = oidc.stage.person();
    await setPassword(person, email);
    expect(await loginsOf(person)).toHaveLength(1);
  });
});

async function plantLogin(userId: string, subject: string): Promise<void> {
  await oidc.stage.database.rows(
    't-plant-login',
    `insert into linked_logins (id, issuer, subject, user_id, email) values (gen_random_uuid(), $1, $2, $3, 'planted')`,
    [oidc.provider.issuer, subject, userId],
  );
}

async function setPassword(person: Person, email: string): Promise<void> {
  await person.post('/api/auth/forgot-password', { email });
  await oidc.stage.drain();
  const { token } = await newestLink(oidc.stage, email);
  expect((await person.post('/api/auth/reset-password', { token, password: PASSWORD })).status).toBe(200);
}

describe('somebody with a second factor', () => {
  it('is let in by the provider only with it', async () => {
    const { person: owner, id, email } = await aUser(oidc.stage);
    oidc.provider.person = { ...oidc.provider.person, email };
    const { secret } = await turnCodesOn(owner);
    await forgetUsedCodes(oidc.stage, id);
    const person = oidc.stage.person();
    expect(await signIn(person)).toMatch(/^\/second-step/);
    expect(await whoIs(person)).toBeNull();
    expect((await person.post('/api/auth/second-factor', { code: '000000' })).status).toBe(400);
    expect(await whoIs(person)).toBeNull();
    expect((await person.post('/api/auth/second-factor', { code: codeOf(secret) })).status).toBe(200);
    expect(await whoIs(person)).toMatchObject({ id });
  });
});

describe('linked logins', () => {
  it('can be unlinked, but for the one that is the only way in', async () => {
    const person = oidc.stage.person();
    await signIn(person);
    const email = String(oidc.provider.person['email']);
    const [login] = await loginsOf(person);
    const unlink = (who: Person) =>
      who.call<{ code: string; message: string }>('DELETE', `/api/auth/logins/${login?.id ?? ''}`);
    expect((await unlink((await aUser(oidc.stage)).person)).status).toBe(404);
    expect(await unlink(person)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: LINKED_LOGIN.messages.onlyWay },
    });
    await setPassword(person, email);
    expect((await unlink(person)).status).toBe(204);
    expect(await loginsOf(person)).toEqual([]);
    expect((await unlink(person)).status).toBe(404);
    const { body: events } = await person.get<{ event: string; detail: string }[]>('/api/auth/events');
    // Noted once: neither the refused try nor the repeat unlinked anything.
    expect(events.filter(({ event }) => event === 'login_unlinked')).toMatchObject([
      { detail: login?.issuer },
    ]);
  });

  it('never all go, also when two are unlinked at once', async () => {
    const person = oidc.stage.person();
    await signIn(person);
    await plantLogin((await whoIs(person))?.id ?? '', `second-of-${somebody().sub}`);
    const answers = await Promise.all(
      (await loginsOf(person)).map(({ id }) => person.call('DELETE', `/api/auth/logins/${id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await loginsOf(person)).toHaveLength(1);
  });
});
