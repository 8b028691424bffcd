import { describe } from '@jest/globals';
import { EVERY_SHARE, OTHER_BOOKINGS } from './explore.js';
import { describeMachine } from './machine.part.js';

/** One of them, which comes to every stage, is walked with every share that can be proposed: that there are more changes nothing elsewhere. */
const shared = OTHER_BOOKINGS.find(({ needsProduct }) => needsProduct);
if (!shared) throw new Error('no kind of booking needs a product');
const WALKS = OTHER_BOOKINGS.map((kind) => (kind === shared ? { ...kind, shares: EVERY_SHARE } : kind));

describe('the booking machine, in all other kinds of bookings', () => describeMachine(WALKS));
