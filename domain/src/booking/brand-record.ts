import { PROOF_FROM, SAME_BRAND_MAX, shownCount, shownShare } from '../page/proof.js';
import type { BookingEventType } from './events.js';

/** How many bookings of one creator count in each number but the jobs: the mirror of what holds for brands. */
export const SAME_CREATOR_MAX = SAME_BRAND_MAX;
/** How many of a brand's bookings are looked at, the newest: a bound for what one request can cost. */
export const BRAND_RECORD_BOOKINGS = 1000;
/** The creator's share, in percent, above which a decided dispute was lost by the brand. */
export const DISPUTE_LOST_ABOVE_PERCENT = 50;

/** What answers a delivery; each ends its review. */
export const BRAND_ANSWERS: readonly BookingEventType[] = [
  'BRAND_APPROVED',
  'REVISION_REQUESTED',
  'BRAND_REJECTED',
];
/** A booking that ended by one of these says nothing of its brand. */
export const ENDED_WITHOUT_BRAND: readonly BookingEventType[] = ['CREATOR_WITHDREW', 'ADMIN_CANCELLED'];

/** What was counted of a brand's bookings; `docs/architecture.md` says what counts. */
export interface BrandCounts {
  /** Bookings completed by the brand's approval or its silence. */
  jobs: number;
  /** Delivered versions that the brand answered, or whose time to review ended. */
  deliveries: number;
  /** Those of them that the brand answered. */
  answered: number;
  /** Jobs whose revisions were counted. */
  revisedJobs: number;
  /** Revisions of those jobs, without waived ones. */
  revisions: number;
  /** Bookings that the brand rejected, or that became jobs. */
  judged: number;
  rejected: number;
  disputesLost: number;
  chargedBack: number;
}

/** What a creator is shown of a brand: null where there is too little to say. */
export interface BrandRecord {
  jobs: number | null;
  /** Whole percent. */
  answered: number | null;
  /** With one decimal. */
  revisionsPerJob: number | null;
  /** Whole percent. */
  rejected: number | null;
  disputesLost: number | null;
  chargedBack: number | null;
}
export type BrandNumber = keyof BrandRecord;

/** Of a brand that nothing is known of. */
export const NO_BRAND_COUNTS: BrandCounts = {
  ...{ jobs: 0, deliveries: 0, answered: 0, revisedJobs: 0, revisions: 0 },
  ...{ judged: 0, rejected: 0, disputesLost: 0, chargedBack: 0 },
};

interface NumberMeta {
  label: string;
  /** What is counted, for the brand that wants to know. */
  counts: string;
  leavesOut: string;
  /** From how many events on it is shown, and what these are. */
  from: number;
  events: string;
  eventsOf: (counted: BrandCounts) => number;
  valueOf: (counted: BrandCounts) => number | null;
  textOf: (value: number) => string;
}

const percent = (value: number): string => `${value}%`;
const BEYOND = `after the first ${SAME_CREATOR_MAX} with the same creator`;

