import { deepStrictEqual as same } from 'node:assert';
import { TIP_TIMES, settle } from '@reelpact/domain';
import { Reconcile } from '../src/modules/escrow/index.js';
import { SandboxHand } from '../src/modules/escrow/providers/sandbox/sandbox-hand.js';
import type { TipDto } from '../src/modules/tips/http/tip.dto.js';
import type { TestApp } from './app.js';
import { DECLINED_CARD, GOOD_CARD, type TestCreator, aUser } from './builders.js';
import { makeAdmin } from './factors.js';
import type { Person } from './person.js';
import { numbers } from './random-walk.js';
import { aTip, aTippedCreator, anotherCard, loseNotices, payTip } from './tips.js';

const CREATORS = 4;
const ACTIONS_PER_TIP = 7;
const MINUTE = 60_000;
const CARDS = [
  ...[GOOD_CARD, GOOD_CARD, GOOD_CARD, DECLINED_CARD],
  ...['4000 0000 0000 0259', '4000 0000 0000 5126', '4000 0025 0000 3155'],
];
const DELIVER = 'deliver-sandbox-webhook';

interface World {
  stage: TestApp;
  chance: () => number;
  creators: readonly TestCreator[];
  admin: Person;
  supporter: Person;
  tips: { tip: TipDto; creator: TestCreator; intentId: string }[];
}
type Walked = World['tips'][number];

const oneOf = <T>(chance: () => number, items: readonly T[]): T =>
  items[Math.floor(chance() * items.length)] as T;

async function begin(world: World): Promise<void> {
  const { stage, chance, supporter } = world;
  const creator = oneOf(chance, world.creators);
  const amount = (2 + Math.floor(chance() * 4_000) / 100).toFixed(2);
  const tip = await aTip(supporter, creator, { amount });
  const [row] = await stage.database.rows<{ id: string }>(
    't-walk-intent',
    'select intent_id as id from tips where id = $1',
    [tip.id],
  );
  world.tips.push({ tip, creator, intentId: row?.id ?? '' });
  // Most supporters go on to the card.
  if (chance() < 0.7) await payTip(supporter, tip, anotherCard(oneOf(chance, CARDS)));
}

/** What people, the bank, the network and the clock do; each may be refused, which changes nothing. */
const ACTIONS: readonly ((world: World, walked: Walked) => Promise<unknown>)[] = [
  ({ supporter, chance }, { tip }) => payTip(supporter, tip, anotherCard(oneOf(chance, CARDS))),
  ({ supporter, chance }, { tip }) => payTip(supporter, tip, anotherCard(oneOf(chance, CARDS))),
  ({ supporter, chance }, { tip }) =>
    supporter.post('/api/payments/sandbox/authenticate', {
      clientSecret: tip.payment?.clientSecret,
      approved: chance() < 0.7,
    }),
  ({ supporter }, { tip }) => supporter.post(`/api/tips/${tip.id}/undo`),
  ({ chance }, { tip, creator }) =>
    chance() < 0.5 ? creator.person.post(`/api/creator/tips/${tip.id}/refund`) : Promise.resolve(),
  ({ admin, chance }, { tip }) =>
    chance() < 0.6 ? admin.post(`/api/admin/tips/${tip.id}/refund`) : Promise.resolve(),
  ({ stage, chance }, { intentId }) => {
    const signals = ['CHARGEBACK_OPENED', 'CHARGEBACK_WON', 'CHARGEBACK_LOST', 'REFUND_FAILED'] as const;
    const signal = oneOf(chance, signals);
    // What not even a bank could do is refused by the sandbox.
    return stage.app
      .get(SandboxHand)
      .send(intentId, { signal, twice: chance() < 0.5 })
      .catch(() => undefined);
  },
  ({ stage, chance }) =>
    stage.advance(oneOf(chance, [MINUTE, 29 * MINUTE, 31 * MINUTE, TIP_TIMES.window, TIP_TIMES.hold])),
  // A notice that is lost, one that comes late, after others, and once more than it was sent.
  ({ stage }) => loseNotices(stage),
  async ({ stage, chance }) => {
    const known = await stage.database.rows<{ id: string }>(
      't-known-notices',
      'select id from sandbox.events order by created_at desc limit 20',
    );
    await stage.database.transaction(async (tx) => {
      for (const { id } of known.filter(() => chance() < 0.4)) await tx.enqueue(DELIVER, { id });
    });
  },
  // A server that was killed: its jobs are done again.
  ({ stage }, { tip: { id: tipId } }) =>
    stage.database.transaction(async (tx) => {
      await tx.enqueue('pay-out', { tipId });
      await tx.enqueue('refund-payment', { tipId, step: 'refund' });
      await tx.enqueue('cancel-payment', { tipId });
    }),
  ({ stage }) => stage.drain(),
  ({ stage }) => stage.drain(),
];

