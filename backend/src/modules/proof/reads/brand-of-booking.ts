/** The account of a brand that has one: with which it booked, or that of the address it gave, once that is proven. SQL, of `b` and `u`. */
const ACCOUNT = 'coalesce(b.brand_user_id, u.id)';
/** Who a brand is: that account, or the address. SQL, of a booking `b` and `u`. */
export const BRAND = `coalesce(${ACCOUNT}::text, b.contact_email_key)`;
/** Joins `u` to bookings `b`. */
export const WITH_ACCOUNT = `
  left join users u on u.email_key = b.contact_email_key and u.email_verified_at is not null and b.brand_user_id is null`;

/**
 * Whether it is known who made a booking `b`: somebody who was signed in, or a guest who reads the emails of its address. Anyone can type an
 * address, to be taken for a brand that is known, or to harm it. SQL.
 */
export const IS_KNOWN_BRAND = `(b.brand_user_id is not null
  or exists (select from guests g where g.id = b.guest_id and g.email_keys @> array[b.contact_email_key]))`;

/** By whom a booking `b` was made, as far as that is known: the account, or else the address. SQL, from `b` and `u`. */
export const KNOWN_BRAND = `case when ${IS_KNOWN_BRAND} then ${ACCOUNT} end as "userId",
  case when ${IS_KNOWN_BRAND} and ${ACCOUNT} is null then b.contact_email_key end as "emailKey"`;