/** The one definition of each number: how it is said, what counts, and from how many events on it is shown. */
export const BRAND_NUMBERS: Readonly<Record<BrandNumber, NumberMeta>> = {
  jobs: {
    label: 'Jobs',
    counts: 'Bookings that you approved, or that were approved because the time to review ended.',
    leavesOut: 'Settlements, and disputes that we decided.',
    ...{ from: PROOF_FROM.counts, events: 'jobs' },
    eventsOf: ({ jobs }) => jobs,
    valueOf: ({ jobs }) => shownCount(jobs, jobs),
    textOf: String,
  },
  answered: {
    label: 'Deliveries answered in time',
    counts: 'Deliveries that you approved, sent back or rejected before the time to review ended.',
    leavesOut: `Deliveries that were replaced or settled before you answered, and bookings ${BEYOND}.`,
    ...{ from: PROOF_FROM.shares, events: 'deliveries' },
    eventsOf: ({ deliveries }) => deliveries,
    valueOf: ({ answered, deliveries }) => shownShare(answered, deliveries),
    textOf: percent,
  },
  revisionsPerJob: {
    label: 'Revisions per job',
    counts: 'Revisions that you requested, divided by your jobs.',
    leavesOut: `Revisions that the creator chose not to count, and jobs ${BEYOND}.`,
    ...{ from: PROOF_FROM.counts, events: 'jobs' },
    eventsOf: ({ revisedJobs }) => revisedJobs,
    valueOf: ({ revisions, revisedJobs }) =>
      shownCount(Math.round((revisions / Math.max(revisedJobs, 1)) * 10) / 10, revisedJobs),
    textOf: (value) => value.toFixed(1),
  },
  rejected: {
    label: 'Rejected',
    counts: 'Bookings that you rejected, whatever came of them later, out of those and your jobs.',
    leavesOut: `Bookings ${BEYOND}.`,
    ...{ from: PROOF_FROM.shares, events: 'jobs and rejections' },
    eventsOf: ({ judged }) => judged,
    // Rounded up, so that what happened is never said to be 0%.
    valueOf: ({ rejected, judged }) =>
      shownShare(judged - rejected, judged) === null ? null : Math.ceil((rejected * 100) / judged),
    textOf: percent,
  },
  disputesLost: {
    label: 'Disputes lost',
    counts: `Disputes in which we gave the creator more than ${DISPUTE_LOST_ABOVE_PERCENT}% of the money.`,
    leavesOut: `Disputes that were settled or that nobody decided in time, and those ${BEYOND}.`,
    ...{ from: PROOF_FROM.counts, events: 'disputes' },
    eventsOf: ({ disputesLost }) => disputesLost,
    valueOf: ({ disputesLost }) => shownCount(disputesLost, disputesLost),
    textOf: String,
  },
  chargedBack: {
    label: 'Payments charged back',
    counts: 'Payments that your bank took back for good.',
    leavesOut: `Chargebacks that are still open or were decided for the creator, and those ${BEYOND}.`,
    ...{ from: PROOF_FROM.counts, events: 'payments' },
    eventsOf: ({ chargedBack }) => chargedBack,
    valueOf: ({ chargedBack }) => shownCount(chargedBack, chargedBack),
    textOf: String,
  },
};
export const BRAND_NUMBER_NAMES = Object.keys(BRAND_NUMBERS) as BrandNumber[];

/** Shown numbers from counted ones. */
export const brandRecordOf = (counted: BrandCounts): BrandRecord =>
  Object.fromEntries(BRAND_NUMBER_NAMES.map((name) => [name, BRAND_NUMBERS[name].valueOf(counted)])) as {
    [N in BrandNumber]: number | null;
  };

/** What is said of a brand, in the order in which it is shown; empty for one that is new here. */
export const brandRecordFacts = (record: BrandRecord): { name: string; value: string }[] =>
  BRAND_NUMBER_NAMES.flatMap((name) => {
    const value = record[name];
    return value === null
      ? []
      : [{ name: BRAND_NUMBERS[name].label, value: BRAND_NUMBERS[name].textOf(value) }];
  });

/** "Shown from 5 deliveries on. So far: 2." */
export function shownFromText(name: BrandNumber, events: number): string {
  const { from, events: unit } = BRAND_NUMBERS[name];
  return `Shown from ${from} ${unit} on. So far: ${events}.`;
}

export const BRAND_RECORD_TEXTS = {
  /** Above the numbers, for the creator who has to answer. */
  panel: 'How this brand works',
  newHere: 'New here',
  stars: `Of the newest ${BRAND_RECORD_BOOKINGS.toLocaleString('en-US')} paid bookings that are known to be this brand’s.`,
  answered: 'This is only shown while the request waits for the creator’s answer.',
  period: 'Of the last 12 months.',
  page: 'How creators see you',
  about: 'Creators see these numbers on your request until they answer it. Nobody else sees them.',
  seen: 'What creators see',
  definitions: 'What each number means',
  whatCounts: 'What counts',
  rules: [
    'Paid bookings that ended in the last 12 months. Those that are still running say nothing yet.',
    'Bookings that you made while signed in, or as a guest who has opened a link in an email that we sent to the address of the booking.',
    'Nothing that the creator declined or gave up, that we cancelled, or that was never paid.',
    `Your newest ${BRAND_RECORD_BOOKINGS.toLocaleString('en-US')} bookings, if you have more.`,
    'A number with too few bookings behind it isn’t shown at all, not even as zero.',
    'No number names a creator, an amount or a date.',
  ],
} as const;
