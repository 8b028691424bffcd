import type { TokenScope } from '@reelpact/domain';
import type { Statements } from '../../../../platform/database/database.js';

export interface OwnerRow {
  userId: string;
  email: string;
  verified: boolean;
  creatorId: string | null;
  scopes: TokenScope[];
  /** Not used for minutes: only then is it noted that it was. */
  stale: boolean;
}

/** Whose token has this hash; null when it was revoked or never was one. */
export const findTokenOwner = (at: Statements, hash: string): Promise<OwnerRow | null> =>
  at.row<OwnerRow>(
    'token-owner',
    `select u.id as "userId", u.email, u.email_verified_at is not null as verified, u.creator_id as "creatorId", t.scopes,
       t.used_at is null or t.used_at < now() - interval '5 minutes' as stale
     from api_tokens t join users u on u.id = t.user_id
     where t.token_hash = $1 and t.revoked_at is null and u.deleted_at is null`,
    [hash],
  );
