import { COOKIES, PROOF } from '@reelpact/domain';
import type { Statements } from '../../../../platform/database/database.js';
import { hasFactorSql } from './has-factor.js';

export interface SessionRow {
  id: string;
  user_id: string;
  email: string;
  verified: boolean;
  is_admin: boolean;
  creator_id: string | null;
  time_zone: string | null;
  /** Not seen for minutes: only then is it noted that it was. */
  stale: boolean;
  /** Whether the person has shown lately that it is them. */
  proven: boolean;
  has_factor: boolean;
}

/** A live session with its user; null when it was revoked or is over. */
export const findSession = (at: Statements, sessionId: string): Promise<SessionRow | null> =>
  at.row<SessionRow>(
    'read-session',
    `select s.id, u.id as user_id, u.email, u.email_verified_at is not null as verified, u.is_admin, u.time_zone, u.creator_id,
       s.seen_at < now() - interval '5 minutes' as stale,
       s.proven_at > now() - interval '${PROOF.minutes} minutes' as proven, ${hasFactorSql('u.id')} as has_factor
     from sessions s join users u on u.id = s.user_id
     where s.id = $1 and s.revoked_at is null and s.expires_at > now()
       and s.seen_at > now() - interval '${COOKIES.session.idleDays} days' and u.deleted_at is null`,
    [sessionId],
  );
