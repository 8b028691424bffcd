import type { BookingEventType } from './booking.events.js';
import type { Party } from './booking.parties.js';
import { type BookingFlow, type BookingStage, stagesWhere } from './booking.stages.js';
import { BOOKING_MESSAGES } from './limits.js';

/** What a person can send with a step. Limits and messages of the texts: `BOOKING_LIMITS`, `BOOKING_MESSAGES`. */
export interface StepFields {
  reason: string;
  feedback: string;
  notes: string;
  /** The submission that was looked at; the latest when it is not named. */
  submissionId: string;
  /** The creator's share, a whole number from 0 to 100. */
  creatorPercent: number;
  /** Dollars as typed, such as "50.00". */
  amount: number | string;
}
type Field = keyof StepFields;

/** A toast: its title, and a sentence where there is more to say; the sentence can depend on who pays when. */
export interface DoneText {
  title: string;
  text?: string | Readonly<Record<BookingFlow, string>>;
}

interface StepRow {
  by: Party | 'admin';
  /** The event it sends; paying and delivering need more than a click and are sent by their own use cases. */
  event: BookingEventType | null;
  /** Stages in which it is shown, even where it can't be used just now. */
  shownIn: readonly BookingStage[];
  required: readonly Field[];
  optional: readonly Field[];
  /** On its button, and as the title of its dialog. */
  label: string;
  /** Ends something or can't be undone: its button warns. */
  destructive?: true;
  /** How the reason is asked for, in a dialog. */
  question?: string;
  /** What follows from it, in a dialog that asks once more. */
  confirmation?: string;
  done?: DoneText;
  /** A fixed text of the specification for a failure; the server's sentence follows it. */
  failed?: string;
  /** What the history calls it. */
  history: string;
}

const UNFINISHED = stagesWhere(({ final }) => !final);

