import { Inject, Injectable } from '@nestjs/common';
import { isLost, operationKey, processorFeePosting } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { AdvanceBooking, ReadBookings, contentHash } from '../../bookings/index.js';
import { MONEY_ALERTS, TellAdmins, TellParties } from '../../notifications/index.js';
import { Ledger } from '../ledger/ledger.js';
import { ProviderOrders } from '../ledger/provider-orders.js';
import { type PaymentAttempt, PaymentAttempts, noteCard } from './payment-attempts.js';
import { type Ask, eventsOf } from './payment-events.js';
import {
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type PaymentView,
  type ProviderNotice,
} from '../providers/payment-provider.js';
import { ProviderEvents } from './provider-events.js';
import { hasHappened } from './reads/has-happened.js';

/** An inquiry of the cardholder's bank comes before a chargeback and moves no money. */
/**
 * Tells a booking what the provider says of its payment. The provider is asked again before the transaction, so it
 * doesn't matter which notice came, how often, or in which order.
 */
@Injectable()
export class ReportPayment {
  constructor(
    private readonly database: Database,
    private readonly advance: AdvanceBooking,
    private readonly bookings: ReadBookings,
    private readonly attempts: PaymentAttempts,
    private readonly events: ProviderEvents,
    private readonly ledger: Ledger,
    private readonly orders: ProviderOrders,
    private readonly parties: TellParties,
    private readonly admins: TellAdmins,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** From a webhook: its id is stored in the transaction that acts on it, so that a repeat does nothing. */
  async fromNotice(notice: ProviderNotice): Promise<void> {
    const attempt = await this.attempts.ofIntent(this.database, notice.about.id);
    if (!attempt) {
      await this.database.transaction((tx) => this.events.keep(tx, notice, null, 'ignored'));
      return;
    }
    await this.apply(attempt, notice);
  }

  /** Because we want to know now: after a call of ours, or because a page asks. */
  async fromProvider(bookingId: string, attemptNumber: number): Promise<void> {
    const attempt = await this.attempts.find(this.database, bookingId, attemptNumber);
    if (attempt?.intentId) await this.apply(attempt, null);
  }

  /** Offers what a stage had not foreseen again, after the booking has changed. */
  async offerAgain(bookingId: string): Promise<void> {
    for (const notice of await this.events.waiting(this.database, bookingId)) {
      if (notice.about.kind !== 'payment') continue;
      const attempt = await this.attempts.ofIntent(this.database, notice.about.id);
      if (attempt) await this.apply(attempt, notice);
    }
  }

  private async apply(attempt: PaymentAttempt, notice: ProviderNotice | null): Promise<void> {
    const view = await this.provider.payment(attempt.intentId ?? '');
    await this.database.transaction(async (tx) => {
      // The lock comes first: two notices of one payment would else each wait for what the other holds.
      await this.bookings.lock(tx, attempt.bookingId);
      if (notice && (await this.events.isSettled(tx, notice.id))) return;
      noteCard(tx, attempt, view.card);
      const refused = await this.tell(tx, attempt, view);
      await this.bookFees(tx, attempt, view);
      await this.tellOfInquiries(tx, attempt, view);
      if (notice) await this.events.keep(tx, notice, attempt.bookingId, refused ? 'waiting' : 'applied');
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
    await this.orders.keepReturnedRefund(tx, { bookingId, ...event }, record.creatorId);
    return true;
  }

  /** The processor's fees are the platform's expense; a chargeback costs one of its own. */
  private async bookFees(
    tx: Transaction,
    { bookingId, number: attempt }: PaymentAttempt,
    { fee, received, disputes }: PaymentView,
  ): Promise<void> {
    const fees: [string | number, number][] = disputes.map((dispute) => [dispute.id, dispute.fee]);
    if (received > 0) fees.unshift([attempt, fee ?? 0]);
    const record = await this.bookings.find(tx, bookingId);
    for (const [name, cents] of fees) {
      if (!record || cents === 0) continue;
      await this.ledger.post(tx, {
        key: operationKey(bookingId, 'processor_fee', name),
        bookingId,
        attempt,
        creatorId: record.creatorId,
        step: 'processor_fee',
        entries: processorFeePosting(cents),
      });
    }
  }

  private async tellOfInquiries(
    tx: Transaction,
    { bookingId }: PaymentAttempt,
    { disputes }: PaymentView,
  ): Promise<void> {
    for (const { id } of disputes.filter(({ status }) => status === 'inquiry')) {
      if (!(await this.events.isFirst(tx, `inquiry:${id}`, bookingId))) continue;
      const record = await this.bookings.find(tx, bookingId);
      if (!record) continue;
      const { inquiry, inquiryToAdmins } = MONEY_ALERTS;
      await this.parties.say(tx, record, { brand: inquiry, creator: inquiry }, 'money');
      await this.admins.tell(tx, { bookingId, ...inquiryToAdmins(id) });
    }
  }
}
