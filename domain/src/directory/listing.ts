/** From when on a page is worth a place in the directory. */
export const LISTED_FROM = { packages: 1, pieces: 3, signedInWithinDays: 60 } as const;
/** How long somebody can say that they are away, in days. */
export const AWAY_MAX_DAYS = 90;

/** A page of the directory with fewer entries is not to be found by search engines. */
export const FOUND_FROM_ENTRIES = 12;
/** How many creators have a value is said in so many, rounded down: nobody counts who has left. */
export const COUNTS_ROUNDED_TO = 10;
/** How many numbers an entry shows at most. */
export const ENTRY_NUMBERS_MAX = 3;

const DAY_MS = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
/**
 * Why somebody can't be away until a day, or null.
 * @param day such as 2026-12-24 @param now in milliseconds since 1970
 */
export const awayProblem = (day: string, now: number): string | null =>
  day < dayOf(now) || day > dayOf(now + AWAY_MAX_DAYS * DAY_MS)
    ? `Away until must be from today to ${AWAY_MAX_DAYS} days ahead.`
    : null;

export interface ListingFacts {
  isListed: boolean;
  hasProvenEmail: boolean;
  hasPicture: boolean;
  bookablePackages: number;
  pieces: number;
  /** Since they last signed in; null where they never have. */
  daysSinceSignIn: number | null;
  isAway: boolean;
  /** By an admin. */
  isRemoved: boolean;
}

export const LISTING_CHECKS = {
  choice: 'You want to be listed',
  email: 'Your email is confirmed',
  picture: 'You have a profile picture',
  packages: 'At least one package can be booked',
  portfolio: `At least ${LISTED_FROM.pieces} portfolio pieces`,
  active: `You have signed in within ${LISTED_FROM.signedInWithinDays} days`,
  here: 'You’re open for work, not away',
  allowed: 'You haven’t been removed by Reelpact',
} as const;
export type ListingCheck = keyof typeof LISTING_CHECKS;

/** Which conditions of a place in the directory are met. */
export const listingChecks = (facts: ListingFacts): Record<ListingCheck, boolean> => ({
  choice: facts.isListed,
  email: facts.hasProvenEmail,
  picture: facts.hasPicture,
  packages: facts.bookablePackages >= LISTED_FROM.packages,
  portfolio: facts.pieces >= LISTED_FROM.pieces,
  active: facts.daysSinceSignIn !== null && facts.daysSinceSignIn <= LISTED_FROM.signedInWithinDays,
  here: !facts.isAway,
  allowed: !facts.isRemoved,
});

export const isListed = (facts: ListingFacts): boolean => Object.values(listingChecks(facts)).every(Boolean);
