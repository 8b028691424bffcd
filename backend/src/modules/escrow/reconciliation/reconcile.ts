import { Inject, Injectable } from '@nestjs/common';
import {
  type Cents,
  type LedgerAccount,
  STAGE_META,
  formatMoney,
  isHeld,
  logContradictions,
} from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { type BookingRecord, ReadBookings } from '../../bookings/index.js';
import { PaymentAttempts } from '../payments/payment-attempts.js';
import {
  PAYMENT_PROVIDER,
  type PaidFor,
  type PaymentProvider,
  type PaymentView,
  subjectId,
} from '../providers/payment-provider.js';
import { type MoneyOf, isOfTip } from '../ledger/money-of.js';
import { MoneySubjects, type SubjectToCompare } from '../ledger/money-subjects.js';
import { ProviderOrders } from '../ledger/provider-orders.js';
import { MoneyChecks } from './money-checks.js';
import { bookingsToCompare, oldestBooking } from './reads/bookings-to-compare.js';
import { logOfBooking } from './reads/log-of-booking.js';
import { isAtWork, isWaitedFor } from './reads/job-of-booking.js';

export interface Difference {
  /** null for one that belongs to no booking; one of a tip names it in its text. */
  bookingId: string | null;
  text: string;
}
export interface Reconciliation {
  bookings: number;
  tips: number;
  payments: number;
  /** Bookings and tips of which money is on its way right now; they are compared when it has arrived. */
  underWay: number;
  differences: Difference[];
}

const nothingYet = (): Reconciliation => ({
  ...{ bookings: 0, tips: 0, payments: 0, underWay: 0 },
  differences: [],
});

type Sums = Record<string, Cents>;
const sumOf = (amounts: readonly { amount: Cents }[]): Cents =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Postings of one payment by `step account`, in cents. */
const SUMS = `
  select p.step || ' ' || e.account as name, sum(e.amount_cents)::text as amount
  from ledger_entries e join ledger_postings p on p.id = e.posting_id`;
const ATTEMPT_SUMS = `${SUMS} where p.booking_id = $1 and coalesce(p.attempt, $2) = $2 group by p.step, e.account`;
const TIP_SUMS = `${SUMS} where p.tip_id = $1 group by p.step, e.account`;

const OWED = `
  select e.account, (-sum(e.amount_cents))::text as owed from ledger_entries e
  join ledger_postings p on p.id = e.posting_id`;
const OWED_ORDER = 'group by e.account having sum(e.amount_cents) < 0 order by e.account';
const BOOKING_OWED = `${OWED} where p.booking_id = $1 and e.account = any($2::text[]) ${OWED_ORDER}`;
const TIP_OWED = `${OWED} where p.tip_id = $1 and e.account = any($2::text[]) ${OWED_ORDER}`;

/** Compares bookings, their logs, tips, ledger and provider. Changes nothing but the note of how much was found. */
@Injectable()
export class Reconcile {
  private readonly others: (() => Promise<Difference[]>)[] = [];

