import { BOOKING_STAGES, type BookingFlow, type BookingStage } from '../booking/stages.js';

/** Whether a booking in this stage was paid or accepted, or in which flow it was. */
const IS_ORDERED: Readonly<Record<BookingStage, boolean | BookingFlow>> = {
  unpaid: false,
  requested: 'pay_first',
  accepted: true,
  securing: true,
  awaiting_product: true,
  in_transit: true,
  producing: true,
  revising: true,
  in_review: true,
  completed: true,
  contestable: true,
  disputed: true,
  declined: false,
  withdrawn: false,
  // Perhaps before it was paid.
  cancelled: false,
  cancelled_with_fee: true,
  payment_expired: false,
  request_expired: false,
  not_delivered: true,
  refunded: true,
};
const orderedIn = (flow: BookingFlow): readonly BookingStage[] =>
  BOOKING_STAGES.filter((stage) => IS_ORDERED[stage] === true || IS_ORDERED[stage] === flow);

/** The stages of bookings that were paid or accepted: only these say that a package is wanted. */
export const ORDERED_STAGES: Readonly<Record<BookingFlow, readonly BookingStage[]>> = {
  pay_first: orderedIn('pay_first'),
  approve_first: orderedIn('approve_first'),
};

/** So many of a creator's newest bookings are counted, so that a busy page costs no more than a quiet one. */
export const COUNTED_BOOKINGS = 1000;

/**
 * The place of the package that carries the mark "Most Popular", among those that can be booked in the order of the
 * page: the most ordered one, the earlier of equals; the second one while nobody has ordered any. null when there is
 * no choice.
 */
export function mostPopular(packages: readonly { orders: number }[]): number | null {
  if (packages.length < 2) return null;
  const most = Math.max(...packages.map(({ orders }) => orders));
  return most === 0 ? 1 : packages.findIndex(({ orders }) => orders === most);
}
