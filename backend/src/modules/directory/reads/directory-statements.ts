import { BANDS, type DirectoryOrder, FACET_KINDS, type FacetValue } from '@reelpact/domain';
import type { Parameter } from '../../../platform/database/database.js';

/** How many entries a walk looks at, and how many of those it reads to compare words, which are in the table only. */
interface Walk {
  entries: number;
  reads: number;
}
/** Of all searches; those who met many on it go on as far as `LONG_WALK`. */
export const FIRST_WALK: Walk = { entries: 2_000, reads: 330 };
export const LONG_WALK: Walk = { entries: 15_000, reads: 2_500 };
/** How many matches a gather sorts. */
export const MAX_GATHERED = 5_000;

/** The ways to find the next entries in an order. */
export interface DirectoryTexts {
  walk: string;
  longWalk: string;
  /** Each row also has the number of `matches`; above `MAX_GATHERED` there is one row without an entry. */
  gather: string;
  /** The walk without its limits. */
  fullWalk: string;
}

/** Conditions on an entry `e` as SQL, and their parameters: the values of facets with one value, those of each facet with several, and the words. */
interface Conditions {
  facets: string;
  /** Conditions on the entry with this alias; null without words. */
  words: ((entry: string) => string) | null;
  parameters: Parameter[];
  /** The shape of it, for the statement's name. */
  shape: string;
}

/** @param from the number of the first parameter */
export function conditionsOf(values: readonly FacetValue[], words: string, from: number): Conditions {
  const byKind = FACET_KINDS.map((kind) => values.filter((value) => value.kind === kind).map(({ id }) => id));
  const single = byKind.filter(({ length }) => length === 1).flat();
  const several = byKind.filter(({ length }) => length > 1);
  const parts: string[] = [];
  const parameters: Parameter[] = [];
  const take = (parameter: Parameter): string => `$${from + parameters.push(parameter) - 1}`;
  if (single.length > 0) parts.push(`e.facets @> ${take(single)}::int[]`);
  for (const ids of several) parts.push(`e.facets && ${take(ids)}::int[]`);
  const isBeginning = [...words].length < 3;
  const text = words === '' ? null : take(words);
  const begins = (entry: string): string => `${entry}.name_key like ${text}::text || '%'`;
  const found = (entry: string): string =>
    `(${entry}.search @@ plainto_tsquery('simple', ${text}) or ${begins(entry)})`;
  return {
    facets: parts.length > 0 ? parts.join(' and ') : 'true',
    words: text === null ? null : isBeginning ? begins : found,
    parameters,
    shape: `${single.length > 0 ? 1 : 0}${several.length}${text === null ? 0 : isBeginning ? 1 : 2}`,
  };
}

interface Order {
  /** The column whose values it goes by. */
  key: string;
  sort: string;
  /** Those behind a place: the value `$1` and the creator `$2`. SQL. */
  after: string;
}
const ORDERS: Readonly<Record<Exclude<DirectoryOrder, 'standard'>, Order>> = {
  price: {
    key: 'price_from_cents',
    sort: 'price_from_cents, creator_id',
    after: '(price_from_cents, creator_id) > ($1::int, $2::uuid)',
  },
  delivery: {
    key: 'delivery_days',
    sort: 'delivery_days, creator_id',
    after: '(delivery_days, creator_id) > ($1::smallint, $2::uuid)',
  },
  newest: {
    key: 'joined_at',
    sort: 'joined_at desc, creator_id',
    after: '(joined_at <= $1::timestamptz and (joined_at < $1::timestamptz or creator_id > $2::uuid))',
  },
};

/** `found` selects creators, their places and their sequence. */
const withCards = (found: string): string => `
  with found as materialized (select creator_id, at, turn from (${found}) chosen)
  select f.creator_id::text, f.at, e.card from found f join directory_entries e on e.creator_id = f.creator_id order by f.turn`;

/** The bands, the best first, each in two parts: from the offset to the end of its ring, and from the beginning to the offset. */
const PARTS = BANDS.flatMap((_, index) =>
  [0, 1].map((around) => ({ band: BANDS.length - 1 - index, around })),
);

/** Where the ring is entered. */
interface Beginning {
  band: number;
  around: number;
}

