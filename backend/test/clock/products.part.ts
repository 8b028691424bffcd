import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PurgeExpired } from '../../src/platform/database/purge-expired.js';
import type { TestApp } from '../app.js';
import { AN_ADDRESS, aBooking, aCreator, bookingBody, differencesAbout, pay, read } from '../builders.js';
import type { Person } from '../person.js';
import { sharedTestApp } from '../suite.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

interface Sent {
  code?: string;
  message?: string;
  stage?: string;
}
const call = (person: Person, method: 'POST' | 'PUT', path: string, body: object = {}) =>
  person.call<Sent>(method, path, body);
const actionOf = async (person: Person, id: string, name: string) =>
  (await read(person, id)).actions.find((action) => action.name === name);
const subjectsAbout = async (id: string): Promise<string[]> =>
  (
    await stage.database.rows<{ subject: string }>(
      't-subjects-of-product',
      'select subject from mails where booking_id = $1 order by created_at, id',
      [id],
    )
  ).map(({ subject }) => subject.replace(/ \(booking .*/, '').replace(/:.*/, ''));
const shipToOf = async (id: string): Promise<unknown> =>
  (
    await stage.database.row<{ address: unknown }>(
      't-ship-to',
      'select ship_to as address from bookings where id = $1',
      [id],
    )
  )?.address;

/** A booking whose product has to be sent: paid, accepted, and the money held. */
async function toBeSent(cancellationPercent = 20) {
  const creator = await aCreator(stage, { needsProduct: true, cancellationPercent });
  const terms = { needsProduct: true, cancellationPercent };
  const { brand, booking } = await aBooking(stage, creator, 'pay_first', {
    terms,
    // Nobody has shown to read it: what the brand is told names nobody.
    contactEmail: `${randomUUID()}@northwind.test`,
  });
  await pay(stage, brand, booking.id);
  await call(creator.person, 'POST', `/api/creator/bookings/${booking.id}/approve`);
  await stage.drain();
  return { creator, brand, id: booking.id };
}
const sendIt = (brand: Person, id: string, body: object = { carrier: 'UPS', tracking: '1Z1' }) =>
  call(brand, 'POST', `/api/brand/bookings/${id}/product-sent`, body);
const reportIt = (creator: Person, id: string, shipment: number) =>
  call(creator, 'POST', `/api/creator/bookings/${id}/product-problem`, {
    ...{ shipment, kind: 'damaged', reason: 'The bottle is broken.' },
  });

describe('a package that needs a product', () => {
  it('is accepted only by a creator who can be sent it, and booked only as it was shown', async () => {
    const creator = await aCreator(stage);
    await call(creator.person, 'PUT', `/api/packages/${creator.packageId}`, { needsProduct: true });
    const stale = await stage.person().post<Sent>('/api/package-bookings', {
      ...bookingBody('pay_first', creator.packageId),
      terms: { needsProduct: false },
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'TERMS_CHANGED']);
    const { brand, booking } = await aBooking(stage, creator, 'pay_first');
    await pay(stage, brand, booking.id);
    const accept = () => call(creator.person, 'POST', `/api/creator/bookings/${booking.id}/approve`);
    const refused = await accept();
    expect([refused.status, refused.body.code]).toEqual([422, 'ADDRESS_MISSING']);
    expect((await read(brand, booking.id)).stage).toBe('requested');
    const wrong = await call(creator.person, 'PUT', '/api/creator/shipping-address', {
      ...AN_ADDRESS,
      city: ' ',
    });
    expect([wrong.status, wrong.body.message]).toEqual([400, 'City is required']);
    expect((await creator.person.get('/api/creator/shipping-address')).body).toEqual({ address: null });
    await call(creator.person, 'PUT', '/api/creator/shipping-address', AN_ADDRESS);
    expect((await accept()).status).toBe(200);
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({
      stage: 'awaiting_product',
      package: { needsProduct: true },
      shipTo: { ...AN_ADDRESS, line2: null },
    });
  });

  it('shows the address to the brand alone, from when it has to be sent until the end, and forgets it a month later', async () => {
    const creator = await aCreator(stage, { needsProduct: true });
    const { brand, booking } = await aBooking(stage, creator, 'pay_first');
    await pay(stage, brand, booking.id);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'requested', shipTo: null });
    await call(creator.person, 'POST', `/api/creator/bookings/${booking.id}/approve`);
    await stage.drain();
    expect((await read(brand, booking.id)).shipTo).toMatchObject({ line1: '12 Harbor Street' });
    expect((await read(creator.person, booking.id)).shipTo).toBeNull();
    expect((await brand.get('/api/creator/shipping-address')).status).toBe(401);
    // What was said when it had to be sent stays, whatever is said later.
    await call(creator.person, 'PUT', '/api/creator/shipping-address', { ...AN_ADDRESS, city: 'Elsewhere' });
    expect((await read(brand, booking.id)).shipTo).toMatchObject({ city: 'Port Example' });
    await call(creator.person, 'POST', `/api/creator/bookings/${booking.id}/withdraw`, { reason: 'Ill.' });
    expect((await read(brand, booking.id)).shipTo).toBeNull();
    expect(await shipToOf(booking.id)).not.toBeNull();
    const ended = (days: number) =>
      stage.database.rows(
        't-ended-before',
        `update bookings set ended_at = now() - make_interval(days => $2) where id = $1`,
        [booking.id, days],
      );
    await ended(29);
    await stage.app.get(PurgeExpired).run();
    expect(await shipToOf(booking.id)).not.toBeNull();
    await ended(31);
    await stage.app.get(PurgeExpired).run();
    expect(await shipToOf(booking.id)).toBeNull();
  });

  it('is sent, corrected and received: then the delivery time starts', async () => {
    const { creator, brand, id } = await toBeSent();
    expect((await read(brand, id)).dueAt).toBeNull();
    expect((await sendIt(creator.person, id)).status).toBe(403);
    expect((await sendIt(brand, id)).body).toMatchObject({
      stage: 'in_transit',
      shipments: [{ number: 1, carrier: 'UPS', tracking: '1Z1', receivedAt: null, problem: null }],
    });
    // The same again is no second parcel.
    expect((await sendIt(brand, id)).status).toBe(200);
    const { deadlineAt, shipments } = await read(brand, id);
    expect(shipments).toHaveLength(1);
    await call(brand, 'PUT', `/api/brand/bookings/${id}/shipment`, { carrier: 'UPS', tracking: '1Z2' });
    expect(await read(creator.person, id)).toMatchObject({ deadlineAt, shipments: [{ tracking: '1Z2' }] });
    const { body } = await call(creator.person, 'POST', `/api/creator/bookings/${id}/product-received`);
    expect(body).toMatchObject({ stage: 'producing', shipments: [{ receivedAt: expect.any(String) }] });
    const { dueAt } = await read(brand, id);
    const days = (Date.parse(dueAt ?? '') - Date.parse(shipments[0]?.sentAt ?? '')) / DAY;
    expect(Math.round(days)).toBe(5);
    await stage.settle();
    expect((await subjectsAbout(id)).slice(2)).toEqual([
      'Your receipt',
      'Northwind Coffee paid $150.00',
      expect.stringMatching(/^Northwind Coffee sent the product, confirm by /),
      'Your product arrived',
    ]);
    expect(await differencesAbout(stage, id)).toEqual([]);
  });

  it('that arrives broken is sent once more; a second time the brand gets everything back', async () => {
    const { creator, brand, id } = await toBeSent();
    await sendIt(brand, id);
    expect((await reportIt(creator.person, id, 1)).body).toMatchObject({
      stage: 'awaiting_product',
      shipments: [{ problem: { kind: 'damaged', reason: 'The bottle is broken.' } }],
    });
    expect(await actionOf(brand, id, 'cancel_booking')).toMatchObject({ names: { creatorPercent: 0 } });
    await sendIt(brand, id, {});
    const stale = await reportIt(creator.person, id, 1);
    expect([stale.status, stale.body.code]).toEqual([409, 'OTHER_PARCEL']);
    expect((await reportIt(creator.person, id, 2)).body).toMatchObject({
      stage: 'cancelled',
      escrowStatus: 'refunded',
    });
    await stage.drain();
    expect(await differencesAbout(stage, id)).toEqual([]);
  });

  it('that nobody sends costs the brand its fee, and one that nobody confirms counts as received', async () => {
    const unsent = await toBeSent();
    const sent = await toBeSent();
    await sendIt(sent.brand, sent.id);
    expect(await read(unsent.brand, unsent.id)).toMatchObject({
      onSilence: expect.stringContaining('$30.00'),
    });
    await stage.advance(7 * DAY + HOUR);
    await stage.drain();
    expect(await read(unsent.brand, unsent.id)).toMatchObject({ stage: 'cancelled_with_fee' });
    await stage.advance(7 * DAY);
    await stage.drain();
    expect(await read(sent.brand, sent.id)).toMatchObject({ stage: 'producing' });
    for (const { id } of [unsent, sent]) expect(await differencesAbout(stage, id)).toEqual([]);
  });
});
