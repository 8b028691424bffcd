import { deepStrictEqual as same } from 'node:assert';
import type { Follower } from '../src/platform/log/follow-log.js';
import type { TestApp } from './app.js';
import { logReaders } from './log-readers.js';
import { numbers } from './random-walk.js';
import { SEED } from './soak.js';

const WRITERS = 8;
const MOST_BOOKINGS = 3;

/**
 * Eight writers hold their transactions open for random times, some with a number from before they came to a booking, some to give them up;
 * two servers read meanwhile with two followers each.
 * @param bookings are locked while something is added to their log, as every step does
 * @param least how many entries are written at least
 * @throws where a follower has missed an entry, met it twice, or met a booking's entries out of order
 */
export async function commitLate(
  stage: TestApp,
  bookings: readonly string[],
  least: number,
): Promise<{ written: number; givenUp: number }> {
  const { aReader, withEntries, append } = logReaders(() => stage);
  return withEntries(async () => {
    const { pool } = stage.database;
    const dice = numbers(SEED);
    const roll = (sides: number): number => Math.floor(dice() * sides);
    await pool.query('create table t_met (place serial, follower text, booking uuid, n int)');
    const followers = ['t-late-one', 't-late-two'].map((name): Follower => ({
      name,
      handle: async (tx, entries) => {
        const ns = entries.map(({ change }) => (change as { n: number }).n);
        const met =
          'insert into t_met (follower, booking, n) select $1, * from unnest($2::uuid[], $3::int[])';
        await tx.rows('t-met', met, [name, entries.map(({ bookingId }) => bookingId), ns]);
      },
    }));
    const servers = [await aReader(...followers), await aReader(...followers)];
    const last = new Map(bookings.map((id) => [id, 0]));
    const expected = new Map<string, number[]>(bookings.map((id) => [id, []]));
    let written = 0;
    let givenUp = 0;

    async function transaction(): Promise<void> {
      const client = await pool.connect();
      await client.query('begin');
      // A number that is smaller than that of others, who come to the booking first.
      if (roll(3) === 0) await client.query('select pg_current_xact_id()');
      for (let held = roll(10); held > 0; held -= 1) await client.query('select 1');
      const chosen = [
        ...new Set(Array.from({ length: 1 + roll(MOST_BOOKINGS) }, () => roll(bookings.length))),
      ];
      const entries: [string, number][] = [];
      for (const index of chosen.toSorted((one, other) => one - other)) {
        const id = bookings[index] ?? '';
        await client.query('select 1 from bookings where id = $1 for update', [id]);
        for (let left = 1 + roll(3); left > 0; left -= 1) {
          const n = (last.get(id) ?? 0) + 1;
          last.set(id, n);
          entries.push([id, n]);
          await append(client, id, { n });
        }
      }
      for (let held = roll(20); held > 0; held -= 1) await client.query('select 1');
      const isKept = roll(10) > 0;
      await client.query(isKept ? 'commit' : 'rollback');
      client.release();
      if (!isKept) givenUp += entries.length;
      else {
        written += entries.length;
        for (const [id, n] of entries) expected.get(id)?.push(n);
      }
    }
    const writer = async (): Promise<void> => {
      while (written < least) await transaction();
    };
    let isWriting = true;
    const reading = servers.map(async (server) => {
      while (isWriting) await server.catchUp();
    });
    await Promise.all(Array.from({ length: WRITERS }, writer)).finally(() => (isWriting = false));
    await Promise.all(reading);
    await Promise.all(servers.map((server) => server.catchUp()));
    for (const { name } of followers) {
      const { rows } = await pool.query<{ booking: string; met: number[] }>(
        'select booking, array_agg(n order by place) as met from t_met where follower = $1 group by booking',
        [name],
      );
      const inOrder = [...expected].map(
        ([id, ns]) => [id, ns.toSorted((one, other) => one - other)] as const,
      );
      const met = new Map(rows.map((row) => [row.booking, row.met]));
      for (const [id, ns] of inOrder) same(met.get(id) ?? [], ns, `${name} of ${id}, seed ${SEED}`);
    }
    await pool.query('drop table t_met');
    return { written, givenUp };
  });
}
