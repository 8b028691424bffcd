import { beforeAll, describe, expect, it } from '@jest/globals';
import { SECOND_FACTOR } from '@reelpact/domain';
import type { TestApp } from '../app.js';
import { Authenticator } from '../authenticator.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aUser } from '../builders.js';
import type { Person } from '../person.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Answer {
  id?: string;
  code?: string;
  errors?: Record<string, string>;
  recoveryCodes?: string[];
}
const { messages, passkeys: LIMITS } = SECOND_FACTOR;
const newDevice = () => new Authenticator(new URL(stage.config.publicUrl).origin);
const challengeFor = async (person: Person, path = 'passkey-challenges'): Promise<string> =>
  (await person.post<{ options: { challenge: string } }>(`/api/auth/${path}`)).body.options.challenge;
const add = async (person: Person, device: Authenticator, name = 'My phone') =>
  person.post<Answer>('/api/auth/passkeys', {
    name,
    passkey: device.create(await challengeFor(person, 'passkeys/options')),
  });
const signIn = async (person: Person, device: Authenticator) =>
  person.post<Answer>('/api/auth/passkey-sign-in', { passkey: device.show(await challengeFor(person)) });
const whoIs = async (person: Person): Promise<number> => (await person.get('/api/auth/user')).status;
const passkeysOf = async (person: Person) =>
  (
    await person.get<{ passkeys: { id: string; name: string }[]; recoveryCodesLeft: number }>(
      '/api/auth/factors',
    )
  ).body;

async function withPasskey() {
  const user = await aUser(stage);
  const device = newDevice();
  const { body } = await add(user.person, device);
  return { ...user, device, recoveryCodes: body.recoveryCodes ?? [] };
}

describe('a passkey', () => {
  it('signs in alone, and a password doesn’t any more', async () => {
    const { id, email, device, recoveryCodes } = await withPasskey();
    expect(recoveryCodes).toHaveLength(SECOND_FACTOR.recovery.count);
    const phone = stage.person();
    expect((await signIn(phone, device)).body.id).toBe(id);
    expect(await whoIs(phone)).toBe(200);
    const desk = stage.person();
    const half = await desk.post<Answer>('/api/auth/login', { email, password: PASSWORD });
    expect(half.body.code).toBe('SECOND_FACTOR_NEEDED');
    const passkey = device.show(await challengeFor(desk));
    expect((await desk.post('/api/auth/second-factor', { passkey })).status).toBe(200);
  });

  it('answers a challenge once, here alone, and with its person known to the device', async () => {
    const { device } = await withPasskey();
    const visitor = stage.person();
    const send = (passkey: object) => visitor.post<Answer>('/api/auth/passkey-sign-in', { passkey });
    const refused = { status: 400, body: { errors: { passkey: messages.passkey } } };
    const elsewhere = device.show(await challengeFor(visitor), { origin: 'https://reelpact.example' });
    expect(await send(elsewhere)).toMatchObject(refused);
    expect(await send(device.show(await challengeFor(visitor), { verified: false }))).toMatchObject(refused);
    expect(await send(device.show('bm90IG91cnM'))).toMatchObject(refused);
    const shown = device.show(await challengeFor(visitor));
    expect((await send(shown)).status).toBe(200);
    expect(await send(shown)).toMatchObject(refused);
    for (const nonsense of [{}, { id: 1 }, { ...shown, response: null }, { ...shown, response: { a: 1 } }]) {
      expect(await send(nonsense)).toMatchObject(refused);
    }
  });

  it('is refused when its counter goes back: somebody has a copy', async () => {
    const { device } = await withPasskey();
    device.counter = 7;
    expect((await signIn(stage.person(), device)).status).toBe(200);
    expect((await signIn(stage.person(), device)).status).toBe(400);
    device.counter = 8;
    expect((await signIn(stage.person(), device)).status).toBe(200);
  });

  it('of somebody else is none, neither as the second step nor to show who it is', async () => {
    const mine = await withPasskey();
    const theirs = await withPasskey();
    const desk = stage.person();
    await desk.post('/api/auth/login', { email: mine.email, password: PASSWORD });
    const passkey = theirs.device.show(await challengeFor(desk));
    expect((await desk.post('/api/auth/second-factor', { passkey })).status).toBe(400);
    expect(await whoIs(desk)).toBe(401);
    const prove = async (device: Authenticator) =>
      (await mine.person.post('/api/auth/proof', { passkey: device.show(await challengeFor(desk)) })).status;
    expect([await prove(theirs.device), await prove(mine.device)]).toEqual([400, 204]);
  });

  it('is made for the account that asked, listed, and removed with its recovery codes', async () => {
    const { person, email, device } = await withPasskey();
    const { person: other } = await aUser(stage);
    const stolen = newDevice().create(await challengeFor(person, 'passkeys/options'));
    const answer = await other.post<Answer>('/api/auth/passkeys', { name: 'Mine', passkey: stolen });
    expect(answer.body.errors).toEqual({ passkey: messages.passkey });
    const [passkey] = (await passkeysOf(person)).passkeys;
    expect(passkey?.name).toBe('My phone');
    const remove = (who: Person) => who.call('DELETE', `/api/auth/passkeys/${passkey?.id ?? ''}`);
    expect([(await remove(other)).status, (await remove(person)).status]).toEqual([404, 204]);
    expect(await passkeysOf(person)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await signIn(stage.person(), device)).status).toBe(400);
    expect((await stage.person().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('is one of ten at most', async () => {
    const { person } = await aUser(stage);
    for (let count = 0; count < LIMITS.max; count += 1)
      expect((await add(person, newDevice())).status).toBe(201);
    expect((await add(person, newDevice())).status).toBe(409);
    expect((await passkeysOf(person)).passkeys).toHaveLength(LIMITS.max);
  });
});
