import type { Cents } from '../money/cents.js';
import type { ParcelProblem } from './context.js';
import { BOOKING_LIMITS, BOOKING_MESSAGES } from './limits.js';
import { REJECTION_GROUNDS, type RejectionGround } from './rejection-grounds.js';

interface TextRow {
  kind: 'text';
  max: number;
  label: string;
  /** What is said when a text that has to come is blank. */
  missing: string;
}
/** What a revision is about. A record and evidence: every round counts, unless the creator gives it back. */
export const REVISION_KINDS = ['new_wish', 'in_brief'] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];
export const REVISION_KIND_LABELS: Readonly<Record<RevisionKind, string>> = {
  new_wish: 'New idea',
  in_brief: 'It’s in the brief',
};
/** What a request means that doesn't say. */
export const DEFAULT_REVISION_KIND: RevisionKind = 'new_wish';

export const PARCEL_PROBLEM_LABELS: Readonly<Record<ParcelProblem, string>> = {
  not_arrived: 'It hasn’t arrived',
  damaged: 'It arrived broken',
  wrong_product: 'It’s the wrong product',
  other: 'Something else',
};

/** A text of one line, which a dialog asks for wherever it can come. */
interface LineRow {
  kind: 'line';
  max: number;
  label: string;
  missing: string;
}
interface OtherRow {
  kind: 'id' | 'version' | 'choice' | 'percent' | 'dollars' | 'moment' | 'number';
  label: string;
  missing: string;
}

/** All that can come with a step: how it is asked for, and what is said when it is missing or wrong. */
export const STEP_FIELDS = {
  reason: {
    kind: 'text',
    max: BOOKING_LIMITS.reason.max,
    label: 'Your reason; both parties read it',
    missing: 'Please give a reason.',
  },
  feedback: {
    kind: 'text',
    max: BOOKING_LIMITS.feedback.max,
    label: 'Feedback',
    missing: BOOKING_MESSAGES.feedback,
  },
  notes: { kind: 'text', max: BOOKING_LIMITS.reason.max, label: 'Notes', missing: 'Please add a note.' },
  submissionId: {
    kind: 'id',
    label: 'The version that was looked at; the latest when it is not named',
    missing: 'Submission ID must be a valid UUID.',
  },
  version: {
    kind: 'version',
    label: 'The number of the version that was looked at; the latest when it is not named',
    missing: 'The version must be a whole number from 1 on',
  },
  kind: {
    kind: 'choice',
    label: 'What the revision is about',
    missing: `The kind must be ${REVISION_KINDS.join(' or ')}`,
  },
  ground: {
    kind: 'choice',
    label: 'Why the content is rejected',
    missing: `The ground must be one of ${REJECTION_GROUNDS.join(', ')}`,
  },
  creatorPercent: {
    kind: 'percent',
    label: "The creator's share in percent",
    missing: 'The share must be a whole number from 0 to 100',
  },
  amount: {
    kind: 'dollars',
    label: 'Amount in dollars',
    missing: 'This is not an amount in dollars',
  },
  dueAt: {
    kind: 'moment',
    label: 'New due date',
    missing: 'The due date must be a date and a time',
  },
  number: {
    kind: 'number',
    label: 'The number of the request or the proposal that is answered',
    missing: 'The number must be a whole number from 1 on',
  },
  carrier: {
    kind: 'line',
    max: BOOKING_LIMITS.carrier.max,
    label: 'Carrier',
    missing: 'Please name the carrier.',
  },
  tracking: {
    kind: 'line',
    max: BOOKING_LIMITS.tracking.max,
    label: 'Tracking number or link',
    missing: 'Please enter the tracking number.',
  },
  shipment: {
    kind: 'number',
    label: 'The number of the parcel',
    missing: 'The shipment must be a whole number from 1 on',
  },
  problem: {
    kind: 'choice',
    label: 'What happened',
    missing: 'Please choose what is wrong.',
  },
} as const satisfies Record<string, TextRow | LineRow | OtherRow>;

export type StepField = keyof typeof STEP_FIELDS;
export const stepField = (name: StepField): TextRow | LineRow | OtherRow => STEP_FIELDS[name];

/** The fields as people and programs send them. */
export interface StepFields {
  reason: string;
  feedback: string;
  notes: string;
  submissionId: string;
  /** The version (1, 2, …) that was looked at. */
  version: number;
  kind: RevisionKind;
  ground: RejectionGround;
  /** The creator's share, a whole number from 0 to 100. */
  creatorPercent: number;
  /** Dollars as typed, such as "50.00". */
  amount: number | string;
  /** A moment as ISO 8601, such as "2026-12-04T12:00:00.000Z". */
  dueAt: string;
  /** Of a request for more time, or of a proposal: 1, 2, … */
  number: number;
  carrier: string;
  tracking: string;
  /** Of the parcel that is spoken of: 1, 2, … */
  shipment: number;
  problem: ParcelProblem;
}

/** The same fields as the machine's events carry them. */
export interface EventFields extends Pick<
  StepFields,
  | 'reason'
  | 'feedback'
  | 'notes'
  | 'kind'
  | 'ground'
  | 'creatorPercent'
  | 'number'
  | 'carrier'
  | 'tracking'
  | 'shipment'
  | 'problem'
> {
  amount: Cents;
  /** In milliseconds since 1970. */
  dueAt: number;
  /** The version (1, 2, …) that was looked at. */
  submissionId: { version: number };
}
