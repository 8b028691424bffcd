import { beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_EVENTS, SECOND_FACTOR, demoEmail } from '@reelpact/domain';
import { MakeAdmin } from '../../src/modules/admin/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aUser } from '../builders.js';
import { codeOf, forgetUsedCodes, turnCodesOn } from '../factors.js';
import { newestLink } from '../mailbox.js';
import type { Person } from '../person.js';
import { routesOf } from '../routes.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Answer {
  code?: string;
  id?: string;
  errors?: Record<string, string>;
}
const { messages } = SECOND_FACTOR;
const login = (person: Person, email: string, password = PASSWORD) =>
  person.post<Answer>('/api/auth/login', { email, password });
const finish = (person: Person, proof: object) => person.post<Answer>('/api/auth/second-factor', proof);
const whoIs = async (person: Person): Promise<number> => (await person.get('/api/auth/user')).status;
const factorsOf = async (person: Person) =>
  (
    await person.get<{ codes: boolean; recoveryCodesLeft: number; removalAt: string | null }>(
      '/api/auth/factors',
    )
  ).body;

/** Somebody with codes on, and where they have not signed in yet. */
async function withCodes() {
  const user = await aUser(stage);
  const codes = await turnCodesOn(user.person);
  await forgetUsedCodes(stage, user.id);
  return { ...user, ...codes, phone: stage.person() };
}

