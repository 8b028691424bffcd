import type { Transaction } from '../../../../platform/database/database.js';
import { CREATORS_OF_BOOKINGS } from '../../../bookings/index.js';

/** Whether exactly this event is in a booking's history already. */
export async function hasHappened(tx: Transaction, bookingId: string, hash: string): Promise<boolean> {
  const row = await tx.row(
    'has-happened',
    'select 1 from booking_history where booking_id = $1 and content_hash = $2 and creator_id = $3 limit 1',
    [bookingId, hash, await CREATORS_OF_BOOKINGS.of(tx, bookingId)],
  );
  return row !== null;
}
