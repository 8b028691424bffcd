import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Live } from '../src/platform/live/live.js';
import { type Follower, FollowLog } from '../src/platform/log/follow-log.js';
import { WaitingEntries } from '../src/platform/log/waiting-entries.js';
import { type TestApp, startTestApp } from './app.js';
import { aBooking, aCreator, read } from './builders.js';
import { commitLate } from './late-commits.js';
import { logReaders } from './log-readers.js';
import { Person } from './person.js';
import { completed, deliver, inReview } from './scenes.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

const { aReader, withEntries, append } = logReaders(() => stage);
const waiting = () => stage.app.get(WaitingEntries);
const someBookings = async (count: number): Promise<string[]> => {
  const creator = await aCreator(stage);
  const made = [];
  for (let left = count; left > 0; left -= 1) made.push((await aBooking(stage, creator)).booking.id);
  return made;
};
const waitingEntriesOf = (follower: string) =>
  stage.database.rows<{ booking: string; failures: number; parked: boolean; change: { n: number } }>(
    't-waiting',
    `select w.booking_id as booking, w.failures, w.parked_at is not null as parked, h.change
     from log_waiting w join booking_history h on h.id = w.entry_id where w.follower = $1 order by w.entry_id`,
    [follower],
  );

describe('the log', () => {
  it('is read once, whole and in the order of each booking by each follower, however late it is committed, on two servers', async () => {
    const { written } = await commitLate(stage, await someBookings(10), 500);
    expect(written).toBeGreaterThanOrEqual(500);
  });

  it('is followed also while what is read beside it fails', async () => {
    await withEntries(async () => {
      const [booking = ''] = await someBookings(1);
      let told = (): void => undefined;
      const handled = new Promise<void>((resolve) => {
        told = resolve;
      });
      const log = await aReader({ name: 't-beside', handle: async () => told() });
      log.followBeside({
        name: 't-broken',
        isBehind: async () => true,
        readOn: () => Promise.reject(new Error('broken')),
      });
      log.start();
      await append(stage.database.pool, booking);
      await handled;
      await log.beforeApplicationShutdown();
    });
  });

  it('is read in the order of a booking, whichever transaction began first', async () => {
    await withEntries(async () => {
      const { pool } = stage.database;
      const [booking = ''] = await someBookings(1);
      const seen: number[] = [];
      const log = await aReader({
        name: 't-order',
        handle: async (_tx, entries) =>
          void seen.push(...entries.map(({ change }) => (change as { n: number }).n)),
      });
      await log.catchUp();
      seen.length = 0;
      const early = await pool.connect();
      await early.query('begin');
      // It has written elsewhere before it comes to the booking, so that its id is the smaller one.
      await early.query('select pg_current_xact_id()');
      await append(pool, booking, { n: 1 });
      await append(early, booking, { n: 2 });
      await early.query('commit');
      early.release();
      await log.catchUp();
      expect(seen).toEqual([1, 2]);
    });
  });

  it('is read on by each from where it was, also in the midst of what was written at once', async () => {
    await withEntries(async () => {
      const { pool } = stage.database;
      const [booking = ''] = await someBookings(1);
      const seen: Record<string, string[]> = { 't-ahead': [], 't-behind': [] };
      const follower = (name: string): Follower => ({
        name,
        handle: async (_tx, entries) => void seen[name]?.push(...entries.map(({ id }) => id)),
      });
      const server = await aReader(follower('t-ahead'), follower('t-behind'));
      await server.catchUp();
      for (const ids of Object.values(seen)) ids.length = 0;
      const client = await pool.connect();
      await client.query('begin');
      for (let left = 3; left > 0; left -= 1) await append(client, booking);
      await client.query('commit');
      client.release();
      const { rows } = await pool.query<{ id: string; position: string }>(
        'select h.id::text as id, h.position::text as position from booking_history h order by h.id desc limit 3',
      );
      const [last, middle, first] = rows.map(({ id }) => id);
      const place = 'update log_followers set position = $2, entry_id = $3 where name = $1';
      await pool.query(place, ['t-ahead', rows[0]?.position, middle]);
      await pool.query(place, ['t-behind', rows[0]?.position, first]);
      await server.catchUp();
      expect(seen).toEqual({ 't-ahead': [last], 't-behind': [middle, last] });
    });
  });

  it('lets one entry that can’t be handled stop only what comes later of its booking', async () => {
    await withEntries(async () => {
      const [bad = '', good = ''] = await someBookings(2);
      const seen: number[] = [];
      let isBroken = true;
      const log = await aReader({
        name: 't-fails',
        handle: async (tx, entries) => {
          for (const { bookingId, change } of entries) {
            const { n } = change as { n: number };
            // What was written before the failure is gone with it.
            await tx.rows('t-half', 'update bookings set additional_notes = $2 where id = $1', [
              bookingId,
              `${n}`,
            ]);
            if (bookingId === bad && n === 2 && isBroken) throw new Error('can’t be handled');
            seen.push(n);
          }
        },
      });
      const { pool } = stage.database;
      for (const [index, booking] of [bad, bad, good, bad, good].entries())
        await append(pool, booking, { n: index + 1 });
      await log.catchUp();
      expect(await waitingEntriesOf('t-fails')).toEqual([
        { booking: bad, failures: 5, parked: true, change: { n: 2 } },
        { booking: bad, failures: 0, parked: false, change: { n: 4 } },
      ]);
      const notes = await pool.query<{ notes: string }>(
        'select additional_notes as notes from bookings where id = $1',
        [bad],
      );
      expect(notes.rows[0]?.notes).toBe('1');
      await append(pool, good, { n: 6 });
      await append(pool, bad, { n: 7 });
      await log.catchUp();
      isBroken = false;
      const parked = await stage.database.rows<{ id: string }>(
        't-parked',
        `select entry_id::text as id from log_waiting where follower = 't-fails' and parked_at is not null`,
      );
      const [{ id } = { id: '' }] = parked;
      expect(await waiting().skip('t-fails', '1')).toBe(false);
      expect(await waiting().retry('t-fails', id)).toBe(true);
      await log.catchUp();
      expect(await waitingEntriesOf('t-fails')).toEqual([]);
      expect(seen.filter((n) => [1, 2, 4, 7].includes(n)).slice(-4)).toEqual([1, 2, 4, 7]);
      expect(seen.filter((n) => [3, 5, 6].includes(n)).slice(-3)).toEqual([3, 5, 6]);
    });
  });

  it('makes what is kept of it anew from its beginning, for those whose work can be repeated', async () => {
    const { creator } = await completed(stage);
    await stage.drain();
    const kept = () =>
      stage.database.rows<{ jobs: number }>(
        't-proof',
        'select jobs, due, on_time, answers, package_orders from creator_proof where creator_id = $1',
        [creator.id],
      );
    const before = await kept();
    expect(before[0]?.jobs).toBe(1);
    await stage.database.rows('t-no-proof', 'delete from creator_proof where creator_id = $1', [creator.id]);
    await stage.database.rows('t-no-judged', 'delete from booking_proof where creator_id = $1', [creator.id]);
    const log = stage.app.get(FollowLog);
    expect(log.repeatable.toSorted()).toEqual(['proof', 'ratings']);
    expect(await log.startOver('tell-parties')).toBe(false);
    expect(await log.startOver('proof')).toBe(true);
    await stage.drain();
    expect(await kept()).toEqual(before);
  });

  it('goes on in another cluster, whose transactions begin at one again', async () => {
    await withEntries(async () => {
      const [booking = ''] = await someBookings(1);
      const seen: number[] = [];
      const follower: Follower = {
        name: 't-moved',
        handle: async (_tx, entries) =>
          void seen.push(...entries.map(({ change }) => (change as { n: number }).n)),
      };
      await aReader(follower);
      const { pool } = stage.database;
      // As a dump brings it: read up to an entry of large numbers, with one after it.
      await append(pool, booking, { n: 1 });
      await pool.query(`update log_base set cluster = 'before', base = base + 1000000000`);
      await append(pool, booking, { n: 2 });
      await pool.query(
        `update log_followers set position = (select max(position) - 1 from booking_history), entry_id = 0 where name = 't-moved'`,
      );
      await pool.query('update log_base set base = 0');
      // Its number is one that no transaction of this cluster has yet.
      await pool.query(
        `insert into live_events (keys, kind, subject, xid) values ('{t-moved}', 'booking', $1, '999999999999'::xid8)`,
        [booking],
      );
      const live = stage.app.get(Live);
      // Said to nobody else: the end of what is said lies further back while another database has a transaction open.
      const ahead = async () => (await live.since(await live.end(), ['t-moved'], 10)).events;
      expect(await ahead()).toHaveLength(1);
      const log = await aReader(follower);
      expect(await ahead()).toEqual([]);
      await append(pool, booking, { n: 3 });
      await log.catchUp();
      expect(seen).toEqual([2, 3]);
      const again = await pool.query<{ base: string }>('select base::text as base from log_base');
      await aReader(follower);
      expect((await pool.query('select base::text as base from log_base')).rows).toEqual(again.rows);
    });
  });

  it('speaks of each change as it was, however late it is told', async () => {
    /** A stage on which nothing is told until somebody settles. */
    const silent: TestApp = {
      ...stage,
      person: () => new Person(stage.url),
      settle: () => Promise.resolve(),
      drain: async () => {
        await stage.database.rows(
          't-all-jobs-now',
          'select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
        );
        await stage.jobs.drain();
      },
    };
    const told = async (on: TestApp): Promise<string[]> => {
      const scene = await inReview(on);
      const { brand, booking, driver, creator } = scene;
      const asked = await brand.post(`/api/bookings/${booking.id}/review`, {
        action: 'request_revision',
        feedback: 'Brighter, please.',
      });
      expect(asked.status).toBe(200);
      await deliver(driver);
      expect((await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' })).status).toBe(
        200,
      );
      await stage.settle();
      const mails = await stage.database.rows<{ subject: string; party: string; body: string }>(
        't-mails-of-booking',
        'select subject, party, body from mails where booking_id = $1',
        [booking.id],
      );
      const { displayName } = (await read(brand, booking.id)).package.creator;
      const plain = (text: string): string =>
        text
          .replaceAll(displayName, 'the creator')
          .replaceAll(creator.id, 'creator')
          .replaceAll(/https?:\/\/\S+/g, 'link')
          .replaceAll(/\b(\d{6}|[0-9a-f]{8}|\d+:\d\d [AP]M)\b/g, 'some');
      return mails.map(({ party, subject, body }) => `${party}: ${plain(subject)}\n${plain(body)}`).sort();
    };
    const late = await told(silent);
    expect(late.length).toBeGreaterThan(6);
    expect(late).toEqual(await told(stage));
  });
});