describe('signing in with codes on', () => {
  it('takes a code after the password, and is nothing before', async () => {
    const { email, id, secret, phone } = await withCodes();
    expect(await login(phone, email)).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_NEEDED' } });
    expect(phone.cookieHeader).toMatch(/^reelpact_half=/);
    expect(await whoIs(phone)).toBe(401);
    expect((await finish(phone, { code: '000000' })).body.errors).toEqual({ code: messages.code });
    expect((await finish(phone, { code: codeOf(secret) })).body.id).toBe(id);
    expect(await whoIs(phone)).toBe(200);
    const events = (await phone.get<{ event: string }[]>('/api/auth/events')).body.map(({ event }) => event);
    expect(events).toEqual(['new_device', 'codes_on']);
  });

  it('takes each code once, also of two requests at the same moment', async () => {
    const { email, secret } = await withCodes();
    const [one, other] = [stage.person(), stage.person()];
    await login(one, email);
    await login(other, email);
    const code = codeOf(secret);
    const answers = await Promise.all([finish(one, { code }), finish(other, { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = stage.person();
    await login(late, email);
    expect((await finish(late, { code })).status).toBe(400);
    expect((await finish(late, { code: codeOf(secret, 1) })).status).toBe(200);
  });

  it('takes each recovery code once, however it is typed, and tells the owner', async () => {
    const { email, recoveryCodes, phone } = await withCodes();
    expect(new Set(recoveryCodes).size).toBe(SECOND_FACTOR.recovery.count);
    const [first = ''] = recoveryCodes;
    await login(phone, email);
    expect((await finish(phone, { recoveryCode: ` ${first.toUpperCase().replace('-', ' ')} ` })).status).toBe(
      200,
    );
    expect((await factorsOf(phone)).recoveryCodesLeft).toBe(9);
    const again = stage.person();
    await login(again, email);
    expect((await finish(again, { recoveryCode: first })).body.errors).toEqual({
      recoveryCode: messages.recoveryCode,
    });
    const mails = await stage.database.rows<{ subject: string }>(
      't-recovery-mails',
      'select subject from mails where recipient = $1',
      [email],
    );
    expect(mails.map(({ subject }) => subject)).toContain(ACCOUNT_EVENTS.recovery_code_used);
  });

  it('is over with the first step: by time, by a new password, and for anyone who forges it', async () => {
    const { email, id, secret, person, phone } = await withCodes();
    await login(phone, email);
    await person.post('/api/auth/password', { currentPassword: PASSWORD, password: 'violet anchors hum' });
    expect((await finish(phone, { code: codeOf(secret) })).status).toBe(401);
    await login(phone, email, 'violet anchors hum');
    await stage.database.rows('t-late', 'update pending_sign_ins set expires_at = now() where user_id = $1', [
      id,
    ]);
    expect((await finish(phone, { code: codeOf(secret) })).status).toBe(401);
    const headers = { cookie: 'reelpact_half=nonsense' };
    const forged = await stage.person().post('/api/auth/second-factor', { code: codeOf(secret) }, headers);
    expect(forged.status).toBe(401);
  });

  it('is not got around by a mailed link: the password is new, and the code is asked for all the same', async () => {
    const { email, secret, phone } = await withCodes();
    await stage.person().post('/api/auth/forgot-password', { email });
    await stage.drain();
    const { token } = await newestLink(stage, email);
    const reset = await phone.post<Answer>('/api/auth/reset-password', {
      token,
      password: 'violet anchors hum',
    });
    expect([reset.status, reset.body.code, await whoIs(phone)]).toEqual([401, 'SECOND_FACTOR_NEEDED', 401]);
    expect((await finish(phone, { code: codeOf(secret) })).status).toBe(200);
    expect((await login(stage.person(), email, 'violet anchors hum')).body.code).toBe('SECOND_FACTOR_NEEDED');
  });
});

describe('one-time codes', () => {
  it('are kept encrypted, and shown to nobody again', async () => {
    const { id, secret, recoveryCodes, person } = await withCodes();
    const rows = await stage.database.rows<{ all: string }>(
      't-kept-codes',
      `select (select secret from one_time_codes where user_id = $1)
         || (select string_agg(code_hash, ' ') from recovery_codes where user_id = $1) as all`,
      [id],
    );
    for (const shown of [secret, ...recoveryCodes]) expect(rows[0]?.all).not.toContain(shown);
    expect(await factorsOf(person)).toEqual({
      codes: true,
      passkeys: [],
      recoveryCodesLeft: 10,
      removalAt: null,
    });
    expect((await person.post('/api/auth/one-time-codes')).status).toBe(409);
  });

  it('count only after a first one was right', async () => {
    const { person, email } = await aUser(stage);
    await person.post('/api/auth/one-time-codes');
    expect(
      (await person.post<Answer>('/api/auth/one-time-codes/confirm', { code: '000000' })).body.errors,
    ).toEqual({
      code: messages.code,
    });
    expect((await login(stage.person(), email)).status).toBe(200);
  });

  it('that can’t be read any more are wrong codes: the server’s secret was changed', async () => {
    const { email, id, secret, phone } = await withCodes();
    const reseal = `update one_time_codes set secret = 'sealed with another secret' where user_id = $1`;
    await stage.database.rows('t-reseal', reseal, [id]);
    await login(phone, email);
    expect((await finish(phone, { code: codeOf(secret) })).status).toBe(400);
  });

  it('show that it is them, too', async () => {
    const { person, id, secret } = await withCodes();
    await stage.database.rows(
      't-long-ago',
      `update sessions set proven_at = now() - interval '1 hour' where user_id = $1`,
      [id],
    );
    const make = () => person.post<Answer>('/api/auth/recovery-codes');
    expect((await make()).body.code).toBe('PROOF_NEEDED');
    expect((await person.post('/api/auth/proof', { code: codeOf(secret) })).status).toBe(204);
    expect((await make()).status).toBe(201);
  });

  it('go with their recovery codes when they are turned off', async () => {
    const { person, email } = await withCodes();
    expect((await person.call('DELETE', '/api/auth/one-time-codes')).status).toBe(204);
    expect(await factorsOf(person)).toEqual({
      codes: false,
      passkeys: [],
      recoveryCodesLeft: 0,
      removalAt: null,
    });
    expect((await login(stage.person(), email)).status).toBe(200);
  });

  it('are not for an address that nobody has proven, nor for the demo’s people', async () => {
    const { person } = await aUser(stage, { verified: false });
    expect((await person.post('/api/auth/one-time-codes')).status).toBe(403);
    const shared = await aUser(stage);
    await stage.database.rows('t-demo-person', 'update users set email = $2, email_key = $2 where id = $1', [
      shared.id,
      demoEmail(`shared-${shared.id}`),
    ]);
    expect((await shared.person.post<{ message: string }>('/api/auth/one-time-codes')).body.message).toBe(
      messages.demo,
    );
  });
});

describe('losing the second factor', () => {
  /** Asks for its removal with the right password, and opens the link. */
  async function lose(email: string): Promise<Person> {
    const person = stage.person();
    await login(person, email);
    expect((await person.post('/api/auth/factor-removal')).status).toBe(204);
    const { token, subject } = await newestLink(stage, email);
    expect(subject).toBe('Remove your second factor');
    expect((await person.post('/api/auth/factor-removal/confirm', { token })).status).toBe(200);
    return person;
  }
  const wait = (userId: string, hours: number) =>
    stage.database.rows(
      't-hours-later',
      'update factor_removals set effective_at = effective_at - make_interval(hours => $2) where user_id = $1',
      [userId, hours],
    );
  /** The job is tried now, however late it is meant to run. */
  const look = () => stage.drain();

  it('removes it after three days and not before, and the owner is told', async () => {
    const { email, id, phone } = await withCodes();
    const lost = await lose(email);
    await look();
    expect((await login(phone, email)).body.code).toBe('SECOND_FACTOR_NEEDED');
    await wait(id, SECOND_FACTOR.removalHours);
    await stage.database.rows(
      't-ask-again',
      `select graphile_worker.add_job('remove-factors', json_build_object('userId', $1::text))`,
      [id],
    );
    await look();
    expect((await login(lost, email)).status).toBe(200);
    const events = (await lost.get<{ event: string }[]>('/api/auth/events')).body.map(({ event }) => event);
    expect(events.slice(1, 3)).toEqual(['factors_removed', 'removal_asked']);
  });

  it('is stopped from any session', async () => {
    const { email, id, person, phone } = await withCodes();
    await lose(email);
    expect((await factorsOf(person)).removalAt).not.toBeNull();
    expect((await person.call('DELETE', '/api/auth/factor-removal')).status).toBe(204);
    expect((await person.call('DELETE', '/api/auth/factor-removal')).status).toBe(404);
    await wait(id, SECOND_FACTOR.removalHours);
    await look();
    expect((await login(phone, email)).body.code).toBe('SECOND_FACTOR_NEEDED');
  });

  it('takes the password first', async () => {
    expect((await stage.person().post('/api/auth/factor-removal')).status).toBe(401);
  });
});

describe('an admin without a second factor', () => {
  it('reaches nothing, is told why, and everything once there is one', async () => {
    const { person, id, email } = await aUser(stage);
    expect(await stage.app.get(MakeAdmin).run(email, true)).toBe(true);
    const refused = { status: 403, body: { code: 'FACTOR_NEEDED' } };
    const routes = routesOf(stage).filter(({ access, method }) => access === 'admin' && method === 'GET');
    expect(routes.length).toBeGreaterThan(3);
    for (const { path } of routes) expect(await person.get(path.replace(/:\w+/g, id))).toMatchObject(refused);
    expect((await person.get('/api/auth/user')).body).toMatchObject({
      isAdmin: true,
      hasSecondFactor: false,
    });
    await turnCodesOn(person);
    expect((await person.get('/api/admin/disputes')).status).toBe(200);
    expect((await person.get('/api/auth/user')).body).toMatchObject({ hasSecondFactor: true });
  });
});
