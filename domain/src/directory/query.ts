import {
  FACET_KINDS,
  FACET_LABELS,
  type FacetKind,
  type FacetValue,
  facetValue,
  facetValues,
} from './facets.js';

export const DIRECTORY_ORDERS = {
  standard: 'Our order',
  price: 'Lowest price',
  delivery: 'Fastest delivery',
  newest: 'Newest',
} as const;
export type DirectoryOrder = keyof typeof DIRECTORY_ORDERS;

export const DIRECTORY_LIMITS = {
  /** Values of one facet, and of all. */
  values: 10,
  allValues: 20,
  /** Characters. */
  words: { min: 2, max: 60 },
  /** Entries in an answer. */
  entries: { min: 1, max: 48, usual: 24 },
} as const;

export interface DirectoryQuery {
  /** In the order of the facets, sorted within each. */
  values: readonly FacetValue[];
  /** As they are compared; empty where none are asked for. */
  words: string;
  order: DirectoryOrder;
  limit: number;
}

export const DIRECTORY_MESSAGES = {
  words: `Search for ${DIRECTORY_LIMITS.words.min} to ${DIRECTORY_LIMITS.words.max} characters, with at least one letter or digit.`,
  order: `Order must be one of ${Object.keys(DIRECTORY_ORDERS).join(', ')}.`,
  limit: `Limit must be a whole number from ${DIRECTORY_LIMITS.entries.min} to ${DIRECTORY_LIMITS.entries.max}.`,
  values: `Choose at most ${DIRECTORY_LIMITS.values} of one filter, and ${DIRECTORY_LIMITS.allValues} in all.`,
  cursor: 'Please start again from the first page.',
} as const;

/** Names and words as they are compared: without case, marks and signs. */
export const foldedWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Why a value isn't one of a facet's, naming what is allowed where that is a short list. */
function unknownValue(kind: FacetKind): string {
  const slugs = facetValues(kind).map(({ slug }) => slug);
  const allowed = slugs.length > 20 ? 'a code of two letters (ISO)' : `one of ${slugs.join(', ')}`;
  return `${FACET_LABELS[kind]} must be ${allowed}.`;
}

/** As many times as a field was sent. */
export type SentQuery = Readonly<Record<string, string | readonly string[] | undefined>>;
const sent = (query: SentQuery, name: string): string[] =>
  [query[name] ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean);

/** Reads what was asked for. @returns the problems by field, or the query */
export function readDirectoryQuery(
  query: SentQuery,
): { problems: Record<string, string> } | { query: DirectoryQuery } {
  const problems: Record<string, string> = {};
  const values: FacetValue[] = [];
  for (const kind of FACET_KINDS) {
    const slugs = [...new Set(sent(query, kind).map((slug) => slug.toLowerCase()))].sort();
    if (slugs.length > DIRECTORY_LIMITS.values) problems[kind] = DIRECTORY_MESSAGES.values;
    for (const slug of slugs.slice(0, DIRECTORY_LIMITS.values)) {
      const value = facetValue(kind, slug);
      if (value) values.push(value);
      else problems[kind] = unknownValue(kind);
    }
  }
  if (values.length > DIRECTORY_LIMITS.allValues) problems.values = DIRECTORY_MESSAGES.values;

  const typed = [query.q ?? ''].flat().join(' ').trim();
  const words = typed.length > DIRECTORY_LIMITS.words.max ? '' : foldedWords(typed);
  if (typed !== '' && [...words].length < DIRECTORY_LIMITS.words.min) problems.q = DIRECTORY_MESSAGES.words;

  const [order = 'standard'] = sent(query, 'order');
  if (!Object.hasOwn(DIRECTORY_ORDERS, order)) problems.order = DIRECTORY_MESSAGES.order;
  const { min, max, usual } = DIRECTORY_LIMITS.entries;
  const [limitText = String(usual)] = sent(query, 'limit');
  const limit = /^\d{1,3}$/.test(limitText) ? Number(limitText) : 0;
  if (limit < min || limit > max) problems.limit = DIRECTORY_MESSAGES.limit;

  if (Object.keys(problems).length > 0) return { problems };
  return { query: { values, words, order: order as DirectoryOrder, limit } };
}

/** The same text for the same question, however it was asked. */
export const directoryKey = ({ values, words, order, limit }: DirectoryQuery): string =>
  [values.map(({ id }) => id).join(), words, order, limit].join('|');
