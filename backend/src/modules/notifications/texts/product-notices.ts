import type { Change } from '../../bookings/index.js';
import type { EventNotice } from './notice.js';

/** What is told of a product on its way to the creator, beside the stages that it leads to. */
export const PRODUCT_NOTICES: Readonly<Partial<Record<Change['event']['type'], EventNotice>>> = {
  PRODUCT_RECEIVED: {
    texts: {
      brand: {
        subject: 'Your product arrived',
        named: '{creator} has your product: {package}[, due {until}]',
        body: '{creator} has confirmed that the product for {package} arrived. The content is due {due}.',
      },
    },
  },
  RECEIPT_WINDOW_ENDED: {
    texts: {
      brand: {
        subject: 'The delivery time has started',
        named: 'Your product counts as received: {package}[, due {until}]',
        body: 'The time to confirm the product for {package} is over, so it counts as received. The content is due {due}.',
      },
      creator: {
        subject: 'Your delivery time has started',
        named: 'Due {until}: {package} for {brand}',
        body: 'The time to confirm the product for {package} is over, so it counts as received. The content is due {due}.',
      },
    },
  },
  PRODUCT_PROBLEM: {
    texts: {
      brand: {
        subject: 'A problem with your product',
        named: '{creator} reports a problem with your product: {package}',
        body: '{creator} has reported a problem with the product for {package}.',
      },
    },
  },
  PRODUCT_WINDOW_ENDED: {
    texts: {
      brand: {
        subject: 'Your booking was cancelled',
        named: 'Cancelled: no product was sent for {package} by {creator}',
        body: 'The time to send the product for {package} is over.',
      },
      creator: {
        subject: 'A booking was cancelled',
        named: 'Cancelled: {brand} sent no product for {package}',
        body: '{brand} did not send the product for {package} in time.',
      },
    },
  },
};
