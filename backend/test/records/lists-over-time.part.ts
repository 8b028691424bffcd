import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { TestApp } from '../app.js';
import { read, setClock } from '../builders.js';
import { inOneMinute } from '../in-one-minute.js';
import { inReview, producing } from '../scenes.js';
import { sharedTestApp } from '../suite.js';

const HOUR = 3_600_000;

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

describe('a list, as time goes by', () => {
  it('offers what has become possible with time', () =>
    inOneMinute(stage, async () => {
      const { brand, booking } = await producing(stage);
      const listed = async () =>
        (await brand.get<BookingDto[]>('/api/bookings?as=brand')).body.find(({ id }) => id === booking.id);
      const dueAt = Date.parse((await listed())?.dueAt ?? '');
      const cancel = async () =>
        (await listed())?.actions.find(({ name }) => name === 'cancel_late')?.enabled;
      await setClock(stage.database, dueAt + 24 * HOUR - 60_000);
      expect([await cancel(), await cancel()]).toEqual([false, false]);
      await setClock(stage.database, dueAt + 24 * HOUR + 1_000);
      expect(await cancel()).toBe(true);
      expect(await listed()).toEqual(await read(brand, booking.id));
    }));

  it('says by the minute when a revision would be due', async () => {
    const { brand, booking, creator } = await inReview(stage);
    const dueAt = async () =>
      (await brand.get<BookingDto[]>('/api/bookings?as=brand')).body.find(({ id }) => id === booking.id)
        ?.revisionDueAt;
    const first = Date.parse((await dueAt()) ?? '');
    expect(first % 60_000).toBe(0);
    await stage.advance(5 * 60_000);
    expect(Date.parse((await dueAt()) ?? '') - first).toBeGreaterThanOrEqual(5 * 60_000);
    expect((await read(creator.person, booking.id)).revisionDueAt).toBeNull();
  });
});
