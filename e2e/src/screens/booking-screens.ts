import { NOTHING } from './everyones-screens.js';
import type { Screen, Seen } from './table.js';

const found = (heading: string | RegExp): Seen => ({ heading });
/** To where the booking stands. The server says where that is, and the page there must not send them away again. */
const LED: Seen = { heading: /./, isLed: true };

interface BookingPage {
  /** The path's first part. */
  page: string;
  /** Whether nobody gets as far as the booking without signing in: it is a page for creators. */
  asksToSignIn?: true;
  /** What everyone finds who has no part in the booking. */
  notFound?: string;
}

const notFoundOn = ({ notFound = 'Booking not found' }: BookingPage): Seen => ({
  heading: notFound,
  refusals: [404],
});

/** One of the demo's bookings on this page, before the parties who find it there. Without any, its party is led on. */
const inStage = (
  on: BookingPage,
  situation: string,
  of: 'brand' | 'creator',
  stages: readonly string[],
  { brand, creator }: Partial<Record<'brand' | 'creator', string | RegExp>>,
): Screen => ({
  route: `/${on.page}/:bookingId`,
  situation,
  path: (world) => `/${on.page}/${world.booking(of, ...stages)}`,
  seen: {
    // The bookings of the demo's creator beside these are of other brands.
    ...(of === 'creator' && { brand: notFoundOn(on) }),
    // A creator learns of a booking once it is paid.
    ...(stages.includes('unpaid') && { creator: notFoundOn(on) }),
    ...(brand && { brand: found(brand) }),
    ...(creator && { creator: found(creator) }),
    ...(!brand && !creator && { [on.asksToSignIn ? 'creator' : of]: LED }),
  },
});

/** The guest's own booking, which waits for their payment. */
const ofTheGuest = ({ page }: BookingPage, heading: string | RegExp | null): Screen => ({
  route: `/${page}/:bookingId`,
  situation: 'the guest’s own',
  path: ({ guestBooking }) => `/${page}/${guestBooking}`,
  seen: { guest: heading === null ? LED : found(heading) },
});

const unknown = (on: BookingPage): Screen => ({
  route: `/${on.page}/:bookingId`,
  situation: 'unknown',
  path: () => `/${on.page}/${NOTHING}`,
  seen: { [on.asksToSignIn ? 'creator' : 'visitor']: notFoundOn(on) },
});

const CHECKOUT = { page: 'checkout' };
const ESCROW_CHECKOUT = { page: 'escrow-checkout' };
const REQUEST = { page: 'request-submitted' };
const SUCCESS = { page: 'payment-success' };
const DELIVERY: BookingPage = { page: 'content-delivery', asksToSignIn: true };
const SUBMITTED = { page: 'content-submitted' };
const APPROVED = { page: 'content-approved' };
const REVIEW = {
  page: 'brand-review',
  notFound: "Project not found or you don't have access to review this content.",
};
const ROOM = { ...REVIEW, page: 'review' };
const PACKAGE = /^(Single Reel|Photo Set|Launch Bundle|Unboxing Reel)$/;

const PROJECT = { page: 'project' };

