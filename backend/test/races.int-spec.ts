import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { BookingDriver } from './booking-driver.js';
import { aBooking, aCreator, pay, read } from './builders.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

/** A booking whose content waits for the brand's review. */
async function inReview() {
  const creator = await aCreator(stage);
  const { brand, booking } = await aBooking(stage, creator);
  await pay(stage, brand, booking.id);
  await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
  await stage.drain();
  const driver = new BookingDriver(stage, { brand, creator, admin: brand }, booking.id);
  await driver.happen({
    type: 'CONTENT_SUBMITTED',
    actor: 'creator',
    newFiles: 1,
    at: 0,
  });
  const review = (action: string) =>
    brand.post<{ code?: string; status?: string }>(`/api/bookings/${booking.id}/review`, {
      action,
      feedback: 'x',
    });
  return { creator, brand, booking, driver, review };
}

const rowsOf = (bookingId: string, step: string) =>
  stage.database.rows('t-postings', 'select key from ledger_postings where booking_id = $1 and step = $2', [
    bookingId,
    step,
  ]);

describe('people who act at the same moment', () => {
  it('50 approvals release once and post once; the others are unchanged or refused', async () => {
    const { booking, review, brand } = await inReview();
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

  it('of approve and reject one wins and the other is 409', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { booking, review, driver } = await inReview();
      const [approved, rejected] = await Promise.all([review('approve'), review('reject')]);
      expect([approved.status, rejected.status].sort()).toEqual([200, 409]);
      const { stage: end, ledger } = await driver.stored();
      expect(end).toBe(approved.status === 200 ? 'completed' : 'contestable');
      expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0);
      expect(await rowsOf(booking.id, 'settle')).toHaveLength(approved.status === 200 ? 1 : 0);
    }
  });

  it('of accept and decline one wins, and the card follows it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const creator = await aCreator(stage);
      const { brand, booking } = await aBooking(stage, creator);
      await pay(stage, brand, booking.id);
      const path = `/api/creator/bookings/${booking.id}`;
      const [accepted, declined] = await Promise.all([
        creator.person.post(`${path}/approve`, {}),
        creator.person.post(`${path}/reject`, { reason: 'no' }),
      ]);
      expect([accepted.status, declined.status].sort()).toEqual([200, 409]);
      await stage.drain();
      const intents = await stage.database.rows(
        't-intent-status',
        `select status from sandbox.intents where metadata->>'bookingId' = $1`,
        [booking.id],
      );
      expect(intents).toEqual([{ status: accepted.status === 200 ? 'succeeded' : 'canceled' }]);
    }
  });

  it('a repeat of one’s own last step answers 200 and changes nothing', async () => {
    const { booking, review, brand } = await inReview();
    expect((await review('request_revision')).status).toBe(200);
    const again = await review('request_revision');
    expect(again.status).toBe(200);
    const history = await brand.get<unknown[]>(`/api/bookings/${booking.id}/history`);
    expect(JSON.stringify(history.body).match(/REVISION_REQUESTED/g)).toHaveLength(1);
  });
});

describe('the ledger', () => {
  it('is refused by the database when it does not balance, and when somebody wants to change it', async () => {
    const { booking, review } = await inReview();
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
