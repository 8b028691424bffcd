import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import {
  DECLINED_CARD,
  aBooking,
  aCreator,
  aFinishedUpload,
  bookingBody,
  card,
  pay,
  read,
} from '../builders.js';
import { newestLink } from '../mailbox.js';
import type { Person } from '../person.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const REUSED = { statusCode: 409, code: 'IDEMPOTENCY_KEY_REUSED' };
const withKey = (key: string) => ({ 'idempotency-key': key });

describe('booking with an Idempotency-Key', () => {
  it('books once, and refuses the key for anything else', async () => {
    const creator = await aCreator(stage);
    const body = bookingBody('approve_first', creator.packageId);
    const brand = stage.person();
    const book = (sent: object, headers = {}) =>
      brand.post<{ id: string }>('/api/package-bookings', sent, headers);
    const first = await book(body);
    const [a, b] = await Promise.all([book(body, withKey('k1')), book(body, withKey('k1'))]);
    expect(a.body.id).toBe(b.body.id);
    expect(a.body.id).not.toBe(first.body.id);
    expect((await book({ ...body, clientName: 'Bo' }, withKey('k1'))).body).toMatchObject(REUSED);
  });

  it('can be tried again with the key when it was refused', async () => {
    const creator = await aCreator(stage);
    const body = bookingBody('pay_first', creator.packageId);
    const book = () => stage.person().post('/api/package-bookings', body, withKey('twice'));
    await stage.database.rows('t-price', 'update packages set price_cents = price_cents + 1 where id = $1', [
      creator.packageId,
    ]);
    expect((await book()).body['code']).toBe('AMOUNT_MISMATCH');
    await stage.database.rows(
      't-price-back',
      'update packages set price_cents = price_cents - 1 where id = $1',
      [creator.packageId],
    );
    expect((await book()).status).toBe(201);
  });

  it('refuses a key that is longer than 255 characters', async () => {
    const creator = await aCreator(stage);
    const body = bookingBody('approve_first', creator.packageId);
    const answer = await stage.person().post('/api/package-bookings', body, withKey('k'.repeat(256)));
    expect(answer.body).toMatchObject({ statusCode: 400, code: 'MALFORMED_REQUEST' });
  });
});

describe('repeating a visitor’s booking with its Idempotency-Key', () => {
  interface Booked extends BookingDto {
    canOpen: boolean;
  }
  const book = (person: Person, body: object, key: string) =>
    person.post<Booked>('/api/package-bookings', body, withKey(key));

  /** A booking that a visitor has made, and what was sent for it. */
  async function aFirst(key: string, flow: 'pay_first' | 'approve_first' = 'pay_first') {
    const creator = await aCreator(stage);
    const body = bookingBody(flow, creator.packageId);
    const first = stage.person();
    const answer = await book(first, body, key);
    expect([answer.status, answer.body.canOpen]).toEqual([201, true]);
    return { creator, body, first, booked: answer.body };
  }

  it('gives nobody else the cookie, and opens nothing', async () => {
    const { body, first, booked } = await aFirst('replay-1');
    const other = stage.person();
    const repeat = await book(other, body, 'replay-1');
    expect([repeat.status, repeat.body.id, repeat.body.canOpen]).toEqual([201, booked.id, false]);
    expect(repeat.headers.getSetCookie()).toEqual([]);
    expect(other.cookieHeader).toBe('');
    expect((await other.get(`/api/bookings/${booked.id}`)).status).toBe(404);
    expect((await first.get(`/api/bookings/${booked.id}`)).status).toBe(200);
  });

  it('shows the booking as it was made, whatever has become of it', async () => {
    const { body, first, booked, creator } = await aFirst('replay-2');
    await pay(stage, first, booked.id);
    await creator.person.post(`/api/creator/bookings/${booked.id}/approve`, { notes: 'Only for the brand' });
    await stage.drain();
    const upload = await aFinishedUpload(stage.database, booked.id, creator.id);
    const sent = await creator.person.post(`/api/bookings/${booked.id}/submit-content`, {
      files: [upload],
      notes: 'Only for the brand',
    });
    expect(sent.status).toBe(200);
    await stage.advance(3_600_000);
    expect((await read(first, booked.id)).submissions).toHaveLength(1);
    const { body: repeat } = await book(stage.person(), body, 'replay-2');
    expect(repeat).toEqual({ ...booked, canOpen: false });
  });

  it('still confirms it when the package can’t be booked any more', async () => {
    const { body, booked, creator } = await aFirst('replay-3', 'approve_first');
    await creator.person.call('DELETE', `/api/packages/${creator.packageId}`);
    const { body: repeat } = await book(stage.person(), body, 'replay-3');
    expect([repeat.id, repeat.canOpen]).toEqual([booked.id, false]);
  });

  it('is the same booking for the browser that has its cookie by now', async () => {
    const { body, first, booked } = await aFirst('replay-4');
    await pay(stage, first, booked.id);
    const { body: repeat } = await book(first, body, 'replay-4');
    expect([repeat.id, repeat.canOpen, repeat.stage]).toEqual([booked.id, true, 'requested']);
  });

  it('is another booking for somebody else who is known', async () => {
    const { body, booked, creator } = await aFirst('replay-5');
    const { brand: guest } = await aBooking(stage, creator);
    const { body: own } = await book(guest, body, 'replay-5');
    expect([own.id === booked.id, own.canOpen]).toEqual([false, true]);
  });

  it('leaves the mailed link as the way in, for whose answer was lost', async () => {
    const { body, booked } = await aFirst('replay-6');
    const again = stage.person();
    expect((await book(again, body, 'replay-6')).body.canOpen).toBe(false);
    await again.post('/api/guest/links', { email: booked.contactEmail });
    await stage.drain();
    const { token } = await newestLink(stage, booked.contactEmail);
    expect((await again.post('/api/guest/sessions', { token })).status).toBe(204);
    expect((await again.get(`/api/bookings/${booked.id}`)).status).toBe(200);
  });
});

