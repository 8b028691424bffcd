import { type BookingStage, type Party, STAGE_META } from '@reelpact/domain';
import type { Change } from '../bookings/index.js';

/** What somebody is told. {creator}, {brand} and {package} are names; what comes next is said by the stage itself. */
export interface Notice {
  subject: string;
  says: string;
}

export type ForParties = Readonly<Partial<Record<Party, Notice>>>;
type EventType = Change['event']['type'];

/** What each party is told when a booking enters a stage. Nobody is told what she has just done herself. */
export const STAGE_NOTICES: Readonly<Record<BookingStage, ForParties>> = {
  unpaid: {
    brand: {
      subject: 'Please pay again',
      says: 'The bank has released your payment before it could be taken.',
    },
  },
  requested: {
    brand: { subject: 'Your request was sent', says: 'Your request for {package} has reached {creator}.' },
    creator: { subject: 'A new request', says: '{brand} would like to book {package}.' },
  },
  accepted: {
    brand: { subject: 'Your request was accepted', says: '{creator} accepted your request for {package}.' },
  },
  securing: {
    brand: { subject: 'Your request was accepted', says: '{creator} accepted your request for {package}.' },
  },
  producing: {
    brand: {
      subject: 'Your payment is held',
      says: 'The payment for {package} is held until you approve the content.',
    },
    creator: { subject: 'You can begin', says: 'The payment of {brand} for {package} is held.' },
  },
  revising: {
    creator: {
      subject: 'Changes were asked for',
      says: '{brand} looked at {package} and asked for changes.',
    },
  },
  in_review: {
    brand: { subject: 'Your content is ready to review', says: '{creator} has delivered {package}.' },
  },
  completed: {
    brand: { subject: 'Your files are ready', says: 'The content of {package} is approved.' },
    creator: {
      subject: 'Your content was approved',
      says: 'The content of {package} for {brand} is approved.',
    },
  },
  contestable: {
    creator: { subject: 'Your content was rejected', says: '{brand} rejected the content of {package}.' },
  },
  disputed: {
    brand: { subject: 'A dispute was opened', says: '{creator} asked us to decide about {package}.' },
    creator: { subject: 'Your dispute was opened', says: 'You asked us to decide about {package}.' },
  },
  declined: {
    brand: {
      subject: 'Your request was declined',
      says: '{creator} cannot take your request for {package}.',
    },
  },
  withdrawn: {
    creator: { subject: 'A request was withdrawn', says: '{brand} no longer asks for {package}.' },
  },
  cancelled: {
    brand: { subject: 'Your booking was cancelled', says: 'The booking of {package} has ended.' },
    creator: { subject: 'A booking was cancelled', says: 'The booking of {package} by {brand} has ended.' },
  },
  payment_expired: {
    brand: { subject: 'Your booking has expired', says: 'The booking of {package} was not paid in time.' },
    creator: {
      subject: 'A booking has expired',
      says: 'The booking of {package} by {brand} was not paid in time.',
    },
  },
  request_expired: {
    brand: {
      subject: 'Your request has expired',
      says: 'Your request for {package} was not answered in time.',
    },
    creator: { subject: 'A request has expired', says: 'The request of {brand} for {package} has run out.' },
  },
  not_delivered: {
    brand: { subject: 'Your booking has ended', says: 'The content of {package} was not delivered in time.' },
    creator: {
      subject: 'A booking has ended',
      says: 'The content of {package} for {brand} was not delivered in time.',
    },
  },
  refunded: {
    brand: { subject: 'Your money goes back to you', says: 'The booking of {package} has ended.' },
    creator: { subject: 'A booking has ended', says: 'The booking of {package} by {brand} has ended.' },
  },
};

