import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type BookingStage, type Party, STAGE_META, isWindowEnd } from '@reelpact/domain';
import { EndWindows } from '../src/modules/bookings/index.js';
import { DemoSeed } from '../src/modules/demo/index.js';
import {
  INCOMPLETE_REMINDERS,
  OVERDUE_NOTICES,
  REMINDER_NOTICES,
} from '../src/modules/notifications/texts/reminder-notices.js';
import { ProductClock } from '../src/platform/clock/product-clock.js';
import { isSubjectOf } from './mail-subjects.js';
import { type TestApp, startTestApp } from './app.js';
import { SOAK } from './soak.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS = 120;
/** How much time passes at once in a soak run; otherwise it passes from one reminder or deadline to the next. */
const STEP = 6 * HOUR;
/** Nobody waits for previews here. */
const PREVIEWS = ['process-media'];

let stage: TestApp;
/** The product's time when everyone fell silent. */
let silentSince: number;
beforeEach(async () => {
  stage = await startTestApp();
  await stage.app.get(DemoSeed).plantOnce();
  await stage.drain(PREVIEWS);
  silentSince = await stage.app.get(ProductClock).now();
});
afterEach(() => stage.stop());

interface Row extends Record<string, unknown> {
  id: string;
  stage: BookingStage;
  escrow: string;
  brand: string;
  creator: string;
}
const bookings = (): Promise<Row[]> =>
  stage.database.rows<Row>(
    't-silent-bookings',
    `select b.id, b.stage, b.escrow, b.contact_email as brand, u.email as creator from bookings b
     join creators c on c.id = b.creator_id join users u on u.id = c.user_id order by b.created_at, b.id`,
  );
/** While a card network reviews a payment, nothing of its booking moves; everything else must have ended. */
const isReviewed = ({ escrow }: Row): boolean => escrow.startsWith('charged_back');

interface Entry extends Record<string, unknown> {
  booking: string;
  event: string;
  from: BookingStage;
  at: Date;
}
const history = (): Promise<Entry[]> =>
  stage.database.rows<Entry>(
    't-silent-history',
    `select booking_id as booking, event, from_stage as "from", at from booking_history where at > $1 order by id`,
    [new Date(silentSince)],
  );

/** When something is due next, or when it is sure that nothing is. */
async function nextMoment(now: number): Promise<number> {
  const row = await stage.database.row<{ next: Date | null }>(
    't-next-moment',
    `select min(moment) as next from (
       select due_at as moment from booking_deadlines union all select remind_at from booking_deadlines
     ) moments where moment > $1`,
    [new Date(now)],
  );
  return row?.next?.getTime() ?? Infinity;
}

async function expectAllEnded(): Promise<void> {
  const rows = await bookings();
  expect(rows.length).toBeGreaterThan(15);
  const open = rows.filter((row) => !STAGE_META[row.stage].final && !isReviewed(row));
  expect(open).toEqual([]);
  const settled = rows.filter((row) => !isReviewed(row)).map(({ id }) => id);
  const left = await stage.database.rows(
    't-silent-ledger',
    `select p.booking_id, e.account, sum(e.amount_cents)::int as cents from ledger_postings p
     join ledger_entries e on e.posting_id = p.id
     where e.account in ('escrow', 'refunds_owed', 'creator_payable') and p.booking_id = any ($1::uuid[])
     group by 1, 2 having sum(e.amount_cents) <> 0`,
    [settled],
  );
  expect(left).toEqual([]);
  const orders = await stage.database.rows(
    't-silent-orders',
    `select key, status from provider_orders where status <> 'done'`,
  );
  expect(orders).toEqual([]);
  const jobs = await stage.database.rows(
    't-silent-jobs',
    'select task_identifier from graphile_worker.jobs where task_identifier <> all ($1::text[])',
    [PREVIEWS],
  );
  expect(jobs).toEqual([]);
}

/** Whether a party was reminded of a stage by mail. */
async function mailedReminders(): Promise<
  (bookingId: string, stage: BookingStage, party: Party, to: string) => boolean
