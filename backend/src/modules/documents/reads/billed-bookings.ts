import { deletedEmail } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import type { KnownPerson } from '../../../platform/database/personal-data.js';

/** The bookings that were a forgotten person's as the brand; for after the bookings have forgotten them. */
export async function billedBookingsOfForgotten(tx: Transaction, { userId }: KnownPerson): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'billed-bookings-of-forgotten',
    'select id from bookings where contact_email_key = $1',
    [deletedEmail(userId)],
  );
  return rows.map(({ id }) => id);
}
