import type { Statements } from '../../../platform/database/database.js';
import type { BookingKey } from '../../bookings/index.js';

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

/** The address of the brand that the parameters `$1` (its account) or `$2` (its address) name; an account has proven it. SQL of a CTE `brand`. */
export const BRAND_ADDRESS = `
    select email_key from users where id = $1::uuid and deleted_at is null and email_verified_at is not null
    union all
    select $2::text where $1::uuid is null`;
/** Whether a booking `b` was made with that account; or without one, under that address: then `IS_KNOWN_BRAND` has to hold as well. SQL. */
export const OF_ACCOUNT =
  'b.brand_user_id = (select id from users where id = $1::uuid and deleted_at is null)';
export const OF_ADDRESS = 'b.brand_user_id is null and b.contact_email_key = (select email_key from brand)';

/** By whom a booking `b` was made, as far as that is known: the account, or else the address. SQL, from `b` and `u`. */
const KNOWN_BRAND = `case when ${IS_KNOWN_BRAND} then ${ACCOUNT} end as "userId",
  case when ${IS_KNOWN_BRAND} and ${ACCOUNT} is null then b.contact_email_key end as "emailKey"`;

/** A brand: an account, or an address that no account has proven; with neither it isn't known who it is. */
export interface Brand {
  userId: string | null;
  emailKey: string | null;
}

const FIND = `select ${KNOWN_BRAND} from bookings b ${WITH_ACCOUNT} where b.id = $1 and b.creator_id = $2`;

/** The brand that made a booking, as far as it is known who that is. */
export async function knownBrand(at: Statements, { id, creatorId }: BookingKey): Promise<Brand> {
  const brand = await at.row<Brand & Record<string, unknown>>('known-brand', FIND, [id, creatorId]);
  return brand ?? { userId: null, emailKey: null };
}
