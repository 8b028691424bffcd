import { Inject, Injectable } from '@nestjs/common';
import { isPaid, operationKey, parseDollars, Problem, STAGE_META } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import type { Caller } from '../../../platform/access/caller.js';
import { ReadBookings, FindBooking } from '../../bookings/index.js';
import { type PaymentAttempt, PaymentAttempts, orderOf } from './payment-attempts.js';
import { KEY_LIFE, PAYMENT_PROVIDER, type PaymentProvider } from '../providers/payment-provider.js';
import { CANCEL_TASK } from '../ledger/escrow-tasks.js';
import { ReportPayment } from './report-payment.js';

function unavailable(): never {
  throw new Problem('PAYMENT_PROVIDER_UNAVAILABLE');
}

/** Gives the brand the booking's one live intent to pay with; a reload gets the same one again. */
@Injectable()
export class OpenPayment {
  constructor(
    private readonly database: Database,
    private readonly bookings: FindBooking,
    private readonly store: ReadBookings,
    private readonly attempts: PaymentAttempts,
    private readonly report: ReportPayment,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /**
   * @param amount dollars as the client sent them, or null
   * @throws Problem AMOUNT_MISMATCH, ALREADY_PAID, INVALID_TRANSITION or PAYMENT_PROVIDER_UNAVAILABLE
   */
  async run(caller: Caller, bookingId: string, amount: number | string | null): Promise<string> {
    await this.bookings.inRole(caller, bookingId, 'brand');
    const attempt = await this.liveAttempt(bookingId, amount);
    if (attempt.clientSecret === null) return this.createIntent(attempt);
    // Paid meanwhile, or dead at the provider: its notice may be late or lost, so it is asked.
    await this.report.fromProvider({ bookingId, attempt: attempt.number }).catch(unavailable);
    const now = await this.liveAttempt(bookingId, amount);
    return now.clientSecret ?? (await this.createIntent(now));
  }

  private liveAttempt(bookingId: string, amount: number | string | null): Promise<PaymentAttempt> {
    return this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, bookingId);
      if (!record) throw new Problem('BOOKING_NOT_FOUND');
      const { stage, escrow } = record.state;
      if (!STAGE_META[stage].payable)
        throw new Problem(isPaid(escrow) ? 'ALREADY_PAID' : 'INVALID_TRANSITION');
      if (amount !== null && parseDollars(amount) !== record.amountCents)
        throw new Problem('AMOUNT_MISMATCH');
      return this.attempts.open(tx, record);
    });
  }

  private async createIntent(attempt: PaymentAttempt): Promise<string> {
    const { bookingId, number } = attempt;
    const key = operationKey(bookingId, 'create', number);
    // Whatever fails, nothing was charged; with the same key the next try continues this one.
    const made = Date.now() - attempt.createdAt.getTime() < KEY_LIFE ? null : this.provider.findIntent(key);
    const found = await made?.catch(unavailable);
    const intent = found ?? (await this.provider.createIntent(orderOf(attempt), key).catch(unavailable));
    await this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, bookingId);
      await this.attempts.keepIntent(tx, attempt, intent);
      const live =
        record && STAGE_META[record.state.stage].payable && record.state.context.attempt === number;
      // The deal moved on while the provider was asked: nobody may pay into this intent any more.
      if (!live) await tx.enqueue(CANCEL_TASK, { bookingId, attempt: number });
    });
    return intent.clientSecret;
  }
}
