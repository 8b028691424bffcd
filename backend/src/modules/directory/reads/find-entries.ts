import { BANDS, type DirectoryOrder, type FacetValue, lowestPriceOf } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import type { EntryCard } from '../make-entry.js';
import { type DirectoryTexts, GATHERED_MAX, conditionsOf, textsOf } from './directory-statements.js';
import type { Patiently } from './patiently.js';

/** How long what has no bound of its own may take, in milliseconds: both together are what one search may cost. */
const GATHER_MS = 150;
const FAR_WALK_MS = 250;

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
      // None of those that are cheaper than what is asked for needs to be looked at.
      return [after?.at[0] ?? lowestPriceOf(values) - 1, id];
    case 'delivery':
      return [after?.at[0] ?? -1, id];
    case 'newest':
      return [after?.at[0] ?? 'infinity', id];
  }
}

const texts = new Map<string, DirectoryTexts>();

/**
 * Finds the next entries that match, in their order: one more than was wanted where there are more. No statistics have to be right for it. A walk along
 * the order is enough where much matches. Otherwise the index of facets gives all that match, which are sorted unless they are too many. So many that
 * none of them was met stand together far behind, and a walk without bounds comes to them.
 *
 * With N entries and m matches the walk looks at about 25 · N / m, and a match costs the gather some ten times as much as an entry costs the walk. So the
 * worse of the two is smallest where about √(250 · N) are walked.
 */
export async function findEntries(at: Statements, wanted: Wanted, patiently: Patiently): Promise<Found> {
  const { values, words, order, limit } = wanted;
  const place = placeOf(wanted);
  const conditions = conditionsOf(values, words, place.length + 2);
  const [, band = 0, around = 0] = order === 'standard' ? (place as number[]) : [];
  const name = `${order}-${conditions.shape}${order === 'standard' ? `-${band}-${around}` : ''}`;
  const text = texts.get(name) ?? textsOf(order, conditions, `$${place.length + 1}::int`, { band, around });
  texts.set(name, text);
  const all = [...place, limit + 1, ...conditions.parameters];
  const found = (rows: readonly Row[], isPartial = false): Found => ({
    entries: rows.flatMap(({ creator_id: creatorId, at: reached, card }) =>
      creatorId === null ? [] : [{ card, place: { at: reached, creatorId } }],
    ),
    isPartial,
  });

  const walked = await at.rows<Row>(`directory-walk-${name}`, text.walk, all);
  if (walked.length > limit || conditions.parameters.length === 0) return found(walked);
  const gathered = await patiently<Row>(
    { milliseconds: GATHER_MS, byFacets: true },
    ...[`directory-gather-${name}`, text.gather, all],
  );
  if (gathered && (gathered[0]?.matches ?? 0) <= GATHERED_MAX) return found(gathered);
  const met = await patiently<Row>(
    { milliseconds: FAR_WALK_MS, byFacets: false },
    ...[`directory-far-${name}`, text.farWalk, all],
  );
  return met ? found(met) : found(walked, true);
}
