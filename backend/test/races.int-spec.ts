import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { read } from './builders.js';
import { type Scene, inReview } from './scenes.js';
import { FIRST_PAIRS } from './race-pairs.js';
import { raceEach } from './race-each.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

const reviewer =
  ({ brand, booking }: Scene) =>
  (action: string) =>
    brand.post<{ code?: string; status?: string }>(`/api/bookings/${booking.id}/review`, {
      action,
      feedback: 'x',
    });

const rowsOf = (bookingId: string, step: string) =>
  stage.database.rows('t-postings', 'select key from ledger_postings where booking_id = $1 and step = $2', [
    bookingId,
    step,
  ]);

describe('people who act at the same moment', () => {
  it('50 approvals release once and post once; the others are unchanged or refused', async () => {
    const scene = await inReview(stage);
    const { booking, brand } = scene;
    const review = reviewer(scene);
    const answers = await Promise.all(Array.from({ length: 50 }, () => review('approve')));
    expect(
      [...new Set(answers.map(({ status }) => status))].filter((status) => ![200, 409].includes(status)),
    ).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await stage.drain();
    expect(await rowsOf(booking.id, 'settle')).toHaveLength(1);
    expect(await rowsOf(booking.id, 'transfer')).toHaveLength(1);
    const releases = await stage.database.rows(
      't-releases',
      `select 1 from booking_history where booking_id = $1 and event = 'BRAND_APPROVED'`,
      [booking.id],
    );
    expect(releases).toHaveLength(1);
    const moved = await stage.database.rows(
      't-moved',
      `select m.kind, m.amount from sandbox.movements m join payment_attempts a on a.intent_id = m.intent_id where a.booking_id = $1`,
      [booking.id],
    );
    expect(moved).toEqual([{ kind: 'transfer', amount: 15_000 }]);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'completed', money: { done: 4 } });
  });

  it('a repeat of one’s own last step answers 200 and changes nothing', async () => {
    const scene = await inReview(stage);
    const { booking, brand } = scene;
    const review = reviewer(scene);
    expect((await review('request_revision')).status).toBe(200);
    const again = await review('request_revision');
    expect(again.status).toBe(200);
    const history = await brand.get<unknown[]>(`/api/bookings/${booking.id}/history`);
    expect(JSON.stringify(history.body).match(/REVISION_REQUESTED/g)).toHaveLength(1);
  });
});

describe('of two who act at the same moment', () => raceEach(() => stage, FIRST_PAIRS));

describe('the ledger', () => {
  it('is refused by the database when it does not balance, and when somebody wants to change it', async () => {
    const scene = await inReview(stage);
    const { booking } = scene;
    const review = reviewer(scene);
    await review('approve');
    const { pool } = stage.database;
    await expect(
      pool.query(
        `with posting as (insert into ledger_postings (id, key, booking_id, step, at) values (gen_random_uuid(), 'x', $1, 'hold', now()) returning id)
         insert into ledger_entries (posting_id, account, amount_cents) select id, 'escrow', 5 from posting`,
        [booking.id],
      ),
    ).rejects.toThrow(/does not balance/);
    await expect(pool.query('update ledger_entries set amount_cents = 1')).rejects.toThrow(/append-only/);
    await expect(pool.query('delete from ledger_postings')).rejects.toThrow(/append-only/);
    await expect(pool.query('truncate booking_history')).rejects.toThrow(/append-only/);
  });
});
