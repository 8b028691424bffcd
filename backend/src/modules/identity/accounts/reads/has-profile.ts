import type { Statements } from '../../../../platform/database/database.js';

/** Whether a user has a creator profile. */
export const hasProfile = async (at: Statements, userId: string): Promise<boolean> =>
  (await at.row('has-profile', 'select 1 from users where id = $1 and creator_id is not null', [userId])) !==
  null;