/** A job for the money of a tip that was never paid fails, as it must; no other failure is forgiven. */
const forgiven = (error: unknown): boolean => String(error).includes('no payment attempt');

/**
 * Lets chance decide what happens to so many tips of a few creators, with the provider's notices lost, doubled and swapped and jobs done twice, and
 * looks at the books afterwards.
 * @returns how many tips ended in each stage
 */
export async function walkTips(
  stage: TestApp,
  count: number,
  seed: number,
): Promise<Readonly<Record<string, number>>> {
  const admin = await aUser(stage);
  await makeAdmin(stage.database, admin.id);
  const creators: TestCreator[] = [];
  for (let index = 0; index < CREATORS; index += 1) creators.push(await aTippedCreator(stage));
  const world: World = {
    ...{ stage, creators, chance: numbers(seed), admin: admin.person },
    ...{ supporter: stage.person(), tips: [] },
  };
  for (let step = 0; step < count * ACTIONS_PER_TIP; step += 1) {
    if (step % ACTIONS_PER_TIP === 0) await begin(world);
    const walked = oneOf(world.chance, world.tips.slice(-12));
    try {
      await oneOf(world.chance, ACTIONS)(world, walked);
    } catch (error) {
      if (!forgiven(error) && !String(error).startsWith('Error: not paid')) throw error;
    }
  }
  // Providers repeat what was not answered, until it is.
  for (const { intentId } of world.tips) await stage.app.get(SandboxHand).repeat(intentId, false);
  await drained(stage);
  await stage.advance(TIP_TIMES.window + TIP_TIMES.hold);
  await drained(stage);
  return judge(world);
}

/** Jobs that ask for what was never there are dropped; all others are done. */
async function drained(stage: TestApp): Promise<void> {
  for (;;) {
    try {
      await stage.drain();
      return;
    } catch (error) {
      if (!forgiven(error)) throw error;
      await stage.database.rows(
        't-forgiven-jobs',
        `select from graphile_worker.complete_jobs(array(
           select id from graphile_worker.jobs where last_error like '%no payment attempt%'))`,
      );
    }
  }
}

interface Ended {
  id: string;
  stage: string;
  amount: number;
  feeBps: number;
  openChargeback: string | null;
  refundDelayed: boolean;
  chargebackLost: boolean;
  received: number;
  refunded: number;
  transferred: number;
  reversed: number;
  transfers: number;
  payable: number;
  owed: number;
  escrow: number;
  losses: number;
}