/** The pages of one booking. */
export const BOOKING_SCREENS: readonly Screen[] = [
  ...(['requested', 'producing', 'revising', 'in_review', 'completed'] as const).map((stage) =>
    inStage(PROJECT, stage, 'brand', [stage], { brand: PACKAGE, creator: PACKAGE }),
  ),
  inStage(PROJECT, 'product to be sent', 'brand', ['awaiting_product'], { brand: PACKAGE, creator: PACKAGE }),
  inStage(PROJECT, 'product on its way', 'creator', ['in_transit'], { creator: PACKAGE }),
  inStage(PROJECT, 'unpaid', 'brand', ['unpaid'], { brand: PACKAGE }),
  inStage(PROJECT, 'accepted', 'brand', ['accepted'], { brand: PACKAGE, creator: PACKAGE }),
  ...(['contestable', 'disputed', 'refunded', 'declined', 'cancelled'] as const).map((stage) =>
    inStage(PROJECT, stage, 'creator', [stage], { creator: PACKAGE }),
  ),
  ofTheGuest(PROJECT, PACKAGE),
  unknown(PROJECT),

  inStage(CHECKOUT, 'to be paid', 'brand', ['unpaid'], { brand: 'Checkout' }),
  inStage(CHECKOUT, 'paid long ago', 'brand', ['completed'], {}),
  ofTheGuest(CHECKOUT, 'Checkout'),
  unknown(CHECKOUT),

  inStage(ESCROW_CHECKOUT, 'to be paid', 'brand', ['accepted'], { brand: 'Secure Checkout' }),
  inStage(ESCROW_CHECKOUT, 'paid', 'brand', ['producing'], {}),
  ofTheGuest(ESCROW_CHECKOUT, 'Secure Checkout'),
  unknown(ESCROW_CHECKOUT),

  inStage(REQUEST, 'asked', 'brand', ['requested'], { brand: 'Request Submitted!' }),
  inStage(REQUEST, 'to be paid', 'brand', ['unpaid'], {}),
  inStage(REQUEST, 'accepted', 'brand', ['accepted'], {}),
  inStage(REQUEST, 'in work', 'brand', ['producing'], {}),
  ofTheGuest(REQUEST, null),
  unknown(REQUEST),

  inStage(SUCCESS, 'sent to the creator', 'brand', ['requested'], { brand: 'Request Submitted!' }),
  inStage(SUCCESS, 'in work', 'brand', ['producing'], { brand: 'Payment Successful' }),
  inStage(SUCCESS, 'product to be sent', 'brand', ['awaiting_product'], { brand: 'Payment Successful' }),
  inStage(SUCCESS, 'not paid', 'brand', ['unpaid'], {}),
  ofTheGuest(SUCCESS, null),
  unknown(SUCCESS),

  inStage(DELIVERY, 'in work', 'brand', ['producing'], { creator: 'Deliver Content' }),
  inStage(DELIVERY, 'to be changed', 'brand', ['revising'], { creator: 'Deliver Content' }),
  inStage(DELIVERY, 'delivered', 'brand', ['in_review'], { creator: 'Deliver Content' }),
  inStage(DELIVERY, 'completed', 'brand', ['completed'], {}),
  unknown(DELIVERY),

  inStage(SUBMITTED, 'in review', 'brand', ['in_review'], { creator: 'Content Submitted Successfully' }),
  inStage(SUBMITTED, 'rejected', 'creator', ['contestable'], {}),
  inStage(SUBMITTED, 'in dispute', 'creator', ['disputed'], {}),
  inStage(SUBMITTED, 'nothing delivered', 'brand', ['producing'], {}),
  ofTheGuest(SUBMITTED, null),
  unknown(SUBMITTED),

  inStage(APPROVED, 'completed', 'brand', ['completed'], {
    brand: 'Content Approved',
    creator: 'Content Approved',
  }),
  inStage(APPROVED, 'in review', 'brand', ['in_review'], {}),
  ofTheGuest(APPROVED, null),
  unknown(APPROVED),

  inStage(REVIEW, 'in review', 'brand', ['in_review'], { brand: PACKAGE }),
  inStage(REVIEW, 'to be changed', 'brand', ['revising'], { brand: PACKAGE }),
  inStage(REVIEW, 'completed', 'brand', ['completed'], {}),
  inStage(REVIEW, 'nothing delivered', 'brand', ['producing'], {}),
  inStage(REVIEW, 'of another brand', 'creator', ['contestable'], {}),
  ofTheGuest(REVIEW, null),
  unknown(REVIEW),

  ...(['in_review', 'revising', 'completed'] as const).map((stage) => ({
    ...inStage(ROOM, stage, 'brand', [stage], {}),
    // Both parties look at what was delivered, and who decides a dispute.
    seen: { brand: found(PACKAGE), creator: found(PACKAGE), admin: found(PACKAGE) },
  })),
  inStage(ROOM, 'nothing delivered', 'brand', ['producing'], {}),
  ofTheGuest(ROOM, null),
  unknown(ROOM),

  {
    route: '/open-booking/:bookingId?',
    situation: 'of one booking',
    path: ({ guestBooking }) => `/open-booking/${guestBooking}`,
    seen: { visitor: { heading: 'Open your booking', refusals: [404] }, guest: LED },
  },
];
