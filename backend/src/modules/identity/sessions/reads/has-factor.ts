import type { Statements } from '../../../../platform/database/database.js';

/** Whether a user, whose id is this expression, has a second factor. SQL. */
export const hasFactorSql = (userId: string): string =>
  `(exists (select from one_time_codes where user_id = ${userId} and confirmed_at is not null)
    or exists (select from passkeys where user_id = ${userId}))`;

export const hasFactor = async (at: Statements, userId: string): Promise<boolean> =>
  (await at.row('has-factor', `select 1 where ${hasFactorSql('$1')}`, [userId])) !== null;
