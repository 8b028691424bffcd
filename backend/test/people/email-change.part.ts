import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_EVENTS, EMAIL_CHANGE } from '@reelpact/domain';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aBooking, aCreator, aUser } from '../builders.js';
import { SecondFactors } from '../../src/modules/identity/factors/second-factors.js';
import { giveFactor, turnCodesOn } from '../factors.js';
import { mailedLinks, newestLink } from '../mailbox.js';
import type { Person } from '../person.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Answer {
  code?: string;
  email?: string;
  errors?: Record<string, string>;
}
const anAddress = (): string => `${randomUUID()}@example.test`;
const ask = async (person: Person, email: string) => {
  const answer = await person.post<Answer>('/api/auth/email-change', { email });
  await stage.drain();
  return answer;
};
const confirm = (person: Person, proof: object) =>
  person.post<Answer>('/api/auth/email-change/confirm', proof);
const undo = (token: string) => stage.person().post('/api/auth/email-change/undo', { token });
const signIn = async (email: string): Promise<number> =>
  (await stage.person().post('/api/auth/login', { email, password: PASSWORD })).status;
const subjectsTo = async (email: string): Promise<string[]> =>
  (
    await stage.database.rows<{ subject: string }>(
      't-subjects',
      'select subject from mails where recipient = $1 order by created_at, id',
      [email],
    )
  ).map(({ subject }) => subject);
async function change(person: Person, email: string): Promise<void> {
  await ask(person, email);
  const { token } = await newestLink(stage, email);
  expect((await confirm(person, { token })).status).toBe(204);
  await stage.drain();
}

describe('another email', () => {
  it('counts once its link was used where the account is signed in, and ends every other session', async () => {
    const { person, email } = await aUser(stage);
    const phone = stage.person();
    await phone.post('/api/auth/login', { email, password: PASSWORD });
    const wanted = anAddress();
    expect((await ask(person, wanted)).status).toBe(204);
    expect((await person.get<Answer>('/api/auth/user')).body.email).toBe(email);
    const { token, code } = await newestLink(stage, wanted);
    const { person: stranger } = await aUser(stage);
    expect((await confirm(stranger, { token })).body.code).toBe('LINK_NOT_VALID');
    expect((await confirm(stage.person(), { token })).status).toBe(401);
    expect((await confirm(person, { email, code })).status).toBe(204);
    expect((await confirm(person, { token })).status).toBe(422);
    expect((await person.get('/api/auth/user')).body).toMatchObject({ email: wanted, emailVerified: true });
    expect((await phone.get('/api/auth/user')).status).toBe(401);
    expect([await signIn(email), await signIn(wanted)]).toEqual([401, 200]);
    expect(await subjectsTo(wanted)).toContain(ACCOUNT_EVENTS.email_changed);
    expect((await subjectsTo(email)).at(-1)).toBe('Your email was changed');
  });

  it('brings along what was booked and asked with the one before, by guests too', async () => {
    const creator = await aCreator(stage);
    const { person, email, id } = await aUser(stage);
    const { booking, brand: guest } = await aBooking(stage, creator, 'approve_first', { clientEmail: email });
    const wanted = anAddress();
    await change(person, wanted);
    const seen = await person.get<{ contactEmail: string }>(`/api/bookings/${booking.id}`);
    expect([seen.status, seen.body.contactEmail]).toEqual([200, wanted]);
    expect((await guest.get(`/api/bookings/${booking.id}`)).status).toBe(200);
    const list = await person.get<{ id: string }[]>(`/api/brand/bookings/${wanted}`);
    expect(list.body.map((one) => one.id)).toEqual([booking.id]);
    // Anyone who gets the old address later finds nothing there.
    const later = await stage.person().post<{ id: string }>('/api/auth/register', {
      email,
      password: PASSWORD,
      firstName: 'Eve',
      lastName: 'Later',
    });
    expect(later.status).toBe(201);
    const owners = await stage.database.rows(
      't-owners',
      'select brand_user_id as id from bookings where id = $1',
      [booking.id],
    );
    expect(owners).toEqual([{ id }]);
  });

  it('is taken by somebody else: the answer is the same, and only that address learns of it', async () => {
    const { person, email } = await aUser(stage);
    const other = await aUser(stage);
    const free = await ask(person, anAddress());
    const taken = await ask(person, other.email);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await subjectsTo(other.email)).at(-1)).toBe('This address has an account already');
    expect((await person.get<Answer>('/api/auth/user')).body.email).toBe(email);
  });

  it('that was taken meanwhile is refused, and so is the present one', async () => {
    const { person, email } = await aUser(stage);
    const wanted = anAddress();
    await ask(person, wanted);
    const { token } = await newestLink(stage, wanted);
    const body = { email: wanted, password: PASSWORD, firstName: 'Ann', lastName: 'Miller' };
    expect((await stage.person().post('/api/auth/register', body)).status).toBe(201);
    expect((await confirm(person, { token })).body.code).toBe('EMAIL_TAKEN');
    expect((await ask(person, ` ${email.toUpperCase()}`)).body.errors).toEqual({
      email: EMAIL_CHANGE.messages.same,
    });
  });

  it('is undone by the address before: bookings come back, and everyone is signed out', async () => {
    const creator = await aCreator(stage);
    const { person, email, id } = await aUser(stage);
    const { booking } = await aBooking(stage, creator, 'approve_first', { clientEmail: email });
    const wanted = anAddress();
    await change(person, wanted);
    await person.post('/api/auth/password', { currentPassword: PASSWORD, password: 'violet anchors hum' });
    const link = (await mailedLinks(stage, email)).find(({ body }) => body.includes('/change-email/undo'));
    expect((await undo(link?.token ?? '')).status).toBe(204);
    expect((await undo(link?.token ?? '')).status).toBe(422);
    expect((await person.get('/api/auth/user')).status).toBe(401);
    const { token } = await newestLink(stage, email);
    const owner = stage.person();
    const reset = await owner.post('/api/auth/reset-password', { token, password: 'quiet harbor lamps' });
    expect(reset.body).toMatchObject({ id, email });
    expect((await owner.get(`/api/bookings/${booking.id}`)).status).toBe(200);
    expect(await signIn(wanted)).toBe(401);
  });

  it('takes away what was set up around a change that is undone, and leaves what is older', async () => {
    const { person, email, id } = await aUser(stage);
    await giveFactor(stage.database, id);
    await stage.database.rows(
      't-older-factor',
      `update passkeys set created_at = now() - interval '8 days', name = 'Older' where user_id = $1`,
      [id],
    );
    await giveFactor(stage.database, id);
    await turnCodesOn(person);
    const made = await person.post<{ recoveryCodes: string[] }>('/api/auth/recovery-codes');
    expect(made.body.recoveryCodes).toHaveLength(10);
    await change(person, anAddress());
    const link = (await mailedLinks(stage, email)).find(({ body }) => body.includes('/change-email/undo'));
    expect((await undo(link?.token ?? '')).status).toBe(204);
    const factors = await stage.app.get(SecondFactors).of(id);
    expect(factors).toMatchObject({ codes: false, recoveryCodesLeft: 0, passkeys: [{ name: 'Older' }] });
  });

  it('of an account whose email was never proven tells nobody, and brings nothing along', async () => {
    const creator = await aCreator(stage);
    const { person, email } = await aUser(stage, { verified: false });
    const { booking } = await aBooking(stage, creator, 'approve_first', { clientEmail: email });
    await change(person, anAddress());
    expect((await person.get(`/api/bookings/${booking.id}`)).status).toBe(404);
    expect(await subjectsTo(email)).not.toContain('Your email was changed');
  });
});
