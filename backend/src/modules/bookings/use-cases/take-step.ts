import { Inject, Injectable } from '@nestjs/common';
import { type BookingEvent, Problem, isBlank } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import type { Caller } from '../../../platform/access/caller.js';
import type { BookingRecord, BookingRole } from '../booking-record.js';
import { FindBooking } from '../reads/find-booking.js';
import { AdvanceBooking } from './advance-booking.js';
import { versionOf } from '../reads/read-submissions.js';

type StepType =
  | 'CREATOR_APPROVED'
  | 'CREATOR_DECLINED'
  | 'BRAND_WITHDREW'
  | 'BRAND_APPROVED'
  | 'REVISION_REQUESTED'
  | 'BRAND_REJECTED'
  | 'CREATOR_CONTESTED'
  | 'DISPUTE_OPENED'
  | 'REJECTION_ACCEPTED'
  | 'DISPUTE_RESOLVED'
  | 'BRAND_CANCELLED_LATE'
  | 'CREATOR_WITHDREW'
  | 'ADMIN_CANCELLED'
  | 'REFUND_GRANTED'
  | 'REFUND_REISSUED'
  | 'REVIEW_WINDOW_ENDED';

export interface Step {
  type: StepType;
  role: BookingRole;
  /** What the person wrote. */
  text?: { reason?: string; feedback?: string; notes?: string };
  /** The version that was reviewed; the latest when it is not named. */
  submissionId?: string;
  creatorPercent?: number;
  /** Cents. */
  amount?: number;
}

const REVIEWS = new Set<StepType>(['BRAND_APPROVED', 'REVISION_REQUESTED', 'BRAND_REJECTED']);

/** One thing that a person can do with a booking. */
@Injectable()
export class TakeStep {
  constructor(
    @Inject(FindBooking) private readonly bookings: FindBooking,
    @Inject(AdvanceBooking) private readonly advance: AdvanceBooking,
  ) {}

  /**
   * @returns the booking as it now is; unchanged when the step repeats the person's own last one
   * @throws Problem BOOKING_NOT_FOUND, FORBIDDEN, INVALID_TRANSITION, NEWER_VERSION or CHARGED_BACK
   */
  async run(caller: Caller, bookingId: string, step: Step): Promise<BookingRecord> {
    await this.bookings.inRole(caller, bookingId, step.role);
    const { record } = await this.advance.run({
      bookingId,
      actorId: caller.user?.id ?? caller.guestId,
      prepare: async (tx, locked) => ({ event: await this.eventOf(tx, locked, step) }),
    });
    return record;
  }

  private async eventOf(tx: Transaction, record: BookingRecord, step: Step): Promise<BookingEvent> {
    const texts = Object.entries(step.text ?? {}).filter(([, text]) => !isBlank(text));
    const event: unknown = {
      type: step.type,
      actor: step.role,
      at: tx.now,
      ...Object.fromEntries(texts),
      ...(REVIEWS.has(step.type) && { version: await this.versionOf(tx, record, step.submissionId) }),
      ...(step.creatorPercent !== undefined && { creatorPercent: step.creatorPercent }),
      ...(step.amount !== undefined && { amount: step.amount }),
    };
    return event as BookingEvent;
  }

  private async versionOf(tx: Transaction, record: BookingRecord, submissionId?: string): Promise<number> {
    if (submissionId === undefined) return record.state.context.version;
    const version = await versionOf(tx, submissionId, record.id);
    if (version === null) throw new Problem('NOT_FOUND', 'This submission does not belong to this booking.');
    return version;
  }
}
