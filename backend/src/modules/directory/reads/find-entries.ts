import { BANDS, type DirectoryOrder, FACET_KINDS, type FacetValue } from '@reelpact/domain';
import type { Parameter, Statements } from '../../../platform/database/database.js';
import type { EntryCard } from '../make-entry.js';

/**
 * How entries are found, in two statements, so that no statistics have to be right. The walk goes along an order's index, which carries the facets, and
 * looks at so many entries at most: enough where much matches. Otherwise the gather finds all that match by the facets, and sorts them. With N
 * entries and m matches the walk looks at about 25 · N / m and the gather at m, so the worse of the two is smallest near √(25 · N).
 */
const WALKED_MAX = 5_000;
export const GATHER_TIMEOUT_MS = 400;

/** Where an answer ended: the values of its order, and the creator. */
export interface Place {
  /** Of our own order: band, whether the ring has been once around, and the place on it. Of others: their value. */
  at: readonly (number | string)[];
  creatorId: string;
}
interface FoundEntry {
  card: EntryCard;
  place: Place;
}
export interface Found {
  entries: FoundEntry[];
  /** Whether there may be more that would have taken too long to find. */
  isPartial: boolean;
}
export interface Wanted {
  values: readonly FacetValue[];
  words: string;
  order: DirectoryOrder;
  limit: number;
  /** Where our own order begins on the ring of each band. */
  offset: number;
  after: Place | null;
}

interface Row extends Record<string, unknown> {
  creator_id: string;
  at: (number | string)[];
  card: EntryCard;
}

/** The parameters of both statements, by their places: the values of facets with one value, those of each facet with several, and the rest. */
interface Conditions {
  sql: string;
  parameters: Parameter[];
  /** The shape of it, for the statement's name. */
  shape: string;
}

