import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { operationKey, STAGE_META, strayPaymentPosting, windowEnd } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ASK_PROVIDER_TASK, AdvanceBooking, ReadBookings } from '../../bookings/index.js';
import {
  CANCEL_TASK,
  CAPTURE_TASK,
  OFFER_AGAIN_TASK,
  type OfferAgainTask,
  REFUND_TASK,
  RETURN_TASK,
  type StrayPayment,
} from '../ledger/escrow-tasks.js';
import { Ledger } from '../ledger/ledger.js';
import { type MoneyOf, type OfAttempt, moneyOf, paymentKey } from '../ledger/money-of.js';
import { MoneySubjects } from '../ledger/money-subjects.js';
import { PaymentAttempts } from './payment-attempts.js';
import { captureFailed } from './payment-events.js';
import { PAYMENT_PROVIDER, type PaymentProvider, ProviderRefused } from '../providers/payment-provider.js';
import { ReportPayment } from './report-payment.js';

/**
 * What is done about a payment at the provider, after commit and with retries: taking it, giving it up, sending a
 * stray one back. Each job may run twice: its key is made from the booking, the step and the attempt.
 */
@Injectable()
export class PaymentJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly store: ReadBookings,
    private readonly advance: AdvanceBooking,
    private readonly attempts: PaymentAttempts,
    private readonly subjects: MoneySubjects,
    private readonly ledger: Ledger,
    private readonly report: ReportPayment,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<OfAttempt>(CAPTURE_TASK, (order) => this.capture(order));
    this.jobs.handle<MoneyOf>(CANCEL_TASK, (order) => this.cancel(moneyOf(order)));
    this.jobs.handle<StrayPayment>(RETURN_TASK, (order) => this.returnStray(order));
    this.jobs.handle<OfferAgainTask>(OFFER_AGAIN_TASK, (task) => this.report.offerAgain(task));
    this.jobs.handle<{ bookingId: string }>(ASK_PROVIDER_TASK, ({ bookingId }) =>
      this.endCaptureWindow(bookingId),
    );
  }

  private async capture({ bookingId, attempt }: OfAttempt): Promise<void> {
    const { intentId } = await this.attempts.get(this.database, bookingId, attempt);
    if (intentId === null)
      throw new Error(`attempt ${attempt} of booking ${bookingId} has no intent to capture`);
    try {
      await this.provider.capture(intentId, operationKey(bookingId, 'capture', attempt));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.captureRefused(bookingId, attempt, intentId);
      return;
    }
    await this.report.fromProvider({ bookingId, attempt });
  }

  /** Only what the provider, asked again, says itself counts as a failed capture. */
  private async captureRefused(bookingId: string, attempt: number, intentId: string): Promise<void> {
    const { status } = await this.provider.payment(intentId);
    if (status === 'succeeded' || status === 'canceled') {
      await this.report.fromProvider({ bookingId, attempt });
      return;
    }
    await this.database.transaction((tx) =>
      this.advance.runIn(tx, {
        bookingId,
        actorId: null,
        prepare: () => ({ event: captureFailed({ attempt, at: tx.now }) }),
      }),
    );
  }

  /** Cancels, or learns that the money was taken meanwhile and lets the machine send it back. */
  private async cancel(of: MoneyOf): Promise<void> {
    const intentId = await this.subjects.of(of).intentOf(this.database, of);
    if (intentId === null) return;
    try {
      await this.provider.cancel(intentId, paymentKey(of, 'cancel'));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.report.fromProvider(of);
    }
  }

  private async returnStray({ bookingId, attempt, amount, captured }: StrayPayment): Promise<void> {
    const { intentId } = await this.attempts.get(this.database, bookingId, attempt);
    if (intentId === null) return;
    if (!captured) {
      await this.cancel({ bookingId, attempt });
      return;
    }
    await this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, bookingId);
      if (!record) return;
      const fresh = await this.ledger.post(tx, {
        key: operationKey(bookingId, 'stray', attempt),
        bookingId,
        attempt,
        creatorId: record.creatorId,
        step: 'stray',
        entries: strayPaymentPosting(amount),
      });
      if (fresh) await tx.enqueue(REFUND_TASK, { bookingId, attempt, step: 'return' });
    });
  }

  /** The capture did not come in time: the intent is cancelled first, so that it can't come afterwards. */
  private async endCaptureWindow(bookingId: string): Promise<void> {
    const record = await this.store.find(this.database, bookingId);
    if (!record) return;
    const { attempt } = record.state.context;
    await this.cancel({ bookingId, attempt });
    await this.database.transaction((tx) =>
      this.advance.runIn(tx, {
        bookingId,
        actorId: null,
        prepare: (_, { state }) => {
          const end = STAGE_META[state.stage].window?.asksProvider ? windowEnd(state, tx.now) : null;
          return end && { event: end };
        },
      }),
    );
  }
}