/** Where the event says more than the stage that it leads to; an empty entry tells nobody. */
export const EVENT_NOTICES: Readonly<Partial<Record<EventType, ForParties>>> = {
  AUTHORIZATION_LAPSED: {
    brand: {
      subject: 'Please pay again',
      says: 'The bank has released your payment before it could be taken.',
    },
    creator: {
      subject: 'A request is on hold',
      says: 'The payment of {brand} for {package} has lapsed. You will see the request again once it is paid anew.',
    },
  },
  CAPTURE_FAILED: {
    brand: { subject: 'Please pay again', says: 'Your payment for {package} could not be taken.' },
    creator: {
      subject: 'A payment failed',
      says: 'The payment of {brand} for {package} could not be taken.',
    },
  },
  CAPTURE_WINDOW_ENDED: {
    brand: { subject: 'Please pay again', says: 'Your payment for {package} could not be secured.' },
    creator: {
      subject: 'A payment failed',
      says: 'The payment of {brand} for {package} could not be secured.',
    },
  },
  REVIEW_WINDOW_ENDED: {
    brand: {
      subject: 'Your files are ready',
      says: 'The time to review {package} is over; the content counts as approved.',
    },
    creator: {
      subject: 'Your content counts as approved',
      says: '{brand} did not answer in time about {package}.',
    },
  },
  DISPUTE_RESOLVED: {
    brand: { subject: 'The dispute is decided', says: 'Our team has decided the dispute about {package}.' },
    creator: { subject: 'The dispute is decided', says: 'Our team has decided the dispute about {package}.' },
  },
  DISPUTE_WINDOW_ENDED: {
    brand: {
      subject: 'The dispute has ended',
      says: 'The money for {package} is split in half between you and {creator}.',
    },
    creator: {
      subject: 'The dispute has ended',
      says: 'The money for {package} is split in half between you and {brand}.',
    },
  },
  CREATOR_WITHDREW: {
    brand: { subject: 'Your booking was cancelled', says: '{creator} had to withdraw from {package}.' },
  },
  BRAND_CANCELLED_LATE: {
    brand: { subject: 'Your booking is cancelled', says: 'You cancelled {package} because it was late.' },
    creator: { subject: 'A booking was cancelled', says: '{brand} cancelled {package} because it was late.' },
  },
  CHARGEBACK_OPENED: {
    brand: {
      subject: 'Your bank is reviewing a payment',
      says: 'The card network is reviewing the payment for {package}.',
    },
    creator: {
      subject: 'A payment is being reviewed',
      says: 'The card network is reviewing the payment of {brand} for {package}.',
    },
  },
  CHARGEBACK_WON: {
    brand: { subject: 'The review of a payment has ended', says: 'The payment for {package} stands.' },
    creator: {
      subject: 'The review of a payment has ended',
      says: 'The payment of {brand} for {package} stands.',
    },
  },
  CHARGEBACK_LOST: {
    brand: {
      subject: 'The review of a payment has ended',
      says: 'The card network took the payment for {package} back.',
    },
    creator: {
      subject: 'The review of a payment has ended',
      says: 'The card network took the payment of {brand} for {package} back.',
    },
  },
  REFUND_FAILED: {
    brand: {
      subject: 'Your refund is delayed',
      says: 'The bank did not accept the refund for {package}. We are sending it again.',
    },
  },
  REFUND_REISSUED: {
    brand: {
      subject: 'Your refund is on its way again',
      says: 'We have sent the refund for {package} once more.',
    },
  },
  REFUND_GRANTED: {
    brand: { subject: 'You get money back', says: 'Our team decided that you get money back for {package}.' },
    creator: {
      subject: 'A refund was granted',
      says: 'Our team decided that {brand} gets money back for {package}.',
    },
  },
};

/** A payment that moves no stage came too late: the booking had ended before. */
const PAYMENTS: ReadonlySet<EventType> = new Set(['PAYMENT_SECURED', 'CAPTURED']);
const LATE_PAYMENT: Notice = {
  subject: 'Your payment goes back to you',
  says: 'Your payment for {package} came after the booking had ended. It is returned in full.',
};

/** Events after which a party is told although nothing has changed for the stage. */
const WITHOUT_STAGE: ReadonlySet<EventType> = new Set([
  'CONTENT_SUBMITTED',
  'CHARGEBACK_OPENED',
  'CHARGEBACK_WON',
  'CHARGEBACK_LOST',
  'REFUND_FAILED',
  'REFUND_REISSUED',
  'REFUND_GRANTED',
]);
/** Also told to the one who did it, as a receipt. */
const RECEIPTS: ReadonlySet<EventType> = new Set([
  'BOOKED',
  'BRAND_APPROVED',
  'BRAND_CANCELLED_LATE',
  'DISPUTE_OPENED',
  'CREATOR_CONTESTED',
]);

/** What a party is told of a change; null when there is nothing to say. */
export function noticeFor({ before, after, event }: Change, party: Party): Notice | null {
  const { stage } = after.state;
  // Whoever has just booked with payment first stands at the checkout already.
  if (event.type === 'BOOKED' && stage === 'unpaid') return null;
  const stays = before?.state.stage === stage;
  if (stays && PAYMENTS.has(event.type)) {
    return party === 'brand' && STAGE_META[stage].final ? LATE_PAYMENT : null;
  }
  // A creator has never heard of what was given up before it was paid.
  const unseen = before !== null && STAGE_META[before.state.stage].hiddenFromCreator === true;
  if (party === 'creator' && unseen && STAGE_META[stage].final) return null;
  if (stays && !WITHOUT_STAGE.has(event.type)) return null;
  if (event.actor === party && !RECEIPTS.has(event.type)) return null;
  return (EVENT_NOTICES[event.type] ?? STAGE_NOTICES[stage])[party] ?? null;
}

/** Where a party goes on with a booking. */
export function screenFor(stage: BookingStage, party: Party, bookingId: string): string {
  if (party === 'creator') {
    return stage === 'producing' || stage === 'revising'
      ? `/content-delivery/${bookingId}`
      : '/creator/dashboard';
  }
  return `/${BRAND_SCREENS[stage] ?? 'request-submitted'}/${bookingId}`;
}

const BRAND_SCREENS: Readonly<Partial<Record<BookingStage, string>>> = {
  unpaid: 'checkout',
  accepted: 'escrow-checkout',
  securing: 'payment-success',
  producing: 'payment-success',
  revising: 'brand-review',
  in_review: 'brand-review',
  contestable: 'brand-review',
  disputed: 'brand-review',
  completed: 'content-approved',
};
