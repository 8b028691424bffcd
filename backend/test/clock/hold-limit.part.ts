import { beforeAll, describe, expect, it } from '@jest/globals';
import { holdLimits, maxDeliveryDays } from '@reelpact/domain';
import { ProductClock } from '../../src/platform/clock/product-clock.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, bookingBody, read, setClock } from '../builders.js';
import { readStored } from '../stored-booking.js';
import { type Scene, deliver, inReview, producing, submit } from '../scenes.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const heldAt = async ({ booking }: Scene): Promise<number> =>
  (await readStored(stage.database, booking.id)).state.heldAt ?? Number.NaN;
const capturedAt = async ({ booking }: Scene): Promise<number | undefined> =>
  (
    await stage.database.row<{ at: Date }>(
      't-captured',
      `select at from booking_history where booking_id = $1 and to_escrow = 'held' order by id limit 1`,
      [booking.id],
    )
  )?.at.getTime();
const limitsOf = async (scene: Scene) =>
  holdLimits({ heldAt: await heldAt(scene), windows: stage.config.windows });
/** Nobody looks for windows that are over at the moment, but for the booking that is asked for. */
const turnTo = (moment: number) => setClock(stage.database, moment);

describe('the hold limit', () => {
  it('counts from the capture, and again from a chargeback that was won', async () => {
    const scene = await inReview(stage);
    const first = await heldAt(scene);
    expect(first).toBe(await capturedAt(scene));
    await turnTo(first + 3 * DAY);
    const chargeback = { actor: 'network', attempt: 1, chargeback: 'dp_1', at: 0 } as const;
    await scene.driver.happen({ type: 'CHARGEBACK_OPENED', ...chargeback, amount: 15_000 });
    expect(await heldAt(scene)).toBe(first);
    await scene.driver.happen({ type: 'CHARGEBACK_WON', ...chargeback });
    expect(await heldAt(scene)).toBeGreaterThanOrEqual(first + 3 * DAY);
  });

  it('ends a booking whose creator uploads again and again', async () => {
    const scene = await producing(stage);
    const { brand, booking, driver } = scene;
    await deliver(driver);
    const { contentBy, holdEndsAt } = await limitsOf(scene);
    for (let now = await heldAt(scene); now + 4 * DAY < contentBy;) {
      now += 4 * DAY;
      await turnTo(now);
      await deliver(driver);
    }
    await turnTo(contentBy + 1000);
    const creatorsPage = await read(scene.creator.person, booking.id);
    expect(creatorsPage.actions.find(({ name }) => name === 'submit_content')).toMatchObject({
      enabled: false,
      reason: 'There isn’t enough time left to review another version.',
    });
    await expect(submit(driver)).rejects.toThrow(/HOLD_LIMIT/);
    await stage.advance(4 * DAY);
    await stage.advance(DAY + 1000);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'completed' });
    expect(await stage.app.get(ProductClock).now()).toBeLessThan(holdEndsAt);
  });

  it('cuts a dispute, so that the booking is final after 80 days', async () => {
    const scene = await producing(stage);
    const { creator, brand, booking, driver } = scene;
    const { contentBy, holdEndsAt } = await limitsOf(scene);
    // The product's clock goes on while a busy machine delivers.
    const last = contentBy - HOUR;
    await deliver(driver);
    for (let now = await heldAt(scene); now < last;) {
      now = Math.min(now + 4 * DAY, last);
      await turnTo(now);
      await deliver(driver);
    }
    await turnTo(contentBy + 4 * DAY);
    expect((await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' })).status).toBe(200);
    await turnTo(contentBy + 8 * DAY);
    const contest = { reason: 'It is what we agreed.' };
    expect((await creator.person.post(`/api/creator/bookings/${booking.id}/contest`, contest)).status).toBe(
      200,
    );
    const { deadlineAt } = await read(brand, booking.id);
    expect(Date.parse(deadlineAt ?? '')).toBe(holdEndsAt);
    await turnTo(holdEndsAt);
    await stage.advance(1000);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'completed', final: true });
  });

  it('refuses a package whose delivery would take too long', async () => {
    const creator = await aCreator(stage);
    const longest = maxDeliveryDays(stage.config.windows, false);
    const offer = async (days: number) => {
      await stage.database.rows('t-delivery', 'update packages set delivery_time = $2 where id = $1', [
        creator.packageId,
        `${days} days`,
      ]);
      return stage.person().post('/api/package-bookings', bookingBody('pay_first', creator.packageId));
    };
    expect(await offer(longest + 1)).toMatchObject({
      status: 422,
      body: { code: 'NOT_BOOKABLE', message: expect.stringContaining('52 days') },
    });
    expect((await offer(longest)).status).toBe(201);
    await aBooking(stage, creator);
  });
});