/**
 * `$1` is the offset, `$2` to `$5` the place behind which it goes on: band, around, ring, creator. The index gives each part in its order, and the append
 * stops when there are enough. The limit in each part rules out a parallel plan, which would mix the parts.
 */
function ringEntries(begins: Beginning, most: string): string {
  const first = PARTS.findIndex(({ band, around }) => band === begins.band && around === begins.around);
  return PARTS.slice(Math.max(first, 0))
    .map(
      ({ band, around }, index) => `(
      select ${band} as band, ${around} as around, ring, creator_id, facets from directory_entries
      where band = ${band} and ring ${around === 0 ? '>=' : '<'} $1::int ${index === 0 ? 'and (ring, creator_id) > ($4::int, $5::uuid)' : ''}
      order by ring, creator_id limit ${most})`,
    )
    .join(' union all ');
}

/**
 * Looks at entries in their order, which an index gives together with their facets, until enough match. Words are compared by a scalar subquery because a
 * join could change the order.
 */
function walkOf(entries: string, at: string, { facets, words }: Conditions, limit: string, reads?: number) {
  const matching = `select e.* from (${entries}) e where ${facets}`;
  const all = words
    ? `select e.* from (${matching} ${reads === undefined ? '' : `limit ${reads}`}) e
       where (select ${words('d')} from directory_entries d where d.creator_id = e.creator_id)`
    : matching;
  return withCards(
    `select e.creator_id, json_build_array(${at}) as at, row_number() over () as turn from (${all} limit ${limit}) e`,
  );
}

/** @param columns of an entry `e` that its order needs @param at its place, made of those columns */
function gatherOf(
  { columns, at, sort, after }: { columns: string; at: string; sort: string; after: string },
  { facets, words }: Conditions,
  limit: string,
): string {
  const conditions = words ? `${facets} and ${words('e')}` : facets;
  return `
  with m as materialized (
    select e.creator_id, ${columns} from directory_entries e where ${conditions} limit ${MAX_GATHERED + 1}),
  counted as (select count(*)::int as matches from m),
  found as materialized (
    select creator_id, json_build_array(${at}) as at, row_number() over () as turn
    from (select * from m where (select matches from counted) <= ${MAX_GATHERED} and ${after} order by ${sort} limit ${limit}) nearest)
  select c.matches, f.creator_id::text, f.at, e.card
  from counted c left join found f on true left join directory_entries e on e.creator_id = f.creator_id order by f.turn`;
}

/** More than any directory has: without a limit in each part, the plan could be parallel. */
const ALL = '1000000000';

/** @param limit of entries, as SQL @param begins where the ring is entered in our own order */
export function textsOf(
  order: DirectoryOrder,
  conditions: Conditions,
  limit: string,
  begins: Beginning,
): DirectoryTexts {
  if (order === 'standard') {
    const at = 'band, around, ring';
    // PostgreSQL needs the type of every parameter, also of those that the remaining parts don't use.
    const entries = (most: string) => `
      select * from (${ringEntries(begins, most)}) parts where $2::int is not null and $3::int is not null limit ${most}`;
    const sorted = {
      columns: 'e.band, (e.ring < $1::int)::int as around, e.ring',
      at,
      sort: 'band desc, around, ring, creator_id',
      after: '(-band, around, ring, creator_id) > (-$2::int, $3::int, $4::int, $5::uuid)',
    };
    return {
      walk: walkOf(entries(String(FIRST_WALK.entries)), at, conditions, limit, FIRST_WALK.reads),
      longWalk: walkOf(entries(String(LONG_WALK.entries)), at, conditions, limit, LONG_WALK.reads),
      gather: gatherOf(sorted, conditions, limit),
      fullWalk: walkOf(entries(ALL), at, conditions, limit),
    };
  }
  const { key, sort, after } = ORDERS[order];
  const entries = (most: string) => `
    select ${key}, creator_id, facets from directory_entries where ${after} order by ${sort} limit ${most}`;
  return {
    walk: walkOf(entries(String(FIRST_WALK.entries)), key, conditions, limit, FIRST_WALK.reads),
    longWalk: walkOf(entries(String(LONG_WALK.entries)), key, conditions, limit, LONG_WALK.reads),
    gather: gatherOf({ columns: `e.${key}`, at: key, sort, after }, conditions, limit),
    fullWalk: walkOf(entries(ALL), key, conditions, limit),
  };
}