/** Everything about each step that a person can take with a booking. Its transition is in the machine. */
export const STEPS = {
  pay: {
    by: 'brand',
    event: null,
    shownIn: ['unpaid', 'accepted'],
    required: [],
    optional: [],
    label: 'Pay Now',
    history: 'The brand paid',
  },
  withdraw: {
    by: 'brand',
    event: 'BRAND_WITHDREW',
    shownIn: ['unpaid', 'requested', 'accepted'],
    required: [],
    optional: [],
    label: 'Withdraw Request',
    destructive: true,
    confirmation: 'The request is withdrawn and the creator is told. You are not charged.',
    done: { title: 'Request Withdrawn', text: 'You are not charged.' },
    history: 'The brand withdrew',
  },
  approve_request: {
    by: 'creator',
    event: 'CREATOR_APPROVED',
    shownIn: ['requested'],
    required: [],
    optional: ['notes'],
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
    required: ['reason'],
    optional: [],
    label: 'Decline Job',
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
    shownIn: ['producing', 'revising', 'in_review'],
    required: [],
    optional: ['notes'],
    label: 'Upload Content',
    history: 'The creator delivered',
  },
  approve_content: {
    by: 'brand',
    event: 'BRAND_APPROVED',
    shownIn: ['in_review', 'revising'],
    required: [],
    optional: ['feedback', 'submissionId'],
    label: 'Approve & Release Payment',
    history: 'The brand approved',
  },
  request_revision: {
    by: 'brand',
    event: 'REVISION_REQUESTED',
    shownIn: ['in_review'],
    required: ['feedback'],
    optional: ['submissionId'],
    label: 'Request Revision',
    history: 'The brand asked for changes',
  },
  reject_content: {
    by: 'brand',
    event: 'BRAND_REJECTED',
    shownIn: ['in_review'],
    required: [],
    optional: ['feedback', 'submissionId'],
    label: 'Reject Content',
    destructive: true,
    history: 'The brand rejected the content',
  },
  cancel_late: {
    by: 'brand',
    event: 'BRAND_CANCELLED_LATE',
    shownIn: ['producing', 'revising'],
    required: [],
    optional: [],
    label: 'Cancel for Late Delivery',
    destructive: true,
    confirmation: 'The booking ends and your money goes back to you.',
    done: { title: 'Booking Cancelled', text: 'Your money goes back to you.' },
    history: 'The brand cancelled because of lateness',
  },
  complete_booking: {
    by: 'creator',
    event: 'REVIEW_WINDOW_ENDED',
    // Offered by the clock, and by the specification's call: no page has a button for it.
    shownIn: [],
    required: [],
    optional: [],
    label: 'Complete Booking',
    history: 'The time to review ended',
  },
  accept_rejection: {
    by: 'creator',
    event: 'REJECTION_ACCEPTED',
    shownIn: ['contestable'],
    required: [],
    optional: [],
    label: 'Accept Rejection',
    confirmation: 'The money goes back to the brand. This cannot be undone.',
    done: { title: 'Rejection Accepted', text: 'The money goes back to the brand.' },
    history: 'The creator accepted the rejection',
  },
  contest_rejection: {
    by: 'creator',
    event: 'CREATOR_CONTESTED',
    shownIn: ['contestable'],
    required: ['reason'],
    optional: [],
    label: 'Contest Rejection',
    destructive: true,
    question: 'Why should the content count as delivered as agreed?',
    done: { title: 'Rejection Contested', text: 'Our team will decide; the money stays held.' },
    history: 'The creator contested the rejection',
  },
  open_dispute: {
    by: 'creator',
    event: 'DISPUTE_OPENED',
    shownIn: ['revising'],
    required: ['reason'],
    optional: [],
    label: 'Open Dispute',
    destructive: true,
    question: 'What can you and the brand not agree on?',
    done: { title: 'Dispute Opened', text: 'Our team will decide; the money stays held.' },
    history: 'The creator opened a dispute',
  },
  withdraw_as_creator: {
    by: 'creator',
    event: 'CREATOR_WITHDREW',
    shownIn: ['accepted', 'securing', 'producing', 'revising'],
    required: ['reason'],
    optional: [],
    label: 'Withdraw from Job',
    destructive: true,
    question: 'Why can you not do this job?',
    done: { title: 'Job Withdrawn', text: 'The brand has been told.' },
    history: 'The creator withdrew',
  },
  resolve_dispute: {
    by: 'admin',
    event: 'DISPUTE_RESOLVED',
    shownIn: ['disputed'],
    required: ['creatorPercent'],
    optional: ['reason'],
    label: 'Resolve Dispute',
    done: { title: 'Dispute Resolved', text: 'Both parties have been told.' },
    history: 'The platform decided the dispute',
  },
  cancel_as_admin: {
    by: 'admin',
    event: 'ADMIN_CANCELLED',
    shownIn: UNFINISHED,
    required: ['reason'],
    optional: [],
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
    required: ['reason'],
    optional: [],
    label: 'Send Refund Again',
    question: 'Why is the refund sent again? Its first try came back from the bank.',
    done: { title: 'Refund Sent Again', text: 'It takes a few days to be seen on the card.' },
    history: 'The platform sent a refund again',
  },
  grant_refund: {
    by: 'admin',
    event: 'REFUND_GRANTED',
    shownIn: ['completed'],
    required: ['amount', 'reason'],
    optional: [],
    label: 'Refund the Brand',
    done: { title: 'Refund Granted', text: 'The money goes back to the brand.' },
    history: 'The platform granted a refund',
  },
} as const satisfies Record<string, StepRow>;

export type StepName = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as StepName[];
export const stepRow = (name: StepName): StepRow => STEPS[name];

/** Steps that are taken with their row alone: no card has to be charged and no file to be found for them. */
export const TAKEN_STEPS = STEP_NAMES.filter(
  (name): name is TakenStep => name !== 'pay' && name !== 'submit_content',
);
export type TakenStep = Exclude<StepName, 'pay' | 'submit_content'>;

/** What has to come, and what can come, with a step. */
export type InputOf<S extends StepName> = Pick<StepFields, (typeof STEPS)[S]['required'][number]> &
  Partial<Pick<StepFields, (typeof STEPS)[S]['optional'][number]>>;
