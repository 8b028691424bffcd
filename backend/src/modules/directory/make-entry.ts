import {
  COMPLETE_PORTFOLIO,
  type DirectoryChoices,
  type ListingFacts,
  NO_PROOF,
  type Points,
  type Proof,
  type RankedFacts,
  type RankingMeans,
  bandOf,
  deliveryDays,
  facetValues,
  facetsOf,
  foldedWords,
  isBookable,
  isBookableTier,
  isListed,
  pointsOf,
  proofOf,
} from '@reelpact/domain';
import { mediaUrl } from '../../platform/http/media-url.js';
import { type PictureDto, presentPicture } from '../../platform/http/picture.dto.js';
import type { EntryFacts } from './reads/entry-facts.js';

/** What is shown of any creator, listed or not. */
export interface CreatorCard {
  id: string;
  username: string;
  displayName: string;
  tagline: string | null;
  profilePicture: string | null;
  picture: PictureDto | null;
  /** Of the first piece of their portfolio. */
  poster: string | null;
  posterPicture: PictureDto | null;
  /** Dollars; null where no package can be booked. */
  priceFrom: number | null;
  /** In the words of the cheapest bookable package. */
  deliveryTime: string | null;
  proof: Proof;
  niches: string[];
  languages: string[];
  country: string | null;
}

/** All that an entry shows. */
export interface EntryCard extends CreatorCard {
  priceFrom: number;
  deliveryTime: string;
}

/** A row of `directory_entries`. */
export interface Entry {
  creatorId: string;
  facets: number[];
  band: number;
  points: Points;
  priceFromCents: number;
  deliveryDays: number;
  joinedAt: string;
  nameKey: string;
  /** Words to be found by, folded. */
  words: string;
  card: EntryCard;
}

const NOTHING_COUNTED = {
  ...{ due: 0, onTime: 0, answers: 0, answeredInDay: 0, finished: 0, accepted: 0, brands: 0, returning: 0 },
};

/** What they have chosen; their page's category stands for the niche until they choose one. */
export function choicesOf({ choices, category }: Pick<EntryFacts, 'choices' | 'category'>): DirectoryChoices {
  const { niches = [], styles = [], languages = [], country = null } = choices ?? {};
  const own = facetValues('niche').filter(({ label }) => label === category);
  return { niches: niches.length > 0 ? niches : own.map(({ slug }) => slug), styles, languages, country };
}

const bookable = ({ packages }: EntryFacts) => packages.filter((one) => isBookable(one));

export const listingFacts = (facts: EntryFacts): ListingFacts => ({
  isListed: facts.choices?.isListed ?? true,
  hasProvenEmail: facts.hasProvenEmail,
  hasPicture: facts.profileImageKey !== null,
  bookablePackages: bookable(facts).length,
  pieces: facts.pieces,
  daysSinceSignIn: facts.daysSinceSignIn,
  isAway: isAway(facts),
  isRemoved: facts.isRemoved,
});

const isAway = ({ choices, today }: EntryFacts): boolean =>
  choices?.awayUntil != null && choices.awayUntil >= today;

/** What their place in the order is counted from: also of creators who hide their numbers. */
export function rankedFacts(facts: EntryFacts): RankedFacts {
  const { languages, country } = choicesOf(facts);
  const offered = facts.packages.filter(({ tier }) => isBookableTier(tier));
  return {
    ...(facts.proof ?? NOTHING_COUNTED),
    page: {
      picture: facts.profileImageKey !== null,
      tagline: facts.tagline !== null && facts.tagline !== '',
      portfolio: facts.pieces >= COMPLETE_PORTFOLIO,
      terms: offered.length > 0 && offered.every(({ format, rights }) => format !== null && rights !== null),
      places: languages.length > 0 && country !== null,
    },
  };
}

const shownProof = ({ showNumbers, proof }: EntryFacts): Proof =>
  showNumbers && proof ? proofOf(proof) : NO_PROOF;

const labels = (kind: 'niche' | 'language' | 'country', slugs: readonly string[]): string[] =>
  facetValues(kind).flatMap(({ slug, label }) => (slugs.includes(slug) ? [label] : []));

const byPrice = (packages: EntryFacts['packages']): EntryFacts['packages'] =>
  packages.toSorted((one, other) => (one.priceCents ?? 0) - (other.priceCents ?? 0));

/** A creator as the directory and lists of saved creators show them. */
export function makeCard(facts: EntryFacts): CreatorCard {
  const [cheapest] = byPrice(bookable(facts));
  const choices = choicesOf(facts);
  const [country = null] = labels('country', choices.country === null ? [] : [choices.country]);
  return {
    id: facts.id,
    username: facts.username,
    displayName: facts.displayName,
    tagline: facts.tagline,
    profilePicture: mediaUrl(facts.profileImageKey),
    picture: presentPicture(facts.profileImageKey, facts.picture),
    poster: facts.first && mediaUrl(facts.first.imageKey),
    posterPicture: facts.first && presentPicture(facts.first.imageKey, facts.first.picture),
    priceFrom: cheapest ? (cheapest.priceCents ?? 0) / 100 : null,
    deliveryTime: cheapest?.deliveryTime ?? null,
    proof: shownProof(facts),
    niches: labels('niche', choices.niches),
    languages: labels('language', choices.languages),
    country,
  };
}

/** The entry of a creator as it is now. @returns null for those who aren't listed */
export function makeEntry(facts: EntryFacts, means: RankingMeans): Entry | null {
  const packages = bookable(facts);
  const [cheapest] = byPrice(packages);
  if (!isListed(listingFacts(facts)) || !cheapest) return null;
  const choices = choicesOf(facts);
  const card = makeCard(facts);
  const points = pointsOf(rankedFacts(facts), means);
  const priceFromCents = cheapest.priceCents ?? 0;
  const fastest = Math.min(...packages.map(({ deliveryTime }) => deliveryDays(deliveryTime)));
  const { jobs, onTime } = card.proof;
  return {
    creatorId: facts.id,
    facets: facetsOf({ ...choices, packages, priceFromCents, deliveryDays: fastest, onTime, jobs }),
    band: bandOf(points.total),
    points,
    priceFromCents,
    deliveryDays: fastest,
    joinedAt: facts.joinedAt,
    nameKey: foldedWords(facts.displayName),
    words: foldedWords(
      [
        ...[facts.displayName, facts.username, facts.tagline ?? ''],
        ...[...card.niches, ...labelsOfStyles(choices.styles), ...packages.map(({ name }) => name)],
      ].join(' '),
    ),
    card: { ...card, priceFrom: priceFromCents / 100, deliveryTime: cheapest.deliveryTime },
  };
}

const labelsOfStyles = (slugs: readonly string[]): string[] =>
  facetValues('style').flatMap(({ slug, label }) => (slugs.includes(slug) ? [label] : []));
