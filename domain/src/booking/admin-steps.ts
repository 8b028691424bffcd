import { stagesWhere } from './stages-where.js';
import type { StepRow } from './step-row.js';

/** What only the platform's people can do to a booking. */
export const ADMIN_STEPS = {
  resolve_dispute: {
    by: 'admin',
    event: 'DISPUTE_RESOLVED',
    shownIn: ['disputed'],
    input: { creatorPercent: 'required', reason: 'optional' },
    label: 'Resolve Dispute',
    question: 'Your reason; both parties read it',
    confirmation: 'This moves the money and cannot be undone.',
    done: { title: 'Dispute Resolved', text: 'Both parties have been told.' },
    history: 'The platform decided the dispute',
  },
  cancel_as_admin: {
    by: 'admin',
    event: 'ADMIN_CANCELLED',
    shownIn: stagesWhere(({ final }) => !final),
    input: { reason: 'required' },
    label: 'Cancel Booking',
    destructive: true,
    question: 'Why is this booking cancelled? Both parties read it. What was paid goes back to the brand.',
    done: { title: 'Booking Cancelled', text: 'Both parties have been told.' },
    history: 'The platform cancelled',
  },
  reissue_refund: {
    by: 'admin',
    event: 'REFUND_REISSUED',
    shownIn: stagesWhere(({ final }) => final),
    input: { reason: 'required' },
    label: 'Send Refund Again',
    question: 'Why is the refund sent again? Both parties read it. Its first try came back from the bank.',
    done: { title: 'Refund Sent Again', text: 'It takes a few days to be seen on the card.' },
    history: 'The platform sent a refund again',
  },
  grant_refund: {
    by: 'admin',
    event: 'REFUND_GRANTED',
    shownIn: ['completed'],
    input: { amount: 'required', reason: 'required' },
    label: 'Refund the Brand',
    destructive: true,
    question: 'Your reason; both parties read it',
    confirmation: 'It is taken back from the creator’s account where that is possible.',
    done: { title: 'Refund Granted', text: 'The money goes back to the brand.' },
    history: 'The platform granted a refund',
  },
} as const satisfies Record<string, StepRow>;
