import type { Transaction } from '../../../platform/database/database.js';
import { unseen } from '../../../platform/database/unseen.js';

/** Creators with a page, and which of the packages that were named are theirs. */
export type LivePages = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Of these creators and packages, those that there are. They stay until the transaction ends: a creator who is being
 * deleted either is gone here already, or is forgotten together with what is counted now.
 */
const LIVE = `
  select c.id as "creatorId",
    array(select p.id::text from packages p where p.creator_id = c.id and p.id = any(${unseen(2, 'uuid[]')})) as "packageIds"
  from creators c where c.id = any(${unseen(1, 'uuid[]')}) and c.deleted_at is null
  order by c.id for key share of c`;

export async function livePages(
  tx: Transaction,
  creatorIds: readonly string[],
  packageIds: readonly string[],
): Promise<LivePages> {
  const rows = await tx.rows<{ creatorId: string; packageIds: string[] }>('live-pages', LIVE, [
    creatorIds,
    packageIds,
  ]);
  return new Map(rows.map((row) => [row.creatorId, new Set(row.packageIds)]));
}
