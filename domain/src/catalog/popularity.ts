import type { BookingFlow, BookingStage } from '../booking/stages.js';

const ACCEPTED: readonly BookingStage[] = [
  'accepted',
  'securing',
  'producing',
  'revising',
  'in_review',
  'completed',
  'contestable',
  'disputed',
  'not_delivered',
  'refunded',
];

/** The stages of bookings that were paid or accepted: only these say that a package is wanted. */
export const ORDERED_STAGES: Readonly<Record<BookingFlow, readonly BookingStage[]>> = {
  pay_first: ['requested', ...ACCEPTED],
  approve_first: ACCEPTED,
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
