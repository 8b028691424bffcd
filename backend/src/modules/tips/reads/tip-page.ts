import type { Statements } from '../../../platform/database/database.js';
import { TAKES_TIPS } from '../../creators/index.js';

/** A creator on whose page a tip is to be given. */
export interface TippedCreator {
  id: string;
  userId: string;
  email: string;
  /** Whether the page has a block for tips that is on. */
  takesTips: boolean;
}

/** Whether a creator is still there; they stay so until the transaction ends. */
export const isStillThere = async (at: Statements, creatorId: string): Promise<boolean> =>
  (await at.row(
    'tipped-creator-stays',
    'select 1 from creators where id = $1 and deleted_at is null for share',
    [creatorId],
  )) !== null;

/** The creator of a username, as it is compared; null where nobody has it. */
export const tippedCreator = (at: Statements, usernameKey: string): Promise<TippedCreator | null> =>
  at.row<TippedCreator>(
    'tipped-creator',
    `select c.id, c.user_id as "userId", u.email,
       ${TAKES_TIPS} as "takesTips"
     from creators c join users u on u.id = c.user_id
     where c.username_key = $1 and c.deleted_at is null`,
    [usernameKey],
  );
