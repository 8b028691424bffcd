import type { BookingEventType } from '../booking/events.js';
import { STAGE_META } from '../booking/stage-table.js';
import { endsHidden } from '../booking/stages-where.js';
import type { BookingStage } from '../booking/stages.js';
import { BOOKED } from '../booking/event-facts.js';
import { PARTIES, type Party } from '../booking/parties.js';

export interface WebhookEventRow {
  /** What happened, as a person who chooses events reads it. */
  text: string;
  /** The stage that the booking of its sample is in; absent for events that are about no booking. */
  sample?: BookingStage;
  /** Something was delivered by then. */
  delivered?: true;
}

/** Every event that a program can be told of, one row each. New ones can come at any time. */
export const WEBHOOK_EVENTS = {
  'booking.payment_needed': { text: 'A booking waits for its first payment', sample: 'unpaid' },
  'booking.requested': { text: 'A request reached the creator', sample: 'requested' },
  'booking.accepted': { text: 'The creator accepted', sample: 'accepted' },
  'booking.declined': { text: 'The creator declined', sample: 'declined' },
  'booking.paid': {
    text: 'The payment is held: work begins, or the product is sent first',
    sample: 'producing',
  },
  'booking.payment_failed': { text: 'A payment could not be taken', sample: 'accepted' },
  'booking.delivered': { text: 'The creator delivered a version', sample: 'in_review', delivered: true },
  'booking.review_started': {
    text: 'Every file can be viewed, the review begins',
    sample: 'in_review',
    delivered: true,
  },
  'booking.product_changed': {
    text: 'The product was sent, confirmed or reported as no good',
    sample: 'in_transit',
  },
  'booking.revision_requested': { text: 'The brand asked for changes', sample: 'revising', delivered: true },
  'booking.revisions_changed': {
    text: 'The creator gave a revision back, or one more',
    sample: 'revising',
    delivered: true,
  },
  'booking.extension_changed': {
    text: 'More time was asked for, given or declined',
    sample: 'producing',
  },
  'booking.settlement_changed': {
    text: 'A settlement was proposed, declined or withdrawn',
    sample: 'in_review',
    delivered: true,
  },
  'booking.completed': {
    text: 'The booking was completed: approved, decided or settled. What was delivered is unlocked',
    sample: 'completed',
    delivered: true,
  },
  'booking.rejected': { text: 'The brand rejected the content', sample: 'contestable', delivered: true },
  'booking.disputed': { text: 'A dispute was opened', sample: 'disputed', delivered: true },
  'booking.withdrawn': { text: 'The brand withdrew the request', sample: 'withdrawn' },
  'booking.expired': { text: 'Nobody paid or answered in time', sample: 'request_expired' },
  'booking.not_delivered': { text: 'Nothing was delivered in time', sample: 'not_delivered' },
  'booking.cancelled': { text: 'The booking was cancelled', sample: 'cancelled' },
  'booking.refunded': { text: 'The booking ended with a refund', sample: 'refunded' },
  'booking.refund_changed': {
    text: 'A refund was granted, failed or was sent again',
    sample: 'completed',
    delivered: true,
  },
  'booking.chargeback_opened': { text: 'A card network is reviewing the payment', sample: 'producing' },
  'booking.chargeback_closed': { text: 'The card network has decided', sample: 'producing' },
  'tip.paid': { text: 'You got a tip' },
  ping: { text: 'A test, sent when you ask for it' },
} as const satisfies Record<string, WebhookEventRow>;
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[];

/** Those that an endpoint can choose; a test is sent to the endpoint that it was asked for. */
export type ChosenEventType = Exclude<WebhookEventType, 'ping'>;
export const CHOSEN_EVENT_TYPES = WEBHOOK_EVENT_TYPES.filter(
  (type): type is ChosenEventType => type !== 'ping',
);

/** What it means that a booking has come to a stage. */
const ENTERED: Readonly<Record<BookingStage, ChosenEventType>> = {
  unpaid: 'booking.payment_needed',
  requested: 'booking.requested',
  accepted: 'booking.accepted',
  securing: 'booking.accepted',
  awaiting_product: 'booking.paid',
  in_transit: 'booking.product_changed',
  producing: 'booking.paid',
  revising: 'booking.revision_requested',
  in_review: 'booking.delivered',
  completed: 'booking.completed',
  contestable: 'booking.rejected',
  disputed: 'booking.disputed',
  declined: 'booking.declined',
  withdrawn: 'booking.withdrawn',
  cancelled: 'booking.cancelled',
  cancelled_with_fee: 'booking.cancelled',
  payment_expired: 'booking.expired',
  request_expired: 'booking.expired',
  not_delivered: 'booking.not_delivered',
  refunded: 'booking.refunded',
};

