import { Injectable } from '@nestjs/common';
import {
  type BookingAction,
  READERS,
  BANK_SIGNALS,
  type Reader,
  type BankSignal,
  Problem,
  labActions,
  nextWordAt,
  windowIn,
  wouldHear,
} from '@reelpact/domain';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { type BookingRecord, ReadBookings, type HistoryView, ReadHistory } from '../../bookings/index.js';
import { PaymentAttempts } from '../../escrow/index.js';
import { LabMoney, type LabPosting } from './lab-money.js';

export interface LabBookingView {
  record: BookingRecord;
  now: number;
  window: { deadlineAt: number | null; nextReminderAt: number | null; onSilence: string | null };
  onItsWay: boolean;
  postings: LabPosting[];
  history: HistoryView[];
  parties: { party: Reader; actions: BookingAction[] }[];
  /** Payments that were opened, with the signals of each that the booking could use now. */
  payments: { attempt: number; hears: BankSignal[] }[];
}

/** Everything about a booking at once, with what each party, the provider and the clock could do next. */
@Injectable()
export class ReadLabBooking {
  constructor(
    private readonly database: Database,
    private readonly clock: ProductClock,
    private readonly store: ReadBookings,
    private readonly history: ReadHistory,
    private readonly attempts: PaymentAttempts,
    private readonly money: LabMoney,
  ) {}

  /** @throws Problem BOOKING_NOT_FOUND */
  async run(bookingId: string): Promise<LabBookingView> {
    // Asked first: what arrives while the rest is read must not be taken for arrived.
    const onItsWay = isId(bookingId) && (await this.money.isOnItsWay(bookingId));
    const record = isId(bookingId) ? await this.store.find(this.database, bookingId) : null;
    if (!record) throw new Problem('BOOKING_NOT_FOUND');
    const { id, state } = record;
    const [now, postings, history, attempts] = await Promise.all([
      this.clock.now(),
      this.money.postings(id),
      this.history.of(id),
      this.attempts.ofBooking(this.database, id),
    ]);
    return {
      record,
      now,
      window: {
        deadlineAt: state.context.deadlineAt,
        nextReminderAt: nextWordAt(state.stage, state.context),
        onSilence: windowIn(state.stage, state.context)?.onSilence.admin ?? null,
      },
      onItsWay,
      postings,
      history,
      parties: READERS.map((party) => ({ party, actions: labActions(state, party, now) })),
      payments: attempts
        .filter(({ intentId }) => intentId !== null)
        .map(({ number: attempt, captureMethod }) => ({
          attempt,
          hears: BANK_SIGNALS.filter((signal) =>
            wouldHear(signal, state, { attempt, captureMethod }, { at: now }),
          ),
        })),
    };
  }
}
