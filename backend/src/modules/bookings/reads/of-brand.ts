import { type Caller, provenEmails } from '../../../platform/access/caller.js';

/** A caller as the brand of bookings: by each proven email, as a user and as a guest. The parameters of what stands below. */
export const brandKeys = (caller: Caller) => [provenEmails(caller), caller.user?.id ?? null, caller.guestId];

/** Whether a booking `b` is the caller's; the first of `brandKeys` has this number. */
export const isOfBrand = (first: number): string =>
  `(b.contact_email_key = any($${first}::text[]) or b.brand_user_id = $${first + 1} or b.guest_id = $${first + 2})`;

/** The same of a row `t` of `brand_totals`. */
export const isOfBrandTotal = (first: number): string =>
  `(t.email_key = any($${first}::text[]) or t.user_id = $${first + 1} or t.guest_id = $${first + 2})`;

/**
 * The first rows of the caller's bookings, looked for in each of the ways in which they can be the caller's, because each has an index in the
 * order of a list: so that a page costs the same however many bookings there are.
 * @param select makes the statement for one condition on a booking, with its order and its limit
 * @returns rows, in no order and with those that were found in several ways several times
 */
export const eachWay = (first: number, select: (condition: string) => string): string => `
  select mine.* from unnest($${first}::text[]) as own (email_key)
    cross join lateral (${select('b.contact_email_key = own.email_key')}) mine
  union all (${select(`b.brand_user_id = $${first + 1}`)})
  union all (${select(`b.guest_id = $${first + 2}`)})`;

/** The name under which a user `u` has booked last; null before their first booking. SQL, which looks in each way as well. */
export const LAST_BRAND_NAME = `(select last.brand_name from (
    (select b.brand_name, b.created_at from bookings b where b.brand_user_id = u.id order by b.created_at desc limit 1)
    union all
    (select b.brand_name, b.created_at from bookings b
      where u.email_verified_at is not null and b.contact_email_key = u.email_key order by b.created_at desc limit 1)
  ) last order by last.created_at desc limit 1)`;
