import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { GUEST_LINK } from '@reelpact/domain';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { type TestCreator, aBooking, aCreator, aUser } from '../builders.js';
import { mailedLinks, newestLink } from '../mailbox.js';
import type { Person } from '../person.js';

let stage: TestApp;
let creator: TestCreator;
beforeAll(async () => {
  stage = await sharedTestApp();
  creator = await aCreator(stage);
});

const anAddress = (): string => `guest-${randomBytes(6).toString('hex')}@northwind.test`;
const bookedBy = (email: string) => aBooking(stage, creator, 'approve_first', { clientEmail: email });
const enter = (person: Person, proof: object) => person.post('/api/guest/sessions', proof);
const sees = async (person: Person, id: string): Promise<number> =>
  (await person.get(`/api/bookings/${id}`)).status;
const askFor = async (email: string): Promise<void> => {
  expect((await stage.person().post('/api/guest/links', { email })).status).toBe(204);
  await stage.drain();
};
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a link in an email to a brand without an account', () => {
  it('opens the booking on another device, and lets it be answered there', async () => {
    const email = anAddress();
    const { booking } = await bookedBy(email);
    const { token, body } = await newestLink(stage, email);
    expect(body).toContain(`/open-booking/${booking.id}?token=${token}`);
    const phone = stage.person();
    expect(await sees(phone, booking.id)).toBe(404);
    expect((await enter(phone, { token })).status).toBe(204);
    expect(await sees(phone, booking.id)).toBe(200);
    const { body: list } = await phone.get<BookingDto[]>('/api/brand/bookings');
    expect(list.map(({ id }) => id)).toEqual([booking.id]);
    expect((await phone.get(`/api/brand/totals`)).body['total']).toBe(1);
    expect((await phone.post(`/api/brand/bookings/${booking.id}/withdraw`)).status).toBe(200);
  });

  it('does nothing until the button is pressed, and works once', async () => {
    const email = anAddress();
    const { booking } = await bookedBy(email);
    const { token } = await newestLink(stage, email);
    // An email scanner opens the page: that is a GET of a path, and no cookie comes of it.
    const scanner = stage.person();
    await scanner.get(`/open-booking/${booking.id}?token=${token}`);
    expect(scanner.cookieHeader).toBe('');
    expect((await enter(stage.person(), { token })).status).toBe(204);
    expect((await enter(stage.person(), { token })).body).toMatchObject({
      statusCode: 422,
      code: 'LINK_NOT_VALID',
    });
  });

  it('opens only once for two who press at the same time', async () => {
    const email = anAddress();
    await bookedBy(email);
    const { token } = await newestLink(stage, email);
    const all = await Promise.all(Array.from({ length: 8 }, () => enter(stage.person(), { token })));
    expect(all.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(422)]);
  });

  it('opens all that was booked with the address, and nothing of another', async () => {
    const [email, other] = [anAddress(), anAddress()];
    const first = await bookedBy(email);
    const second = await bookedBy(email);
    const theirs = await bookedBy(other);
    const phone = stage.person();
    await enter(phone, { token: (await newestLink(stage, email)).token });
    const seen = [first, second, theirs].map(({ booking }) => sees(phone, booking.id));
    expect(await Promise.all(seen)).toEqual([200, 200, 404]);
  });

  it('keeps what this browser had booked with another address, and ends the cookie before', async () => {
    const [email, other] = [anAddress(), anAddress()];
    const mine = await bookedBy(email);
    const { brand: browser, booking } = await bookedBy(other);
    const cookie = browser.cookieHeader;
    const copySees = async (id: string): Promise<number> =>
      (await stage.person().get(`/api/bookings/${id}`, { cookie })).status;
    expect(await copySees(booking.id)).toBe(200);
    await enter(browser, { token: (await newestLink(stage, email)).token });
    expect([await sees(browser, mine.booking.id), await sees(browser, booking.id)]).toEqual([200, 200]);
    expect([await copySees(mine.booking.id), await copySees(booking.id)]).toEqual([404, 404]);
  });

  it('is over after its days', async () => {
    const email = anAddress();
    await bookedBy(email);
    const { token } = await newestLink(stage, email);
    await stage.database.rows(
      't-age-links',
      'update guest_links set expires_at = expires_at - make_interval(days => $2) where email_key = $1',
      [email, GUEST_LINK.lifeDays],
    );
    expect((await enter(stage.person(), { token })).status).toBe(422);
  });
});

describe('the code beside the link', () => {
  it('opens as well, typed with spaces and capitals', async () => {
    const email = anAddress();
    const { booking } = await bookedBy(email);
    const { code } = await newestLink(stage, email);
    const phone = stage.person();
    const typed = { email: ` ${email.toUpperCase()}`, code: `${code.slice(0, 3)} ${code.slice(3)}` };
    expect((await enter(phone, typed)).status).toBe(204);
    expect(await sees(phone, booking.id)).toBe(200);
  });

  it('is dead after five wrong ones, even for the right one', async () => {
    const email = anAddress();
    await bookedBy(email);
    const { code } = await newestLink(stage, email);
    for (let guess = 0; guess < GUEST_LINK.wrongCodes; guess += 1) {
      expect((await enter(stage.person(), { email, code: wrong(code) })).status).toBe(422);
    }
    expect((await enter(stage.person(), { email, code })).status).toBe(422);
  });

  it('is of the newest email alone', async () => {
    const email = anAddress();
    await bookedBy(email);
    await bookedBy(email);
    const [newest, older] = await mailedLinks(stage, email);
    if (newest?.code !== older?.code)
      expect((await enter(stage.person(), { email, code: older?.code })).status).toBe(422);
    expect((await enter(stage.person(), { email, code: newest?.code })).status).toBe(204);
  });
});

describe('asking for a link', () => {
  it('mails one to who has booked without an account', async () => {
    const email = anAddress();
    const { booking } = await bookedBy(email);
    await askFor(email.toUpperCase());
    const { subject, token } = await newestLink(stage, email);
    expect(subject).toBe('Open your bookings');
    const phone = stage.person();
    await enter(phone, { token });
    expect(await sees(phone, booking.id)).toBe(200);
  });

  it('mails nothing to who has booked nothing, and answers the same', async () => {
    const email = anAddress();
    await askFor(email);
    expect(await mailedLinks(stage, email)).toEqual([]);
  });

  it('sends the owner of an account to the sign-in', async () => {
    const { email } = await aUser(stage);
    await bookedBy(email);
    await askFor(email);
    const mails = await stage.database.rows<{ subject: string; body: string }>(
      't-mails-of',
      'select subject, body from mails where recipient = $1 order by created_at desc limit 1',
      [email],
    );
    expect(mails[0]?.subject).toBe('Your bookings are in your account');
    expect(mails[0]?.body).toContain('/login?next=/brand/dashboard');
  });
});

describe('an account', () => {
  it('takes over all bookings of its email once that is verified, and not before', async () => {
    const { person, email } = await aUser(stage, { verified: false });
    const { booking } = await bookedBy(email);
    expect(await sees(person, booking.id)).toBe(404);
    const [{ token } = { token: '' }] = (await mailedLinks(stage, email)).filter(({ body }) =>
      body.includes('/verify-email?'),
    );
    expect((await person.post('/api/auth/verify-email', { token, password: 'a new one' })).status).toBe(200);
    expect(await sees(person, booking.id)).toBe(200);
    expect((await person.get('/api/auth/user')).body).toMatchObject({
      hasBrandBookings: true,
      brandName: booking.brandName,
    });
  });
});
