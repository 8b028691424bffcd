import type { BookingStage, NotificationReason, Reader, Situation } from '@reelpact/domain';
import type { Change } from '../bookings/index.js';

/** Why somebody is told who has nothing to do about it. */
type Told = Exclude<NotificationReason, 'act' | 'message'>;

/** By the stage that a booking has come to. */
const OF_STAGE: Readonly<Record<BookingStage, Told>> = {
  unpaid: 'money',
  requested: 'system',
  accepted: 'decision',
  securing: 'decision',
  producing: 'money',
  revising: 'decision',
  in_review: 'system',
  completed: 'decision',
  contestable: 'decision',
  disputed: 'decision',
  declined: 'decision',
  withdrawn: 'decision',
  cancelled: 'decision',
  payment_expired: 'system',
  request_expired: 'system',
  not_delivered: 'money',
  refunded: 'money',
};

/** Events that are about something else than the stage they lead to. */
const OF_EVENT: Readonly<Partial<Record<Change['event']['type'], Told>>> = {
  AUTHORIZATION_LAPSED: 'money',
  CAPTURE_FAILED: 'money',
  CAPTURE_WINDOW_ENDED: 'money',
  DISPUTE_RESOLVED: 'decision',
  DISPUTE_WINDOW_ENDED: 'money',
  CHARGEBACK_OPENED: 'money',
  CHARGEBACK_WON: 'money',
  CHARGEBACK_LOST: 'money',
  REFUND_FAILED: 'money',
  REFUND_REISSUED: 'money',
  REFUND_GRANTED: 'money',
  PAYMENT_SECURED: 'money',
  CAPTURED: 'money',
  REVISION_WAIVED: 'decision',
  REVISION_GRANTED: 'decision',
  PREVIEW_WINDOW_ENDED: 'system',
};

type EventType = Change['event']['type'];

/** Why a reader is told that a booking is in a stage: because they have to act, or else what it is about. */
export function reasonIn(
  stage: BookingStage,
  event: EventType | null,
  reader: Reader,
  { turn }: Situation,
): NotificationReason {
  if (turn === reader) return 'act';
  return (event && OF_EVENT[event]) ?? OF_STAGE[stage];
}

/** The same of a change. */
export const reasonOf = ({ after, event }: Change, reader: Reader, now: Situation): NotificationReason =>
  reasonIn(after.state.stage, event.type, reader, now);

/** Why a reader is reminded: it is their turn, or they should know that it is somebody else's. */
export const reasonOfReminder = (reader: Reader, { turn }: Situation): NotificationReason =>
  turn === reader ? 'act' : 'system';
