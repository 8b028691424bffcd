import type { Cents } from '../money/cents.js';
import type { WindowEvent } from './booking.stages.js';

/** Who can move a booking. `provider` is the payment provider, `network` the card network behind it. */
export const ACTORS = ['brand', 'creator', 'admin', 'provider', 'network', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];

interface Dated {
  /** When it happened, by the product's clock, in milliseconds since 1970. */
  at: number;
}
/** Provider events name the payment attempt (1, 2, …) that they speak of. */
interface OfAttempt extends Dated {
  attempt: number;
}
interface WithReason extends Dated {
  reason: string;
}
/** Review events name the version (1, 2, …) that was looked at. */
interface OfVersion extends Dated {
  version: number;
}
interface OfChargeback extends OfAttempt {
  /** The provider's id of the charge-back. */
  chargeback: string;
}

export type BookingEvent =
  | (OfAttempt & {
      type: 'PAYMENT_SECURED';
      actor: 'provider';
      amount: Cents;
      currency: string;
      /** Whether the money was taken, or only authorized. */
      captured: boolean;
      /** When an authorization lapses, in milliseconds since 1970. */
      authorizationExpiresAt?: number;
    })
  | (OfAttempt & { type: 'AUTHORIZATION_LAPSED'; actor: 'provider' })
  /** The intent that was open for paying is gone at the provider; nothing had been paid. */
  | (OfAttempt & { type: 'PAYMENT_CANCELLED'; actor: 'provider' })
  | (Dated & { type: 'CREATOR_APPROVED'; actor: 'creator'; notes?: string })
  | (WithReason & { type: 'CREATOR_DECLINED'; actor: 'creator' })
  | (Dated & { type: 'BRAND_WITHDREW'; actor: 'brand' })
  | (OfAttempt & { type: 'CAPTURED'; actor: 'provider'; amount: Cents; currency: string })
  | (OfAttempt & { type: 'CAPTURE_FAILED'; actor: 'provider' })
  | (Dated & {
      type: 'CONTENT_SUBMITTED';
      actor: 'creator';
      /** Finished uploads that are in no earlier version. */
      newFiles: number;
      notes?: string;
    })
  | (OfVersion & { type: 'BRAND_APPROVED'; actor: 'brand'; feedback?: string })
  | (OfVersion & { type: 'REVISION_REQUESTED'; actor: 'brand'; feedback: string })
  | (OfVersion & { type: 'BRAND_REJECTED'; actor: 'brand'; feedback?: string })
  | (WithReason & { type: 'CREATOR_CONTESTED'; actor: 'creator' })
  | (WithReason & { type: 'DISPUTE_OPENED'; actor: 'creator' })
  | (Dated & { type: 'REJECTION_ACCEPTED'; actor: 'creator' })
  | (Dated & {
      type: 'DISPUTE_RESOLVED';
      actor: 'admin';
      /** The creator's share, a whole number from 0 to 100. */
      creatorPercent: number;
      reason?: string;
    })
  | (Dated & { type: 'BRAND_CANCELLED_LATE'; actor: 'brand' })
  | (WithReason & { type: 'CREATOR_WITHDREW'; actor: 'creator' })
  | (WithReason & { type: 'ADMIN_CANCELLED'; actor: 'admin' })
  | (Dated & { type: WindowEvent; actor: 'clock' | 'creator' })
  | (OfChargeback & { type: 'CHARGEBACK_OPENED'; actor: 'network'; amount: Cents })
  | (OfChargeback & { type: 'CHARGEBACK_WON'; actor: 'network' })
  | (OfChargeback & { type: 'CHARGEBACK_LOST'; actor: 'network' })
  | (OfAttempt & {
      type: 'REFUND_FAILED';
      actor: 'provider';
      amount: Cents;
      /** The provider's id of the refund that came back. */
      refund: string;
    })
  | (WithReason & { type: 'REFUND_REISSUED'; actor: 'admin' })
  | (WithReason & {
      type: 'REFUND_GRANTED';
      actor: 'admin';
      /** What goes back to the brand of a payment that was released. */
      amount: Cents;
    })
  /** The time of a reminder has come. */
  | (Dated & { type: 'REMINDED'; actor: 'clock' });

export type BookingEventType = BookingEvent['type'];