/** What an event says more than the stage it leads to, or although the stage stays as it is; null where the stage says it all. */
const SAID_BY: Readonly<Record<BookingEventType, ChosenEventType | null>> = {
  PAYMENT_SECURED: null,
  AUTHORIZATION_LAPSED: 'booking.payment_failed',
  PAYMENT_CANCELLED: null,
  CAPTURED: null,
  CAPTURE_FAILED: 'booking.payment_failed',
  REFUND_FAILED: 'booking.refund_changed',
  CHARGEBACK_OPENED: 'booking.chargeback_opened',
  CHARGEBACK_WON: 'booking.chargeback_closed',
  CHARGEBACK_LOST: 'booking.chargeback_closed',
  PREVIEWS_READY: 'booking.review_started',
  PAYMENT_WINDOW_ENDED: null,
  REQUEST_WINDOW_ENDED: null,
  CAPTURE_WINDOW_ENDED: 'booking.payment_failed',
  PRODUCT_WINDOW_ENDED: null,
  RECEIPT_WINDOW_ENDED: 'booking.product_changed',
  PREVIEW_WINDOW_ENDED: 'booking.review_started',
  DELIVERY_WINDOW_ENDED: null,
  REVIEW_WINDOW_ENDED: null,
  CONTEST_WINDOW_ENDED: null,
  DISPUTE_WINDOW_ENDED: null,
  REMINDED: null,
  BRIEF_EDITED: null,
  PRODUCT_SENT: null,
  SHIPMENT_CORRECTED: 'booking.product_changed',
  PRODUCT_RECEIVED: 'booking.product_changed',
  PRODUCT_PROBLEM: 'booking.product_changed',
  BRAND_WITHDREW: null,
  CREATOR_APPROVED: null,
  CREATOR_DECLINED: null,
  CONTENT_SUBMITTED: 'booking.delivered',
  BRAND_APPROVED: null,
  REVISION_REQUESTED: null,
  BRAND_REJECTED: null,
  BRAND_CANCELLED_LATE: null,
  BRAND_CANCELLED: null,
  DUE_EXTENDED: 'booking.extension_changed',
  EXTENSION_ASKED: 'booking.extension_changed',
  EXTENSION_ACCEPTED: 'booking.extension_changed',
  EXTENSION_DECLINED: 'booking.extension_changed',
  EXTENSION_LAPSED: 'booking.extension_changed',
  EXTENSION_REMINDED: null,
  SETTLEMENT_PROPOSED: 'booking.settlement_changed',
  SETTLEMENT_DECLINED: 'booking.settlement_changed',
  SETTLEMENT_WITHDRAWN: 'booking.settlement_changed',
  SETTLEMENT_ACCEPTED: null,
  REJECTION_ACCEPTED: null,
  CREATOR_CONTESTED: null,
  REVISION_WAIVED: 'booking.revisions_changed',
  REVISION_GRANTED: 'booking.revisions_changed',
  DISPUTE_OPENED: null,
  CREATOR_WITHDREW: null,
  DISPUTE_RESOLVED: null,
  ADMIN_CANCELLED: null,
  REFUND_REISSUED: 'booking.refund_changed',
  REFUND_GRANTED: 'booking.refund_changed',
};

/** A change of a booking, as far as it matters here. */
export interface BookingChange {
  /** null when the booking was just made. */
  before: BookingStage | null;
  after: BookingStage;
  event: BookingEventType | typeof BOOKED;
  /** Whether the creator has seen the booking before. */
  wasSeen: boolean;
}

/** What programs are told of a change; mostly one event, and none where nothing has changed for a program. */
export function webhookEventsOf({
  before,
  after,
  event,
}: Pick<BookingChange, 'before' | 'after' | 'event'>): ChosenEventType[] {
  const own = event === BOOKED ? null : SAID_BY[event];
  const entered = before === after ? undefined : ENTERED[after];
  if (!own) return entered === undefined ? [] : [entered];
  // How a booking ended is always said.
  return entered !== undefined && entered !== own && STAGE_META[after].final ? [own, entered] : [own];
}

/** The parties that may know of a change: a creator knows nothing of what was never paid, and hears how each request ended. */
export function webhookReaders({
  before,
  after,
  wasSeen,
}: Pick<BookingChange, 'before' | 'after' | 'wasSeen'>): readonly Party[] {
  const hidden = STAGE_META[after].hiddenFromCreator === true || (endsHidden(before, after) && !wasSeen);
  return hidden ? ['brand'] : PARTIES;
}
