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

/** A browser of one of many, who is named by their place among them. */
export interface FoundBrowser {
  place: number;
  id: string;
  userId: string;
}

/** The browsers that are still signed in of users, or of those who have proven the address since. */
export const subscriptionsOf = (at: Statements, to: readonly PushedReader[]): Promise<FoundBrowser[]> =>
  at.rows(
    'push-subscriptions-of',
    `select o.place, p.id, p.user_id as "userId"
     from json_to_recordset($1) as o (place int, "userId" uuid, "emailKey" text), lateral (
       select p.id, p.user_id ${LIVE} and p.user_id = coalesce(o."userId",
         (select id from users where email_key = o."emailKey" and email_verified_at is not null))
     ) p order by o.place`,
    [JSON.stringify(to.map(({ userId, emailKey }, place) => ({ place, userId, emailKey })))],
  );

/** One of them; null once it is signed out. */
export const findSubscription = (at: Statements, id: string): Promise<PushSubscription | null> =>
  at.row(
    'find-push-subscription',
    `select p.id, p.endpoint, p.public_key as "publicKey", p.auth ${LIVE} and p.id = $1`,
    [id],
  );