function conditionsOf({ values, words }: Wanted, from: number): Conditions {
  const byKind = FACET_KINDS.map((kind) => values.filter((value) => value.kind === kind).map(({ id }) => id));
  const single = byKind.filter(({ length }) => length === 1).flat();
  const several = byKind.filter(({ length }) => length > 1);
  const parts: string[] = [];
  const parameters: Parameter[] = [];
  const take = (parameter: Parameter): string => `$${from + parameters.push(parameter) - 1}`;
  if (single.length > 0) parts.push(`e.facets @> ${take(single)}::int[]`);
  for (const ids of several) parts.push(`e.facets && ${take(ids)}::int[]`);
  if (words !== '')
    parts.push(
      [...words].length < 3
        ? `e.name_key like ${take(words)}::text || '%'`
        : `(e.search @@ plainto_tsquery('simple', ${take(words)}) or e.name_key like ${take(words)}::text || '%')`,
    );
  const shape = `${single.length > 0 ? 1 : 0}${several.length}${words === '' ? 0 : [...words].length < 3 ? 1 : 2}`;
  return { sql: parts.length > 0 ? parts.join(' and ') : 'true', parameters, shape };
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
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** What comes before all others in an order. */
const BEFORE_ALL: Readonly<Record<Exclude<DirectoryOrder, 'standard'>, number | string>> = {
  price: -1,
  delivery: -1,
  newest: 'infinity',
};

const CARDS = (found: string): string => `
  with found as materialized (select creator_id, at, turn from (${found}) chosen)
  select f.creator_id::text, f.at, e.card from found f join directory_entries e on e.creator_id = f.creator_id order by f.turn`;
/** What conditions are about, beside the order's own columns. */
const COLUMNS = 'creator_id, facets, search, name_key';
/** For conditions on words the table is read, too, and not the index alone. */
const columnsFor = (conditions: string): string =>
  /e\.(search|name_key)/.test(conditions) ? COLUMNS : 'creator_id, facets';

/** The bands, the best first, each in two parts: from the offset to the end of its ring, and from the beginning to the offset. */
const PARTS = BANDS.flatMap((_, index) =>
  [0, 1].map((around) => ({ band: BANDS.length - 1 - index, around })),
);

/**
 * `$1` is the offset, `$2` to `$5` the place behind which it goes on: band, around, ring, creator. The index gives each part in its order, and the append
 * stops when there are enough. Each part has a limit of its own, because only then none of them is read by several processes, which would mix them.
 */
function ringWalk(conditions: string, limit: string, begins: { band: number; around: number }): string {
  const first = PARTS.findIndex(({ band, around }) => band === begins.band && around === begins.around);
  const walk = PARTS.slice(Math.max(first, 0)).map(
    ({ band, around }, index) => `(
      select ${band} as band, ${around} as around, ring, ${columnsFor(conditions)} from directory_entries
      where band = ${band} and ring ${around === 0 ? '>=' : '<'} $1::int ${index === 0 ? 'and (ring, creator_id) > ($4::int, $5::uuid)' : ''}
      order by ring, creator_id limit ${WALKED_MAX})`,
  );
  return `
    select e.creator_id, json_build_array(e.band, e.around, e.ring) as at, row_number() over () as turn
    from (${walk.join(' union all ')} limit ${WALKED_MAX}) e
    where $2::int is not null and $3::int is not null and ${conditions} limit ${limit}`;
}

const ringGather = (conditions: string, limit: string): string => `
  with m as materialized (
    select e.creator_id, e.band, (e.ring < $1::int)::int as around, e.ring from directory_entries e where ${conditions})
  select creator_id, json_build_array(band, around, ring) as at, row_number() over (order by band desc, around, ring, creator_id) as turn
  from m where (-band, around, ring, creator_id) > (-$2::int, $3::int, $4::int, $5::uuid) order by turn limit ${limit}`;

/** The two statements of an order; conditions are about `e`. */
function statements(
  order: DirectoryOrder,
  conditions: string,
  limit: string,
  begins: { band: number; around: number },
): { walk: string; gather: string } {
  if (order === 'standard')
    return { walk: CARDS(ringWalk(conditions, limit, begins)), gather: CARDS(ringGather(conditions, limit)) };
  const { key, sort, after } = ORDERS[order];
  return {
    walk: CARDS(`
      select creator_id, json_build_array(${key}) as at, row_number() over () as turn
      from (select ${key}, ${columnsFor(conditions)} from directory_entries where ${after} order by ${sort} limit ${WALKED_MAX}) e
      where ${conditions} limit ${limit}`),
    gather: CARDS(`
      with m as materialized (select e.creator_id, e.${key} from directory_entries e where ${conditions})
      select creator_id, json_build_array(${key}) as at, row_number() over (order by ${sort}) as turn from m where ${after}
      order by turn limit ${limit}`),
  };
}

const texts = new Map<string, { walk: string; gather: string }>();

/** Finds the next entries that match, in their order: one more than was wanted where there are more. */
export async function findEntries(at: Statements, wanted: Wanted, gather: Gather): Promise<Found> {
  const { order, after, offset, limit } = wanted;
  const [band = BANDS.length - 1, around = 0, ring = offset - 1] = (after?.at ?? []) as number[];
  const place: Parameter[] =
    order === 'standard'
      ? [offset, band, around, ring, after?.creatorId ?? LAST_ID]
      : [after?.at[0] ?? BEFORE_ALL[order], after?.creatorId ?? LAST_ID];
  const { sql, parameters, shape } = conditionsOf(wanted, place.length + 2);
  const name = `${order}-${shape}${order === 'standard' ? `-${band}-${around}` : ''}`;
  const text = texts.get(name) ?? statements(order, sql, `$${place.length + 1}::int`, { band, around });
  texts.set(name, text);
  const all = [...place, limit + 1, ...parameters];
  const entriesOf = (rows: readonly Row[]): FoundEntry[] =>
    rows.map(({ creator_id: creatorId, at: values, card }) => ({ card, place: { at: values, creatorId } }));

  const walked = await at.rows<Row>(`directory-walk-${name}`, text.walk, all);
  if (walked.length > limit || sql === 'true') return { entries: entriesOf(walked), isPartial: false };
  const gathered = await gather<Row>(`directory-gather-${name}`, text.gather, all);
  return gathered
    ? { entries: entriesOf(gathered), isPartial: false }
    : { entries: entriesOf(walked), isPartial: true };
}

/** Runs a statement for `GATHER_TIMEOUT_MS` at most. @returns null when it took longer */
export type Gather = <T extends Record<string, unknown>>(
  name: string,
  text: string,
  values: readonly Parameter[],
) => Promise<T[] | null>;
