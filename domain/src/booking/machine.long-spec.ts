import { describe } from '@jest/globals';
import { BOOKING_FLOWS } from './stages.js';
import { describeMachine } from './machine.part.js';

/** Every booking that there can be, as far as the machine can tell them apart. */
const WALKS = BOOKING_FLOWS.flatMap((flow) =>
  [0, 1, null].flatMap((revisionsLeft) =>
    [0, 20].flatMap((cancellationPercent) =>
      [false, true].map((needsProduct) => ({ flow, revisionsLeft, cancellationPercent, needsProduct })),
    ),
  ),
);

describe('the booking machine, in all 24 kinds of bookings', () => describeMachine(WALKS));