  constructor(
    private readonly database: Database,
    private readonly store: ReadBookings,
    private readonly attempts: PaymentAttempts,
    private readonly subjects: MoneySubjects,
    private readonly orders: ProviderOrders,
    private readonly checks: MoneyChecks,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** Has something else compared with the ledger, each time. Modules register while they are wired. */
  register(compare: () => Promise<Difference[]>): void {
    this.others.push(compare);
  }

  async run(): Promise<Reconciliation> {
    const result = nothingYet();
    await this.compareLedger(result);
    const seen = await this.compareBookings(result);
    await this.compareTips(result, seen);
    await this.compareStrangers(result, seen);
    for (const compareOther of this.others) result.differences.push(...(await compareOther()));
    await this.checks.note('reconciliation', result.differences.length);
    return result;
  }

  /** The same for these bookings alone, of which fewer are counted where some don't exist. Nothing is noted: it says nothing of all others. */
  async about(bookingIds: readonly string[]): Promise<Reconciliation> {
    const result = nothingYet();
    const seen = new Set<string>();
    for (const id of bookingIds) await this.compareBooking(id, result, seen);
    await this.compareStrangers(result, seen, bookingIds);
    for (const compareOther of this.others) result.differences.push(...(await compareOther()));
    const isAbout = ({ bookingId }: Difference) => bookingId !== null && bookingIds.includes(bookingId);
    return { ...result, differences: result.differences.filter(isAbout) };
  }

  /** Every posting balances, and so does the whole. The database demands it; here it is looked at all the same. */
  private async compareLedger({ differences }: Reconciliation): Promise<void> {
    const rows = await this.database.rows<{ id: string; bookingId: string; sum: string }>(
      'unbalanced-postings',
      `select p.id, p.booking_id as "bookingId", coalesce(sum(e.amount_cents), 0)::text as sum
       from ledger_postings p left join ledger_entries e on e.posting_id = p.id
       group by p.id having coalesce(sum(e.amount_cents), 1) <> 0 or count(e.id) = 0`,
    );
    for (const { id, bookingId, sum } of rows) {
      differences.push({
        bookingId,
        text: `The ledger's posting ${id} is off by ${formatMoney(Number(sum))}.`,
      });
    }
  }

  /** @returns the provider's ids of all payments that belong to a booking */
  private async compareBookings(result: Reconciliation): Promise<Set<string>> {
    const seen = new Set<string>();
    for await (const id of bookingsToCompare(this.database)) await this.compareBooking(id, result, seen);
    return seen;
  }

  private async compareBooking(id: string, result: Reconciliation, seen: Set<string>): Promise<void> {
    const record = await this.store.find(this.database, id);
    if (!record) return;
    const attempts = await this.attempts.ofBooking(this.database, id);
    result.bookings += 1;
    for (const { intentId } of attempts) if (intentId !== null) seen.add(intentId);
    const say = (text: string) => result.differences.push({ bookingId: id, text });
    for (const rule of logContradictions(await logOfBooking(this.database, id)))
      say(`Its log breaks the rule that ${rule}.`);
    // While a job is at it, books and provider differ for good reasons.
    if (await isAtWork(this.database, id)) {
      result.underWay += 1;
      return;
    }
    const { openChargeback, refundDelayed } = record.state.context;
    await this.findForgotten({ bookingId: id }, { isWaiting: openChargeback !== null, refundDelayed }, say);
    let held = 0;
    for (const attempt of attempts) {
      const sums = await this.sums({ bookingId: id, attempt: attempt.number });
      held -= onAccount(sums, 'escrow');
      if (attempt.intentId === null) continue;
      result.payments += 1;
      const view = await this.provider.payment(attempt.intentId);
      comparePayment(view, sums, (text) => say(`Attempt ${attempt.number} (${view.id}): ${text}`));
    }
    compareState(record, held, say);
    if (attempts.some(({ intentId }) => intentId !== null))
      await this.compareTransfers({ bookingId: id }, say);
  }

  private async compareTips(result: Reconciliation, seen: Set<string>): Promise<void> {
    for await (const tip of this.subjects.reporting().toCompare(this.database)) {
      result.tips += 1;
      if (tip.intentId !== null) seen.add(tip.intentId);
      await this.compareTip(tip, result);
    }
  }

  private async compareTip(
    { of, intentId, ...waits }: SubjectToCompare,
    result: Reconciliation,
  ): Promise<void> {
    const { tipId } = of;
    const say = (text: string) => result.differences.push({ bookingId: null, text: `Tip ${tipId}: ${text}` });
    if (await isAtWork(this.database, tipId)) {
      result.underWay += 1;
      return;
    }
    await this.findForgotten(of, waits, say);
    if (intentId !== null) {
      result.payments += 1;
      comparePayment(await this.provider.payment(intentId), await this.sums(of), say);
      await this.compareTransfers(of, say);
    }
  }

  /** Money that has to move and that no job will ever move. */
  private async findForgotten(
    of: PaidFor,
    { isWaiting, refundDelayed }: { isWaiting: boolean; refundDelayed: boolean },
    say: (text: string) => void,
  ): Promise<void> {
    const id = subjectId(of);
    if (await isWaitedFor(this.database, id)) return;
    for (const { key, kind, amount, status } of await this.orders.ofSubject(this.database, of)) {
      if (status === 'placed') say(`The ${kind} ${key} of ${formatMoney(amount)} was begun and given up.`);
    }
    // What waits for the card network goes on when that has decided, and a refund that came back when an admin says so.
    if (isWaiting) return;
    const accounts = refundDelayed ? ['creator_payable'] : ['creator_payable', 'refunds_owed'];
    type Owed = { account: string; owed: string };
    const owed =
      'tipId' in of
        ? await this.database.rows<Owed>('forgotten-tip-money', TIP_OWED, [id, accounts])
        : await this.database.rows<Owed>('forgotten-money', BOOKING_OWED, [id, accounts]);
    const payer = 'tipId' in of ? 'supporter' : 'brand';
    for (const { account, owed: cents } of owed) {
      const to = account === 'refunds_owed' ? payer : 'creator';
      say(`${formatMoney(Number(cents))} is owed to the ${to}, and nobody is sending it.`);
    }
  }

  private async sums(of: MoneyOf): Promise<Sums> {
    type Row = { name: string; amount: string };
    const rows = isOfTip(of)
      ? await this.database.rows<Row>('posted-tip-sums', TIP_SUMS, [of.tipId])
      : await this.database.rows<Row>('posted-sums', ATTEMPT_SUMS, [of.bookingId, of.attempt]);
    return Object.fromEntries(rows.map(({ name, amount }) => [name, Number(amount)]));
  }

  /** Asks even where no order was placed: a restored database doesn't know what was transferred since its moment. */
  private async compareTransfers(of: PaidFor, say: (text: string) => void): Promise<void> {
    const orders = await this.orders.ofSubject(this.database, of);
    const done = (kind: string) => sumOf(orders.filter((one) => one.kind === kind && one.status === 'done'));
    const transfers = await this.provider.transfers(subjectId(of));
    compare(say, 'transferred to the creator', done('transfer'), sumOf(transfers));
    const reversed = transfers.reduce((sum, one) => sum + one.reversed, 0);
    compare(say, 'taken back from the creator', done('reversal'), reversed);
  }

  /** Payments at the provider that no booking and no tip of ours knows, unless they have been refunded there. */
  private async compareStrangers(
    { differences }: Reconciliation,
    seen: Set<string>,
    among?: readonly string[],
  ): Promise<void> {
    const oldest = await oldestBooking(this.database);
    const since = Math.min(oldest?.getTime() ?? Date.now(), Date.now()) - 86_400_000;
    for await (const { id, bookingId, received } of this.provider.payments(since)) {
      if (seen.has(id) || received === 0) continue;
      if (among && (bookingId === null || !among.includes(bookingId))) continue;
      const left = received - refunded(await this.provider.payment(id));
      if (left <= 0) continue;
      const text = `The provider has a payment ${id} of ${formatMoney(left)} that no attempt here knows.`;
      differences.push({ bookingId, text });
    }
  }
}

const refunded = ({ refunds }: PaymentView): Cents =>
  sumOf(refunds.filter(({ status }) => status === 'sent'));

const onAccount = (sums: Sums, account: LedgerAccount): Cents =>
  Object.entries(sums)
    .filter(([name]) => name.endsWith(` ${account}`))
    .reduce((sum, [, amount]) => sum + amount, 0);

function compare(say: (text: string) => void, what: string, ours: Cents, theirs: Cents): void {
  if (ours === theirs) return;
  say(`The ledger has ${formatMoney(ours)} ${what}, the provider ${formatMoney(theirs)}.`);
}

function comparePayment(view: PaymentView, sums: Sums, here: (text: string) => void): void {
  const { received, fee, disputes } = view;
  const of = (name: string): Cents => sums[name] ?? 0;
  const came = ['hold', 'stray', 'tip'].reduce((sum, step) => sum + of(`${step} processor_clearing`), 0);
  compare(here, 'received', came, received);
  const sent = of('refund refunds_owed') + of('refund_failed refunds_owed');
  compare(here, 'refunded', sent, refunded(view));
  const taken = of('chargeback chargebacks') + of('chargeback_won chargebacks');
  const gone = disputes.filter(({ status }) => status === 'open' || status === 'lost');
  compare(here, 'taken by card networks', taken, sumOf(gone));
  const fees = (received > 0 ? (fee ?? 0) : 0) + disputes.reduce((sum, dispute) => sum + dispute.fee, 0);
  compare(here, 'in processing fees', of('processor_fee processor_fees'), fees);
}

function compareState({ state, amountCents }: BookingRecord, held: Cents, say: (text: string) => void): void {
  const { stage, escrow } = state;
  const expected = isHeld(escrow) ? amountCents : 0;
  if (held !== expected) {
    say(
      `The booking is ${stage} with its escrow ${escrow}, which means ${formatMoney(expected)} held, but the ledger holds ${formatMoney(held)}.`,
    );
  }
  if (STAGE_META[stage].final && escrow === 'authorized')
    say(`The booking is ${stage}, but a card is still authorized.`);
}
