import type { Statements } from '../../../../platform/database/database.js';

/** Whether somebody has proven that an address is theirs, and has an account. */
export const hasAccount = async (at: Statements, emailKey: string): Promise<boolean> =>
  (await at.row('has-account', 'select 1 from users where email_key = $1 and email_verified_at is not null', [
    emailKey,
  ])) !== null;
