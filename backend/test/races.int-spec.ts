import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { read } from './builders.js';
import { type Scene, inReview } from './scenes.js';
import { SEED, hasTimeLeft } from './soak.js';
import { PAIRS } from './race-pairs.js';
import { type Finish, RaceTrack, type Side, booksOf } from './race-track.js';

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

/** How often each pair races: in a soak run many times, as long as there is time for it. */
const roundsNow = (): number => (hasTimeLeft() ? 20 : 2);

describe('of two who act at the same moment', () => {
  let track: RaceTrack;
  beforeAll(async () => {
    track = await RaceTrack.open(stage);
  });

  it.each(Object.entries(PAIRS))(
    '%s: one wins, the other is refused or told, and the books balance',
    async (name, { start, sides, both = [] }) => {
      const [one, other] = sides.map(({ event }) => event) as [string, string];
      const possible = [[one], [other], ...both].map((events) => events.join(', then '));
      const rounds = roundsNow();
      const racers = await track.bring(rounds, start);
      const tally = new Map<string, number>();
      const frozen = new Map<string, boolean>();
      for (const [round, racer] of racers.entries()) {
        // In half of the rounds chance decides who comes to the lock first.
        const leader = ((round + SEED) % 2) as 0 | 1;
        const finish = await track.race(racer, sides, { leader, ordered: round < rounds / 2 });
        frozen.set(racer.id, finish.escrow.startsWith('charged_back'));
        const what = finish.history.join(', then ');
        expect(possible).toContain(what);
        tally.set(what, (tally.get(what) ?? 0) + 1);
        expectTruth(finish, sides);
      }
      console.log(
        `seed ${SEED}, ${name}: ${[...tally].map(([what, times]) => `${times} × ${what}`).join('; ')}`,
      );
      await stage.drain();
      for (const { id } of racers) {
        const books = await booksOf(track, id);
        expect(books).toMatchObject({ sum: 0, clearing: books.atProvider });
        expect(books.settlements).toBeLessThanOrEqual(1);
        if (!frozen.get(id)) expect(books.owed).toBe(0);
        expect(books.left).toBeLessThanOrEqual(books.received);
      }
    },
  );
});

/** Anyone who was not refused has done it, or is told how the booking now stands. */
function expectTruth({ history, replies, stage: end }: Finish, sides: readonly [Side, Side]): void {
  const twins = sides[0].event === sides[1].event;
  for (const [index, reply] of replies.entries()) {
    if (!reply || twins) continue;
    const done = history.includes(sides[index]?.event ?? '');
    if (done) expect(reply.status).toBe(200);
    else if (reply.status === 200) expect(reply.body.stage).toBe(end);
    else expect(reply).toMatchObject({ status: 409, body: { code: expect.any(String) } });
  }
  if (twins) expect(replies.map((reply) => reply?.status).sort()).toEqual([200, 409]);
}

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
