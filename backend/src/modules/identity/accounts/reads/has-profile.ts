import type { Statements } from '../../../../platform/database/database.js';

/** Whether a user has a creator profile. */
export const hasProfile = async (at: Statements, userId: string): Promise<boolean> =>
  (await at.row('has-profile', 'select 1 from creators where user_id = $1', [userId])) !== null;
