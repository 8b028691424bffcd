import { originalsUnlocked } from '../booking/escrow.js';
import type { Party } from '../booking/parties.js';
import type { BookingState } from '../booking/state.js';

const DAY_MS = 86_400_000;

/** For how long both parties can rate a booking after it was completed, in days. */
export const RATING_DAYS = 7;
/** When both are asked to, in hours after it. */
export const RATING_ASK_HOURS = 24;
export const RATING_STARS = { min: 1, max: 5 } as const;
/** Stars are shown from so many ratings on; with fewer there is nothing, whatever they say. */
export const STARS_FROM = 3;

/** What each party says of the other one. The order is the one in which answers are stored: new questions go to the end. */
export const RATING_QUESTIONS = {
  brand: [
    { key: 'brief', label: 'Followed the brief' },
    { key: 'quality', label: 'Quality' },
    { key: 'communication', label: 'Communication' },
  ],
  creator: [
    { key: 'brief', label: 'Clear brief' },
    { key: 'feedback', label: 'Fair feedback' },
    { key: 'communication', label: 'Communication' },
  ],
} as const satisfies Record<Party, readonly { key: string; label: string }[]>;
type RatingQuestion = (typeof RATING_QUESTIONS)[Party][number]['key'];
/** Stars by question. */
export type RatingAnswers = Partial<Record<RatingQuestion, number>>;

export const RATING_TEXT = {
  max: 1_000,
  reply: { max: 500 },
  note: { max: 1_000 },
  messages: {
    tooLong: 'A rating can have at most 1,000 characters',
    replyEmpty: 'Please write an answer',
    replyTooLong: 'An answer can have at most 500 characters',
    noteTooLong: 'A note can have at most 1,000 characters',
  },
} as const;

/** What people read about ratings, wherever they meet them. */
export const RATING_TEXTS = {
  hidden: `Nobody sees your rating before both of you have written one, or the ${RATING_DAYS} days are over. From then on it can’t be changed.`,
  /** Who reads the words of each side then: rating and answer. */
  readers: {
    brand: {
      rating: `Everyone can read it on the creator’s page then, once there are ${STARS_FROM} ratings and unless the creator hides their numbers: with the package and the month, but not your name.`,
      reply: 'Once. It can’t be changed. The creator and the people who run this site read it.',
    },
    creator: {
      rating:
        'The brand and the people who run this site read your words then. Other creators see what all stars add up to.',
      reply: 'Once, to be read wherever the rating is. It can’t be changed.',
    },
  } satisfies Record<Party, Record<'rating' | 'reply', string>>,
  notForMoney: 'A rating is never given for money, a discount or a favor.',
  removable: 'A rating is removed only for a reason of our list, and counted as removed.',
  asked: 'How was it?',
  saved: 'Your rating is saved. You can change it until both are shown.',
  shown: 'Both ratings are shown now.',
  notYet: 'Nothing is shown yet. Both can rate until {until}.',
  reported: 'Thank you. Somebody looks at it.',
  starsExplained: `The mean of all answers, shown from ${STARS_FROM} ratings on and rounded down. Nothing is weighted, and only removed ratings don’t count.`,
} as const;

/** Why a booking that was completed isn't rated. */
export type UnratedReason = 'address' | 'card' | 'device' | 'insider' | 'unpaid';

/** What the parties are told of it: not by what they were found to be related, so that nobody can try what is known of the other. */
export const UNRATED_TEXTS = {
  related:
    'Bookings between accounts that may belong to one person, or to somebody who works here, aren’t rated.',
  unpaid: 'This booking isn’t rated, because its payment was taken back.',
} as const;
export type ShownUnratedReason = keyof typeof UNRATED_TEXTS;
export const shownUnrated = (reason: UnratedReason): ShownUnratedReason =>
  reason === 'unpaid' ? 'unpaid' : 'related';

/** The only reasons for which a rating is removed. */
export const REMOVAL_REASONS = {
  personal_data: 'It contains personal data',
  hate: 'It contains hate or threats',
  off_topic: 'It isn’t about the work',
  extortion: 'It was used to extort something',
} as const;
export type RemovalReason = keyof typeof REMOVAL_REASONS;
export const REMOVAL_REASON_NAMES = Object.keys(REMOVAL_REASONS) as RemovalReason[];
/** For those who choose one. */
export const REMOVAL_OPTIONS = REMOVAL_REASON_NAMES.map((value) => ({
  value,
  label: REMOVAL_REASONS[value],
}));

