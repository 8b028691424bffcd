import {
  type BookingStage,
  REMINDER,
  type Reader,
  type Reminded,
  decide,
  isIncomplete,
} from '@reelpact/domain';
import type { BookingRecord, Change } from '../../bookings/index.js';
import type { Notice, Notices } from './notice.js';

/**
 * What each party reads when a stage's window is about to end: whose turn it is. What they have to do, until when,
 * and what silence does, the email takes from the situation. {due} is the day of the delivery.
 */
export const REMINDER_NOTICES: Readonly<Partial<Record<BookingStage, Notices>>> = {
  unpaid: {
    brand: {
      subject: 'Your booking is not paid yet',
      named: 'Still to pay: {package} by {creator}, {amount}[ by {until}]',
      body: 'The time to pay for {package} is running out.',
    },
  },
  requested: {
    brand: {
      subject: 'Your request is still open',
      named: '{creator} hasn’t answered yet: {package}[, until {until}]',
      body: '{creator} has not answered about {package} yet.',
    },
    creator: {
      subject: 'A request waits for you',
      named: '{brand} still waits: {package} ({amount})[, answer by {until}]',
      body: '{brand} still waits for your answer about {package}.',
    },
  },
  accepted: {
    brand: {
      subject: 'Please pay for your booking',
      named: 'Pay {creator} {amount} for {package}[ by {until}]',
      body: 'The time to pay for {package} is running out.',
    },
    creator: {
      subject: 'A payment has not come yet',
      named: '{brand} hasn’t paid yet: {package} ({amount})',
      body: '{brand} has not paid for {package} yet.',
    },
  },
  awaiting_product: {
    brand: {
      subject: 'Please send the product',
      named: 'Send {creator} the product[ by {until}]: {package}, {amount}',
      body: 'The time to send the product for {package} is running out.',
    },
    creator: {
      subject: 'A product was not sent yet',
      named: '{brand} hasn’t sent the product yet: {package}',
      body: '{brand} has not sent the product for {package} yet.',
    },
  },
  in_transit: {
    brand: {
      subject: 'Your product is not confirmed yet',
      named: '{creator} hasn’t confirmed your product yet: {package}',
      body: '{creator} has not confirmed the product for {package} yet.',
    },
    creator: {
      subject: 'Did the product arrive?',
      named: 'Did {brand}’s product arrive? {package}[, answer by {until}]',
      body: 'The time to confirm the product for {package} is running out.',
    },
  },
  producing: {
    brand: {
      subject: 'Your content is due',
      named: 'Due {until}: {package} by {creator}',
      body: 'The content of {package} is due on {due}.',
    },
    creator: {
      subject: 'Your delivery is due',
      named: 'Due {until}: {package} for {brand} ({amount})',
      body: 'The content of {package} for {brand} is due on {due}.',
    },
  },
  revising: {
    brand: {
      subject: 'Your new version is due',
      named: 'New version due {until}: {package} by {creator}',
      body: 'The new version of {package} is due on {due}.',
    },
    creator: {
      subject: 'Your new version is due',
      named: 'New version due {until}: {package} for {brand}',
      body: 'The new version of {package} for {brand} is due on {due}.',
    },
  },
  in_review: {
    brand: {
      subject: 'Please review your content',
      named: '{amount} goes to {creator}[ on {until}] unless you answer',
      body: 'The time to review {package} is running out.',
    },
    creator: {
      subject: 'Your content is still in review',
      named: '{brand} hasn’t reviewed {package} yet ({amount})',
      body: '{brand} has not answered about {package} yet.',
    },
  },
  contestable: {
    brand: {
      subject: 'Your rejection is still open',
      named: '{creator} hasn’t answered your rejection of {package}',
      body: '{creator} has not answered about {package} yet.',
    },
    creator: {
      subject: 'Please answer a rejection',
      named: 'Answer {brand}’s rejection of {package}[ by {until}]',
      body: 'The time to contest the rejection of {package} is running out.',
    },
  },
  disputed: {
    brand: { subject: 'Your dispute is not decided yet', body: 'We have not decided about {package} yet.' },
    creator: { subject: 'Your dispute is not decided yet', body: 'We have not decided about {package} yet.' },
    admin: {
      subject: 'A dispute waits for a decision',
      body: 'The dispute between {creator} and {brand} about {package} is not decided yet.',
    },
  },
};

/** The same where the day of the delivery is over. */
export const OVERDUE_NOTICES: Readonly<Partial<Record<BookingStage, Notices>>> = {
  producing: {
    brand: {
      subject: 'Your content is overdue',
      named: 'Overdue: {package} by {creator} ({amount})',
      body: 'The content of {package} was due on {due}.',
    },
    creator: {
      subject: 'Your delivery is overdue',
      named: 'Overdue: {package} for {brand} ({amount})',
      body: 'The content of {package} for {brand} was due on {due} and is overdue.',
    },
  },
  revising: {
    brand: {
      subject: 'Your new version is overdue',
      named: 'Overdue: new version of {package} by {creator}',
      body: 'The new version of {package} was due on {due}.',
    },
    creator: {
      subject: 'Your new version is overdue',
      named: 'Overdue: new version of {package} for {brand}',
      body: 'The new version of {package} for {brand} was due on {due} and is overdue.',
    },
  },
};

/** The same where the latest version is incomplete: silence doesn't approve it. */
export const INCOMPLETE_REMINDERS: Readonly<Partial<Record<BookingStage, Notices>>> = {
  in_review: {
    brand: {
      subject: 'Please review your content',
      named: 'Answer {creator}[ by {until}]: {package} is incomplete',
      body: 'The time to review {package} is running out.',
    },
    creator: {
      subject: 'Your content is still in review',
      named: '{brand} hasn’t reviewed {package} yet ({amount})',
      body: '{brand} has not answered about {package} yet.',
    },
  },
};

/**
 * What somebody is reminded of at a moment (milliseconds since 1970).
 * @throws Error when the machine reminds of a stage for which there is no text
 */
export function reminderFor({ state }: BookingRecord, reader: Reader, at: number): Notice {
  const { stage, context } = state;
  const overdue = context.dueAt !== null && at >= context.dueAt;
  const tables = [
    ...(overdue ? [OVERDUE_NOTICES] : []),
    ...(isIncomplete(context.missing) ? [INCOMPLETE_REMINDERS] : []),
    REMINDER_NOTICES,
  ];
  const notice = tables.map((table) => table[stage]?.[reader]).find((one) => one !== undefined);
  if (!notice) throw new Error(`no text reminds the ${reader} of a booking that is ${stage}`);
  return notice;
}

/** Whom a change reminds: the machine says it again of the state as it was. Nobody, where it is no reminder. */
export function remindedBy({ before, event }: Pick<Change, 'before' | 'event'>): readonly Reminded[] {
  if (before === null || event.type !== REMINDER) return [];
  const decision = decide(before.state, event);
  const effects = decision.taken ? decision.effects : [];
  return effects.flatMap((effect) => (effect.type === 'sendReminder' ? effect.params.to : []));
}

/** Names a reminder: it is told once to each reader. */
export const reminderId = ({ id, revision }: BookingRecord): string => `${id}:${revision}:reminder`;
