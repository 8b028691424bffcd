import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Reconcile } from '../src/modules/escrow/index.js';
import { type TestApp, startTestApp } from './app.js';
import { aCreator, aUser } from './builders.js';
import { FLOWS, type Flow } from './faults/flows.js';
import { wrongsOf } from './faults/judge.js';
import { openPayouts } from './faults/open-payouts.js';
import { type Offer, Players } from './faults/players.js';
import { BESIDE_MONEY, dropJobs, hurryJobs } from './faults/quiet.js';
import type { Person } from './person.js';
import { covered, eachThatFits } from './soak.js';
import { type Call, FAULT_KINDS, type FaultKind } from './stripe/faults.js';
import { StandInStripe } from './stripe/stand-in-stripe.js';
import { giveFactor, makeAdmin } from './factors.js';

/** How many of the faults are played for each flow in `npm test`; a soak run plays them all. */
const SHORT = 3;
const KINDS: readonly FaultKind[] = FAULT_KINDS.filter((kind) => kind !== 'refuse');
/** After so many moments of waiting a day goes by, where only a day helps. */
const MOMENTS_A_DAY = 3;
/** How many moments anyone waits: five days. */
const MOMENTS = 15;

let stripe: StandInStripe;
let stage: TestApp;
let admin: Person;
let offer: Offer;

beforeAll(async () => {
  stripe = await StandInStripe.start();
  stage = await startTestApp({
    ...stripe.settings,
    STRIPE_TIMEOUT_MS: '600',
    PLATFORM_FEE_BPS: '1000',
    DEMO_MODE: 'false',
  });
  stripe.webhookUrl = `${stage.url}/api/webhooks/payments`;
  stripe.delivery = 'held';
  const user = await aUser(stage);
  await makeAdmin(stage.database, user.id);
  admin = user.person;
  offer = await anOffer();
});
afterAll(async () => {
  await stage.stop();
  await stripe.stop();
});

async function anOffer(): Promise<Offer> {
  const { person, userId, id: creatorId, packageId } = await aCreator(stage);
  await giveFactor(stage.database, userId);
  await openPayouts(person);
  const row = await stage.database.row<{ id: string }>(
    't-account',
    'select account_id as id from payout_accounts where creator_id = $1',
    [creatorId],
  );
  const accountId = row?.id ?? '';
  stripe.onboard(accountId);
  await stripe.settled();
  return { person, creatorId, packageId, accountId };
}

/** A day goes by: Stripe forgets its keys, and what was ordered is a day older. */
async function letADayPass(): Promise<void> {
  stripe.forgetKeys();
  const { pool } = stage.database;
  await pool.query(
    `update provider_orders set placed_at = placed_at - interval '25 hours' where status = 'placed'`,
  );
  await pool.query(
    `update payment_attempts set created_at = created_at - interval '25 hours' where intent_id is null`,
  );
}

/**
 * Plays a flow to its end. Time moves only here: while somebody waits, each job that is left is tried once, and where
 * only a day helps, one goes by after a few tries.
 */
async function play(flow: Flow, daysGoBy = false): Promise<{ wrongs: string[]; calls: Call[] }> {
  const before = stripe.calls.length;
  const { pool } = stage.database;
  let moments = 0;
  const wait = async (): Promise<void> => {
    moments += 1;
    if (daysGoBy && moments % MOMENTS_A_DAY === 0) await letADayPass();
    await hurryJobs(pool, [players.bookingId]);
    await stage.jobs.drain(BESIDE_MONEY).catch(() => undefined);
    await stripe.settled();
  };
  const players = new Players(stage.person(), offer, admin, stripe, pool, { wait, tries: MOMENTS });
  try {
    await flow.play(players);
    await players.quiet();
    const wrongs = await wrongsOf(pool, stripe, players.bookingId, flow.end);
    return { wrongs, calls: stripe.calls.slice(before).filter(({ by }) => by === 'server') };
  } finally {
    await dropJobs(pool, players.bookingId);
  }
}

describe('a provider that fails or hangs at every call in turn', () => {
  it.each(FLOWS)('leaves every booking where its machine says: $name', async (flow) => {
    const { wrongs, calls } = await play(flow);
    expect(wrongs).toEqual([]);
    const turns = [...new Set(calls.map(({ method, path }) => turnOf(method, path)))];
    const faults = turns.flatMap((turn) => KINDS.map((kind) => ({ turn, kind })));
    const failures: string[] = [];
    const tally = await eachThatFits(faults, SHORT, async ({ turn, kind }) => {
      stripe.faults.next(new RegExp(turn), kind);
      // Stripe repeats such an answer for as long as it remembers the key.
      const { wrongs: found } = await play(flow, kind === 'fail-stuck-before').catch((error: unknown) => ({
        wrongs: [String(error)],
      }));
      if (stripe.faults.left > 0) found.push('the fault never came');
      stripe.faults.clear();
      if (found.length > 0) failures.push(`${kind} at ${turn}: ${found.join('; ')}`);
    });
    console.log(
      covered(tally, `faults (${turns.length} calls × ${KINDS.length} kinds of failure), ${flow.name}`),
    );
    expect(failures).toEqual([]);
  });

  it('leaves clean books, and never asked for anything twice with two meanings', async () => {
    const { differences, underWay } = await stage.app.get(Reconcile).run();
    expect({ differences, underWay }).toEqual({ differences: [], underWay: 0 });
    expect(stripe.complaints).toEqual([]);
  });
});

/** A call's pattern, whichever object it names. */
const turnOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\/(pi|ch|re|tr|acct|dp|py)_[A-Za-z0-9]+/g, '/$1_[A-Za-z0-9]+')}$`;
