import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../app.js';
import type { Person } from '../person.js';
import { sharedTestApp } from '../suite.js';
import { DECLINED_CARD, GOOD_CARD, aBooking, aCreator, bookingBody, card, pay, read } from '../builders.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

describe('a booking that is not paid yet', () => {
  it('is none of its creator’s business, by no way that asks for it', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    const asks = (person: Person) =>
      Promise.all(
        ['', '/history', '/statement', '/conversation'].map(
          async (part) => (await person.get(`/api/bookings/${booking.id}${part}`)).status,
        ),
      );
    expect(await asks(brand)).toEqual([200, 200, 200, 200]);
    expect(await asks(creator.person)).toEqual([404, 404, 404, 404]);
    await pay(stage, brand, booking.id);
    expect(await asks(creator.person)).toEqual([200, 200, 200, 200]);
  });
});

describe('a booking with payment first', () => {
  it('is authorized when paid, captured when accepted', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    expect(booking).toMatchObject({
      status: 'pending_creator_approval',
      stage: 'unpaid',
      amount: '150.00',
      role: 'brand',
    });
    expect((await creator.person.get(`/api/bookings/${booking.id}`)).status).toBe(404);
    await pay(stage, brand, booking.id);
    expect(await read(creator.person, booking.id)).toMatchObject({
      stage: 'requested',
      escrowStatus: 'authorized',
      role: 'creator',
    });
    const approved = await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {
      notes: 'Job approved by creator',
    });
    expect(approved.status).toBe(200);
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({
      stage: 'producing',
      escrowStatus: 'held',
      escrowLabel: 'Funds Secured',
    });
  });

  it('gives the card back when the creator declines', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    await pay(stage, brand, booking.id);
    expect(
      (await creator.person.post(`/api/creator/bookings/${booking.id}/reject`, { reason: ' ' })).status,
    ).toBe(400);
    expect(
      (await creator.person.post(`/api/creator/bookings/${booking.id}/reject`, { reason: 'Fully booked' }))
        .status,
    ).toBe(200);
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'declined', escrowStatus: 'voided' });
    const rows = await stage.database.rows(
      't-intents',
      `select status from sandbox.intents where metadata->>'bookingId' = $1`,
      [booking.id],
    );
    expect(rows).toEqual([{ status: 'canceled' }]);
  });
});

describe('a booking with approval first', () => {
  it('is captured at once when paid after approval; a declined card can be followed by another', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator, 'approve_first');
    expect(booking).toMatchObject({ stage: 'requested', label: 'Pending Review', brandName: 'Ann Miller' });
    expect((await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {})).status).toBe(200);
    await pay(stage, brand, booking.id, DECLINED_CARD);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'accepted', escrowStatus: 'pending' });
    await pay(stage, brand, booking.id, GOOD_CARD);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'producing', escrowStatus: 'held' });
  });
});

describe('checkout', () => {
  it('never charges twice, however often it is reloaded or sent', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    const opened = await Promise.all(
      Array.from({ length: 8 }, () =>
        brand.post<{ clientSecret: string }>('/api/create-payment-intent', {
          bookingId: booking.id,
          amount: 150,
        }),
      ),
    );
    const secrets = new Set(opened.map(({ body }) => body.clientSecret));
    expect([opened.map(({ status }) => status), secrets.size]).toEqual([Array(8).fill(201), 1]);
    const [clientSecret = ''] = secrets;
    await Promise.all(
      Array.from({ length: 8 }, () =>
        brand.post('/api/payments/sandbox/confirm', { clientSecret, card: card(GOOD_CARD) }),
      ),
    );
    await stage.drain();
    expect(
      (await brand.post<{ code: string }>('/api/create-escrow-payment', { bookingId: booking.id })).body,
    ).toMatchObject({
      statusCode: 409,
      code: 'ALREADY_PAID',
    });
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'requested' });
  });

  it('believes the provider and not the client about a payment', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    const ask = () =>
      brand.call<{ stage: string }>('PATCH', `/api/bookings/${booking.id}/status`, {
        status: 'pending_creator_approval',
      });
    expect((await ask()).body).toMatchObject({ stage: 'unpaid' });
    const { body } = await brand.post<{ clientSecret: string }>('/api/create-payment-intent', {
      bookingId: booking.id,
    });
    await brand.post('/api/payments/sandbox/confirm', {
      clientSecret: body.clientSecret,
      card: card(GOOD_CARD),
    });
    expect((await ask()).body).toMatchObject({ stage: 'requested' });
    await stage.drain();
    const refused = await brand.call<{ message: string }>('PATCH', `/api/bookings/${booking.id}/status`, {
      status: 'completed',
    });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('/review')]);
    // Later on, too, it is a question about the payment, and the answer is the booking as it is.
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await stage.drain();
    expect(await ask()).toMatchObject({ status: 200, body: { stage: 'producing' } });
  });
});

describe('bad input', () => {
  it.each([
    ['a wrong amount', { amount: 1 }, 409, 'AMOUNT_MISMATCH'],
    ['an amount that is none', { amount: 'lots' }, 400, 'VALIDATION_FAILED'],
    ['a blank field', { brandName: '  ' }, 400, 'VALIDATION_FAILED'],
    ['an email that is none', { contactEmail: 'ann' }, 400, 'VALIDATION_FAILED'],
    ['an unknown field', { status: 'completed' }, 400, 'VALIDATION_FAILED'],
    ['a dangerous link', { scriptUrl: 'javascript:alert(1)' }, 400, 'VALIDATION_FAILED'],
    ['a control character', { brandName: 'a\u0000b' }, 400, 'VALIDATION_FAILED'],
    [
      'a package that is none',
      { packageId: '0190aaaa-0000-7000-8000-000000000000' },
      404,
      'PACKAGE_NOT_FOUND',
    ],
  ])('%s is refused with one sentence', async (_, change, status, code) => {
    const creator = await aCreator(stage);
    const answer = await stage.person().post<{ message: string }>('/api/package-bookings', {
      ...bookingBody('pay_first', creator.packageId),
      ...change,
    });
    expect(answer.body).toMatchObject({
      statusCode: status,
      code,
      message: expect.stringMatching(/^[A-Z“"].{5,}/),
    });
    expect(answer.status).toBe(status);
  });

  it('an illegal step is 409 with the allowed events, a foreign booking 404, a tampered webhook 400', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator, 'approve_first');
    const early = await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
    expect(early.body).toMatchObject({
      statusCode: 409,
      code: 'INVALID_TRANSITION',
      allowedEvents: ['BRAND_WITHDREW'],
    });
    const stranger = await aCreator(stage);
    for (const person of [stage.person(), stranger.person]) {
      expect((await person.get(`/api/bookings/${booking.id}`)).body).toMatchObject({
        statusCode: 404,
        message: 'Booking not found',
      });
    }
    expect((await brand.post(`/api/creator/bookings/${booking.id}/approve`, {})).status).toBe(403);
    const event = { id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } };
    const forged = await stage
      .person()
      .post('/api/webhooks/payments', event, { 'stripe-signature': `t=1,v1=${'0'.repeat(64)}` });
    expect(forged.status).toBe(400);
  });
});
