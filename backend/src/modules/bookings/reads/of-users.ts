import type { Statements } from '../../../platform/database/database.js';

/** Whether a user `u` has bookings as a brand: their own, or those of their proven address. SQL. */
export const HAS_BRAND_BOOKINGS = `exists (select from booking_people p where p.party = 'brand' and (p.user_id = u.id
  or (u.email_verified_at is not null and p.email_key = u.email_key)))`;

/** An address that something was booked with, as it was typed last. */
export async function bookedAddress(at: Statements, emailKey: string): Promise<string | null> {
  const booked = await at.row<{ email: string }>(
    'booked-address',
    'select contact_email as email from bookings where contact_email_key = $1 order by created_at desc limit 1',
    [emailKey],
  );
  return booked?.email ?? null;
}
