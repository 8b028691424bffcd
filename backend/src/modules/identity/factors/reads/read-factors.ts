import type { Statements } from '../../../../platform/database/database.js';

interface PasskeyView {
  id: string;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}
export interface FactorsView {
  codes: boolean;
  /** The oldest first. */
  passkeys: PasskeyView[];
  recoveryCodesLeft: number;
  /** When the second factor will be removed, because somebody asked for it; null mostly. */
  removalAt: Date | null;
}

/** What a user shows besides the password. */
export async function readFactors(at: Statements, userId: string): Promise<FactorsView> {
  const row = await at.row<Omit<FactorsView, 'passkeys'>>(
    'read-factors',
    `select exists (select from one_time_codes where user_id = $1 and confirmed_at is not null) as codes,
       (select count(*)::int from recovery_codes where user_id = $1 and used_at is null) as "recoveryCodesLeft",
       (select effective_at from factor_removals where user_id = $1) as "removalAt"`,
    [userId],
  );
  const passkeys = await at.rows<PasskeyView>(
    'passkeys-of-user',
    `select id, name, created_at as "createdAt", used_at as "usedAt" from passkeys where user_id = $1 order by created_at, id`,
    [userId],
  );
  return { codes: false, recoveryCodesLeft: 0, removalAt: null, ...row, passkeys };
}
