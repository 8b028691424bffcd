import type { Statements } from '../../../platform/database/database.js';

export interface PushSubscription {
  id: string;
  endpoint: string;
  publicKey: string;
  auth: string;
}

const LIVE = `from push_subscriptions p join sessions s on s.id = p.session_id
  where s.revoked_at is null and s.expires_at > now()`;

/** The browsers of a user that are still signed in. */
export const subscriptionsOf = (at: Statements, userId: string): Promise<{ id: string }[]> =>
  at.rows('push-subscriptions-of', `select p.id ${LIVE} and p.user_id = $1`, [userId]);

/** One of them; null once it is signed out. */
export const findSubscription = (at: Statements, id: string): Promise<PushSubscription | null> =>
  at.row(
    'find-push-subscription',
    `select p.id, p.endpoint, p.public_key as "publicKey", p.auth ${LIVE} and p.id = $1`,
    [id],
  );
