import type { Statements } from '../../../platform/database/database.js';

const DAY_MS = 86_400_000;

/**
 * Creators whose proof was never counted, or more than a day ago: with time alone, bookings leave the windows.
 * @param now the product's time, in milliseconds since 1970
 */
export async function creatorsToCount(at: Statements, now: number, limit: number): Promise<string[]> {
  const rows = await at.rows<{ id: string }>(
    'creators-to-count',
    `select c.id from creators c left join creator_proof p on p.creator_id = c.id
     where c.deleted_at is null and (p.counted_at < $1
       or (p.creator_id is null and exists (select from bookings b where b.creator_id = c.id)))
     order by p.counted_at nulls first, c.id limit $2`,
    [new Date(now - DAY_MS), limit],
  );
  return rows.map(({ id }) => id);
}
