import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { aBooking, aCreator, aUser } from './builders.js';
import { makeAdmin } from './factors.js';
import { logReaders } from './log-readers.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

const { aReader, withEntries } = logReaders(() => stage);

describe('a follower', () => {
  it('goes on with a thousand others behind one that can’t be handled, which an admin skips or has tried again', async () => {
    await withEntries(async () => {
      const creator = await aCreator(stage);
      const bookings: string[] = [];
      while (bookings.length < 22) bookings.push((await aBooking(stage, creator)).booking.id);
      const [skipped = '', retried = '', ...others] = bookings;
      const seen = new Map<string, number[]>();
      let isBroken = true;
      const log = await aReader({
        name: 't-parked',
        handle: (_tx, entries) => {
          for (const { bookingId, change } of entries)
            if (isBroken && bookingId === retried && (change as { n: number }).n === 1)
              return Promise.reject(new Error('can’t be handled now'));
            else if (bookingId === skipped && (change as { n: number }).n === 1)
              return Promise.reject(new Error('can’t ever be handled'));
          for (const { bookingId, change } of entries)
            seen.set(bookingId, [...(seen.get(bookingId) ?? []), (change as { n: number }).n]);
          return Promise.resolve();
        },
      });
      await log.catchUp();
      seen.clear();
      const all = [skipped, retried, ...others];
      await stage.database.rows(
        't-many-entries',
        `insert into booking_history (booking_id, event, actor, to_stage, to_escrow, at, content_hash, change)
         select booking, 'T', 'clock', 'unpaid', 'pending', now(), '', jsonb_build_object('n', n)
         from generate_series(1, 50) n, unnest($1::uuid[]) booking order by n`,
        [all],
      );
      const whole = Array.from({ length: 50 }, (_, index) => index + 1);
      await log.catchUp();
      for (const booking of others) expect(seen.get(booking)).toEqual(whole);
      expect([seen.get(skipped), seen.get(retried)]).toEqual([undefined, undefined]);

      const { person: admin, id } = await aUser(stage);
      await makeAdmin(stage.database, id);
      const parked = await stage.database.rows<{ booking: string; id: string }>(
        't-parked-of',
        `select booking_id as booking, entry_id::text as id from log_waiting where follower = 't-parked' and parked_at is not null`,
      );
      const idOf = (booking: string): string => parked.find((row) => row.booking === booking)?.id ?? '';
      const asked = (booking: string, what: string) =>
        admin.post(`/api/admin/followers/t-parked/entries/${idOf(booking)}/${what}`, {});
      isBroken = false;
      expect((await asked(skipped, 'skip')).status).toBe(204);
      expect((await asked(retried, 'retry')).status).toBe(204);
      await log.catchUp();
      expect(seen.get(skipped)).toEqual(whole.slice(1));
      expect(seen.get(retried)).toEqual(whole);
      const left = await stage.database.rows(
        't-left',
        `select 1 from log_waiting where follower = 't-parked'`,
      );
      expect(left).toEqual([]);
    });
  });
});