describe.each(['/api/create-payment-intent', '/api/create-escrow-payment'])(
  '%s with an Idempotency-Key',
  (path) => {
    const open = (brand: Person, bookingId: string, headers = {}) =>
      brand.post<{ clientSecret: string }>(path, { bookingId }, headers);

    it('answers a repeat as before, even when the payment it began has died since', async () => {
      const { brand, booking } = await aBooking(stage, await aCreator(stage));
      const { body: first } = await open(brand, booking.id, withKey('pay'));
      const confirm = { clientSecret: first.clientSecret, card: card(DECLINED_CARD) };
      await brand.post('/api/payments/sandbox/confirm', confirm);
      await stage.drain();
      await stage.database.rows(
        't-kill-intent',
        `update sandbox.intents set status = 'canceled' where client_secret = $1`,
        [first.clientSecret],
      );
      const { body: again } = await open(brand, booking.id);
      expect(again.clientSecret).not.toBe(first.clientSecret);
      expect((await open(brand, booking.id, withKey('pay'))).body).toEqual(first);
    });

    it('answers nobody else’s repeat', async () => {
      const { brand, booking } = await aBooking(stage, await aCreator(stage));
      expect((await open(brand, booking.id, withKey('mine'))).status).toBe(201);
      const { brand: stranger } = await aBooking(stage, await aCreator(stage));
      for (const other of [stage.person(), stranger]) {
        expect((await open(other, booking.id, withKey('mine'))).body).toMatchObject({
          statusCode: 404,
          code: 'BOOKING_NOT_FOUND',
        });
      }
    });

    it('begins one payment for two requests at once', async () => {
      const { brand, booking } = await aBooking(stage, await aCreator(stage));
      const both = await Promise.all([1, 2].map(() => open(brand, booking.id, withKey('both'))));
      expect(both.map(({ status }) => status)).toEqual([201, 201]);
      expect(both[0]?.body).toEqual(both[1]?.body);
      const made = await stage.database.rows(
        't-attempts',
        'select 1 from payment_attempts where booking_id = $1',
        [booking.id],
      );
      expect(made).toHaveLength(1);
    });

    it('refuses the key for another booking, and does the work after a crash', async () => {
      const creator = await aCreator(stage);
      const { brand, booking } = await aBooking(stage, creator);
      const second = await brand.post<{ id: string }>(
        '/api/package-bookings',
        bookingBody('pay_first', creator.packageId),
      );
      const { body: first } = await open(brand, booking.id, withKey('one'));
      expect((await open(brand, second.body.id, withKey('one'))).body).toMatchObject(REUSED);
      // A server that dies before it has answered leaves the key without an answer.
      await stage.database.rows('t-crash', `update idempotency_keys set answer = '{}' where key = 'one'`);
      expect((await open(brand, booking.id, withKey('one'))).body).toEqual(first);
    });
  },
);
