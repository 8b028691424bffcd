/** Names of the jobs by which money moves after commit. */
export const CAPTURE_TASK = 'capture-payment';
export const CANCEL_TASK = 'cancel-payment';
export const REFUND_TASK = 'refund-payment';
export const RETURN_TASK = 'return-payment';
export const PAY_OUT_TASK = 'pay-out';
export const OFFER_AGAIN_TASK = 'offer-provider-events-again';

export interface OfAttempt {
  bookingId: string;
  attempt: number;
}
export interface StrayPayment extends OfAttempt {
  amount: number;
  captured: boolean;
}
