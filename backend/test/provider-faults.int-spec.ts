import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Reconcile } from '../src/modules/escrow/index.js';
import { type TestApp, startTestApp } from './app.js';
import { aCreator, aUser } from './builders.js';
import { FLOWS, type Flow } from './faults/flows.js';
import { wrongsOf } from './faults/judge.js';
import { type Offer, Players } from './faults/players.js';
import { untilQuiet } from './faults/quiet.js';
import type { Person } from './person.js';
import { type Call, FAULT_KINDS, type FaultKind } from './stripe/faults.js';
import { StandInStripe } from './stripe/stand-in-stripe.js';

/** All of it with `npm run test:faults`; otherwise three ways of not knowing the outcome, on what changes something. */
const FULL = process.env['REELPACT_FAULTS'] === 'full';
const KINDS: readonly FaultKind[] = FULL
  ? FAULT_KINDS.filter((kind) => kind !== 'refuse')
  : ['fail-after', 'fail-stuck', 'hang'];

let stripe: StandInStripe;
let stage: TestApp;
let admin: Person;
let offer: Offer;
let stopWorking = false;
let working: Promise<void>;

beforeAll(async () => {
  stripe = await StandInStripe.start();
  stage = await startTestApp({
    ...stripe.settings,
    STRIPE_TIMEOUT_MS: '600',
    PLATFORM_FEE_BPS: '1000',
    DEMO_MODE: 'false',
  });
  stripe.webhookUrl = `${stage.url}/api/webhooks/payments`;
  stripe.delivery = 'swapped';
  const user = await aUser(stage);
  await stage.database.rows('t-admin', 'update users set is_admin = true where id = $1', [user.id]);
  admin = user.person;
  offer = await anOffer();
  working = work();
});
afterAll(async () => {
  stopWorking = true;
  await working;
  await stage.stop();
  await stripe.stop();
});

/** Does jobs as they come; what fails is tried again at once. */
async function work(): Promise<void> {
  while (!stopWorking) {
    await stage.drain().catch(() => undefined);
    await new Promise((resume) => setTimeout(resume, 5));
  }
}

async function anOffer(): Promise<Offer> {
  const { person, id: creatorId, packageId } = await aCreator(stage);
  await person.post('/api/creator/payouts/onboarding');
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

/** Plays a flow to its end, and the calls that the product made for it. */
async function play(flow: Flow): Promise<{ wrongs: string[]; calls: Call[] }> {
  const before = stripe.calls.length;
  const players = new Players(stage.person(), offer, admin, stripe, stage.database.pool);
  await flow.play(players);
  await untilQuiet(stage.database.pool, stripe);
  const wrongs = await wrongsOf(stage.database.pool, stripe, players.bookingId, flow.end);
  return { wrongs, calls: stripe.calls.slice(before).filter(({ by }) => by === 'server') };
}

describe('a provider that fails or hangs at every call in turn', () => {
  it.each(FLOWS)(
    'leaves every booking where its machine says: $name',
    async (flow) => {
      const { wrongs, calls } = await play(flow);
      expect(wrongs).toEqual([]);
      const turns = [...new Set(calls.map(({ method, path }) => turnOf(method, path)))].filter(
        (turn) => FULL || turn.startsWith('POST'),
      );
      const failures: string[] = [];
      for (const turn of turns) {
        for (const kind of KINDS) {
          stripe.faults.next(new RegExp(turn), kind);
          // Stripe repeats such an answer for as long as it remembers the key.
          const days = kind === 'fail-stuck-before' ? setInterval(() => void letADayPass(), 700) : undefined;
          const { wrongs: found } = await play(flow).catch((error: unknown) => ({ wrongs: [String(error)] }));
          if (stripe.faults.left > 0) found.push('the fault never came');
          clearInterval(days);
          stripe.faults.clear();
          if (found.length > 0) failures.push(`${kind} at ${turn}: ${found.join('; ')}`);
        }
      }
      expect(failures).toEqual([]);
      console.log(`${flow.name}: ${turns.length} calls × ${KINDS.length} kinds of failure`);
    },
    1_800_000,
  );

  it('leaves clean books, and never asked for anything twice with two meanings', async () => {
    const { differences, underWay } = await stage.app.get(Reconcile).run();
    expect({ differences, underWay }).toEqual({ differences: [], underWay: 0 });
    expect(stripe.complaints).toEqual([]);
  });
});

/** A call's pattern, whichever object it names. */
const turnOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\/(pi|ch|re|tr|acct|dp|py)_[A-Za-z0-9]+/g, '/$1_[A-Za-z0-9]+')}$`;
