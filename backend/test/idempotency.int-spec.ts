import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { DECLINED_CARD, aBooking, aCreator, bookingBody, card } from './builders.js';
import type { Person } from './person.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

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
      const { body: anew } = await open(brand, booking.id);
      expect(anew.clientSecret).not.toBe(first.clientSecret);
      expect((await open(brand, booking.id, withKey('pay'))).body).toEqual(first);
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
