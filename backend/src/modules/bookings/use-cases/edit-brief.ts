import { Injectable } from '@nestjs/common';
import { Problem, emailKey } from '@reelpact/domain';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import type { Caller } from '../../../platform/access/caller.js';
import type { BookingRecord } from '../booking-record.js';
import { FindBooking, requireRole } from '../reads/find-booking.js';
import { AdvanceBooking, type Outcome } from './advance-booking.js';
import { type Brief, BookingTerms, type NewBooking, briefOf, countedEmail } from './booking-terms.js';

const OTHER_PACKAGE = 'This booking is of another package. Please book that one by itself.';

/** Changes what a brand has booked and not paid yet: whoever goes back from the checkout books nothing more. */
@Injectable()
export class EditBrief {
  constructor(
    private readonly bookings: FindBooking,
    private readonly limits: RateLimits,
    private readonly terms: BookingTerms,
    private readonly advance: AdvanceBooking,
  ) {}

  /**
   * The price is that of the offer as it is now. What is the same already changes nothing, whatever has become of the booking.
   * @throws Problem BOOKING_NOT_FOUND, FORBIDDEN, CONFLICT for another package, INVALID_TRANSITION once it is paid or over, and those of
   * `BookingTerms`
   */
  async run(caller: Caller, bookingId: string, wish: NewBooking): Promise<Outcome> {
    const { record } = await this.bookings.forCaller(caller, bookingId);
    requireRole(record, caller, 'brand');
    if (record.packageId !== wish.packageId || record.flow !== wish.flow)
      throw new Problem('CONFLICT', OTHER_PACKAGE);
    const terms = await this.terms.of(wish, caller);
    if (emailKey(record.contactEmail) !== emailKey(wish.contactEmail))
      await this.limits.take('booking_by_email', countedEmail(caller, wish.contactEmail));
    const brief = briefOf(wish, terms);
    return this.advance.run({
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
              },
              attachment: brief,
              brief,
            },
    });
  }
}

function isSame(record: BookingRecord, brief: Brief): boolean {
  return (Object.keys(brief) as (keyof Brief)[]).every(
    (field) => canonical(record[field]) === canonical(brief[field]),
  );
}

/** JSON whose fields stand in one order: what comes from a `jsonb` column has another one than what was written. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
