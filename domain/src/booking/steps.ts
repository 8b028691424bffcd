import type { CountedPart } from '../review/counted.js';
import { ADMIN_STEPS } from './admin-steps.js';
import { AGREEMENT_STEPS } from './agreement-steps.js';
import type { BookingContext } from './context.js';
import { BOOKING_MESSAGES } from './limits.js';
import { PARTIES, type Reader } from './parties.js';
import type { BookingState } from './state.js';
import { PRODUCT_STEPS } from './product-steps.js';
import type { StepRow } from './step-row.js';

/** What a changed brief changes about the deal. */
type Terms = Pick<
  BookingContext,
  'amount' | 'deliveryDays' | 'revisionsLeft' | 'cancellationPercent' | 'needsProduct'
>;

/** Everything about each step that a person can take with a booking. Its transition is in the machine. */
export const STEPS = {
  pay: {
    by: 'brand',
    event: null,
    shownIn: ['unpaid', 'accepted'],
    input: {},
    label: 'Pay Now',
    screen: { pay_first: 'checkout', approve_first: 'escrow-checkout' },
    history: 'The brand paid',
  },
  edit_brief: {
    by: 'brand',
    event: 'BRIEF_EDITED',
    carries: ({ context }: BookingState): Terms => {
      const { amount, deliveryDays, revisionsLeft, cancellationPercent, needsProduct } = context;
      return { amount, deliveryDays, revisionsLeft, cancellationPercent, needsProduct };
    },
    // Taken by sending the booking form again, after Back from the checkout.
    shownIn: [],
    input: {},
    label: 'Edit Brief',
    history: 'The brand changed the brief',
  },
  withdraw: {
    by: 'brand',
    event: 'BRAND_WITHDREW',
    shownIn: ['unpaid', 'requested', 'accepted'],
    input: {},
    label: 'Withdraw Request',
    destructive: true,
    confirmation: 'The request is withdrawn and the creator is told. You are not charged.',
    done: { title: 'Request Withdrawn', text: 'You are not charged.' },
    history: 'The brand withdrew',
  },
  approve_request: {
    by: 'creator',
    event: 'CREATOR_APPROVED',
    /** Whether they could be sent a product, as the server knows. */
    carries: { hasAddress: true as boolean },
    shownIn: ['requested'],
    input: { notes: 'optional' },
    preset: { notes: 'Job approved by creator' },
    label: 'Accept Job',
    done: {
      title: 'Booking Approved',
      text: {
        pay_first: 'The project is now in progress.',
        approve_first: 'The brand has been asked to pay; work begins as soon as the payment is held.',
      },
    },
    failed: 'Failed to approve booking',
    history: 'The creator accepted',
  },
  decline_request: {
    by: 'creator',
    event: 'CREATOR_DECLINED',
    shownIn: ['requested'],
    input: { reason: 'required' },
    label: 'Decline Job',
    quoted: { creator: 'Why you declined', brand: 'Why the creator declined' },
    saysWhyItEnded: true,
    destructive: true,
    question: BOOKING_MESSAGES.reason,
    done: {
      title: 'Job Declined',
      text: {
        pay_first: 'The job was declined and the customer will be refunded.',
        approve_first: 'The job was declined and the customer has been told.',
      },
    },
    failed: 'Failed to reject booking',
    history: 'The creator declined',
  },
  submit_content: {
    by: 'creator',
    event: 'CONTENT_SUBMITTED',
    /** How many finished uploads are in no earlier version, and what the version lacks of what is counted. */
    carries: { newFiles: 1 as number, missing: [] as readonly CountedPart[] },
    shownIn: ['producing', 'revising', 'in_review'],
    input: { notes: 'optional' },
    label: 'Upload Content',
    screen: 'content-delivery',
    history: 'The creator delivered',
  },
  approve_content: {
    by: 'brand',
    event: 'BRAND_APPROVED',
    shownIn: ['in_review', 'revising'],
    input: { feedback: 'optional', submissionId: 'optional', version: 'optional' },
    label: 'Approve & Release Payment',
    screen: 'brand-review',
    confirmation:
      '{amount} goes to {creator} now. The original files unlock for you, with the usage rights of this package. This cannot be undone.',
    history: 'The brand approved',
  },
  request_revision: {
    by: 'brand',
    event: 'REVISION_REQUESTED',
    shownIn: ['in_review'],
    input: { feedback: 'required', submissionId: 'optional', version: 'optional', kind: 'optional' },
    label: 'Request Revision',
    screen: 'brand-review',
    history: 'The brand asked for changes',
    quoted: { creator: 'What the brand asked to change', brand: 'What you asked to change' },
  },
  reject_content: {
    by: 'brand',
    event: 'BRAND_REJECTED',
    shownIn: ['in_review'],
    input: { feedback: 'optional', submissionId: 'optional', version: 'optional', ground: 'optional' },
    label: 'Reject Content',
    destructive: true,
    screen: 'brand-review',
    question: 'What exactly is wrong? {creator} reads your answer.',
    confirmation:
      'The {amount} stays held. {creator} can accept the rejection, and you get the money back, or contest it: then our team decides, and if it hasn’t in time, the money is split in half.',
    history: 'The brand rejected the content',
    quoted: { creator: 'Why the brand rejected the content', brand: 'Why you rejected the content' },
  },
  cancel_late: {
    by: 'brand',
    event: 'BRAND_CANCELLED_LATE',
    shownIn: ['producing', 'revising'],
    input: {},
    label: 'Cancel for Late Delivery',
    destructive: true,
    confirmation: 'The booking ends and {amount} goes back to your card. It can take up to 14 days.',
    done: { title: 'Booking Cancelled', text: 'Your money goes back to your card.' },
    history: 'The brand cancelled because of lateness',
  },
  ...PRODUCT_STEPS,
  ...AGREEMENT_STEPS,
  complete_booking: {
    by: 'creator',
    event: 'REVIEW_WINDOW_ENDED',
    // Offered by the clock, and by the specification's call: no page has a button for it.
    shownIn: [],
    input: {},
    label: 'Complete Booking',
    failed: 'Failed to complete booking',
    history: 'The time to review ended',
  },
  accept_rejection: {
    by: 'creator',
    event: 'REJECTION_ACCEPTED',
    shownIn: ['contestable'],
    input: {},
    label: 'Accept Rejection',
    neutral: true,
    confirmation: 'The money goes back to the brand. This cannot be undone.',
    done: { title: 'Rejection Accepted', text: 'The money goes back to the brand.' },
    history: 'The creator accepted the rejection',
  },
  contest_rejection: {
    by: 'creator',
    event: 'CREATOR_CONTESTED',
    shownIn: ['contestable'],
    input: { reason: 'required' },
    label: 'Contest Rejection',
    neutral: true,
    question: 'Why should the content count as delivered as agreed?',
    done: { title: 'Rejection Contested', text: 'Our team will decide; the money stays held.' },
    history: 'The creator contested the rejection',
  },
  waive_revision: {
    by: 'creator',
    event: 'REVISION_WAIVED',
    shownIn: ['revising'],
    input: {},
    label: 'Make This Revision Free',
    neutral: true,
    confirmation: 'The brand gets this revision back and can use it again. This cannot be undone.',
    done: { title: 'Revision Given Back', text: 'The brand has been told.' },
    history: 'The creator gave the revision back',
  },
  grant_revision: {
    by: 'creator',
    event: 'REVISION_GRANTED',
    shownIn: ['in_review'],
    shownWhen: ({ revisionsLeft }) => revisionsLeft === 0,
    input: {},
    label: 'Grant One More Revision',
    neutral: true,
    confirmation: 'The brand can ask for changes once more. This cannot be undone.',
    done: { title: 'Revision Granted', text: 'The brand has been told.' },
    history: 'The creator granted one more revision',
  },
  open_dispute: {
    by: 'creator',
    event: 'DISPUTE_OPENED',
    shownIn: ['revising'],
    input: { reason: 'required' },
    label: 'Open Dispute',
    destructive: true,
    question: 'What can you and the brand not agree on?',
    done: { title: 'Dispute Opened', text: 'Our team will decide; the money stays held.' },
    history: 'The creator opened a dispute',
  },
  withdraw_as_creator: {
    by: 'creator',
    event: 'CREATOR_WITHDREW',
    shownIn: ['accepted', 'securing', 'awaiting_product', 'in_transit', 'producing', 'revising'],
    input: { reason: 'required' },
    label: 'Withdraw from Job',
    destructive: true,
    question: 'Why can you not do this job?',
    done: { title: 'Job Withdrawn', text: 'The brand has been told.' },
    history: 'The creator withdrew',
  },
  ...ADMIN_STEPS,
} as const satisfies Record<string, StepRow>;

export type StepName = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as StepName[];
export const stepRow = (name: StepName): StepRow => STEPS[name];

/** Who can take a step. */
export const takersOf = (name: StepName): readonly Reader[] => {
  const { by } = stepRow(name);
  return by === 'parties' ? PARTIES : [by];
};

/** Steps that need more than their row: a card, files, a whole form. */
const WITH_MORE = ['pay', 'submit_content', 'edit_brief'] as const satisfies StepName[];
export type TakenStep = Exclude<StepName, (typeof WITH_MORE)[number]>;
/** The others, which are taken by their name. */
export const TAKEN_STEPS = STEP_NAMES.filter(
  (name): name is TakenStep => !(WITH_MORE as readonly StepName[]).includes(name),
);
