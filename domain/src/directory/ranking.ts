/**
 * The order of the directory, which anyone can check: points from what is counted of finished work, five bands, turns within a band. Price,
 * earnings, followers, fees and the age of an account are not among what it reads, and nobody can buy a place.
 */
export interface RankedFacts {
  /** First versions of 12 months that were due, and those that came on time. */
  due: number;
  onTime: number;
  /** Requests of 90 days, and those that were answered within 24 hours. */
  answers: number;
  answeredInDay: number;
  /** Bookings of 12 months that are over, and those that ended with half of the money or more for the creator. */
  finished: number;
  accepted: number;
  /** Brands with a completed booking, and those with two or more. */
  brands: number;
  returning: number;
  /** Which of the checks of a page are met. */
  page: PageChecks;
}

export const PAGE_CHECKS = {
  picture: 'A profile picture',
  tagline: 'A tagline',
  portfolio: 'Six pieces in the portfolio',
  terms: 'Every package says its format and usage rights',
  places: 'Languages and country are set',
} as const;
export type PageCheck = keyof typeof PAGE_CHECKS;
export type PageChecks = Readonly<Record<PageCheck, boolean>>;
export const COMPLETE_PORTFOLIO = 6;

/** An answer within so long is quick. */
export const QUICK_ANSWER_MINUTES = 24 * 60;
/** The creator's share, in percent, from which a finished booking counts as accepted. */
export const ACCEPTED_FROM_PERCENT = 50;

/** Each share is computed as if there were already so many events at the mean of the platform (`weight`). */
export const RANKING_PARTS = {
  onTime: {
    label: 'Delivers on time',
    points: 35,
    weight: 8,
    hits: 'onTime',
    of: 'due',
  },
  answers: {
    label: 'Answers within a day',
    points: 25,
    weight: 8,
    hits: 'answeredInDay',
    of: 'answers',
  },
  accepted: {
    label: 'Work is accepted',
    points: 20,
    weight: 8,
    hits: 'accepted',
    of: 'finished',
  },
  returning: {
    label: 'Brands return',
    points: 10,
    weight: 5,
    hits: 'returning',
    of: 'brands',
  },
} as const satisfies Record<string, RankingPart>;
interface RankingPart {
  label: string;
  points: number;
  weight: number;
  hits: keyof RankedFacts;
  of: keyof RankedFacts;
}
export type RankingPartName = keyof typeof RANKING_PARTS;
export const RANKING_PART_NAMES = Object.keys(RANKING_PARTS) as RankingPartName[];
export const PAGE_PART = { label: 'Page is complete', points: 10 } as const;

/** Shares from 0 to 1. */
export type RankingMeans = Readonly<Record<RankingPartName, number>>;
/** The means of the platform until there are enough deliveries to know its own. */
export const FIRST_MEANS: RankingMeans = { onTime: 0.9, answers: 0.8, accepted: 0.95, returning: 0.25 };
export const OWN_MEANS_FROM_DELIVERIES = 500;

export type Points = Readonly<Record<RankingPartName | 'page' | 'total', number>>;

/** A share, as if `weight` more events at the mean were known. */
const smoothedShare = (hits: number, of: number, mean: number, weight: number): number =>
  (hits + weight * mean) / (of + weight);

/** Points from 0 to 100, to two digits. */
export function pointsOf(facts: RankedFacts, means: RankingMeans): Points {
  const round = (value: number): number => Math.round(value * 100) / 100;
  const parts = Object.fromEntries(
    RANKING_PART_NAMES.map((name) => {
      const { points, weight, hits, of } = RANKING_PARTS[name];
      return [name, round(points * smoothedShare(facts[hits], facts[of], means[name], weight))];
    }),
  ) as Record<RankingPartName, number>;
  const met = Object.values(facts.page).filter(Boolean).length;
  const page = round((PAGE_PART.points * met) / Object.keys(PAGE_CHECKS).length);
  const total = round(RANKING_PART_NAMES.reduce((sum, name) => sum + parts[name], page));
  return { ...parts, page, total };
}

/** The least points of each band, the best first; who has fewer is in the last. */
export const BANDS = [85, 75, 65, 50, 0] as const;
/** From 4, the best, to 0. */
export const bandOf = (total: number): number =>
  BANDS.length - 1 - BANDS.findIndex((least) => total >= least);

/** Which of the bands this is, and what its points are: no name of ours for how good somebody is. */
export function bandText(band: number): string {
  const place = BANDS.length - band;
  const [least = 0, below] = [BANDS[place - 1], BANDS[place - 2]];
  const points =
    below === undefined
      ? `${least} points or more`
      : least === 0
        ? `under ${below} points`
        : `${least} to under ${below} points`;
  return `Band ${place} of ${BANDS.length}: ${points}`;
}

/** Why somebody is in front, above the creators whom it is about. */
export const ORDER_TEXT = `Creators stand in ${BANDS.length} bands by their points: ${[
  ...RANKING_PART_NAMES.map((name) => RANKING_PARTS[name]),
  PAGE_PART,
]
  .map(({ label, points }) => `${label.toLowerCase()} (${points})`)
  .join(
    ', ',
  )}. Newcomers begin with an average. Points only decide the band: within one, creators take turns, by the hour.`;

/** Places on the ring that a band is, from 0 to below this. */
export const RING = 2 ** 31;
/** How often the order goes on within a band, in milliseconds. */
export const TURN_MS = 3_600_000;
/** So often each entry gets another place on its ring, in days: who stands beside whom isn't for ever. */
export const REDRAWN_EVERY_DAYS = 28;
