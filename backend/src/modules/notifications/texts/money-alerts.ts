import type { Notice } from './notice.js';

const SLOW =
  'Payment providers allow that for a limited time only. Every booking ends by itself before that; this one is slow.';
/** Every booking ends before the hold window does: one that hasn't is a fault, or from before there was such a window. */
const OVER =
  'It should have ended by itself: this is a fault. End the booking, and have the fault looked for.';

/** What the watch over money tells, beside the steps of bookings. */
export const MONEY_ALERTS = {
  /** The parties: a cardholder's bank asks about a payment. */
  inquiry: {
    subject: 'A bank has a question about a payment',
    body: 'The bank of the cardholder has asked about the payment for {package}. No money moves because of it.',
  } satisfies Notice,
  /** The admins: the same. */
  inquiryToAdmins: (id: string): Notice => ({
    subject: 'A bank has a question about a payment',
    body: `Inquiry ${id}. No money has moved.`,
  }),
  refusedOrder: (kind: string, key: string, refusal: string): Notice => ({
    subject: `The payment provider refused a ${kind}`,
    body: `Order ${key}: ${refusal}`,
  }),
  heldMoney: (days: number, isOver: boolean): Notice => ({
    subject: `Money is held for ${days} days`,
    body: `The payment of {brand} for {package} has been held for ${days} days. ${isOver ? OVER : SLOW}`,
  }),
  stuckJobs: (count: number, publicUrl: string): Notice => ({
    subject: 'Payments are stuck',
    body:
      `${count === 1 ? 'One payment job keeps' : `${count} payment jobs keep`} failing. No money is lost: each is tried again ` +
      'every hour and goes on by itself when the payment provider answers again. Check the provider’s status. ' +
      `${publicUrl}/admin lists the jobs with their last errors.`,
  }),
} as const;
