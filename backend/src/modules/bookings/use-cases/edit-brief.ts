import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { BRIEF_REFUSALS, Problem, emailKey } from '@reelpact/domain';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import type { Caller } from '../../../platform/access/caller.js';
import type { BookingRecord, Brief } from '../booking-record.js';
import { FindBooking, requireRole } from '../reads/find-booking.js';
import { AdvanceBooking, type Outcome } from './advance-booking.js';
import { BookingTerms, type NewBooking, briefOf, countedEmail } from './booking-terms.js';

/** Changes a booking that isn't paid yet: going back from the checkout and sending the form again makes no second booking. */
@Injectable()
export class EditBrief {
  constructor(
    private readonly bookings: FindBooking,
    private readonly limits: RateLimits,
    private readonly terms: BookingTerms,
    private readonly advance: AdvanceBooking,
  ) {}

  /**
   * The price is that of the offer as it is now. Sending the same again changes nothing, whatever has become of the booking.
   * @throws Problem BOOKING_NOT_FOUND, FORBIDDEN, CONFLICT for another package, INVALID_TRANSITION once it is paid or over, and those of
   * `BookingTerms`
   */
  async run(caller: Caller, bookingId: string, wish: NewBooking): Promise<Outcome> {
    const { record } = await this.bookings.forCaller(caller, bookingId);
    requireRole(record, caller, 'brand');
    if (record.packageId !== wish.packageId || record.flow !== wish.flow)
      throw new Problem('CONFLICT', BRIEF_REFUSALS.otherPackage);
    const terms = await this.terms.of(wish, caller);
    const brief = briefOf(wish, terms);
    if (!isSame(record, brief)) await this.count(record, brief, caller);
    const outcome = this.advance.run({
      bookingId,
      actorId: caller.user?.id ?? caller.guestId,
      authorize: (locked) => requireRole(locked, caller, 'brand'),
      prepare: (tx, locked) =>
        isSame(locked, brief)
          ? null
          : {
              event: {
                type: 'BRIEF_EDITED',
                actor: 'brand',
                at: tx.now,
                amount: terms.amount,
                deliveryDays: terms.days,
                revisionsLeft: terms.revisions,
                cancellationPercent: terms.offer.cancellationPercent,
                needsProduct: terms.offer.needsProduct,
              },
              attachment: brief,
              brief,
            },
    });
    return outcome.catch((error: unknown) => {
      if (!(error instanceof Problem) || error.code !== 'INVALID_TRANSITION') throw error;
      throw new Problem(error.code, BRIEF_REFUSALS.tooLate, { details: error.details });
    });
  }

  /** @throws Problem TOO_MANY_REQUESTS */
  private count(record: BookingRecord, { contactEmail }: Brief, caller: Caller): Promise<void> {
    const isOtherEmail = emailKey(record.contactEmail) !== emailKey(contactEmail);
    return this.limits.takeAll([
      ['brief_by_booking', record.id],
      ...(isOtherEmail ? [['booking_by_email', countedEmail(caller, contactEmail)] as const] : []),
    ]);
  }
}

/** Whatever order a `jsonb` column gives its fields. */
const isSame = (record: BookingRecord, brief: Brief): boolean =>
  (Object.keys(brief) as (keyof Brief)[]).every((field) => isDeepStrictEqual(record[field], brief[field]));
