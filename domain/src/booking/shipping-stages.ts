import { REMINDERS } from './reminder-plans.js';
import type { BookingStage, StageMeta } from './stages.js';

const SILENCE = 'Without an answer by then, the product counts as received and the delivery time starts.';

/** What is known of the stages in which a product comes to the creator. */
export const SHIPPING_STAGES = {
  awaiting_product: {
    status: 'in_progress',
    label: 'Awaiting Product',
    partyLabels: { brand: 'Send Product' },
    tone: 'attention',
    turn: 'brand',
    tab: 'progress',
    final: false,
    payable: false,
    headline: { brand: 'Payment Successful', creator: 'Awaiting the Product' },
    next: {
      brand: 'Send the product to {creator} and mark it as sent.',
      creator:
        '{brand} has to send you the product. Your delivery time starts when you confirm that it arrived.',
      admin: '{brand} has to send the product to {creator}.',
    },
    window: {
      event: 'PRODUCT_WINDOW_ENDED',
      reminders: REMINDERS.product,
      onSilence: {
        brand:
          'If the product isn’t marked as sent by then, the booking is cancelled and you get the full amount back.',
        creator:
          'If the product isn’t marked as sent by then, the booking is cancelled and {brand} gets the full amount back.',
        admin:
          'If the product isn’t marked as sent by then, the booking is cancelled and {brand} gets the full amount back.',
      },
      onSilenceWithFee: {
        brand:
          'If the product isn’t marked as sent by then, the booking counts as cancelled by you: {creator} keeps {fee}, and you get {rest} back.',
        creator:
          'If the product isn’t marked as sent by then, the booking counts as cancelled by {brand}: your share is {fee}, and {brand} gets {rest} back.',
        admin:
          'If the product isn’t marked as sent by then, the booking counts as cancelled by {brand}: {creator} keeps {fee}, and {brand} gets {rest} back.',
      },
    },
  },
  in_transit: {
    status: 'in_progress',
    label: 'Product on Its Way',
    partyLabels: { creator: 'Confirm Product' },
    tone: 'primary',
    turn: 'creator',
    tab: 'progress',
    final: false,
    payable: false,
    headline: { brand: 'Product on Its Way', creator: 'Confirm the Product' },
    next: {
      brand: '{creator} has to confirm that the product arrived.',
      creator: 'Confirm that the product arrived, or report a problem with it.',
      admin: '{creator} has to confirm that the product from {brand} arrived.',
    },
    window: {
      event: 'RECEIPT_WINDOW_ENDED',
      reminders: REMINDERS.receipt,
      onSilence: { brand: SILENCE, creator: SILENCE, admin: SILENCE },
    },
  },
} as const satisfies Partial<Record<BookingStage, StageMeta>>;
