import { beforeAll, describe, expect, it } from '@jest/globals';
import { EndWindows } from '../../src/modules/bookings/index.js';
import { ProductClock } from '../../src/platform/clock/product-clock.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, pay, read } from '../builders.js';
import { deliver, producing } from '../scenes.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const events = async (bookingId: string): Promise<string[]> =>
  (
    await stage.database.rows<{ event: string }>(
      't-events',
      'select event from booking_history where booking_id = $1 order by id',
      [bookingId],
    )
  ).map(({ event }) => event);

/** Moves the clock without anyone looking. */
const turnClock = (milliseconds: number) =>
  stage.database.rows('t-clock-by', 'update product_clock set offset_seconds = offset_seconds + $1', [
    milliseconds / 1000,
  ]);

/** Five days in which the brand is reminded and says nothing. */
async function passReview(): Promise<void> {
  await stage.advance(4 * DAY + HOUR);
  await stage.advance(DAY);
}

describe('deadlines', () => {
  it('fire once when their time has come, however many servers look, and not before', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    await stage.advance(23 * HOUR);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'unpaid' });
    await stage.database.rows(
      't-two-hours',
      'update product_clock set offset_seconds = offset_seconds + 7200',
    );
    const windows = stage.app.get(EndWindows);
    await Promise.all(Array.from({ length: 10 }, () => windows.sweep()));
    expect(await events(booking.id)).toEqual(['BOOKED', 'REMINDED', 'PAYMENT_WINDOW_ENDED']);
    expect(await read(brand, booking.id)).toMatchObject({
      stage: 'payment_expired',
      deadlineAt: null,
      final: true,
    });
  });

  it('that became void do nothing', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    await pay(stage, brand, booking.id);
    await stage.advance(25 * HOUR);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'requested' });
  });

  it('release the money when the brand says nothing, and pay the creator', async () => {
    const { brand, booking, driver } = await producing(stage);
    await deliver(driver);
    await passReview();
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({
      stage: 'completed',
      escrowLabel: 'Paid Out',
      money: { done: 4 },
    });
  });

  it('release the money, but pay nobody whose email is not verified', async () => {
    const { creator, brand, booking, driver } = await producing(stage);
    const verify = (value: string) =>
      stage.database.rows(
        `t-verify-${value}`,
        `update users set email_verified_at = ${value} where id = $1`,
        [creator.userId],
      );
    await verify('null');
    await deliver(driver);
    await passReview();
    await stage.app.get(Jobs).drain();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'completed', money: { done: 3 } });
    await verify('now()');
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'completed', money: { done: 4 } });
  });

  it('give the money back when nothing is delivered', async () => {
    const { brand, booking } = await producing(stage);
    await stage.advance(5 * DAY + 14 * DAY + HOUR);
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'not_delivered', escrowStatus: 'refunded' });
    const refunds = await stage.database.rows(
      't-refunds',
      `select m.kind, m.amount from sandbox.movements m join payment_attempts a on a.intent_id = m.intent_id where a.booking_id = $1`,
      [booking.id],
    );
    expect(refunds).toEqual([{ kind: 'refund', amount: 15_000 }]);
  });

  it('come before an event that is late, even if nobody has looked', async () => {
    const { brand, booking, driver } = await producing(stage);
    await deliver(driver);
    await stage.advance(4 * DAY + HOUR);
    await turnClock(2 * DAY);
    const late = await brand.post<{ code: string }>(`/api/bookings/${booking.id}/review`, {
      action: 'reject',
    });
    expect(late.body).toMatchObject({ statusCode: 409, code: 'INVALID_TRANSITION' });
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'completed' });
  });

  it('remind a brand that was never reminded first, and give them a day, however late it is', async () => {
    const { creator, brand, booking, driver } = await producing(stage);
    await deliver(driver);
    // Switched off for nine days: nobody could have been told.
    await turnClock(9 * DAY);
    const early = await creator.person.post(`/api/creator/bookings/${booking.id}/complete`);
    expect(early.status).toBe(409);
    const { deadlineAt } = await read(brand, booking.id);
    const left = Date.parse(deadlineAt ?? '') - (await stage.app.get(ProductClock).now());
    expect(left).toBeGreaterThan(23 * HOUR);
    const inTime = await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' });
    expect(inTime.status).toBe(200);
  });

  it('let the creator complete once the review time is over, and say the same again afterwards', async () => {
    const { creator, booking, driver } = await producing(stage);
    await deliver(driver);
    const complete = () =>
      creator.person.post<{ stage: string }>(`/api/creator/bookings/${booking.id}/complete`);
    expect((await complete()).status).toBe(409);
    await stage.advance(4 * DAY + HOUR);
    await turnClock(2 * DAY);
    expect([await complete(), await complete()]).toMatchObject([
      { status: 200, body: { stage: 'completed' } },
      { status: 200, body: { stage: 'completed' } },
    ]);
  });

  it('cancel at the provider before a capture that did not come is given up', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    await pay(stage, brand, booking.id);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    // The provider never hears of the capture.
    await stage.database.pool.query(
      `select graphile_worker.complete_jobs(array(
         select id from graphile_worker.jobs where task_identifier = 'capture-payment'
       ))`,
    );
    await stage.advance(25 * HOUR);
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'accepted', escrowStatus: 'pending' });
    const intents = await stage.database.rows(
      't-intents-of',
      `select status from sandbox.intents where metadata->>'bookingId' = $1`,
      [booking.id],
    );
    expect(intents).toEqual([{ status: 'canceled' }]);
    await pay(stage, brand, booking.id);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'producing', escrowStatus: 'held' });
  });

  it('that fail are left alone for a while and hold nobody else up', async () => {
    const creator = await aCreator(stage);
    const [broken, healthy] = [await aBooking(stage, creator), await aBooking(stage, creator)];
    // A row that no machine would have written.
    await stage.database.rows('t-break', `update bookings set escrow = 'released' where id = $1`, [
      broken.booking.id,
    ]);
    await stage.database.rows(
      't-clock-2',
      'update product_clock set offset_seconds = offset_seconds + 172800',
    );
    await stage.app.get(EndWindows).sweep();
    expect(await read(healthy.brand, healthy.booking.id)).toMatchObject({ stage: 'payment_expired' });
    const row = await stage.database.row(
      't-failures',
      'select failures, try_at > now() as later from booking_deadlines where booking_id = $1',
      [broken.booking.id],
    );
    expect(row).toEqual({ failures: 1, later: true });
    await stage.database.rows('t-mend-escrow', `update bookings set escrow = 'pending' where id = $1`, [
      broken.booking.id,
    ]);
  });
});
