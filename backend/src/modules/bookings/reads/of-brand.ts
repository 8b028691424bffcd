import { type Caller, provenEmails } from '../../../platform/access/caller.js';
import { unseen } from '../../../platform/database/unseen.js';

/** A caller as the brand of bookings: by each proven email, as a user and as a guest. The parameters of what stands below. */
export const brandKeys = (caller: Caller) => [provenEmails(caller), caller.user?.id ?? null, caller.guestId];

const keysFrom = (first: number) => ({
  emails: unseen(first, 'text[]'),
  user: unseen(first + 1, 'uuid'),
  guest: unseen(first + 2, 'uuid'),
});

/** Whether a booking `b` is the caller's; the first of `brandKeys` has this number. */
export function isOfBrand(first: number): string {
  const { emails, user, guest } = keysFrom(first);
  return `(b.contact_email_key = any(${emails}) or b.brand_user_id = ${user} or b.guest_id = ${guest})`;
}

/** The same of a row `t` of `brand_totals`. */
export function isOfBrandTotal(first: number): string {
  const { emails, user, guest } = keysFrom(first);
  return `(t.email_key = any(${emails}) or t.user_id = ${user} or t.guest_id = ${guest})`;
}

/**
 * The first rows of the caller's bookings, looked for in each of the ways in which they can be the caller's, because each has an index in the
 * order of a list: so that a page costs the same however many bookings there are.
 * @param select makes the statement for one condition on a booking, with its order and its limit
 * @returns rows, in no order and with those that were found in several ways several times
 */
export function eachWay(first: number, select: (condition: string) => string): string {
  const { emails, user, guest } = keysFrom(first);
  return `
  select mine.* from unnest(${emails}) as own (email_key)
    cross join lateral (${select('b.contact_email_key = own.email_key')}) mine
  union all (${select(`b.brand_user_id = ${user}`)})
  union all (${select(`b.guest_id = ${guest}`)})`;
}

/** The name under which a user `u` has booked last; null before their first booking. SQL, which looks in each way as well. */
export const LAST_BRAND_NAME = `(select last.brand_name from (
    (select b.brand_name, b.created_at from bookings b where b.brand_user_id = u.id order by b.created_at desc limit 1)
    union all
    (select b.brand_name, b.created_at from bookings b
      where u.email_verified_at is not null and b.contact_email_key = u.email_key order by b.created_at desc limit 1)
  ) last order by last.created_at desc limit 1)`;
