import type { RemovalOutcome, RemovalRule } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';

/** That somebody is out of the directory by an admin's decision, as they are told. */
export interface Removal extends Record<string, unknown> {
  id: string;
  rule: RemovalRule;
  note: string;
  removedAt: Date;
  objection: string | null;
  objectedAt: Date | null;
  outcome: RemovalOutcome | null;
  outcomeNote: string | null;
  decidedAt: Date | null;
}

/** The same as admins see it. */
export interface ListedRemoval extends Removal {
  creatorId: string;
  username: string;
  displayName: string;
  removedBy: string | null;
  removedByEmail: string | null;
}

/** Whom it is about, to be written to. */
export interface RemovedCreator extends Record<string, unknown> {
  userId: string;
  displayName: string;
}

const TOLD = `r.id, r.rule, r.note, r.removed_at as "removedAt", r.objection, r.objected_at as "objectedAt", r.outcome,
  r.outcome_note as "outcomeNote", r.decided_at as "decidedAt"`;
const OWN = `select ${TOLD} from directory_removals r where r.creator_id = $1 and r.ended_at is null`;
/** Objections that wait for a decision come first, the longest waiting on top. */
const OPEN = `
  select ${TOLD}, r.creator_id as "creatorId", c.username, c.display_name as "displayName", r.removed_by as "removedBy", u.email as "removedByEmail"
  from directory_removals r join creators c on c.id = r.creator_id left join users u on u.id = r.removed_by
  where r.ended_at is null
  order by (r.objection is not null and r.outcome is null) desc, case when r.outcome is null then r.objected_at end, r.removed_at desc, r.id
  limit $1`;
const HOLD_USER = 'select from users where id = (select user_id from creators where id = $1) for key share';
const HOLD = `
  select user_id as "userId", display_name as "displayName" from creators where id = $1 and deleted_at is null for share`;

/** Why a creator is out; null while they aren't. */
export const openRemoval = (at: Statements, creatorId: string): Promise<Removal | null> =>
  at.row<Removal>('own-removal', OWN, [creatorId]);

export const openRemovals = (at: Statements, limit: number): Promise<ListedRemoval[]> =>
  at.rows<ListedRemoval>('open-removals', OPEN, [limit]);

/** A creator who stays as they are until the transaction ends, with their account before it, as when that is deleted; null where there is none. */
export async function holdRemovable(tx: Transaction, creatorId: string): Promise<RemovedCreator | null> {
  await tx.rows('hold-user-to-remove', HOLD_USER, [creatorId]);
  return tx.row<RemovedCreator>('hold-creator-to-remove', HOLD, [creatorId]);
}
