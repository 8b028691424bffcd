import type { SignedInUser } from '../../../platform/access/caller.js';
import type { Statements } from '../../../platform/database/database.js';

type FeedOwner = Pick<SignedInUser, 'id' | 'email' | 'emailVerified' | 'creatorId'>;

/** Whose feed has this hash; null when it was revoked or never was one. */
export const findFeedOwner = (at: Statements, hash: string): Promise<FeedOwner | null> =>
  at.row<FeedOwner>(
    'calendar-feed-owner',
    `select u.id, u.email, u.email_verified_at is not null as "emailVerified", c.id as "creatorId"
     from calendar_feeds f join users u on u.id = f.user_id left join creators c on c.user_id = u.id
     where f.token_hash = $1 and u.deleted_at is null`,
    [hash],
  );
