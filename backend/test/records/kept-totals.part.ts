import { beforeAll, describe, expect, it } from '@jest/globals';
import { BOOKING_STAGES, STAGE_META, earnedBy, settlePosting } from '@reelpact/domain';
import { EARNED_CENTS } from '../../src/modules/escrow/index.js';
import { KeptSums } from '../../src/platform/database/kept-sums.js';
import type { TestApp } from '../app.js';
import { aBooking, aCreator, aUser } from '../builders.js';
import { makeAdmin } from '../factors.js';
import { completed, inReview } from '../scenes.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

/** What is kept and isn't so, or is so and isn't kept: nothing, if all is well. */
const DIFFERENCES = {
  creators: `
    with kept as (select creator_id, package_id, stage, sum(bookings)::int from creator_totals group by 1, 2, 3 having sum(bookings) <> 0),
      counted as (select creator_id, package_id, stage, count(*)::int from bookings where not is_open group by 1, 2, 3)
    (table kept except table counted) union all (table counted except table kept)`,
  brands: `
    with kept as (select email_key, user_id, guest_id, stage, sum(bookings)::int from brand_totals group by 1, 2, 3, 4 having sum(bookings) <> 0),
      counted as (select contact_email_key, brand_user_id, guest_id, stage, count(*)::int from bookings where not is_open group by 1, 2, 3, 4)
    (table kept except table counted) union all (table counted except table kept)`,
  earnings: `
    with kept as (select creator_id, sum(cents) from creator_earnings group by 1 having sum(cents) <> 0),
      counted as (select b.creator_id, sum(${EARNED_CENTS}) from ledger_entries e join ledger_postings p on p.id = e.posting_id
        join bookings b on b.id = p.booking_id where p.step in ('settle', 'grant') group by 1 having sum(${EARNED_CENTS}) <> 0)
    (table kept except table counted) union all (table counted except table kept)`,
};
async function differences(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [name, text] of Object.entries(DIFFERENCES))
    found.push(...(await stage.database.rows(`t-differences-${name}`, text)));
  return found;
}
const rowsOf = async (creatorId: string): Promise<number | undefined> =>
  (
    await stage.database.row<{ rows: number }>(
      't-total-rows',
      'select count(*)::int as rows from creator_totals where creator_id = $1',
      [creatorId],
    )
  )?.rows;

describe('totals that are kept', () => {
  it('are of the bookings that the table of stages calls final, and the database knows which the creator may not see', async () => {
    const { booking } = await aBooking(stage, await aCreator(stage));
    const client = await stage.database.pool.connect();
    try {
      await client.query('begin');
      for (const name of BOOKING_STAGES) {
        const { rows } = await client.query(
          'update bookings set stage = $2 where id = $1 returning is_open',
          [booking.id, name],
        );
        expect([name, rows[0]]).toEqual([name, { is_open: !STAGE_META[name].final }]);
        const { rows: people } = await client.query(
          `select hidden from booking_people where booking_id = $1 and party = 'creator'`,
          [booking.id],
        );
        expect([name, people[0]]).toEqual([name, { hidden: STAGE_META[name].hiddenFromCreator === true }]);
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('are the same when they are made again from the beginning, once and twice', async () => {
    const { creator } = await completed(stage);
    const kept = () =>
      stage.database.rows(
        't-all-totals',
        `select 'creator' as of, creator_id::text as who, stage, sum(bookings)::int as sum from creator_totals group by 2, 3
           having sum(bookings) <> 0
         union all select 'brand', email_key, stage, sum(bookings)::int from brand_totals group by 2, 3 having sum(bookings) <> 0
         union all select 'earned', creator_id::text, '', sum(cents)::int from creator_earnings group by 2
           having sum(cents) <> 0 order by 1, 2, 3`,
      );
    const sums = stage.app.get(KeptSums);
    const before = await kept();
    await stage.database.rows('t-lose-totals', 'delete from creator_totals where creator_id = $1', [
      creator.id,
    ]);
    await stage.database.rows('t-lose-earned', 'delete from creator_earnings where creator_id = $1', [
      creator.id,
    ]);
    await stage.database.rows('t-wrong-totals', 'update brand_totals set bookings = bookings + 3');
    expect(await kept()).not.toEqual(before);
    for (let time = 0; time < 2; time += 1) {
      await sums.recount();
      expect(await kept()).toEqual(before);
      expect(await differences()).toEqual([]);
    }
  });

  it('are what counting finds, whatever became of bookings', async () => {
    const { person: admin, id } = await aUser(stage);
    await makeAdmin(stage.database, id);
    const { booking } = await completed(stage);
    await inReview(stage);
    await admin.post(`/api/admin/bookings/${booking.id}/refund`, {
      amount: '40.00',
      reason: 'One file was broken.',
    });
    await stage.drain();
    expect(await differences()).toEqual([]);
    await stage.app.get(KeptSums).run();
    expect(await differences()).toEqual([]);
  });

  it('lose nothing when two servers put them together while bookings end', async () => {
    const { creator, booking } = await inReview(stage);
    const insert = (count: number) =>
      stage.database.rows(
        't-closed-copies',
        `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'stage', 'completed'))).*
         from bookings b, generate_series(1, $2) where b.id = $1`,
        [booking.id, count],
      );
    await insert(30);
    expect(await rowsOf(creator.id)).toBe(30);
    const sums = stage.app.get(KeptSums);
    await Promise.all([sums.run(), insert(20), sums.run(), insert(20), sums.run()]);
    expect(await differences()).toEqual([]);
    await sums.run();
    expect(await rowsOf(creator.id)).toBe(1);
    expect(await differences()).toEqual([]);
    await stage.database.rows('t-delete-copies', `delete from bookings where creator_id = $1 and id <> $2`, [
      creator.id,
      booking.id,
    ]);
    expect(await differences()).toEqual([]);
  });

  it('count as earned what is settled, with the fee, less what is granted back', () => {
    const settled = settlePosting({ creatorNet: 9_000, platformFee: 1_000, refund: 5_000 });
    expect(earnedBy('settle', settled)).toBe(10_000);
    expect(earnedBy('transfer', settled)).toBe(0);
  });
});
