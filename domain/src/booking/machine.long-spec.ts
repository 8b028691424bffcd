import { describe } from '@jest/globals';
import { EVERY_SHARE, OTHER_BOOKINGS } from './explore.js';
import { describeMachine } from './machine.part.js';

/** One of them is walked with every share that can be proposed: that there are more changes nothing elsewhere. */
const [first, ...others] = OTHER_BOOKINGS;

describe('the booking machine, in all other kinds of bookings', () =>
  describeMachine([...(first ? [{ ...first, shares: EVERY_SHARE }] : []), ...others]));
