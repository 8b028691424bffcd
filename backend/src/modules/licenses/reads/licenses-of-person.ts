import { deletedEmail } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import type { KnownPerson } from '../../../platform/database/personal-data.js';

/** The bookings whose licenses carry a person's name as the brand; for after the bookings have forgotten it. */
export async function forgottenBrandBookings(tx: Transaction, { userId }: KnownPerson): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'licensed-bookings-of-forgotten-brand',
    'select id from bookings where contact_email_key = $1',
    [deletedEmail(userId)],
  );
  return rows.map(({ id }) => id);
}

/** The same for the creator. */
export async function creatorBookings(tx: Transaction, creatorId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'licensed-bookings-of-creator',
    'select id from bookings where creator_id = $1',
    [creatorId],
  );
  return rows.map(({ id }) => id);
}
