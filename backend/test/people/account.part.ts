import { beforeAll, describe, expect, it } from '@jest/globals';
import { DELETED, DELETION_MESSAGES } from '@reelpact/domain';
import { MakeAdmin } from '../../src/modules/admin/index.js';
import { ApiTokens } from '../../src/modules/identity/tokens/api-tokens.js';
import { SESSION_COOKIE, Sessions } from '../../src/modules/identity/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import {
  PASSWORD,
  aBooking,
  aCreator,
  aUser,
  bookingBody,
  differencesAbout,
  pay,
  read,
} from '../builders.js';
import { newestLink } from '../mailbox.js';
import type { Person } from '../person.js';
import { aProduction } from '../sending.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Exported {
  data: Record<string, Record<string, unknown>[]>;
}
const exported = async (person: Person) => (await person.get<Exported>('/api/auth/export')).body.data;
const remove = (person: Person, email: string, password: string | undefined = PASSWORD) =>
  person.post('/api/auth/delete-account', { email, password });
/** Which tables hold a text, anywhere in a row. */
async function holders(text: string): Promise<string[]> {
  // Counts go by themselves, within a day.
  const tables = await stage.database.rows<{ name: string }>(
    't-tables',
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'sandbox') and table_type = 'BASE TABLE' and table_name <> 'rate_limits'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const held = await stage.database.pool.query(
      `select 1 from ${name} t where position($1 in t::text) > 0`,
      [text],
    );
    if (held.rowCount !== 0) found.push(name);
  }
  return found;
}

describe('the copy of one’s own data', () => {
  it('is a file with everything of a creator, and nothing of anyone else', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const stranger = await aProduction(stage);
    const answer = await creator.person.get<Exported>('/api/auth/export');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="reelpact-data.json"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { data } = answer.body;
    expect(data['account']).toMatchObject([{ email: creator.email, hasPassword: true }]);
    expect(data['profile']).toMatchObject([{ username: creator.username }]);
    expect(data['packages']?.map(({ id }) => id)).toContain(creator.packageId);
    expect(data['bookingsAsCreator']).toMatchObject([{ id: bookingId, amountCents: 15_000 }]);
    const text = JSON.stringify(data);
    for (const theirs of [stranger.creator.email, stranger.creator.id, stranger.bookingId]) {
      expect(text).not.toContain(theirs);
    }
    // What would let somebody in is no data of the person's.
    expect(text).not.toMatch(/hash/i);
  });

  it('has a brand’s bookings by its verified address, and not by one that only claims it', async () => {
    const creator = await aCreator(stage);
    const { person, email } = await aUser(stage);
    const { booking } = await aBooking(stage, creator, 'approve_first', { clientEmail: email });
    expect((await exported(person))['bookingsAsBrand']).toMatchObject([{ id: booking.id }]);
    const claimed = await aUser(stage, { verified: false });
    await aBooking(stage, creator, 'approve_first', { clientEmail: claimed.email });
    const theirs = await exported(claimed.person);
    expect([theirs['bookingsAsBrand'], theirs['mails']]).toEqual([[], []]);
  });
});

