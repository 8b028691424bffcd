import { deletedEmail } from '@reelpact/domain';
import type { Transaction } from '../../../../platform/database/database.js';
import type { KnownPerson } from '../../../../platform/database/personal-data.js';

/** The bookings that a person has made or taken; for after the bookings have forgotten their address. */
export async function bookingsOf(tx: Transaction, { userId }: KnownPerson): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'notified-bookings-of-person',
    'select distinct booking_id as id from booking_people where user_id = $1 or email_key = $2',
    [userId, deletedEmail(userId)],
  );
  return rows.map(({ id }) => id);
}
