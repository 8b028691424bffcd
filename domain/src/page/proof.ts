import { type RatingSums, shownStars, starsText } from '../ratings/ratings.js';

/** From how many events on a number is shown. With fewer there is nothing: no zero, no "new" badge. */
export const PROOF_FROM = { counts: 3, shares: 5 } as const;
/** What counts as recent, in days. */
export const PROOF_DAYS = { work: 365, answers: 90 } as const;
/** How many bookings of one brand count in a share or a median, so that no friend makes a reputation. */
export const SAME_BRAND_MAX = 3;

/** What an expired request counts as among the answers. */
export const EXPIRED_ANSWER_MINUTES = 72 * 60;

/**
 * What has been counted of a creator's bookings; see `docs/architecture.md` for when. Of each brand the first three bookings within a window
 * count, but for `jobs`, `brands` and `returning`.
 */
export interface ProofCounts {
  /** Completed bookings, approved by the brand or by silence, of all time. */
  jobs: number;
  /** Bookings of the last 12 months whose first version was due: delivered, or not delivered. */
  due: number;
  /** Those of them whose first version came by the promised date. */
  onTime: number;
  /** Requests of the last 90 days that were answered, or expired. */
  answers: number;
  /** Median time from a request to its answer, in minutes; a request that expired counts as 72 hours. */
  answerMinutes: number;
  /** First versions of the last 12 months. */
  deliveries: number;
  /** Median time from the start of production to the first version, in days. */
  deliveryDays: number;
  /** Bookings completed in the last 12 months. */
  completed: number;
  /** Those of them that were completed without a counted revision. */
  firstTime: number;
  /** Brands with a completed booking, of all time. */
  brands: number;
  /** Those of them with two or more. */
  returning: number;
}

/** All that is kept of a creator's bookings, and of what brands say of them. */
export interface ProofFacts extends ProofCounts {
  rating: RatingSums;
}

/** The proof that a page shows: null where there is too little to say. */
export interface Proof {
  /** The mean of what brands say, in tenths from 1 to 5. */
  stars: number | null;
  /** How many have said it; null together with the stars. */
  ratings: number | null;
  jobs: number | null;
  /** Whole percent. */
  onTime: number | null;
  answerMinutes: number | null;
  deliveryDays: number | null;
  /** Whole percent. */
  firstTime: number | null;
  /** Whole percent. */
  returning: number | null;
}

/** What is said where nothing can be said yet, or the creator hides their numbers: all or none. */
export const NO_PROOF: Proof = {
  ...{ stars: null, ratings: null, jobs: null, onTime: null, answerMinutes: null },
  ...{ deliveryDays: null, firstTime: null, returning: null },
};

/** A count or a median, from three events on. */
export const shownCount = (value: number, events: number): number | null =>
  events >= PROOF_FROM.counts ? value : null;
/** A share in whole percent, rounded down, from five events on. */
export const shownShare = (hits: number, of: number): number | null =>
  of >= PROOF_FROM.shares ? Math.floor((hits * 100) / of) : null;

/** Shown numbers from counted ones. */
export function proofOf(counted: ProofFacts): Proof {
  const { jobs, due, onTime, answers, answerMinutes } = counted;
  const { deliveries, deliveryDays, completed, firstTime, brands, returning } = counted;
  const { stars, ratings } = shownStars('brand', counted.rating);
  return {
    ...{ stars, ratings },
    jobs: shownCount(jobs, jobs),
    onTime: shownShare(onTime, due),
    answerMinutes: shownCount(answerMinutes, answers),
    deliveryDays: shownCount(deliveryDays, deliveries),
    firstTime: shownShare(firstTime, completed),
    returning: shownShare(returning, brands),
  };
}

/** "answers in 2 h", with the unit that people would use. */
function answerText(minutes: number): string {
  if (minutes < 60) return `answers in ${Math.max(1, Math.round(minutes))} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `answers in ${hours} h` : `answers in ${Math.round(hours / 24)} days`;
}

function deliveryText(days: number): string {
  const whole = Math.max(1, Math.ceil(days));
  return whole === 1 ? 'delivers in a day' : `delivers in ${whole} days`;
}

/** What speaks for a creator: "4.8 stars (12 ratings)", "31 jobs", "97% on time", "answers in 2 h". Empty where nothing can be said yet. */
export function proofTexts(proof: Proof): string[] {
  const { stars, ratings, jobs, onTime, answerMinutes, deliveryDays, firstTime, returning } = proof;
  return [
    ...(stars === null || ratings === null ? [] : [starsText(stars, ratings)]),
    ...(jobs === null ? [] : [`${jobs} jobs`]),
    ...(onTime === null ? [] : [`${onTime}% on time`]),
    ...(answerMinutes === null ? [] : [answerText(answerMinutes)]),
    ...(deliveryDays === null ? [] : [deliveryText(deliveryDays)]),
    ...(firstTime === null ? [] : [`${firstTime}% approved at first version`]),
    ...(returning === null ? [] : [`${returning}% of brands return`]),
  ];
}

/** What is true of every page, said where there are no numbers yet. */
export const SAFETY_FACTS: readonly string[] = [
  'Your payment is held until you approve',
  'You get it back if nothing is delivered',
];
