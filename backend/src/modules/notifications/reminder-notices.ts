import type { BookingStage, Party } from '@reelpact/domain';
import type { BookingRecord } from '../bookings/index.js';
import type { ForParties, Notice } from './notices.js';

/**
 * What each party reads when a stage's window is about to end: whose turn it is. What she has to do, until when,
 * and what silence does, the letter takes from the stage. {due} is the day of the delivery.
 */
export const REMINDER_NOTICES: Readonly<Partial<Record<BookingStage, ForParties>>> = {
  unpaid: {
    brand: { subject: 'Your booking is not paid yet', says: 'The time to pay for {package} is running out.' },
  },
  requested: {
    brand: { subject: 'Your request is still open', says: '{creator} has not answered about {package} yet.' },
    creator: {
      subject: 'A request waits for you',
      says: '{brand} still waits for your answer about {package}.',
    },
  },
  accepted: {
    brand: { subject: 'Please pay for your booking', says: 'The time to pay for {package} is running out.' },
    creator: { subject: 'A payment has not come yet', says: '{brand} has not paid for {package} yet.' },
  },
  producing: {
    brand: { subject: 'Your content is due', says: 'The content of {package} is due on {due}.' },
    creator: {
      subject: 'Your delivery is due',
      says: 'The content of {package} for {brand} is due on {due}.',
    },
  },
  revising: {
    brand: { subject: 'Your new version is due', says: 'The new version of {package} is due on {due}.' },
    creator: {
      subject: 'Your new version is due',
      says: 'The new version of {package} for {brand} is due on {due}.',
    },
  },
  in_review: {
    brand: { subject: 'Please review your content', says: 'The time to review {package} is running out.' },
    creator: {
      subject: 'Your content is still in review',
      says: '{brand} has not answered about {package} yet.',
    },
  },
  contestable: {
    brand: {
      subject: 'Your rejection is still open',
      says: '{creator} has not answered about {package} yet.',
    },
    creator: {
      subject: 'Please answer a rejection',
      says: 'The time to contest the rejection of {package} is running out.',
    },
  },
  disputed: {
    brand: { subject: 'Your dispute is not decided yet', says: 'We have not decided about {package} yet.' },
    creator: { subject: 'Your dispute is not decided yet', says: 'We have not decided about {package} yet.' },
  },
};

/** The same where the day of the delivery is over. */
export const OVERDUE_NOTICES: Readonly<Partial<Record<BookingStage, ForParties>>> = {
  producing: {
    brand: { subject: 'Your content is overdue', says: 'The content of {package} was due on {due}.' },
    creator: {
      subject: 'Your delivery is overdue',
      says: 'The content of {package} for {brand} was due on {due} and is overdue.',
    },
  },
  revising: {
    brand: { subject: 'Your new version is overdue', says: 'The new version of {package} was due on {due}.' },
    creator: {
      subject: 'Your new version is overdue',
      says: 'The new version of {package} for {brand} was due on {due} and is overdue.',
    },
  },
};

/**
 * What a party is reminded of at a moment (milliseconds since 1970).
 * @throws Error when the machine reminds of a stage for which there are no words
 */
export function reminderFor({ state }: BookingRecord, party: Party, at: number): Notice {
  const { stage, context } = state;
  const overdue = context.dueAt !== null && at >= context.dueAt;
  const notice = (overdue ? OVERDUE_NOTICES[stage] : undefined)?.[party] ?? REMINDER_NOTICES[stage]?.[party];
  if (!notice) throw new Error(`nobody wrote what the ${party} is reminded of while ${stage}`);
  return notice;
}
