import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../app.js';
import { aCreator, bookingBody } from '../builders.js';
import { untilNothingIsHeldBack } from '../log-readers.js';
import { Person } from '../person.js';
import { type Scene, inReview } from '../scenes.js';
import { StatementCount } from '../statements.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

describe('what has happened to bookings', () => {
  it('is told with as few statements for many changes as for one, by all who follow it', async () => {
    const creator = await aCreator(stage);
    const statements = new StatementCount(stage.database.pool);
    const toldOf = async (count: number): Promise<number> => {
      const brand = new Person(stage.url);
      for (let made = 0; made < count; made += 1) {
        const { status } = await brand.post(
          '/api/package-bookings',
          bookingBody('approve_first', creator.packageId),
        );
        expect(status).toBe(201);
      }
      await untilNothingIsHeldBack(stage);
      const before = statements.count;
      await stage.settle();
      return statements.count - before;
    };
    await toldOf(1);
    const [ofOne, ofMany] = [await toldOf(1), await toldOf(12)];
    expect(ofMany).toBe(ofOne);
    const told = await stage.database.row<{ people: number; mails: number }>(
      't-told',
      `select (select count(*)::int from notifications where user_id = $1) as people,
         (select count(*)::int from mails m join bookings b on b.id = m.booking_id where b.creator_id = $2) as mails`,
      [creator.userId, creator.id],
    );
    // The creator is asked, the brand hears that its request was sent.
    expect(told).toEqual({ people: 14, mails: 28 });
  });

  it('is told with as few statements for three approvals as for one, clean previews and all', async () => {
    const statements = new StatementCount(stage.database.pool);
    const scenes = [
      await inReview(stage),
      await inReview(stage),
      await inReview(stage),
      await inReview(stage),
    ];
    await stage.drain();
    const toldOf = async (approved: readonly Scene[]): Promise<number> => {
      for (const { brand, booking } of approved)
        expect((await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' })).status).toBe(
          200,
        );
      await untilNothingIsHeldBack(stage);
      const before = statements.count;
      await stage.settle();
      return statements.count - before;
    };
    const ofOne = await toldOf(scenes.slice(0, 1));
    expect(await toldOf(scenes.slice(1))).toBe(ofOne);
    const { rows } = await stage.database.pool.query(
      `select 1 from media_tasks t join uploads u on u.id::text = t.subject
       where t.task = 'clean-preview' and u.booking_id = any ($1::uuid[])`,
      [scenes.map(({ booking }) => booking.id)],
    );
    expect(rows).toHaveLength(4);
    await stage.drain();
  });
});
