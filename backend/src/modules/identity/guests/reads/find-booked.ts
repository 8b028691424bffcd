import type { Statements } from '../../../../platform/database/database.js';

/** An address that something was booked with, as it was typed: some mailboxes tell capitals apart. */
export const findBooked = (
  at: Statements,
  emailKey: string,
): Promise<{ to: string; hasAccount: boolean } | null> =>
  at.row(
    'guest-to-mail',
    `select b.contact_email as "to",
       exists (select from users u where u.email_key = $1 and u.email_verified_at is not null) as "hasAccount"
     from bookings b where b.contact_email_key = $1 order by b.created_at desc limit 1`,
    [emailKey],
  );
