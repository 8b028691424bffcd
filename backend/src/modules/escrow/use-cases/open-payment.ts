import { Inject, Injectable } from '@nestjs/common';
import { Problem, STAGE_META, parseDollars } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import type { Caller } from '../../../platform/access/caller.js';
import { BookingStore, FindBooking } from '../../bookings/index.js';
import { type PaymentAttempt, PaymentAttempts, idempotencyKey, orderOf } from '../payment-attempts.js';
import { PAYMENT_PROVIDER, type PaymentProvider, ProviderRefused } from '../ports/payment-provider.js';
import { CANCEL_TASK } from '../escrow-tasks.js';

/** Gives the brand the booking's one live intent to pay with; a reload gets the same one again. */
@Injectable()
export class OpenPayment {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(FindBooking) private readonly bookings: FindBooking,
    @Inject(BookingStore) private readonly store: BookingStore,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /**
   * @param amount dollars as the client sent them, or null
   * @throws Problem AMOUNT_MISMATCH, ALREADY_PAID, INVALID_TRANSITION or PAYMENT_PROVIDER_UNAVAILABLE
   */
  async run(caller: Caller, bookingId: string, amount: number | string | null): Promise<string> {
    await this.bookings.inRole(caller, bookingId, 'brand');
    const attempt = await this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, bookingId);
      if (!record) throw new Problem('BOOKING_NOT_FOUND');
      const { stage, escrow } = record.state;
      if (!STAGE_META[stage].payable) {
        throw new Problem(
          escrow === 'pending' || escrow === 'voided' ? 'INVALID_TRANSITION' : 'ALREADY_PAID',
        );
      }
      if (amount !== null && parseDollars(amount) !== record.amountCents)
        throw new Problem('AMOUNT_MISMATCH');
      return this.attempts.open(tx, record);
    });
    return attempt.clientSecret ?? (await this.createIntent(attempt));
  }

  private async createIntent(attempt: PaymentAttempt): Promise<string> {
    const { bookingId, number } = attempt;
    const key = idempotencyKey(bookingId, 'create', number);
    const intent = await this.provider.createIntent(orderOf(attempt), key).catch((error: unknown) => {
      // Either way nothing was charged; with the same key the next try continues this one.
      throw error instanceof ProviderRefused || error instanceof Error
        ? new Problem('PAYMENT_PROVIDER_UNAVAILABLE')
        : error;
    });
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
