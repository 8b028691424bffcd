import { type Cursor, VERY_FIRST } from '../../../platform/database/cursor.js';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import type { Section } from '../../../platform/database/personal-data.js';

interface Saved extends Record<string, unknown> {
  creatorId: string;
  savedAt: Date;
}

const THERE = 'select from creators where id = $1 and deleted_at is null for share';
const PAGE = `
  select s.creator_id as "creatorId", s.saved_at as "savedAt"
  from saved_creators s join creators c on c.id = s.creator_id and c.deleted_at is null
  where s.owner_id = $1 and (s.saved_at, s.creator_id) < ($2::timestamptz, $3::uuid)
  order by s.saved_at desc, s.creator_id desc limit $4`;

/** Whether a creator is there; if so, they stay until the transaction ends. */
export const holdCreator = async (tx: Transaction, creatorId: string): Promise<boolean> =>
  (await tx.row('hold-creator-to-save', THERE, [creatorId])) !== null;

/** A part of somebody's list, newest first. */
export const savedBy = (
  at: Statements,
  ownerId: string,
  after: Cursor | undefined,
  limit: number,
): Promise<Saved[]> => {
  const { createdAt, id } = after ?? VERY_FIRST;
  return at.rows<Saved>('saved-creators', PAGE, [ownerId, createdAt, id, limit]);
};

const EXPORT = `
  select s.creator_id as "creatorId", c.username, s.saved_at as "savedAt"
  from saved_creators s join creators c on c.id = s.creator_id
  where s.owner_id = $1 order by s.saved_at desc`;

/** All of somebody's list, for the copy of their data. */
export const exportSaved = (at: Statements, ownerId: string): Promise<Section> =>
  at.rows('export-saved-creators', EXPORT, [ownerId]);
