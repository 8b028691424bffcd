import { ASK_PROVIDER_TASK } from '../../bookings/index.js';
import type { MoneyOf, OfAttempt } from './money-of.js';

/** Names of the jobs by which money moves after commit. */
export const CAPTURE_TASK = 'capture-payment';
export const CANCEL_TASK = 'cancel-payment';
export const REFUND_TASK = 'refund-payment';
export const RETURN_TASK = 'return-payment';
export const PAY_OUT_TASK = 'pay-out';
export const REVERSE_TASK = 'reverse-transfer';
export const OFFER_AGAIN_TASK = 'offer-provider-events-again';

/** Everything without which money stays where it must not stay: these are never given up. */
export const MONEY_TASKS: readonly string[] = [
  CAPTURE_TASK,
  CANCEL_TASK,
  REFUND_TASK,
  RETURN_TASK,
  PAY_OUT_TASK,
  REVERSE_TASK,
  OFFER_AGAIN_TASK,
  ASK_PROVIDER_TASK,
];

export type RefundTask = MoneyOf & {
  /** The order's step: `refund`, and for a later one what tells it from the first. */
  step: string;
};
export interface StrayPayment extends OfAttempt {
  amount: number;
  captured: boolean;
}
export type ReverseTask = MoneyOf & {
  step: string;
};
/** Of a booking or a tip: what its stage had not foreseen. */
export type OfferAgainTask = { bookingId: string } | { tipId: string };
