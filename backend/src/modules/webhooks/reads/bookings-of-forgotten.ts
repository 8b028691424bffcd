import { deletedEmail } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import type { KnownPerson } from '../../../platform/database/personal-data.js';

/** The bookings of which events name this person; for after the bookings have forgotten them as the brand. */
export async function bookingsOfForgotten(
  tx: Transaction,
  { userId, creatorId }: KnownPerson,
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'webhook-bookings-of-forgotten',
    'select id from bookings where contact_email_key = $1 or creator_id = $2',
    [deletedEmail(userId), creatorId],
  );
  return rows.map(({ id }) => id);
}
