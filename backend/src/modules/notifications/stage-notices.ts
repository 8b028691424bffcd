import type { BookingStage } from '@reelpact/domain';
import type { Notices } from './notice.js';

/** What each party is told when a booking enters a stage. Nobody is told what they have just done themselves. */
export const STAGE_NOTICES: Readonly<Record<BookingStage, Notices>> = {
  unpaid: {
    brand: {
      subject: 'Please pay again',
      body: 'The bank has released your payment before it could be taken.',
    },
  },
  requested: {
    brand: { subject: 'Your request was sent', body: 'Your request for {package} has reached {creator}.' },
    creator: { subject: 'A new request', body: '{brand} would like to book {package}.' },
  },
  accepted: {
    brand: { subject: 'Your request was accepted', body: '{creator} accepted your request for {package}.' },
  },
  securing: {
    brand: { subject: 'Your request was accepted', body: '{creator} accepted your request for {package}.' },
  },
  producing: {
    brand: {
      subject: 'Your payment is held',
      body: 'The payment for {package} is held until you approve the content.',
    },
    creator: { subject: 'You can begin', body: 'The payment of {brand} for {package} is held.' },
  },
  revising: {
    creator: {
      subject: 'Changes were asked for',
      body: '{brand} looked at {package} and asked for changes.',
    },
  },
  in_review: {
    brand: { subject: 'Your content is ready to review', body: '{creator} has delivered {package}.' },
  },
  completed: {
    brand: { subject: 'Your files are ready', body: 'The content of {package} is approved.' },
    creator: {
      subject: 'Your content was approved',
      body: 'The content of {package} for {brand} is approved.',
    },
  },
  contestable: {
    creator: { subject: 'Your content was rejected', body: '{brand} rejected the content of {package}.' },
  },
  disputed: {
    brand: { subject: 'A dispute was opened', body: '{creator} asked us to decide about {package}.' },
    creator: { subject: 'Your dispute was opened', body: 'You asked us to decide about {package}.' },
    admin: {
      subject: 'A dispute was opened',
      body: '{creator} asked us to decide about {package} for {brand}.',
    },
  },
  declined: {
    brand: {
      subject: 'Your request was declined',
      body: '{creator} cannot take your request for {package}.',
    },
  },
  withdrawn: {
    creator: { subject: 'A request was withdrawn', body: '{brand} no longer asks for {package}.' },
  },
  cancelled: {
    brand: { subject: 'Your booking was cancelled', body: 'The booking of {package} has ended.' },
    creator: { subject: 'A booking was cancelled', body: 'The booking of {package} by {brand} has ended.' },
  },
  payment_expired: {
    brand: { subject: 'Your booking has expired', body: 'The booking of {package} was not paid in time.' },
    creator: {
      subject: 'A booking has expired',
      body: 'The booking of {package} by {brand} was not paid in time.',
    },
  },
  request_expired: {
    brand: {
      subject: 'Your request has expired',
      body: 'Your request for {package} was not answered in time.',
    },
    creator: { subject: 'A request has expired', body: 'The request of {brand} for {package} has run out.' },
  },
  not_delivered: {
    brand: { subject: 'Your booking has ended', body: 'The content of {package} was not delivered in time.' },
    creator: {
      subject: 'A booking has ended',
      body: 'The content of {package} for {brand} was not delivered in time.',
    },
  },
  refunded: {
    brand: { subject: 'Your money goes back to you', body: 'The booking of {package} has ended.' },
    creator: { subject: 'A booking has ended', body: 'The booking of {package} by {brand} has ended.' },
  },
};
