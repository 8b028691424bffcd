import { beforeAll, describe, expect, it } from '@jest/globals';
import { EMAIL_LINK } from '@reelpact/domain';
import type { UserDto } from '../../src/modules/identity/index.js';
import type { TestApp } from '../app.js';
import { waitingAtLocks } from '../at-locks.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aUser } from '../builders.js';
import { mailedLinks, newestLink } from '../mailbox.js';
import type { Person } from '../person.js';
import { until } from '../until.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const verify = (person: Person, body: object) => person.post<UserDto>('/api/auth/verify-email', body);
const reset = (person: Person, body: object) => person.post<UserDto>('/api/auth/reset-password', body);
const forgot = (email: string) => stage.person().post('/api/auth/forgot-password', { email });
const signsIn = async (email: string, password: string): Promise<boolean> =>
  (await stage.person().post('/api/auth/login', { email, password })).status === 200;
const whoIs = async (person: Person): Promise<number> => (await person.get('/api/auth/user')).status;
const unverified = () => aUser(stage, { verified: false });
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('the first verification of an email', () => {
  it('throws out anyone who waited in another’s address', async () => {
    const { person: intruder, email } = await unverified();
    const second = stage.person();
    await second.post('/api/auth/login', { email, password: PASSWORD });
    const owner = stage.person();
    const { token } = await newestLink(stage, email);
    const answer = await verify(owner, { token, password: 'the owner’s own' });
    expect(answer).toMatchObject({ status: 200, body: { email, emailVerified: true } });
    expect([await whoIs(intruder), await whoIs(second), await whoIs(owner)]).toEqual([401, 401, 200]);
    expect([await signsIn(email, PASSWORD), await signsIn(email, 'the owner’s own')]).toEqual([false, true]);
  });

  it('discards the password when no new one is sent; a reset sets one', async () => {
    const { email } = await unverified();
    const owner = stage.person();
    await verify(owner, { token: (await newestLink(stage, email)).token });
    expect(await whoIs(owner)).toBe(200);
    expect(await signsIn(email, PASSWORD)).toBe(false);
    await forgot(email);
    await stage.drain();
    const { token } = await newestLink(stage, email);
    expect((await reset(stage.person(), { token, password: 'set at last' })).status).toBe(200);
    expect(await signsIn(email, 'set at last')).toBe(true);
  });

  it('counts when it comes by a reset', async () => {
    const { person: intruder, email } = await unverified();
    await forgot(email);
    await stage.drain();
    const [{ token } = { token: '' }, older] = await mailedLinks(stage, email);
    const owner = stage.person();
    const answer = await reset(owner, { token, password: 'the owner’s own' });
    expect(answer.body.emailVerified).toBe(true);
    expect([await whoIs(intruder), await whoIs(owner)]).toEqual([401, 200]);
    // The verification link that was mailed before is used up with it.
    expect((await verify(stage.person(), { token: older?.token ?? '' })).status).toBe(422);
  });

  it('lets no sign-in through that began before it', async () => {
    const { id, email } = await unverified();
    const client = await stage.database.pool.connect();
    try {
      // What the verification does, held open while the intruder's password is already found right.
      await client.query('begin');
      await client.query('update users set email_verified_at = now(), password_hash = null where id = $1', [
        id,
      ]);
      const login = stage.person().post('/api/auth/login', { email, password: PASSWORD });
      await until(async () => (await waitingAtLocks(stage.database)) > 0);
      await client.query('commit');
      expect((await login).status).toBe(401);
    } finally {
      // With whatever it still holds.
      client.release(true);
    }
  });
});