describe('deleting an account', () => {
  it('forgets a creator everywhere, and leaves the booking and its money', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const reason = 'I have broken my arm.';
    await creator.person.post(`/api/creator/bookings/${bookingId}/withdraw`, { reason });
    await stage.drain();
    await stage.database.rows(
      't-login',
      `insert into linked_logins (id, issuer, subject, user_id, email)
       values (gen_random_uuid(), 'https://accounts.test', 'one', $1, $2)`,
      [creator.userId, creator.email],
    );
    for (const mine of [creator.email, creator.username]) expect(await holders(mine)).not.toEqual([]);
    expect((await remove(creator.person, creator.email)).status).toBe(204);
    await stage.drain();
    for (const mine of [creator.email, creator.username]) expect(await holders(mine)).toEqual([]);
    expect((await creator.person.get('/api/auth/user')).status).toBe(401);
    expect((await stage.person().get(`/api/creator/profile/${creator.id}`)).status).toBe(404);
    expect((await stage.person().get(`/api/packages/${creator.packageId}`)).status).toBe(404);
    expect((await brand.post('/api/package-bookings', { packageId: creator.packageId })).status).toBe(400);
    const booking = await read(brand, bookingId);
    expect(booking.amount).toBe('150.00');
    expect(JSON.stringify(booking)).toContain(DELETED.creator);
    expect(await differencesAbout(stage, bookingId)).toEqual([]);
    expect(
      (
        await stage.database.rows('t-ledger', 'select 1 from ledger_postings where booking_id = $1', [
          bookingId,
        ])
      ).length,
    ).toBeGreaterThan(0);
  });

  it('forgets a brand everywhere, and the creator keeps what was agreed', async () => {
    const creator = await aCreator(stage);
    const { person, email } = await aUser(stage);
    const { brand: guest, booking } = await aBooking(stage, creator, 'approve_first', {
      clientEmail: email,
      clientName: 'Quincy Underhill',
    });
    await person.post(`/api/brand/bookings/${booking.id}/withdraw`);
    await stage.drain();
    expect((await remove(person, email)).status).toBe(204);
    expect(await holders(email)).toEqual([]);
    // Emails that the creator got are the creator's.
    expect(await holders('Quincy')).toEqual(['public.mails']);
    const seen = await read(creator.person, booking.id);
    expect(seen).toMatchObject({ brandName: DELETED.brand, projectDescription: 'A film about our coffee.' });
    expect((await guest.get(`/api/bookings/${booking.id}`)).status).toBe(200);
  });

  it('touches nothing of an address that was never verified: it may be somebody else’s', async () => {
    const creator = await aCreator(stage);
    const { person, email } = await aUser(stage, { verified: false });
    const { brand: guest, booking } = await aBooking(stage, creator, 'approve_first', { clientEmail: email });
    const mails = () =>
      stage.database.rows('t-mails-to', 'select id, body from mails where recipient = $1 order by id', [
        email,
      ]);
    const before = await mails();
    expect((await remove(person, email)).status).toBe(204);
    expect(await read(guest, booking.id)).toMatchObject({ contactEmail: email, brandName: 'Ann Miller' });
    expect(await mails()).toEqual(before);
    const { token } = await newestLink(stage, email);
    const phone = stage.person();
    expect((await phone.post('/api/guest/sessions', { token })).status).toBe(204);
    expect((await phone.get(`/api/bookings/${booking.id}`)).status).toBe(200);
  });

  it('leaves a booking that was made for somebody else to them', async () => {
    const creator = await aCreator(stage);
    const assistant = await aUser(stage);
    const owner = await aUser(stage);
    const body = bookingBody('approve_first', creator.packageId);
    const made = await assistant.person.post<{ id: string }>('/api/package-bookings', {
      ...body,
      clientEmail: owner.email,
    });
    await assistant.person.post(`/api/brand/bookings/${made.body.id}/withdraw`);
    expect((await remove(assistant.person, assistant.email)).status).toBe(204);
    expect(await read(owner.person, made.body.id)).toMatchObject({
      contactEmail: owner.email,
      brandName: 'Ann Miller',
    });
  });

  it('leaves no way in to what comes a moment later', async () => {
    const { person, email, id } = await aUser(stage);
    expect((await remove(person, email)).status).toBe(204);
    // Requests that were let in before it was done.
    const { token } = await stage.app.get(ApiTokens).make(id, 'late', ['read']);
    const headers = { authorization: `Bearer ${token}` };
    expect((await stage.person().get('/api/auth/user', headers)).status).toBe(401);
    const cookie = await stage.database.transaction((tx) => stage.app.get(Sessions).begin(tx, id));
    expect(
      (await stage.person().get('/api/auth/user', { cookie: `${SESSION_COOKIE}=${cookie}` })).status,
    ).toBe(401);
  });

  it('gives the address and the username free', async () => {
    const { person, email, username } = await aCreator(stage);
    expect((await remove(person, email)).status).toBe(204);
    const again = { email, password: PASSWORD, firstName: 'Ann', lastName: 'Miller' };
    const back = stage.person();
    expect((await back.post('/api/auth/register', again)).status).toBe(201);
    expect((await back.get(`/api/check-username?username=${username}`)).body['available']).toBe(true);
    expect((await back.get('/api/auth/user')).body['creator']).toBeNull();
  });

  it('is refused while a booking of theirs is under way, as a brand or as a creator', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const refused = { statusCode: 409, code: 'ACCOUNT_IN_USE', message: DELETION_MESSAGES.bookings };
    expect((await remove(creator.person, creator.email)).body).toMatchObject(refused);
    expect((await creator.person.get('/api/auth/user')).status).toBe(200);
    expect((await read(brand, bookingId)).stage).toBe('producing');
    const { person, email } = await aUser(stage);
    await aBooking(stage, creator, 'approve_first', { clientEmail: email });
    expect((await remove(person, email)).body).toMatchObject(refused);
  });

  it('is refused while money for them has not been paid out', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    await pay(stage, brand, booking.id);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await stage.drain();
    await stage.database.rows(
      't-done',
      `update bookings set stage = 'completed', due_at = null where id = $1`,
      [booking.id],
    );
    await stage.database.rows(
      't-owe',
      `with p as (insert into ledger_postings (id, key, booking_id, step, at)
         values (gen_random_uuid(), 'by hand', $1, 'settle', now()) returning id)
       insert into ledger_entries (posting_id, account, creator_id, amount_cents)
         select id, 'escrow', null, 15000 from p union all select id, 'creator_payable', $2::uuid, -15000 from p`,
      [booking.id, creator.id],
    );
    expect((await remove(creator.person, creator.email)).body).toMatchObject({
      statusCode: 409,
      message: DELETION_MESSAGES.money,
    });
  });

  it('needs the address and the password, and few tries', async () => {
    const { person, email } = await aUser(stage);
    const noted = (field: 'email' | 'password') => ({
      statusCode: 400,
      errors: { [field]: DELETION_MESSAGES[field] },
    });
    expect((await remove(person, 'ann@elsewhere.test')).body).toMatchObject(noted('email'));
    expect((await remove(person, email, 'not it')).body).toMatchObject(noted('password'));
    expect((await person.post('/api/auth/delete-account', { email })).body).toMatchObject(noted('password'));
    expect((await person.get('/api/auth/user')).status).toBe(200);
    expect((await remove(person, ` ${email.toUpperCase()} `)).status).toBe(204);
  });

  it('needs somebody who has just shown that it is them, where there is no password', async () => {
    const { person, email, id } = await aUser(stage);
    await stage.database.rows('t-no-password', 'update users set password_hash = null where id = $1', [id]);
    const age = `update sessions set proven_at = proven_at - interval '11 minutes' where user_id = $1`;
    await stage.database.rows('t-age', age, [id]);
    expect((await remove(person, email)).body).toMatchObject({
      statusCode: 403,
      code: 'PROOF_NEEDED',
    });
    await stage.database.rows('t-fresh', 'update sessions set proven_at = now() where user_id = $1', [id]);
    expect((await remove(person, email)).status).toBe(204);
  });

  it('is not for admins, nor for programs', async () => {
    const { person, email } = await aUser(stage);
    const token = (await person.post<{ token: string }>('/api/auth/tokens', { name: 'A', scopes: ['write'] }))
      .body.token;
    const program = await stage
      .person()
      .post('/api/auth/delete-account', { email, password: PASSWORD }, { authorization: `Bearer ${token}` });
    expect(program.status).toBe(403);
    await stage.app.get(MakeAdmin).run(email, true);
    expect((await remove(person, email)).body).toMatchObject({
      statusCode: 403,
      message: DELETION_MESSAGES.admin,
    });
  });

  it('is done once when it is asked for twice at the same time', async () => {
    const { person, email, id } = await aUser(stage);
    const both = await Promise.all([remove(person, email), remove(person, email)]);
    for (const { status } of both) expect([204, 401]).toContain(status);
    const rows = await stage.database.rows(
      't-gone',
      'select 1 from users where id = $1 and deleted_at is not null',
      [id],
    );
    expect(rows).toHaveLength(1);
  });
});
