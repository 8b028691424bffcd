import { describe } from '@jest/globals';
import { EVERY_SHARE, SAMPLE_BOOKINGS } from './explore.js';
import { describeMachine } from './machine.part.js';
import { BOOKING_FLOWS } from './stages.js';

/** Every booking that there can be, as far as the machine can tell them apart, but for those that are always walked. */
const WALKS = BOOKING_FLOWS.flatMap((flow) =>
  [0, 1, null].flatMap((revisionsLeft) =>
    [0, 20].flatMap((cancellationPercent) =>
      [false, true].map((needsProduct) => ({ flow, revisionsLeft, cancellationPercent, needsProduct })),
    ),
  ),
).filter(
  (walk) =>
    !SAMPLE_BOOKINGS.some((known) =>
      Object.entries(walk).every(([field, value]) => known[field as keyof typeof known] === value),
    ),
);
/** One of them is walked with every share that can be proposed: that there are more changes nothing elsewhere. */
const [first, ...others] = WALKS;

describe('the booking machine, in the other 18 kinds of bookings', () =>
  describeMachine([...(first ? [{ ...first, shares: EVERY_SHARE }] : []), ...others]));