describe('a mailed link', () => {
  it('works once, even for two at the same moment', async () => {
    const { email } = await unverified();
    const { token } = await newestLink(stage, email);
    const answers = await Promise.all([1, 2, 3].map(() => verify(stage.person(), { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await verify(stage.person(), { token })).body).toMatchObject({ code: 'LINK_NOT_VALID' });
  });

  it('works once for a new password too', async () => {
    const { email } = await aUser(stage);
    await forgot(email);
    await stage.drain();
    const { token } = await newestLink(stage, email);
    const set = async (password: string) => (await reset(stage.person(), { token, password })).status;
    expect([await set('violet anchors hum'), await set('amber kettles sing')]).toEqual([200, 422]);
    expect(await signsIn(email, 'violet anchors hum')).toBe(true);
  });

  it('works for what it was mailed for alone, and not when it is over', async () => {
    const { email, id } = await unverified();
    const { token } = await newestLink(stage, email);
    expect((await reset(stage.person(), { token, password: 'whatever' })).status).toBe(422);
    await stage.database.rows(
      't-end-links',
      `update email_tokens set expires_at = now() where user_id = $1`,
      [id],
    );
    expect((await verify(stage.person(), { token })).status).toBe(422);
  });

  it('lives in real time: the product’s clock does not end it', async () => {
    const { email } = await unverified();
    await stage.advance(48 * 3_600_000);
    expect((await verify(stage.person(), { token: (await newestLink(stage, email)).token })).status).toBe(
      200,
    );
  });

  it('is stored only as what recognizes it', async () => {
    const { email, id } = await unverified();
    const { token, code } = await newestLink(stage, email);
    const [row] = await stage.database.rows('t-token', 'select * from email_tokens where user_id = $1', [id]);
    expect(Object.values(row ?? {})).toHaveLength(10);
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${token}|"${code}"`));
  });

  it('needs a token, or an email with a code, and a password of some length', async () => {
    const { email } = await unverified();
    const { token } = await newestLink(stage, email);
    for (const body of [
      {},
      { email },
      { code: '123456' },
      { email, code: '12345' },
      { token, password: '12345' },
    ]) {
      expect((await verify(stage.person(), body)).status).toBe(400);
    }
    expect((await reset(stage.person(), { token })).status).toBe(400);
    expect((await verify(stage.person(), { token })).status).toBe(200);
  });
});

describe('the code beside the link', () => {
  it('works as well, with spaces too', async () => {
    const { email } = await unverified();
    const { code } = await newestLink(stage, email);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await verify(stage.person(), { email: email.toUpperCase(), code: spaced })).status).toBe(200);
  });

  it('is dead after five wrong ones, also when they come at once; the link is not', async () => {
    const { email } = await unverified();
    const { code, token } = await newestLink(stage, email);
    const guesses = Array.from({ length: EMAIL_LINK.wrongCodes }, () =>
      verify(stage.person(), { email, code: wrong(code) }),
    );
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(422);
    expect((await verify(stage.person(), { email, code })).status).toBe(422);
    expect((await verify(stage.person(), { token })).status).toBe(200);
  });

  it('is the newest email’s alone, so that many mails make no more guesses', async () => {
    const { email, person } = await unverified();
    const first = await newestLink(stage, email);
    expect((await person.post('/api/auth/verification-mail')).status).toBe(204);
    const second = await newestLink(stage, email);
    expect(second.token).not.toBe(first.token);
    const old = await verify(stage.person(), { email, code: first.code });
    if (first.code !== second.code) expect(old.status).toBe(422);
    expect((await verify(stage.person(), { email, code: second.code })).status).toBe(200);
  });
});

describe('asking for mails', () => {
  it('answers the same whether or not there is an account, and mails the one that exists', async () => {
    const { email } = await aUser(stage);
    const nobody = 'nobody@nowhere.test';
    const answers = [await forgot(email), await forgot(nobody)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    // Nothing is looked up before the answer: what it takes can't tell either.
    expect(await mailedLinks(stage, email)).toHaveLength(1);
    await stage.drain();
    expect((await newestLink(stage, email)).subject).toBe('Choose a new password');
    expect(await mailedLinks(stage, nobody)).toHaveLength(0);
  });

  it('sends no more than a few an hour', async () => {
    const { email, person } = await unverified();
    const again = () => person.post('/api/auth/verification-mail');
    for (let sent = 1; sent < EMAIL_LINK.mailsPerHour; sent += 1) expect((await again()).status).toBe(204);
    const refused = await again();
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect(await mailedLinks(stage, email)).toHaveLength(EMAIL_LINK.mailsPerHour);
  });

  it('sends nothing to an address that is verified, and nothing for visitors', async () => {
    const { email, person } = await aUser(stage);
    expect((await person.post('/api/auth/verification-mail')).status).toBe(204);
    expect(await mailedLinks(stage, email)).toHaveLength(1);
    expect((await stage.person().post('/api/auth/verification-mail')).status).toBe(401);
  });

  it('lets a reset end every session of a verified account', async () => {
    const { email, person } = await aUser(stage);
    await forgot(email);
    await stage.drain();
    const other = stage.person();
    await reset(other, { token: (await newestLink(stage, email)).token, password: 'brand new' });
    expect([await whoIs(person), await whoIs(other)]).toEqual([401, 200]);
    expect([await signsIn(email, PASSWORD), await signsIn(email, 'brand new')]).toEqual([false, true]);
  });

  it('is refused from another site', async () => {
    const { person } = await unverified();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await person.post('/api/auth/verification-mail', undefined, headers)).status).toBe(403);
  });
});
