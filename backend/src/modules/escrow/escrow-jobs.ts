import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  chargebackLostPosting,
  refundPaidPosting,
  strayPaymentPosting,
  transferPosting,
} from '@reelpact/domain';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ASK_PROVIDER_TASK, AdvanceBooking, BookingStore } from '../bookings/index.js';
import {
  CANCEL_TASK,
  CAPTURE_TASK,
  OFFER_AGAIN_TASK,
  type OfAttempt,
  PAY_OUT_TASK,
  REFUND_TASK,
  RETURN_TASK,
  type StrayPayment,
} from './escrow-tasks.js';
import { Ledger } from './ledger.js';
import { type PaymentAttempt, PaymentAttempts, idempotencyKey } from './payment-attempts.js';
import { PAYMENT_PROVIDER, type PaymentProvider, ProviderRefused } from './ports/payment-provider.js';
import { ReportPayment } from './use-cases/report-payment.js';

/** How long, in milliseconds, until it is looked again whether a creator can be paid. */
const ASK_AGAIN = 3_600_000;

/**
 * What is done at the provider, after commit and with retries. Each job may run twice: its key at the provider and
 * its posting's key are made from the booking, the step and the attempt.
 */
@Injectable()
export class EscrowJobs implements OnModuleInit {
  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Database) private readonly database: Database,
    @Inject(BookingStore) private readonly store: BookingStore,
    @Inject(AdvanceBooking) private readonly advance: AdvanceBooking,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(ReportPayment) private readonly report: ReportPayment,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<OfAttempt>(CAPTURE_TASK, (order) => this.capture(order));
    this.jobs.handle<OfAttempt>(CANCEL_TASK, (order) => this.cancel(order));
    this.jobs.handle<OfAttempt>(REFUND_TASK, (order) => this.refund(order));
    this.jobs.handle<StrayPayment>(RETURN_TASK, (order) => this.returnStray(order));
    this.jobs.handle<OfAttempt>(PAY_OUT_TASK, (order) => this.payOut(order));
    this.jobs.handle<{ bookingId: string }>(OFFER_AGAIN_TASK, ({ bookingId }) =>
      this.report.offerAgain(bookingId),
    );
    this.jobs.handle<{ bookingId: string }>(ASK_PROVIDER_TASK, ({ bookingId }) =>
      this.endCaptureWindow(bookingId),
    );
  }

  private async capture({ bookingId, attempt }: OfAttempt): Promise<void> {
    const { intentId } = await this.attemptOf(bookingId, attempt);
    if (intentId === null)
      throw new Error(`attempt ${attempt} of booking ${bookingId} has no intent to capture`);
    try {
      await this.provider.capture(intentId, idempotencyKey(bookingId, 'capture', attempt));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.captureRefused(bookingId, attempt, intentId);
      return;
    }
    await this.report.fromProvider(bookingId, attempt);
  }

  /** Only what the provider, asked anew, says itself counts as a failed capture. */
  private async captureRefused(bookingId: string, attempt: number, intentId: string): Promise<void> {
    const { status } = await this.provider.findIntent(intentId);
    if (status === 'succeeded' || status === 'canceled') {
      await this.report.fromProvider(bookingId, attempt);
      return;
    }
    await this.database.transaction((tx) =>
      this.advance.runIn(tx, {
        bookingId,
        actorId: null,
        prepare: () => ({ event: { type: 'CAPTURE_FAILED', actor: 'provider', attempt, at: tx.now } }),
      }),
    );
  }

  private async cancel({ bookingId, attempt }: OfAttempt): Promise<void> {
    const found = await this.attempts.find(this.database, bookingId, attempt);
    if (!found?.intentId) return;
    await this.cancelIntent(bookingId, attempt, found.intentId);
  }

  /** Cancels, or learns that the money was taken meanwhile and lets the machine send it back. */
  private async cancelIntent(bookingId: string, attempt: number, intentId: string): Promise<void> {
    try {
      await this.provider.cancel(intentId, idempotencyKey(bookingId, 'cancel', attempt));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.report.fromProvider(bookingId, attempt);
    }
  }

  /** Sends back what is owed to the brand, and writes down that it is gone. */
  private async refund({ bookingId, attempt }: OfAttempt): Promise<void> {
    const { intentId } = await this.attemptOf(bookingId, attempt);
    const owed = await this.owed(bookingId, attempt, 'refunds_owed');
    if (intentId === null || owed <= 0) return;
    await this.provider.refund(intentId, owed, idempotencyKey(bookingId, 'refund', attempt));
    await this.write(bookingId, 'refund', attempt, refundPaidPosting(owed));
  }

  private async returnStray({ bookingId, attempt, amount, captured }: StrayPayment): Promise<void> {
    const { intentId } = await this.attemptOf(bookingId, attempt);
    if (intentId === null) return;
    if (!captured) {
      await this.cancelIntent(bookingId, attempt, intentId);
      return;
    }
    await this.write(bookingId, 'stray', attempt, strayPaymentPosting(amount));
    await this.provider.refund(intentId, amount, idempotencyKey(bookingId, 'return', attempt));
    await this.write(bookingId, 'refund', `stray:${attempt}`, refundPaidPosting(amount));
  }

  /** Sends the creator's share on; while a card network reviews the payment, nothing leaves. */
  private async payOut({ bookingId, attempt }: OfAttempt): Promise<void> {
    const record = await this.store.find(this.database, bookingId);
    if (!record || record.state.context.openChargeback !== null) return;
    if (!(await this.mayBePaid(record.creator.userId))) {
      const later = { key: `${PAY_OUT_TASK}:${bookingId}`, runAt: new Date(Date.now() + ASK_AGAIN) };
      await this.database.transaction((tx) => tx.enqueue(PAY_OUT_TASK, { bookingId, attempt }, later));
      return;
    }
    const { intentId } = await this.attemptOf(bookingId, attempt);
    const payable = await this.owed(bookingId, attempt, 'creator_payable');
    if (intentId === null || payable <= 0) return;
    const order = { intentId, creatorId: record.creatorId, amount: payable };
    await this.provider.transfer(order, idempotencyKey(bookingId, 'transfer', attempt));
    await this.write(bookingId, 'transfer', attempt, transferPosting(payable));
  }

  /** An unverified email gets no payout: whoever sits on the account may not be whom the money is for. */
  private async mayBePaid(userId: string): Promise<boolean> {
    const row = await this.database.row(
      'may-be-paid',
      'select 1 from users where id = $1 and email_verified_at is not null',
      [userId],
    );
    return row !== null;
  }

  /** The capture did not come in time: the intent is cancelled first, so that it can't come afterwards. */
  private async endCaptureWindow(bookingId: string): Promise<void> {
    const record = await this.store.find(this.database, bookingId);
    if (!record) return;
    const { attempt } = record.state.context;
    const found = await this.attempts.find(this.database, bookingId, attempt);
    if (found?.intentId) await this.cancelIntent(bookingId, attempt, found.intentId);
    await this.database.transaction((tx) =>
      this.advance.runIn(tx, {
        bookingId,
        actorId: null,
        prepare: () => ({ event: { type: 'CAPTURE_WINDOW_ENDED', actor: 'clock', at: tx.now } }),
      }),
    );
  }

  private async attemptOf(bookingId: string, number: number): Promise<PaymentAttempt> {
    const found = await this.attempts.find(this.database, bookingId, number);
    if (!found) throw new Error(`booking ${bookingId} has no payment attempt ${number}`);
    return found;
  }

  /**
   * What this attempt's settlement still owes on an account, in cents; 0 when nothing. Never more than was settled
   * (another attempt's payment may be on its way back), nor than is left (a lost charge-back may have taken it).
   */
  private owed(
    bookingId: string,
    attempt: number,
    account: 'refunds_owed' | 'creator_payable',
  ): Promise<number> {
    return this.database.transaction(async (tx) => {
      const settled = await this.ledger.posted(tx, { bookingId, step: 'settle', name: attempt }, account);
      const balances = await this.ledger.balances(tx, bookingId);
      return Math.min(-settled, -(balances[account] ?? 0));
    });
  }

  private async write(
    bookingId: string,
    step: 'refund' | 'transfer' | 'stray',
    name: string | number,
    entries: ReturnType<typeof chargebackLostPosting>,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const record = await this.store.find(tx, bookingId);
      if (!record) throw new Error(`no booking ${bookingId}`);
      await this.ledger.post(tx, { bookingId, creatorId: record.creatorId, step, name, entries });
    });
  }
}
