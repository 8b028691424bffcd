import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FINAL_STAGES, stagesWhere } from '@reelpact/domain';
import type { StatementDto } from '../src/modules/escrow/http/money.dto.js';
import { replayFault } from './faults/log-replay.js';
import type { Offer } from './faults/players.js';
import { type Waiting, untilQuiet } from './faults/quiet.js';
import { isAnyoneBehind, loggedChanges, wrongTotals } from './faults/told.js';
import { Servers } from './faults/servers.js';
import { Wanderer, type World } from './faults/wanderer.js';
import type { Person } from './person.js';
import { numbers } from './random-walk.js';
import { readRecords, statedSums, sumFaults } from './same-sums.js';
import { CHOSEN_BOOKINGS, SEED, hasTimeLeft } from './soak.js';
import { FAULT_KINDS } from './stripe/faults.js';

/** In a soak run more, as long as there is time for it. */
const SHORT = 36;
const AT_ONCE = 12;
/** Milliseconds between two kills, at most: one happens at a random moment of it. */
const LONGEST_LIFE = 20_000;
/** Of a hundred calls of the provider so many fail, each in one of the ways in which it can. */
const FAULTS = 3;
const KINDS = FAULT_KINDS.filter((kind) => kind !== 'refuse');
/** No booking holds money for longer than 80 days; a chargeback that is won begins them again. */
const STRIDES = 120;
const STRIDE_DAYS = 4;

const sleep = (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds));

let servers: Servers;
let admin: Person;
let offers: Offer[];
beforeAll(async () => {
  servers = await Servers.start();
  admin = await servers.admin();
  const offer = await servers.offer();
  offers = [offer, await servers.offerWithProduct(offer)];
});
afterAll(() => servers.stop());

/** A day goes by at the provider, which forgets its keys, and what was ordered is a day older. */
async function letADayPass(): Promise<void> {
  servers.stripe.forgetKeys();
  await servers.database.query(
    `update provider_orders set placed_at = placed_at - interval '25 hours' where status = 'placed'`,
  );
  await servers.database.query(
    `update payment_attempts set created_at = created_at - interval '25 hours' where intent_id is null`,
  );
}
const count = async (sql: string, values: unknown[] = []): Promise<number> =>
  (await servers.database.query<{ count: number }>(`select count(*)::int from ${sql}`, values)).rows[0]
    ?.count ?? 0;

/** Nobody does anything any more, until every booking is over. */
async function letAllEnd(ids: readonly string[], disputes: Set<string>): Promise<string[]> {
  const { database, stripe } = servers;
  const postponed: string[] = [];
  let waited = 0;
  const waiting: Waiting = {
    tries: 3_000,
    wait: async () => {
      waited += 1;
      if (waited % 20 === 0) await letADayPass();
      await sleep(50);
    },
  };
  for (const dispute of disputes) stripe.closeDispute(dispute, 'won');
  disputes.clear();
  for (let left = STRIDES; left > 0; left -= 1) {
    await untilQuiet(database, stripe, ids, waiting);
    const open = await count('bookings where stage <> all ($1)', [FINAL_STAGES]);
    const { rows: delayed } = await database.query<{ id: string }>(
      `select id from bookings where refund_delayed and open_chargeback is null`,
    );
    if (open === 0 && delayed.length === 0) return postponed;
    for (const { id } of delayed)
      await admin.post(`/api/admin/bookings/${id}/steps/reissue_refund`, { reason: 'Once more.' });
    if (open === 0) continue;
    // What failed waits for minutes that would be days here.
    const { rows } = await database.query<{ stage: string }>(
      `update booking_deadlines d set try_at = '-infinity', failures = 0 from bookings b
       where b.id = d.booking_id and d.failures > 0 returning b.stage || ' ' || d.due_at as stage`,
    );
    for (const { stage } of rows) postponed.push(stage);
    await database.query(`update product_clock set offset_seconds = offset_seconds + ${STRIDE_DAYS} * 86400`);
    const isDue = `booking_deadlines where least(due_at, remind_at) <=
      now() + (select offset_seconds from product_clock) * interval '1 second' and try_at <= now()`;
    for (let tries = 3_000; (await count(isDue)) > 0 && tries > 0; tries -= 1) await sleep(50);
  }
  return postponed;
}

