import type { Statements } from '../../../../platform/database/database.js';

export interface PushSubscription {
  id: string;
  endpoint: string;
  publicKey: string;
  auth: string;
}

const LIVE = `from push_subscriptions p join sessions s on s.id = p.session_id
  where s.revoked_at is null and s.expires_at > now()`;

/** Who is told: a user, or as whom somebody is known who has no account, or had none then. */
export interface PushedReader {
  userId: string | null;
  emailKey: string | null;
}

/** The browsers that are still signed in of a user, or of who has proven the address since. */
export const subscriptionsOf = (
  at: Statements,
  { userId, emailKey }: PushedReader,
): Promise<{ id: string; userId: string }[]> =>
  at.rows(
    'push-subscriptions-of',
    `select p.id, p.user_id as "userId" ${LIVE} and p.user_id = coalesce($1::uuid,
       (select id from users where email_key = $2 and email_verified_at is not null))`,
    [userId, emailKey],
  );

/** One of them; null once it is signed out. */
export const findSubscription = (at: Statements, id: string): Promise<PushSubscription | null> =>
  at.row(
    'find-push-subscription',
    `select p.id, p.endpoint, p.public_key as "publicKey", p.auth ${LIVE} and p.id = $1`,
    [id],
  );
