import type { Transaction } from '../../../platform/database/database.js';
import { type BookingRecord, peopleOf } from '../../bookings/index.js';

const HOLD = 'select from users where id = any($1::uuid[]) order by id for key share';

/** Has the accounts of both parties stay until the transaction ends, or waits until they are gone. */
export async function holdParties(tx: Transaction, record: BookingRecord): Promise<void> {
  const { brand, creator } = peopleOf(record);
  const ids = [brand.userId, creator.userId].filter((id) => id !== null);
  await tx.rows('hold-rated-parties', HOLD, [ids]);
}
