import { describe } from '@jest/globals';
import { EVERY_STAGE, type BookingKind } from './explore.js';
import { describeSituations, reachedBy } from './situation.part.js';
import { BOOKING_FLOWS } from './stages.js';

/** With no revision from the beginning, and with as many as are wanted. */
const KINDS: BookingKind[] = BOOKING_FLOWS.flatMap((flow) =>
  [0, null].map((revisionsLeft) => ({ ...EVERY_STAGE, flow, revisionsLeft })),
);

describe('what is said about bookings with other revisions', () => describeSituations(reachedBy(KINDS)));
