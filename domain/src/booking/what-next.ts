import { isIncomplete } from '../review/counted.js';
import type { BookingContext } from './context.js';
import type { Party } from './parties.js';
import type { BookingFlow, BookingStage } from './stages.js';
import type { BookingState } from './state.js';

export interface NumberedStep {
  title: string;
  text: string;
}

const REVIEWS = {
  title: 'Creator Reviews Your Request',
  text: 'The creator will approve it or give you feedback.',
};

/** What comes after a request; the first flow has the card authorized already. */
const AFTER_REQUEST: Readonly<Record<BookingFlow, readonly NumberedStep[]>> = {
  pay_first: [
    REVIEWS,
    {
      title: "You'll Get Notified",
      text: "You'll get an email with the answer. Your card is charged only if the creator accepts.",
    },
    { title: 'Work Begins', text: 'The creator starts as soon as the payment is held.' },
  ],
  approve_first: [
    REVIEWS,
    {
      title: "You'll Get Notified",
      text: "You'll get an email with next steps and payment details once approved.",
    },
    { title: 'Work Begins', text: 'The creator starts after payment.' },
  ],
};

const AFTER_DELIVERY: readonly NumberedStep[] = [
  { title: 'Brand review', text: 'The brand looks at every file.' },
  { title: 'Approval or revision', text: 'They approve it, or say what should change.' },
  { title: 'Payment release', text: 'When they approve, the held payment is released to you.' },
];

const AFTER_INCOMPLETE: readonly NumberedStep[] = [
  ...AFTER_DELIVERY.slice(0, -1),
  {
    title: 'Payment release',
    text: 'When they approve, the held payment is released to you. Without an answer, our team decides.',
  },
];

type Lists = Partial<
  Record<BookingStage, Partial<Record<Party, (context: BookingContext) => readonly NumberedStep[]>>>
>;
const LISTS: Lists = {
  requested: { brand: ({ flow }) => AFTER_REQUEST[flow] },
  in_review: { creator: ({ missing }) => (isIncomplete(missing) ? AFTER_INCOMPLETE : AFTER_DELIVERY) },
};

/** What happens one after the other from here; empty where it isn't told as a list. */
export function whatHappensNext({ stage, context }: BookingState, party: Party): readonly NumberedStep[] {
  return LISTS[stage]?.[party]?.(context) ?? [];
}
