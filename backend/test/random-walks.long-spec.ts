import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  BOOKING_EVENT_TYPES,
  BOOKING_STAGES,
  type BookingFlow,
  DEFAULT_WINDOWS,
  beginBooking,
  logContradictions,
} from '@reelpact/domain';
import fc from 'fast-check';
import { ReadBookings } from '../src/modules/bookings/index.js';
import { ReadStatement } from '../src/modules/escrow/payouts/reads/read-statement.js';
import { logOfBooking } from '../src/modules/escrow/reconciliation/reads/log-of-booking.js';
import { Mailer } from '../src/platform/mail/mailer.js';
import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, aCreator, aUser } from './builders.js';
import { EVERY_STAGE } from '../../domain/src/booking/explore.js';
import { LedgerModel } from './ledger-model.js';
import { PICK_REFUSAL, PICK_WHEN, type Pick, RandomWalk } from './random-walk.js';
import { readRecords, sumFaults } from './same-sums.js';
import { CHOSEN_BOOKINGS, SEED, SOAK, hasTimeLeft } from './soak.js';
import { readStored } from './stored-booking.js';
import { UseCaseDriver, bookAsGuest } from './use-case-driver.js';

/** How many walks make a round; a soak run goes on with another round, and another seed, for as long as there is time. */
const SHORT = CHOSEN_BOOKINGS ?? 32;
const WALKS = SOAK ? 2000 : SHORT;
const STEPS = 40;
const FEE_BPS = 1000;
const AMOUNT = 15_001;
/** Walks go on side by side, each lane in a database with a clock of its own. */
const LANES = 4;
/** So many walks are tried to make a failure short; then it is shown as short as it has become. */
const SHRINKING = 200;
const REVISIONS = ['0', '1', 'unlimited'] as const;
/** The package that has a fee and needs a product. */
const WITH_PRODUCT = '1';

interface Lane {
  stage: TestApp;
  creators: Record<string, TestCreator>;
  adminId: string;
}
interface Walk {
  flow: BookingFlow;
  revisions: (typeof REVISIONS)[number];
  picks: Pick[];
}

/** Emails are written all the same; not storing them makes a walk a third cheaper. */
class UnstoredMails extends Mailer {
  override post(): Promise<void> {
    return Promise.resolve();
  }
}

async function aLane(): Promise<Lane> {
  const stage = await startTestApp({ PLATFORM_FEE_BPS: String(FEE_BPS) }, (modules) =>
    modules.overrideProvider(Mailer).useClass(UnstoredMails),
  );
  const creators: Lane['creators'] = {};
  for (const revisions of REVISIONS) {
    creators[revisions] = await aCreator(stage, {
      ...{ revisions, price: AMOUNT / 100, includes: '• 3 photos' },
      ...(revisions === WITH_PRODUCT && EVERY_STAGE),
    });
  }
  return { stage, creators, adminId: (await aUser(stage)).id };
}

const pick = fc.record({
  choice: fc.nat(0xffffff),
  when: fc.nat(PICK_WHEN),
  refusal: fc.nat(PICK_REFUSAL),
});
const aWalk: fc.Arbitrary<Walk> = fc.record({
  flow: fc.constantFrom<BookingFlow>('pay_first', 'approve_first'),
  revisions: fc.constantFrom(...REVISIONS),
  picks: fc.array(pick, { maxLength: STEPS, size: 'max' }),
});

const lanes: Lane[] = [];
beforeAll(async () => {
  // One after the other: sign-in over HTTP knows one application in a process, the newest.
  while (lanes.length < LANES) lanes.push(await aLane());
});
afterAll(() => Promise.all(lanes.map(({ stage }) => stage.stop())));

const tally = {
  walks: 0,
  events: new Map<string, number>(),
  refusals: 0,
  ends: new Map<string, number>(),
  stages: new Set<string>(),
};
const count = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1);
const listed = (map: Map<string, number>): string =>
  [...map]
    .sort(([, one], [, other]) => other - one)
    .map((entry) => entry.join(' '))
    .join(', ');

async function walkOne({ stage, creators, adminId }: Lane, { flow, revisions, picks }: Walk): Promise<void> {
  const { database } = stage;
  await database.rows('t-clock-back', 'update product_clock set offset_seconds = 0');
  const creator = creators[revisions];
  if (!creator) throw new Error('no such creator');
  const { bookingId, brand } = await bookAsGuest(stage, creator.packageId, flow);
  const { history } = await readStored(database, bookingId);
  const start = beginBooking({
    flow,
    amount: AMOUNT,
    deliveryDays: 5,
    revisionsLeft: revisions === 'unlimited' ? null : Number(revisions),
    ...(revisions === WITH_PRODUCT && EVERY_STAGE),
    windows: DEFAULT_WINDOWS,
    at: history[0]?.at ?? 0,
  });
  const driver = new UseCaseDriver(stage, bookingId, brand, creator, adminId);
  const walk = new RandomWalk(database, driver, bookingId, start, new LedgerModel(FEE_BPS));
  await walk.run(picks).catch((error: unknown) => {
    throw new Error(`${flow}, revisions ${revisions}: ${walk.path.join(' → ')}\n${String(error)}`);
  });
  const wrongs = logContradictions(await logOfBooking(database, bookingId));
  const record = await stage.app.get(ReadBookings).find(database, bookingId);
  if (!record) throw new Error('the booking is gone');
  const statement = await stage.app.get(ReadStatement).posted(database, record, 'admin');
  wrongs.push(...sumFaults(await readRecords(database.pool, bookingId, statement)));
  if (wrongs.length > 0) throw new Error(`${walk.path.join(' → ')}: ${wrongs.join('; ')}`);
  tally.walks += 1;
  tally.refusals += walk.refusals;
  count(tally.ends, `${walk.state.stage}/${walk.state.escrow}`);
  for (const event of walk.taken) count(tally.events, event);
  for (const name of walk.stages) tally.stages.add(name);
}

/** @returns whether all walks of the round were made, or time ran out between two of them */
async function round(seed: number): Promise<boolean> {
  let shrinking = 0;
  let complete = true;
  const sideBySide = fc.tuple(...lanes.map(() => aWalk));
  await fc.assert(
    fc.asyncProperty(sideBySide, async (walks) => {
      complete = shrinking > 0 || tally.walks < SHORT || hasTimeLeft();
      if (!complete || shrinking > SHRINKING) return;
      const walked = await Promise.allSettled(
        walks.map((walk, index) => walkOne(lanes[index] as Lane, walk)),
      );
      const failed = walked.find((one) => one.status === 'rejected');
      if (failed || shrinking > 0) shrinking += 1;
      if (failed) throw failed.reason;
    }),
    { seed, numRuns: Math.ceil(WALKS / LANES) },
  );
  return complete;
}

describe('random walks', () => {
  it('the product does what the machine says, whatever happens in them', async () => {
    const complete = await round(SEED);
    for (let next = SEED + 1; hasTimeLeft(); next += 1) await round(next);
    const events = [...tally.events.values()].reduce((sum, one) => sum + one, 0);
    console.log(
      `seed ${SEED}: ${tally.walks} walks, ${events} events, ${tally.refusals} refusals\n` +
        `events: ${listed(tally.events)}\nended as: ${listed(tally.ends)}`,
    );
    if (!SOAK || !complete) return;
    // Walks that get nowhere would prove nothing: everything that can happen has happened in some of them.
    expect([...tally.events.keys()].sort()).toEqual([...BOOKING_EVENT_TYPES].sort());
    expect([...tally.stages].sort()).toEqual([...BOOKING_STAGES].sort());
  });
});