const ENDED = `
  select t.id, t.stage, t.amount_cents as amount, t.fee_bps as "feeBps", t.open_chargeback as "openChargeback", t.refund_delayed as "refundDelayed",
    t.chargeback_lost as "chargebackLost", i.amount_received as received,
    (select coalesce(sum(amount), 0)::int from sandbox.movements m where m.intent_id = i.id and kind = 'refund' and status = 'sent') as refunded,
    (select coalesce(sum(amount), 0)::int from sandbox.movements m where m.intent_id = i.id and kind = 'transfer') as transferred,
    (select coalesce(sum(amount), 0)::int from sandbox.movements m where m.intent_id = i.id and kind = 'reversal') as reversed,
    (select count(*)::int from sandbox.movements m where m.intent_id = i.id and kind = 'transfer') as transfers,
    b.payable, b.owed, b.escrow, b.losses
  from tips t join sandbox.intents i on i.id = t.intent_id, lateral (
    select coalesce(-sum(amount_cents) filter (where account = 'creator_payable'), 0)::int as payable,
      coalesce(-sum(amount_cents) filter (where account = 'refunds_owed'), 0)::int as owed,
      coalesce(-sum(amount_cents) filter (where account = 'escrow'), 0)::int as escrow,
      coalesce(sum(amount_cents) filter (where account = 'losses'), 0)::int as losses
    from ledger_entries e join ledger_postings p on p.id = e.posting_id where p.tip_id = t.id) b
  where t.id = any($1::uuid[]) order by t.id`;

async function judge(world: World): Promise<Record<string, number>> {
  const { stage, tips } = world;
  const tally: Record<string, number> = {};
  const ended = await stage.database.rows<Ended>('t-walked-tips', ENDED, [tips.map(({ tip }) => tip.id)]);
  for (const tip of ended) {
    tally[tip.stage] = (tally[tip.stage] ?? 0) + 1;
    const { received, refunded, transferred, reversed, transfers, payable, owed } = tip;
    same({ ...tip, escrow: tip.escrow }, { ...tip, escrow: 0 });
    if (transfers > 1) throw new Error(`tip ${tip.id} was paid out ${transfers} times`);
    if (refunded > received) throw new Error(`tip ${tip.id} went back more than once`);
    if (refunded > 0 && transferred - reversed > 0)
      throw new Error(`tip ${tip.id} was paid out and refunded`);
    if (tip.stage === 'created') throw new Error(`tip ${tip.id} still waits for its payment`);
    if (tip.openChargeback === null && payable !== 0) throw new Error(`tip ${tip.id} still owes its creator`);
    if (tip.openChargeback === null && !tip.refundDelayed && owed !== 0)
      throw new Error(`tip ${tip.id} still owes its supporter`);
    const { creatorNet } = settle(tip.amount, 100, tip.feeBps);
    if (tip.stage === 'paid_out') same([transferred, refunded], [creatorNet, 0]);
    if (tip.stage === 'refunded' && !tip.refundDelayed) same(refunded, received);
  }
  await judgePapers(world);
  const { differences } = await stage.app.get(Reconcile).run();
  same(differences, []);
  return tally;
}

interface Sums {
  kind: string;
  papers: number;
  posted: number;
}

/** What documents say is what was posted, by kind; and each is about a posting of its own. */
const PAPERS = `
  with posted as (
    select p.key, case p.step when 'tip' then 'tip_receipt' when 'tip_refund' then 'tip_credit_note' else 'payout_slip' end as kind,
      sum(case when e.account = case p.step when 'tip' then 'processor_clearing' when 'tip_refund' then 'refunds_owed' else 'creator_payable' end
        then abs(e.amount_cents) else 0 end) as cents
    from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.tip_id = any ($1::uuid[]) and p.step in ('tip', 'tip_refund', 'transfer') group by p.key, p.step
  )
  select posted.kind, coalesce(sum(d.amount_cents), 0)::int as papers, sum(cents)::int as posted
  from posted left join documents d on d.posting_key = posted.key and d.kind = posted.kind
  group by posted.kind order by posted.kind`;

async function judgePapers({ stage, tips }: World): Promise<void> {
  const rows = await stage.database.rows<Sums & Record<string, unknown>>('t-walked-papers', PAPERS, [
    tips.map(({ tip }) => tip.id),
  ]);
  same(
    rows.map(({ kind }) => kind),
    ['payout_slip', 'tip_credit_note', 'tip_receipt'],
  );
  for (const { kind, papers, posted } of rows) same([kind, papers], [kind, posted]);
}