it('deals that bend are kept by two servers that are killed, with a provider that fails', async () => {
  const { database, stripe } = servers;
  const chance = numbers(SEED);
  const began = Date.now();
  const waiting: Waiting = { wait: () => sleep(40), tries: 15_000 };
  const world: World = { chance, admin, stripe, database, waiting, offers, disputes: new Set() };
  const faults = new Map<string, number>();
  stripe.faults.when(({ by }) => {
    if (by !== 'server' || chance() * 100 >= FAULTS) return null;
    const kind = KINDS[Math.floor(chance() * KINDS.length)] ?? null;
    faults.set(String(kind), (faults.get(String(kind)) ?? 0) + 1);
    return kind;
  });
  const killing = servers.kill(LONGEST_LIFE);
  const wanderers: Wanderer[] = [];
  const most = CHOSEN_BOOKINGS ?? SHORT;
  const goesOn = (): boolean => killing.kills() >= 0 && (wanderers.length < most || hasTimeLeft());
  const lane = async (): Promise<void> => {
    while (goesOn()) {
      const wanderer = new Wanderer(world, servers.person());
      wanderers.push(wanderer);
      await wanderer.wander().catch((error: unknown) => {
        throw new Error(`booking ${wanderer.bookingId}: ${String(error)}`);
      });
    }
  };
  // A failure of one must not leave the others without anyone who waits for them.
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  const kills = await killing.stop();
  stripe.faults.clear();
  expect(lanes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
  const walkedFor = Date.now() - began;

  const ids = wanderers.map(({ bookingId }) => bookingId);
  const timed = stagesWhere(({ window }) => window !== undefined);
  // A card network's review stops the clock.
  const lost = await database.query(
    `select id, stage from bookings b where stage = any ($1) and open_chargeback is null
       and not exists (select from booking_deadlines d where d.booking_id = b.id)`,
    [timed],
  );
  expect(lost.rows).toEqual([]);
  const postponed = await letAllEnd(ids, world.disputes);
  if (postponed.length > 0)
    console.log(
      `put off: ${postponed.join(', ')}\n${servers.products.map(({ printed }) => printed).join('')}`,
    );
  const open = await database.query(
    `select b.id, b.stage, b.escrow, d.due_at, d.remind_at, d.try_at, now() as now from bookings b
       left join booking_deadlines d on d.booking_id = b.id where b.stage <> all ($1)`,
    [FINAL_STAGES],
  );
  expect(open.rows).toEqual([]);

  const wrongs: string[] = [];
  for (const { bookingId, change } of await loggedChanges(database)) {
    const fault = replayFault(change);
    if (fault !== null) wrongs.push(`${bookingId}: ${fault}`);
  }
  for (const id of ids) {
    const { body } = await admin.get<StatementDto>(`/api/bookings/${id}/statement`);
    wrongs.push(
      ...sumFaults(await readRecords(database, id, statedSums(body))).map((fault) => `${id}: ${fault}`),
    );
  }
  expect(wrongs).toEqual([]);
  for (let tries = 3_000; (await isAnyoneBehind(database)) && tries > 0; tries -= 1) await sleep(50);
  expect(await wrongTotals(database)).toEqual([]);
  // Nobody's lost answer made a second booking, and no money left twice.
  expect(await count('bookings')).toBe(ids.length);
  expect(
    await count(
      `(select from ledger_postings where step = 'settle' group by booking_id having count(*) > 1) twice`,
    ),
  ).toBe(0);
  expect(stripe.complaints).toEqual([]);
  expect(await servers.reconcile()).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^0 differences in \d+ bookings and \d+ payments\.\n$/),
    stderr: '',
  });

  const listed = async (what: string): Promise<string> => {
    const { rows } = await database.query<{ what: string; count: number }>(
      `select what, count(*)::int from (${what}) told group by 1 order by 2 desc, 1`,
    );
    return rows.map((row) => `${row.what} ${row.count}`).join(', ');
  };
  const minutes = (milliseconds: number): string => (milliseconds / 60_000).toFixed(1);
  console.log(
    `seed ${SEED}: ${ids.length} bookings in ${minutes(walkedFor)} minutes, over after ${minutes(Date.now() - began)}; ${kills} kills, ${stripe.calls.length} calls of the provider
faults: ${[...faults].map((entry) => entry.join(' ')).join(', ')}
events: ${await listed('select event as what from booking_history')}
ended as: ${await listed(`select stage || '/' || escrow as what from bookings`)}
documents: ${await listed('select kind as what from documents')}`,
  );
});
