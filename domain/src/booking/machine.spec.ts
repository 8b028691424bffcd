import { describe } from '@jest/globals';
import { EVERY_SHARE, SAMPLE_BOOKINGS } from './explore.js';
import { describeMachine, describeRefusals, type Walk } from './machine.part.js';

/** The long tier walks all that can be put together. */
const WALKS: readonly Walk[] = SAMPLE_BOOKINGS.map((booking) =>
  booking.flow === 'approve_first' && booking.revisionsLeft === 1
    ? { ...booking, shares: EVERY_SHARE }
    : booking,
);

describe('the booking machine', () => {
  describeMachine(WALKS);
  describeRefusals(WALKS);
});
