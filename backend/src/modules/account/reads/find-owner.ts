import type { Statements, Transaction } from '../../../platform/database/database.js';
import type { KnownPerson } from '../../../platform/database/personal-data.js';

/** Who asks for an account to be deleted, and what proves that it is theirs. */
export interface OwnerRow extends KnownPerson {
  passwordHash: string | null;
  isAdmin: boolean;
}

const PERSON = `u.id as "userId", c.id as "creatorId",
  case when u.email_verified_at is not null then u.email_key end as "provenEmail"`;
const OWNER = `
  select ${PERSON}, u.password_hash as "passwordHash", u.is_admin as "isAdmin"
  from users u left join creators c on c.user_id = u.id
  where u.id = $1 and u.deleted_at is null`;

export const findOwner = (at: Statements, userId: string): Promise<OwnerRow | null> =>
  at.row<OwnerRow>('owner', OWNER, [userId]);

/** The same, and keeps everyone else waiting who wants to change this user. */
export const lockOwner = (tx: Transaction, userId: string): Promise<OwnerRow | null> =>
  tx.row<OwnerRow>('lock-owner', `${OWNER} for update of u`, [userId]);

export const findPerson = (at: Statements, userId: string): Promise<KnownPerson | null> =>
  at.row<KnownPerson>(
    'known-person',
    `select ${PERSON} from users u left join creators c on c.user_id = u.id where u.id = $1`,
    [userId],
  );
