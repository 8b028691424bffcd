import { Injectable } from '@nestjs/common';
import { type Cents, type BankSignal, PAID_SIGNALS, Problem, wouldHear } from '@reelpact/domain';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { ReadBookings } from '../../bookings/index.js';
import { PaymentAttempts, SandboxHand } from '../../escrow/index.js';

export interface WantedSignal {
  signal: BankSignal;
  /** An older payment; the one that counts when it is not named. */
  attempt?: number;
  amount?: Cents;
  twice: boolean;
}

/** Lets the payment provider or the card network say something of a booking's payment. */
@Injectable()
export class SendSignal {
  constructor(
    private readonly database: Database,
    private readonly clock: ProductClock,
    private readonly store: ReadBookings,
    private readonly attempts: PaymentAttempts,
    private readonly hand: SandboxHand,
  ) {}

  /**
   * What the booking could not use is not made true at the provider either, or the books would differ for good: then
   * only the webhook is sent.
   * @returns whether the booking has something to hear
   * @throws Problem BOOKING_NOT_FOUND, VALIDATION_FAILED, or CONFLICT when no such payment was opened
   */
  async run(bookingId: string, { signal, attempt, amount, twice }: WantedSignal): Promise<boolean> {
    const record = isId(bookingId) ? await this.store.find(this.database, bookingId) : null;
    if (!record) throw new Problem('BOOKING_NOT_FOUND');
    if (amount !== undefined && !PAID_SIGNALS.includes(signal)) {
      throw new Problem('VALIDATION_FAILED', 'Only a payment has an amount of its own.');
    }
    const number = attempt ?? record.state.context.attempt;
    const payment = await this.attempts.find(this.database, bookingId, number);
    if (!payment?.intentId) {
      throw new Problem(
        'CONFLICT',
        `No payment was opened for attempt ${number}. Take “Pay Now” as the brand first.`,
      );
    }
    await this.hand.takeOver(bookingId);
    const opened = { attempt: number, captureMethod: payment.captureMethod };
    const heard = wouldHear(signal, record.state, opened, { at: await this.clock.now(), amount });
    if (heard) await this.hand.send(payment.intentId, { signal, amount, twice });
    else await this.hand.repeat(payment.intentId, twice);
    return heard;
  }
}
