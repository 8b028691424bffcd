import type { BookingStage, Party } from '@reelpact/domain';

type Screen =
  | 'request-submitted'
  | 'checkout'
  | 'escrow-checkout'
  | 'payment-success'
  | 'content-delivery'
  | 'content-submitted'
  | 'content-approved'
  | 'brand-review';

/** Where each party finds a booking in each stage; null is the party's dashboard. */
const screens: Record<BookingStage, Record<Party, Screen | null>> = {
  unpaid: { brand: 'checkout', creator: null },
  requested: { brand: 'request-submitted', creator: null },
  accepted: { brand: 'escrow-checkout', creator: null },
  securing: { brand: 'payment-success', creator: null },
  producing: { brand: 'payment-success', creator: 'content-delivery' },
  revising: { brand: 'brand-review', creator: 'content-delivery' },
  in_review: { brand: 'brand-review', creator: 'content-submitted' },
  completed: { brand: 'content-approved', creator: 'content-submitted' },
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

const dashboards: Record<Party, string> = { brand: '/brand/dashboard', creator: '/creator/dashboard' };

/** The path of the screen where a party goes on with a booking. */
export function presentScreen(booking: { id: string; stage: BookingStage }, party: Party): string {
  const screen = screens[booking.stage][party];
  return screen ? `/${screen}/${booking.id}` : dashboards[party];
}
