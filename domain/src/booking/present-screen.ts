import type { Party } from './parties.js';
import type { BookingScreen } from './screens.js';
import type { BookingFlow, BookingStage } from './stages.js';
import type { BookingState } from './state.js';
import { stepRow } from './steps.js';

type Choice = BookingScreen | null | ((state: BookingState) => BookingScreen);

const PAY_SCREENS = stepRow('pay').screen as Readonly<Record<BookingFlow, BookingScreen>>;
const pay = ({ context }: BookingState): BookingScreen => PAY_SCREENS[context.flow];
const afterBooking = ({ escrow }: BookingState): BookingScreen =>
  escrow === 'authorized' ? 'payment-success' : 'request-submitted';

/** Where each party finds a booking in each stage; null is the party's dashboard. */
const SCREENS: Readonly<Record<BookingStage, Record<Party, Choice>>> = {
  unpaid: { brand: pay, creator: null },
  requested: { brand: afterBooking, creator: null },
  accepted: { brand: pay, creator: null },
  securing: { brand: 'payment-success', creator: null },
  producing: { brand: 'payment-success', creator: 'content-delivery' },
  revising: { brand: 'brand-review', creator: 'content-delivery' },
  in_review: { brand: 'brand-review', creator: 'content-submitted' },
  completed: { brand: 'content-approved', creator: 'content-approved' },
  contestable: { brand: 'brand-review', creator: 'content-submitted' },
  disputed: { brand: 'brand-review', creator: 'content-submitted' },
  declined: { brand: 'request-submitted', creator: null },
  withdrawn: { brand: 'request-submitted', creator: null },
  cancelled: { brand: 'request-submitted', creator: null },
  payment_expired: { brand: 'request-submitted', creator: null },
  request_expired: { brand: 'request-submitted', creator: null },
  not_delivered: { brand: 'request-submitted', creator: null },
  refunded: { brand: 'request-submitted', creator: null },
};

/** The page that shows a booking in its present state to a party; null is the party's dashboard. */
export function screenIn(state: BookingState, party: Party): BookingScreen | null {
  const choice = SCREENS[state.stage][party];
  return typeof choice === 'function' ? choice(state) : choice;
}