> {
  const mails = await stage.database.rows<{ recipient: string; subject: string; body: string }>(
    't-silent-mails',
    'select recipient, subject, body from mails',
  );
  return (bookingId, of, party, to) => {
    const notices = [REMINDER_NOTICES, OVERDUE_NOTICES, INCOMPLETE_REMINDERS].flatMap(
      (table) => table[of]?.[party] ?? [],
    );
    return mails.some(
      ({ recipient, subject, body }) =>
        recipient === to &&
        body.includes(`Booking ${bookingId.slice(0, 8)} ·`) &&
        notices.some((notice) => isSubjectOf(notice, subject)),
    );
  };
}

describe('when nobody says anything', () => {
  it(`for ${DAYS} days, everything ends, and nothing ends unannounced`, async () => {
    const windows = stage.app.get(EndWindows);
    const clock = stage.app.get(ProductClock);
    const end = silentSince + DAYS * DAY;
    for (let now = silentSince; now < end; now = await clock.now()) {
      const next = SOAK ? now + STEP : await nextMoment(now);
      await clock.advance(Math.ceil((Math.min(next, end) - now) / 1000));
      while ((await windows.sweep()) > 0);
      await stage.drain(PREVIEWS);
    }
    await expectAllEnded();
    const entries = await history();
    const rows = new Map((await bookings()).map((row) => [row.id, row]));
    const mailed = await mailedReminders();
    const ends = entries.filter(({ event }) => isWindowEnd(event));
    const unannounced: string[] = [];
    for (const { booking, event, from, at } of ends) {
      const meta = STAGE_META[from];
      // Whether the capture has come is asked of the provider: nobody can do anything about it.
      if (meta.window?.asksProvider) continue;
      const reminded = entries.some(
        (one) => one.booking === booking && one.event === 'REMINDED' && one.from === from && one.at < at,
      );
      if (!reminded) unannounced.push(`${event} of ${booking}: nobody reminded`);
      const parties: Party[] = meta.hiddenFromCreator ? ['brand'] : ['brand', 'creator'];
      for (const party of parties) {
        if (!mailed(booking, from, party, rows.get(booking)?.[party] ?? '')) {
          unannounced.push(`${event} of ${booking}: no email to the ${party}`);
        }
      }
    }
    expect(unannounced).toEqual([]);
    const stages = new Set(ends.map(({ from }) => from));
    console.log(`${rows.size} bookings, ${ends.length} windows ended: ${[...stages].join(', ')}`);
    expect(stages.size).toBeGreaterThanOrEqual(6);
  });

  it(`and the clock is moved by ${DAYS} days at once, everything ends, reviews a day after their reminder`, async () => {
    const person = stage.person();
    const inReview = async (): Promise<string[]> =>
      (await bookings()).filter((row) => row.stage === 'in_review' && !isReviewed(row)).map(({ id }) => id);
    const before = await inReview();
    expect(before.length).toBeGreaterThan(0);
    const move = async (milliseconds: number): Promise<void> => {
      const answer = await person.post('/api/demo/clock', { advanceSeconds: milliseconds / 1000 });
      expect(answer.status).toBe(200);
      await stage.drain(PREVIEWS);
    };
    await move(DAYS * DAY);
    expect(await inReview()).toEqual(before);
    const mailed = await mailedReminders();
    for (const row of await bookings()) {
      if (!before.includes(row.id)) continue;
      expect(mailed(row.id, 'in_review', 'brand', row.brand)).toBe(true);
      expect(mailed(row.id, 'in_review', 'creator', row.creator)).toBe(true);
    }
    await move(23 * HOUR);
    expect(await inReview()).toEqual(before);
    await move(2 * HOUR);
    expect(await inReview()).toEqual([]);
    // A parcel that nobody reported was taken for received in the first move: from then on the creator has their time.
    await move(DAYS * DAY);
    await expectAllEnded();
  });
});
