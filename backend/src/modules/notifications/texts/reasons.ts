import type { BookingStage, NotificationReason, Reader, Situation } from '@reelpact/domain';
import type { Change } from '../../bookings/index.js';

/** Why somebody is told who has nothing to do about it. */
type Told = Exclude<NotificationReason, 'act' | 'message'>;

/** By the stage that a booking has come to. */
const OF_STAGE: Readonly<Record<BookingStage, Told>> = {
  unpaid: 'money',
  requested: 'system',
  accepted: 'decision',
  securing: 'decision',
  awaiting_product: 'money',
  in_transit: 'decision',
  producing: 'money',
  revising: 'decision',
  in_review: 'system',
  completed: 'decision',
  contestable: 'decision',
  disputed: 'decision',
  declined: 'decision',
  withdrawn: 'decision',
  cancelled: 'decision',
  cancelled_with_fee: 'money',
  payment_expired: 'system',
  request_expired: 'system',
  not_delivered: 'money',
  refunded: 'money',
};

/** What an event is about where that is something else than the stage it leads to. */
const OF_EVENT: Readonly<Record<Change['event']['type'], Told | null>> = {
  PAYMENT_SECURED: 'money',
  AUTHORIZATION_LAPSED: 'money',
  PAYMENT_CANCELLED: null,
  CAPTURED: 'money',
  CAPTURE_FAILED: 'money',
  REFUND_FAILED: 'money',
  CHARGEBACK_OPENED: 'money',
  CHARGEBACK_WON: 'money',
  CHARGEBACK_LOST: 'money',
  PREVIEWS_READY: null,
  PAYMENT_WINDOW_ENDED: null,
  REQUEST_WINDOW_ENDED: null,
  CAPTURE_WINDOW_ENDED: 'money',
  PRODUCT_WINDOW_ENDED: 'system',
  RECEIPT_WINDOW_ENDED: 'system',
  PREVIEW_WINDOW_ENDED: 'system',
  DELIVERY_WINDOW_ENDED: null,
  REVIEW_WINDOW_ENDED: null,
  CONTEST_WINDOW_ENDED: null,
  DISPUTE_WINDOW_ENDED: 'money',
  REMINDED: null,
  PRODUCT_SENT: null,
  SHIPMENT_CORRECTED: null,
  PRODUCT_RECEIVED: 'decision',
  PRODUCT_PROBLEM: 'decision',
  BRIEF_EDITED: null,
  BRAND_WITHDREW: null,
  CREATOR_APPROVED: null,
  CREATOR_DECLINED: null,
  CONTENT_SUBMITTED: null,
  BRAND_APPROVED: null,
  REVISION_REQUESTED: null,
  BRAND_REJECTED: null,
  BRAND_CANCELLED_LATE: null,
  BRAND_CANCELLED: null,
  DUE_EXTENDED: 'decision',
  EXTENSION_ASKED: 'decision',
  EXTENSION_ACCEPTED: 'decision',
  EXTENSION_DECLINED: 'decision',
  EXTENSION_LAPSED: 'system',
  EXTENSION_REMINDED: 'system',
  SETTLEMENT_PROPOSED: 'decision',
  SETTLEMENT_DECLINED: 'decision',
  SETTLEMENT_WITHDRAWN: 'decision',
  SETTLEMENT_ACCEPTED: 'decision',
  REJECTION_ACCEPTED: null,
  CREATOR_CONTESTED: null,
  REVISION_WAIVED: 'decision',
  REVISION_GRANTED: 'decision',
  DISPUTE_OPENED: null,
  CREATOR_WITHDREW: null,
  DISPUTE_RESOLVED: 'decision',
  ADMIN_CANCELLED: null,
  REFUND_REISSUED: 'money',
  REFUND_GRANTED: 'money',
  BOOKED: null,
};

type EventType = Change['event']['type'];

/** Who is told of these has to answer, whose turn it is or not. */
const ASKS: ReadonlySet<EventType> = new Set([
  'EXTENSION_ASKED',
  'EXTENSION_REMINDED',
  'SETTLEMENT_PROPOSED',
]);

/** Why a reader is told that a booking is in a stage: because they have to act, or else what it is about. */
export function reasonIn(
  stage: BookingStage,
  event: EventType | null,
  reader: Reader,
  { turn }: Situation,
): NotificationReason {
  if (turn === reader || (event !== null && ASKS.has(event))) return 'act';
  return (event && OF_EVENT[event]) ?? OF_STAGE[stage];
}

/** The same of a change. */
export const reasonOf = ({ after, event }: Change, reader: Reader, now: Situation): NotificationReason =>
  reasonIn(after.state.stage, event.type, reader, now);

/** Why a reader is reminded: it is their turn, or they should know that it is somebody else's. */
export const reasonOfReminder = (reader: Reader, { turn }: Situation): NotificationReason =>
  turn === reader ? 'act' : 'system';