/** Whether a booking was completed, and its money is the creator's. */
export const isRateable = (state: Pick<BookingState, 'stage' | 'escrow'>): boolean =>
  originalsUnlocked(state);

/** Until when a booking can be rated. @param completedAt milliseconds since 1970, as is what is returned */
export const ratingEnds = (completedAt: number): number => completedAt + RATING_DAYS * DAY_MS;

/**
 * Reads what a party has sent as its answers.
 * @returns stars in the order of the questions, or what is wrong with each of them
 */
export function readAnswers(
  by: Party,
  sent: unknown,
): { stars: number[] } | { problems: Record<string, string> } {
  const given = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
  const problems: Record<string, string> = {};
  const questions: readonly { key: string; label: string }[] = RATING_QUESTIONS[by];
  for (const key of Object.keys(given)) {
    if (!questions.some((one) => one.key === key)) problems[`answers.${key}`] = 'There is no such question.';
  }
  const stars = questions.map(({ key, label }) => {
    const value = Object.hasOwn(given, key) ? given[key] : undefined;
    if (isStars(value)) return value;
    problems[`answers.${key}`] = `Please choose 1 to 5 stars for “${label}”.`;
    return 0;
  });
  return Object.keys(problems).length > 0 ? { problems } : { stars };
}

const isStars = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= RATING_STARS.min &&
  value <= RATING_STARS.max;

/** Stars in their order as answers by question. */
export const answersOf = (by: Party, stars: readonly number[]): RatingAnswers =>
  Object.fromEntries(RATING_QUESTIONS[by].map(({ key }, index) => [key, stars[index] ?? 0]));

/** One rating of a creator, as everyone may read it. It names no brand. */
export interface PublicRating {
  answers: RatingAnswers;
  text: string | null;
  reply: string | null;
  packageName: string;
  /** In which it was shown, such as 2026-11. */
  month: string;
}

/** What ratings add up to; those that were removed count in nothing but their own number. */
export interface RatingSums {
  ratings: number;
  /** All stars of all questions, in the order of these. */
  stars: readonly number[];
  removed: number;
}

/** Stars as they are shown: null where there are too few ratings. */
export interface ShownStars {
  /** From 1 to 5, in tenths. */
  stars: number | null;
  /** Null together with the stars: how few there are says something too. */
  ratings: number | null;
  /** By question. */
  answers: RatingAnswers | null;
  removed: number;
}

/** The mean to a tenth, rounded down, so that only fives make a five. */
const mean = (sum: number, of: number): number => Math.floor((sum * 10) / of) / 10;

export function shownStars(by: Party, { ratings, stars, removed }: RatingSums): ShownStars {
  if (ratings < STARS_FROM) return { stars: null, ratings: null, answers: null, removed };
  const total = stars.reduce((sum, one) => sum + one, 0);
  return {
    stars: mean(total, ratings * RATING_QUESTIONS[by].length),
    ratings,
    answers: answersOf(
      by,
      stars.map((sum) => mean(sum, ratings)),
    ),
    removed,
  };
}

/** Where everyone reads what brands say of a creator. */
export const ratingsPath = (username: string): string => `/${username}/ratings`;
/** How many of them that page shows: the newest. */
export const SHOWN_RATINGS = 50;

/** "4.8 stars (12 ratings)" */
export const starsText = (stars: number, ratings: number): string =>
  `${stars.toFixed(1)} stars (${ratings} ratings)`;

/** "2 removed" with why that can be; null where none were. */
export const removedText = (removed: number): string | null =>
  removed === 0 ? null : `${removed} rating${removed === 1 ? ' was' : 's were'} removed by our rules`;

/** What has become of a booking's ratings. */
export interface RatingStand {
  /** Until when both can rate, in milliseconds since 1970. */
  endsAt: number;
  /** When they were shown, or their time was over; from then on nothing can be changed. */
  closedAt: number | null;
  unrated: UnratedReason | null;
}

/** Whether a party can write or change its rating now. */
export const canRate = ({ endsAt, closedAt, unrated }: RatingStand, now: number): boolean =>
  unrated === null && closedAt === null && now < endsAt;

/** Whether the ratings are shown from this moment on: both have written, or the time is over. */
export const isTimeToShow = ({ endsAt }: RatingStand, written: number, now: number): boolean =>
  written === 2 || now >= endsAt;
