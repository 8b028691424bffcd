import {
  CONTENT_FORMATS,
  CONTENT_FORMAT_LABELS,
  USAGE_RIGHTS,
  USAGE_RIGHTS_LABELS,
} from '../catalog/vocabularies.js';
import { CATEGORIES } from '../identity/limits.js';
import { COUNTRY_CODES, LANGUAGE_CODES } from './places.js';

/**
 * What creators are found by. Values of one facet are or-ed, facets are and-ed. None of them says anything about body, age, gender,
 * ethnicity, religion or health, and none may.
 */
export const FACET_LABELS = {
  niche: 'Niche',
  content: 'Content',
  style: 'What I film',
  language: 'Language',
  country: 'Country',
  rights: 'Usage rights included',
  price: 'Price from',
  delivery: 'Delivery',
  proven: 'Proven here',
} as const;
export type FacetKind = keyof typeof FACET_LABELS;
export const FACET_KINDS = Object.keys(FACET_LABELS) as FacetKind[];

export interface FacetValue {
  kind: FacetKind;
  /** As it stands in addresses. */
  slug: string;
  label: string;
  /** By which it is stored: never given to another value. */
  id: number;
}

/** "Beauty & Skincare" as it stands in an address: "beauty-skincare". */
const slugOf = (label: string): string => label.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const STYLES = [
  ...['On camera', 'Voice-over', 'Hands only', 'Pets', 'Kids', 'Food'],
  ...['Outdoors', 'At home', 'Unboxing', 'Tutorials', 'Testimonials', 'Stop motion'],
] as const satisfies readonly string[];

/** Bands of the cheapest bookable package, in cents: from one bound to below the next. */
const PRICE_BANDS = [
  { slug: 'under-100', label: 'Under $100', below: 10_000 },
  { slug: '100-250', label: '$100 to $249', below: 25_000 },
  { slug: '250-500', label: '$250 to $499', below: 50_000 },
  { slug: '500-1000', label: '$500 to $999', below: 100_000 },
  { slug: 'over-1000', label: '$1,000 and more', below: Infinity },
] as const;
const DELIVERY_DAYS = [3, 7, 14] as const;

/** Two letters as a number below 676, so that the lists of codes may grow. */
const lettersId = (code: string): number =>
  [...code].reduce((id, letter) => id * 26 + letter.charCodeAt(0) - 97, 0);

function named(
  type: 'language' | 'region',
  codes: readonly string[],
): [slug: string, label: string, id: number][] {
  const names = new Intl.DisplayNames(['en-US'], { type });
  const nameOf = (code: string) => names.of(type === 'region' ? code.toUpperCase() : code) ?? code;
  return codes
    .map((code): [string, string, number] => [code, nameOf(code), lettersId(code)])
    .sort(([, one], [, other]) => one.localeCompare(other, 'en-US'));
}

/** Each facet's values with their numbers, which only ever get longer. */
const VALUES: Readonly<Record<FacetKind, () => (readonly [slug: string, label: string, id?: number])[]>> = {
  niche: () => CATEGORIES.map((label) => [slugOf(label), label]),
  content: () => CONTENT_FORMATS.map((format) => [format.replace('_', '-'), CONTENT_FORMAT_LABELS[format]]),
  style: () => STYLES.map((label) => [slugOf(label), label]),
  language: () => named('language', LANGUAGE_CODES),
  country: () => named('region', COUNTRY_CODES),
  rights: () => USAGE_RIGHTS.map((rights) => [rights.replace('_', '-'), USAGE_RIGHTS_LABELS[rights]]),
  price: () => PRICE_BANDS.map(({ slug, label }) => [slug, label]),
  delivery: () => DELIVERY_DAYS.map((days) => [String(days), `Within ${days} days`]),
  proven: () => [
    ['on-time', 'On time, proven'],
    ['jobs', 'Has worked here'],
  ],
};
const IDS_BY_KIND = 1_000;

const tables = new Map<FacetKind, ReadonlyMap<string, FacetValue>>();
function tableOf(kind: FacetKind): ReadonlyMap<string, FacetValue> {
  const known = tables.get(kind);
  if (known) return known;
  const base = (FACET_KINDS.indexOf(kind) + 1) * IDS_BY_KIND;
  const values = VALUES[kind]().map(([slug, label, id], index): [string, FacetValue] => [
    slug,
    { kind, slug, label, id: base + (id ?? index) },
  ]);
  const table = new Map(values);
  tables.set(kind, table);
  return table;
}

export const facetValues = (kind: FacetKind): FacetValue[] => [...tableOf(kind).values()];
export const facetValue = (kind: FacetKind, slug: string): FacetValue | null =>
  tableOf(kind).get(slug) ?? null;

/** What a creator has said of themselves for the directory. */
export interface DirectoryChoices {
  niches: readonly string[];
  styles: readonly string[];
  languages: readonly string[];
  country: string | null;
}

/** How much one creator may choose of each. */
export const CHOICE_LIMITS = { niches: 3, styles: 6, languages: 5 } as const;

/** What facets are made of. */
export interface FacetFacts extends DirectoryChoices {
  packages: readonly { format: string | null; rights: string | null }[];
  /** Of the cheapest bookable package. */
  priceFromCents: number;
  /** Of the fastest one. */
  deliveryDays: number;
  /** Percent; null where it isn't shown yet. */
  onTime: number | null;
  jobs: number | null;
}

/** From how many percent on "on time" counts as proven. */
const PROVEN_ON_TIME_PERCENT = 90;

/** The lowest price that anybody with one of these values can have, in cents. */
export function lowestPriceOf(values: readonly FacetValue[]): number {
  const bands = values.filter(({ kind }) => kind === 'price').map(({ slug }) => slug);
  if (bands.length === 0) return 0;
  const lowest = PRICE_BANDS.findIndex(({ slug }) => bands.includes(slug));
  return PRICE_BANDS[lowest - 1]?.below ?? 0;
}

/** The numbers that an entry is found by. */
export function facetsOf(facts: FacetFacts): number[] {
  const band = PRICE_BANDS.find(({ below }) => facts.priceFromCents < below);
  const slugs: Record<FacetKind, readonly (string | null | undefined)[]> = {
    niche: facts.niches,
    content: facts.packages.map(({ format }) => format?.replace('_', '-')),
    style: facts.styles,
    language: facts.languages,
    country: [facts.country],
    rights: facts.packages.map(({ rights }) => rights?.replace('_', '-')),
    price: [band?.slug],
    delivery: DELIVERY_DAYS.filter((days) => facts.deliveryDays <= days).map(String),
    proven: [
      facts.onTime !== null && facts.onTime >= PROVEN_ON_TIME_PERCENT ? 'on-time' : null,
      facts.jobs !== null ? 'jobs' : null,
    ],
  };
  const ids = FACET_KINDS.flatMap((kind) =>
    slugs[kind].flatMap((slug) => (slug == null ? [] : (facetValue(kind, slug)?.id ?? []))),
  );
  return [...new Set(ids)].sort((one, other) => one - other);
}
