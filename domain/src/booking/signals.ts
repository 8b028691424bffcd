import type { Actor } from './booking.events.js';

interface SignalRow {
  by: Actor;
  /** What the history calls it. */
  history: string;
}

/** Events that nobody clicks: what the payment provider, the card network and the clock have to say. */
export const SIGNALS = {
  PAYMENT_SECURED: { by: 'provider', history: 'The card paid' },
  AUTHORIZATION_LAPSED: { by: 'provider', history: 'The authorization lapsed' },
  PAYMENT_CANCELLED: { by: 'provider', history: 'The open payment was cancelled' },
  CAPTURED: { by: 'provider', history: 'The money was taken from the card' },
  CAPTURE_FAILED: { by: 'provider', history: 'The money could not be taken from the card' },
  REFUND_FAILED: { by: 'provider', history: 'A refund came back from the bank' },
  CHARGEBACK_OPENED: { by: 'network', history: 'The card network opened a review' },
  CHARGEBACK_WON: { by: 'network', history: 'The card network decided for the platform' },
  CHARGEBACK_LOST: { by: 'network', history: 'The card network decided for the card holder' },
  PAYMENT_WINDOW_ENDED: { by: 'clock', history: 'The time to pay ended' },
  REQUEST_WINDOW_ENDED: { by: 'clock', history: 'The time to answer ended' },
  CAPTURE_WINDOW_ENDED: { by: 'clock', history: 'The time to secure the payment ended' },
  DELIVERY_WINDOW_ENDED: { by: 'clock', history: 'The time to deliver ended' },
  REVIEW_WINDOW_ENDED: { by: 'clock', history: 'The time to review ended' },
  CONTEST_WINDOW_ENDED: { by: 'clock', history: 'The time to contest ended' },
  DISPUTE_WINDOW_ENDED: { by: 'clock', history: 'The time to decide ended' },
  REMINDED: { by: 'clock', history: 'A reminder was sent' },
} as const satisfies Record<string, SignalRow>;

export type SignalName = keyof typeof SIGNALS;
