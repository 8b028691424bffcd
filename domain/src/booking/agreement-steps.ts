import { AGREEMENT_TEXTS } from './agreements.js';
import type { BookingContext } from './context.js';
import type { Reader } from './parties.js';
import type { StepRow } from './step-row.js';

const iso = (time: number | undefined): string => new Date(time ?? 0).toISOString();
/** The stages in which the parties can divide what is held as they like. */
const HELD = ['producing', 'revising', 'in_review', 'contestable', 'disputed'] as const;
const isOpenExtension = ({ extension }: BookingContext): boolean => extension !== null;
const isOfOther = ({ proposal }: BookingContext, reader: Reader): boolean =>
  proposal !== null && reader !== 'admin' && proposal.by !== reader;
const namedProposal = ({ proposal }: BookingContext) => ({ number: proposal?.number ?? 0 });

/** The steps by which the deal is changed, or ended otherwise than it was booked. */
export const AGREEMENT_STEPS = {
  cancel_booking: {
    by: 'brand',
    event: 'BRAND_CANCELLED',
    shownIn: ['producing'],
    input: { creatorPercent: 'required' },
    names: ({ cancellationPercent }: BookingContext) => ({ creatorPercent: cancellationPercent }),
    label: 'Cancel Booking',
    destructive: true,
    aside: true,
    consequence: AGREEMENT_TEXTS.cancelling,
    done: { title: 'Booking Cancelled', text: 'The creator has been told.' },
    history: 'The brand cancelled',
  },
  extend_due_date: {
    by: 'brand',
    event: 'DUE_EXTENDED',
    shownIn: ['producing', 'revising'],
    input: { dueAt: 'required' },
    label: 'Extend Due Date',
    neutral: true,
    aside: true,
    confirmation: '{creator} has more time, and the delivery counts as late only after the new date.',
    done: { title: 'Due Date Extended', text: 'The creator has been told.' },
    history: 'The brand extended the due date',
  },
  ask_extension: {
    by: 'creator',
    event: 'EXTENSION_ASKED',
    shownIn: ['producing', 'revising'],
    input: { dueAt: 'required', reason: 'required' },
    label: 'Ask for More Time',
    neutral: true,
    aside: true,
    question: 'Why do you need more time? {brand} reads your answer.',
    confirmation: 'The due date stays as it is until {brand} accepts.',
    done: { title: 'Request Sent', text: 'You’ll hear when the brand has answered.' },
    history: 'The creator asked for more time',
  },
  accept_extension: {
    by: 'brand',
    event: 'EXTENSION_ACCEPTED',
    shownIn: ['producing', 'revising'],
    shownWhen: isOpenExtension,
    input: { number: 'required', dueAt: 'required' },
    names: ({ extension }: BookingContext) => ({
      number: extension?.number ?? 0,
      dueAt: iso(extension?.dueAt),
    }),
    label: 'Accept More Time',
    answers: true,
    confirmation: 'The content is then due {dueAt}.',
    done: { title: 'More Time Accepted', text: 'The creator has been told.' },
    history: 'The brand accepted more time',
  },
  decline_extension: {
    by: 'brand',
    event: 'EXTENSION_DECLINED',
    shownIn: ['producing', 'revising'],
    shownWhen: isOpenExtension,
    input: { number: 'required' },
    names: ({ extension }: BookingContext) => ({ number: extension?.number ?? 0 }),
    label: 'Decline More Time',
    answers: true,
    neutral: true,
    done: { title: 'More Time Declined', text: 'The due date stays as it was.' },
    history: 'The brand declined more time',
  },
  propose_settlement: {
    by: 'parties',
    event: 'SETTLEMENT_PROPOSED',
    shownIn: HELD,
    input: { creatorPercent: 'required', reason: 'required' },
    label: 'Propose Settlement',
    neutral: true,
    aside: true,
    question: 'Why should it end like this? The other party reads your answer.',
    consequence: AGREEMENT_TEXTS.proposing,
    done: { title: 'Settlement Proposed', text: 'The other party has been told.' },
    history: 'A settlement was proposed',
  },
  accept_settlement: {
    by: 'parties',
    event: 'SETTLEMENT_ACCEPTED',
    shownIn: HELD,
    shownWhen: isOfOther,
    input: { number: 'required', creatorPercent: 'required' },
    names: ({ proposal }: BookingContext) => ({
      number: proposal?.number ?? 0,
      creatorPercent: proposal?.creatorPercent ?? 0,
    }),
    label: 'Accept Settlement',
    answers: true,
    neutral: true,
    consequence: AGREEMENT_TEXTS.accepting,
    done: { title: 'Settlement Accepted', text: 'The money is divided as you agreed.' },
    history: 'The settlement was accepted',
  },
  decline_settlement: {
    by: 'parties',
    event: 'SETTLEMENT_DECLINED',
    shownIn: HELD,
    shownWhen: isOfOther,
    input: { number: 'required' },
    names: namedProposal,
    label: 'Decline Settlement',
    answers: true,
    neutral: true,
    done: { title: 'Settlement Declined', text: 'The booking goes on as before.' },
    history: 'The settlement was declined',
  },
  withdraw_proposal: {
    by: 'parties',
    event: 'SETTLEMENT_WITHDRAWN',
    shownIn: HELD,
    shownWhen: ({ proposal }: BookingContext, reader: Reader) => proposal?.by === reader,
    input: { number: 'required' },
    names: namedProposal,
    label: 'Withdraw Proposal',
    neutral: true,
    aside: true,
    done: { title: 'Proposal Withdrawn', text: 'The booking goes on as before.' },
    history: 'The proposal was withdrawn',
  },
} as const satisfies Record<string, StepRow>;
