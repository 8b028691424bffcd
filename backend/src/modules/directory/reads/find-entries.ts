import { BANDS, type DirectoryOrder, type FacetValue, lowestPriceOf } from '@reelpact/domain';
import type { Parameter, Statements } from '../../../platform/database/database.js';
import type { EntryCard } from '../make-entry.js';
import {
  type DirectoryTexts,
  FIRST_WALK,
  LONG_WALK,
  MAX_GATHERED,
  conditionsOf,
  textsOf,
} from './directory-statements.js';
import type { RunBounded } from './bounded-statements.js';

/** How long the statements without bounds of their own may take, in milliseconds; before each, a search may wait for its turn. */
const GATHER_TIMEOUT_MS = 150;
const FULL_WALK_TIMEOUT_MS = 250;

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
  creator_id: string | null;
  at: (number | string)[];
  card: EntryCard;
  /** Of a gather. */
  matches?: number;
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The parameters that say behind which place to go on. */
function placeOf({ values, order, offset, after }: Wanted): readonly (number | string)[] {
  const id = after?.creatorId ?? LAST_ID;
  switch (order) {
    case 'standard': {
      const [band = BANDS.length - 1, around = 0, ring = offset - 1] = (after?.at ?? []) as number[];
      return [offset, band, around, ring, id];
    }
    case 'price':
      // Cheaper entries can't match.
      return [after?.at[0] ?? lowestPriceOf(values) - 1, id];
    case 'delivery':
      return [after?.at[0] ?? -1, id];
    case 'newest':
      return [after?.at[0] ?? 'infinity', id];
  }
}

const texts = new Map<string, DirectoryTexts>();

/** The statements for what is wanted, what tells them from those of other shapes, and their parameters. */
function statementsFor(wanted: Wanted): { name: string; text: DirectoryTexts; all: Parameter[] } {
  const { values, words, order, limit } = wanted;
  const place = placeOf(wanted);
  const conditions = conditionsOf(values, words, place.length + 2);
  const [, band = 0, around = 0] = order === 'standard' ? (place as number[]) : [];
  const name = `${order}-${conditions.shape}${order === 'standard' ? `-${band}-${around}` : ''}`;
  const text = texts.get(name) ?? textsOf(order, conditions, `$${place.length + 1}::int`, { band, around });
  texts.set(name, text);
  return { name, text, all: [...place, limit + 1, ...conditions.parameters] };
}

const isFound = (row: Row): row is Row & { creator_id: string } => row.creator_id !== null;
const entriesOf = (rows: readonly Row[]): FoundEntry[] =>
  rows.filter(isFound).map(({ creator_id: creatorId, at, card }) => ({ card, place: { at, creatorId } }));

/**
 * The entries that a walk finds. It ends early where it meets so few that the long one wouldn't find enough at that rate either: a gather finds these sooner.
 */
async function walk(at: Statements, wanted: Wanted): Promise<FoundEntry[]> {
  const { name, text, all } = statementsFor(wanted);
  const near = entriesOf(await at.rows<Row>(`directory-walk-${name}`, text.walk, all));
  const last = near.at(-1);
  const most = wanted.limit + 1;
  const isOften = near.length * LONG_WALK.entries >= most * FIRST_WALK.entries;
  if (near.length >= most || !last || !isOften) return near;
  const on = statementsFor({ ...wanted, after: last.place, limit: wanted.limit - near.length });
  const more = await at.rows<Row>(`directory-long-walk-${on.name}`, on.text.longWalk, on.all);
  // Somebody may have moved on between the two.
  const known = new Set(near.map(({ place }) => place.creatorId));
  return [...near, ...entriesOf(more).filter(({ place }) => !known.has(place.creatorId))];
}

/**
 * Finds the next entries that match, in order: one more than wanted if there are more. It depends on no statistics. First it walks along the order, which is
 * enough for common combinations. If that finds too few, the index of facets gathers all matches, and they are sorted. Only if those are too many to sort, or took too long,
 * although the walk met few of them, do they stand together far behind; then it walks on without a limit on entries.
 *
 * With N entries and m matches, a walk looks at about 25 · N / m entries and the gather reads m, and reading one costs about ten times as much as looking
 * at one. The worse of the two costs the least with a walk of about √(250 · N), which is 15,000 for a million. Of a short walk's matches one can tell
 * whether so long a one is worth it.
 */
export async function findEntries(at: Statements, wanted: Wanted, runBounded: RunBounded): Promise<Found> {
  const { name, text, all } = statementsFor(wanted);
  const walked = await walk(at, wanted);
  const isAll = wanted.values.length === 0 && wanted.words === '';
  if (walked.length > wanted.limit || isAll) return { entries: walked, isPartial: false };
  const gathered = await runBounded<Row>(
    { timeoutMs: GATHER_TIMEOUT_MS, fromFacets: true },
    ...[`directory-gather-${name}`, text.gather, all],
  );
  if (gathered && (gathered[0]?.matches ?? 0) <= MAX_GATHERED)
    return { entries: entriesOf(gathered), isPartial: false };
  const met = await runBounded<Row>(
    { timeoutMs: FULL_WALK_TIMEOUT_MS, fromFacets: false },
    ...[`directory-full-walk-${name}`, text.fullWalk, all],
  );
  return met ? { entries: entriesOf(met), isPartial: false } : { entries: walked, isPartial: true };
}
