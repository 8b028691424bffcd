import type { BookingEventType } from '@reelpact/domain';

/** What the history calls an event, for those who judge it. */
const texts: Record<Exclude<BookingEventType, 'REMINDED'> | 'BOOKED', string> = {
  BOOKED: 'The brand booked',
  PAYMENT_SECURED: 'The card paid',
  AUTHORIZATION_LAPSED: 'The authorization lapsed',
  PAYMENT_CANCELLED: 'The open payment was cancelled',
  CREATOR_APPROVED: 'The creator accepted',
  CREATOR_DECLINED: 'The creator declined',
  BRAND_WITHDREW: 'The brand withdrew',
  CAPTURED: 'The money was taken from the card',
  CAPTURE_FAILED: 'The money could not be taken from the card',
  CONTENT_SUBMITTED: 'The creator delivered',
  BRAND_APPROVED: 'The brand approved',
  REVISION_REQUESTED: 'The brand asked for changes',
  BRAND_REJECTED: 'The brand rejected the content',
  CREATOR_CONTESTED: 'The creator contested the rejection',
  DISPUTE_OPENED: 'The creator opened a dispute',
  REJECTION_ACCEPTED: 'The creator accepted the rejection',
  DISPUTE_RESOLVED: 'The platform decided the dispute',
  BRAND_CANCELLED_LATE: 'The brand cancelled because of lateness',
  CREATOR_WITHDREW: 'The creator withdrew',
  ADMIN_CANCELLED: 'The platform cancelled',
  PAYMENT_WINDOW_ENDED: 'The time to pay ended',
  REQUEST_WINDOW_ENDED: 'The time to answer ended',
  CAPTURE_WINDOW_ENDED: 'The time to secure the payment ended',
  DELIVERY_WINDOW_ENDED: 'The time to deliver ended',
  REVIEW_WINDOW_ENDED: 'The time to review ended',
  CONTEST_WINDOW_ENDED: 'The time to contest ended',
  DISPUTE_WINDOW_ENDED: 'The time to decide ended',
  CHARGEBACK_OPENED: 'The card network opened a review',
  CHARGEBACK_WON: 'The card network decided for the platform',
  CHARGEBACK_LOST: 'The card network decided for the card holder',
  REFUND_FAILED: 'A refund came back from the bank',
  REFUND_REISSUED: 'The platform sent a refund again',
  REFUND_GRANTED: 'The platform granted a refund',
};

/** "The brand rejected the content"; an event of a newer server is named as the server names it. */
export function eventText(event: string, actor: string): string {
  return event in texts ? texts[event as keyof typeof texts] : `${event} (${actor})`;
}
