import { Inject, Injectable } from '@nestjs/common';
import { isLost, operationKey, processorFeePosting } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { AdvanceBooking, ReadBookings, contentHash } from '../../bookings/index.js';
import { MONEY_ALERTS, TellAdmins, TellParties } from '../../notifications/index.js';
import { Ledger } from '../ledger/ledger.js';
import { type MoneyOf, isOfTip, paymentKey, subjectId } from '../ledger/money-of.js';
import { MoneySubjects } from '../ledger/money-subjects.js';
import { ProviderOrders } from '../ledger/provider-orders.js';
import { type PaymentAttempt, PaymentAttempts, noteCard } from './payment-attempts.js';
import { type Ask, eventsOf } from './payment-events.js';
import {
  PAYMENT_PROVIDER,
  type PaidFor,
  type PaymentProvider,
  type PaymentView,
  type ProviderNotice,
} from '../providers/payment-provider.js';
import { ProviderEvents } from './provider-events.js';
import { hasHappened } from './reads/has-happened.js';

/** One payment at the provider; of a booking, with its attempt. */
interface Payment {
  of: MoneyOf;
  intentId: string;
  attempt: PaymentAttempt | null;
}

/**
 * Tells a booking or a tip what the provider says of its payment. The provider is asked again before the transaction, so it
 * doesn't matter which notice came, how often, or in which order.
 */
@Injectable()
export class ReportPayment {
  constructor(
    private readonly database: Database,
    private readonly advance: AdvanceBooking,
    private readonly bookings: ReadBookings,
    private readonly attempts: PaymentAttempts,
    private readonly subjects: MoneySubjects,
    private readonly events: ProviderEvents,
    private readonly ledger: Ledger,
    private readonly orders: ProviderOrders,
    private readonly parties: TellParties,
    private readonly admins: TellAdmins,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** From a webhook: its id is stored in the transaction that acts on it, so that a repeat does nothing. */
  async fromNotice(notice: ProviderNotice): Promise<void> {
    const payment = await this.paymentOf(notice.about.id);
    if (!payment) {
      await this.database.transaction((tx) => this.events.keep(tx, notice, null, 'ignored'));
      return;
    }
    await this.apply(payment, notice);
  }

  /** Because we want to know now: after a call of ours, or because a page asks. */
  async fromProvider(of: MoneyOf): Promise<void> {
    if (isOfTip(of)) {
      const intentId = await this.subjects.of(of).intentOf(this.database, of);
      if (intentId !== null) await this.apply({ of, intentId, attempt: null }, null);
      return;
    }
    const attempt = await this.attempts.find(this.database, of.bookingId, of.attempt);
    if (attempt?.intentId) await this.apply({ of, intentId: attempt.intentId, attempt }, null);
  }

  /** Offers what a stage had not foreseen again, after the booking or tip has changed. */
  async offerAgain(of: PaidFor): Promise<void> {
    for (const notice of await this.events.waiting(this.database, of)) {
      if (notice.about.kind !== 'payment') continue;
      const payment = await this.paymentOf(notice.about.id);
      if (payment) await this.apply(payment, notice);
    }
  }

  private async paymentOf(intentId: string): Promise<Payment | null> {
    const attempt = await this.attempts.ofIntent(this.database, intentId);
    if (attempt) return { of: { bookingId: attempt.bookingId, attempt: attempt.number }, intentId, attempt };
    const of = await this.subjects.reporting().ofIntent(this.database, intentId);
    return of && { of, intentId, attempt: null };
  }

  private async apply({ of, intentId, attempt }: Payment, notice: ProviderNotice | null): Promise<void> {
    const view = await this.provider.payment(intentId);
    await this.database.transaction(async (tx) => {
      // The lock comes first: two notices of one payment would else each wait for what the other holds.
      const facts = await this.subjects.of(of).lock(tx, of);
      if (!facts || (notice && (await this.events.isSettled(tx, notice.id, of)))) return;
      if (attempt) noteCard(tx, attempt, view);
      const refused = attempt
        ? await this.tell(tx, attempt, view)
        : await this.subjects.reporting().reported(tx, of, view, notice);
      await this.bookFees(tx, of, facts.creatorId, view);
      await this.tellOfInquiries(tx, of, view);
      if (notice) await this.events.keep(tx, notice, of, refused ? 'waiting' : 'applied');
    });
  }

  /** @returns whether something was refused that has not happened before */
  private async tell(tx: Transaction, attempt: PaymentAttempt, view: PaymentView): Promise<boolean> {
    const { bookingId } = attempt;
    let refused = false;
    for (const ask of eventsOf(view, attempt)) {
      const result = await this.advance.runIn(tx, {
        bookingId,
        actorId: null,
        prepare: async (_, record) => {
          const event = ask(record, tx.now);
          if (!event || (await hasHappened(tx, bookingId, contentHash({ event })))) return null;
          return { event };
        },
      });
      if ('refused' in result && !(await this.keptAfterLoss(tx, bookingId, ask))) refused = true;
    }
    return refused;
  }

  /** Whether it was a refund that came back when the card network had returned the payment already. */
  private async keptAfterLoss(tx: Transaction, bookingId: string, ask: Ask): Promise<boolean> {
    const record = await this.bookings.find(tx, bookingId);
    const event = record && ask(record, tx.now);
    if (event?.type !== 'REFUND_FAILED' || !record || !isLost(record.state.escrow)) return false;
    const of = { bookingId, attempt: event.attempt };
    await this.orders.keepReturnedRefund(tx, of, event, record.creatorId);
    return true;
  }

  /** The processor's fees are the platform's expense; a chargeback costs one of its own. */
  private async bookFees(
    tx: Transaction,
    of: MoneyOf,
    creatorId: string,
    { fee, received, disputes }: PaymentView,
  ): Promise<void> {
    const fees: [key: string, cents: number][] = disputes.map((dispute) => [
      operationKey(subjectId(of), 'processor_fee', dispute.id),
      dispute.fee,
    ]);
    if (received > 0) fees.unshift([paymentKey(of, 'processor_fee'), fee ?? 0]);
    for (const [key, cents] of fees) {
      if (cents === 0) continue;
      const entries = processorFeePosting(cents);
      await this.ledger.post(tx, { ...of, key, creatorId, step: 'processor_fee', entries });
    }
  }

  private async tellOfInquiries(tx: Transaction, of: MoneyOf, { disputes }: PaymentView): Promise<void> {
    const { inquiry, inquiryToAdmins } = MONEY_ALERTS;
    for (const { id } of disputes.filter(({ status }) => status === 'inquiry')) {
      if (!(await this.events.isFirst(tx, `inquiry:${id}`, of))) continue;
      if (isOfTip(of)) {
        await this.admins.tell(tx, inquiryToAdmins(id));
        continue;
      }
      const record = await this.bookings.find(tx, of.bookingId);
      if (!record) continue;
      await this.parties.say(tx, record, { brand: inquiry, creator: inquiry }, 'money');
      await this.admins.tell(tx, { bookingId: of.bookingId, ...inquiryToAdmins(id) });
    }
  }
}
