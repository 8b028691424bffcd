import type { BookingStage } from '@reelpact/domain';
import type { Notices } from './notice.js';

/** What each party is told when a booking enters a stage. Nobody is told what they have just done themselves. */
export const STAGE_NOTICES: Readonly<Record<BookingStage, Notices>> = {
  unpaid: {
    brand: {
      subject: 'Please pay again',
      named: 'Please pay again: {package} by {creator}, {amount}',
      body: 'The bank has released your payment for {package} before it could be taken.',
    },
  },
  requested: {
    brand: {
      subject: 'Your request was sent',
      named: 'Your request to {creator} is in[, they answer by {until}]',
      body: 'Your request for {package} has reached {creator}.',
    },
    creator: {
      subject: 'A new request',
      named: '{brand} wants your {package} ({amount})[, answer by {until}]',
      body: '{brand} would like to book {package}.',
    },
  },
  accepted: {
    brand: {
      subject: 'Your request was accepted',
      named: '{creator} accepted: pay {amount}[ by {until}]',
      body: 'There is an answer about {package}.',
    },
  },
  // One email per step: what was authorized is taken within seconds, and then the work begins, or the payment failed.
  securing: {},
  awaiting_product: {
    brand: {
      subject: 'Your receipt: paid, now send the product',
      named: 'Receipt: {amount} for {package}; send {creator} your product',
      body: 'You paid for {package}. The money is held until you approve the content.',
      isReceipt: true,
    },
    creator: {
      subject: 'Your job is paid: the product comes next',
      named: '{brand} paid {amount}: the product for {package} comes next',
      body: 'The payment of {brand} for {package} is held.',
    },
  },
  in_transit: {
    creator: {
      subject: 'A product was sent to you',
      named: '{brand} sent the product[, confirm by {until}]: {package}',
      body: '{brand} has sent you the product for {package}.',
    },
  },
  producing: {
    brand: {
      subject: 'Your receipt: paid, and work has started',
      named: 'Receipt: {amount} for {package}, {creator} started[, due {until}]',
      body: 'You paid for {package}. The money is held until you approve the content.',
      isReceipt: true,
    },
    creator: {
      subject: 'You can begin',
      named: '{brand} paid {amount}: start {package}[, due {until}]',
      body: 'The payment of {brand} for {package} is held.',
    },
  },
  revising: {
    creator: {
      subject: 'Changes were asked for',
      named: '{brand} asked for changes to {package}[, due {until}]',
      body: '{brand} looked at {package} and asked for changes.',
    },
  },
  in_review: {
    brand: {
      subject: 'Your content is ready to review',
      named: '{creator} delivered {package}[, review by {until}]',
      body: '{creator} has delivered {package}.',
    },
  },
  completed: {
    brand: {
      subject: 'Your files are ready',
      named: 'You released {amount} to {creator}: your files are ready',
      body: 'The content of {package} is approved.',
    },
    creator: {
      subject: 'Your content was approved',
      named: '{brand} approved {package} ({amount})',
      body: 'The content of {package} for {brand} is approved.',
    },
  },
  contestable: {
    creator: {
      subject: 'Your content was rejected',
      named: '{brand} rejected {package} ({amount})[, answer by {until}]',
      body: '{brand} rejected the content of {package}.',
    },
  },
  disputed: {
    brand: {
      subject: 'A dispute was opened',
      named: '{creator} opened a dispute: {package}, {amount}',
      body: '{creator} asked us to decide about {package}.',
    },
    creator: {
      subject: 'Your dispute was opened',
      named: 'Your dispute is open: {package}, {amount}',
      body: 'You asked us to decide about {package}.',
    },
    admin: {
      subject: 'A dispute was opened',
      named: 'Dispute: {creator} and {brand}, {amount}',
      body: '{creator} asked us to decide about {package} for {brand}.',
    },
  },
  declined: {
    brand: {
      subject: 'Your request was declined',
      named: '{creator} can’t take {package}, no charge',
      body: 'There is an answer about {package}.',
    },
  },
  withdrawn: {
    creator: {
      subject: 'A request was withdrawn',
      named: '{brand} withdrew: {package} ({amount})',
      body: '{brand} no longer asks for {package}.',
    },
  },
  cancelled: {
    brand: {
      subject: 'Your booking was cancelled',
      named: 'Cancelled: {package} by {creator} ({amount})',
      body: 'The booking of {package} has ended.',
    },
    creator: {
      subject: 'A booking was cancelled',
      named: 'Cancelled: {package} for {brand} ({amount})',
      body: 'The booking of {package} by {brand} has ended.',
    },
  },
  cancelled_with_fee: {
    brand: {
      subject: 'Your booking was cancelled',
      named: 'Cancelled: {package} by {creator} ({amount})',
      body: 'The booking of {package} has ended.',
    },
    creator: {
      subject: 'A booking was cancelled',
      named: 'Cancelled: {package} for {brand} ({amount})',
      body: 'The booking of {package} by {brand} has ended.',
    },
  },
  payment_expired: {
    brand: {
      subject: 'Your booking has expired',
      named: 'Expired unpaid: {package} by {creator} ({amount})',
      body: 'The booking of {package} was not paid in time.',
    },
    creator: {
      subject: 'A booking has expired',
      named: '{brand} didn’t pay {package} ({amount}) in time',
      body: 'The booking of {package} by {brand} was not paid in time.',
    },
  },
  request_expired: {
    brand: {
      subject: 'Your request has expired',
      named: '{creator} didn’t answer in time: {package}, no charge',
      body: 'Your request for {package} was not answered in time.',
    },
    creator: {
      subject: 'A request has expired',
      named: 'Expired: {brand} and {package} ({amount})',
      body: 'The request of {brand} for {package} has run out.',
    },
  },
  not_delivered: {
    brand: {
      subject: 'Your booking has ended',
      named: 'Not delivered: {package} by {creator} ({amount})',
      body: 'The content of {package} was not delivered in time.',
    },
    creator: {
      subject: 'A booking has ended',
      named: 'Not delivered in time: {package} for {brand}',
      body: 'The content of {package} for {brand} was not delivered in time.',
    },
  },
  refunded: {
    brand: { subject: 'Your money goes back to you', body: 'The booking of {package} has ended.' },
    creator: { subject: 'A booking has ended', body: 'The booking of {package} by {brand} has ended.' },
  },
};
