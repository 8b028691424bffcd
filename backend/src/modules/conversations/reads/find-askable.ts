import type { Statements } from '../../../platform/database/database.js';

/** A creator who can be written to, and whether a package is one that they show. */
export const findAskable = (
  from: Statements,
  creatorId: string,
  packageId: string | null,
): Promise<{ userId: string; hasPackage: boolean } | null> =>
  from.row(
    'find-askable',
    `select c.user_id as "userId",
       exists (select from packages p where p.id = $2 and p.creator_id = c.id and p.deleted_at is null and p.archived_at is null) as "hasPackage"
     from creators c join users u on u.id = c.user_id where c.id = $1 and u.deleted_at is null`,
    [creatorId, packageId],
  );
