import type { Transaction } from '../../../platform/database/database.js';

/** The creator's row is locked, so that two editors can't both pass the limit or take the same position. */
export async function lockCreator(tx: Transaction, creatorId: string): Promise<void> {
  await tx.rows('lock-creator', 'select from creators where id = $1 for update', [creatorId]);
}
