import { type UnratedReason, emailKey } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import { type BookingRecord, peopleOf } from '../../bookings/index.js';

/** How many bookings that a creator has paid for themselves are looked at: the newest. */
const OWN_BOOKINGS = 200;

/**
 * Postal addresses are compared as they are written, but for letters, spaces and punctuation: the billing details of the brand's account with where the
 * creator is sent products and with their own. Only what both had before the booking counts: afterwards each may know the other's address, and enter it to be
 * rid of a rating, or to try a guess. Network addresses are not: behind one of a
 * mobile network are thousands of people.
 */
const RELATED = `
  with brand as (
    select b.id, b.creator_id, b.brand_user_id as user_id, b.guest_id, b.created_at as booked_at, b.contact_email_key as email_key,
      coalesce(b.brand_user_id, (select u.id from users u where u.email_key = b.contact_email_key and u.email_verified_at is not null and u.deleted_at is null)) as account
    from bookings b where b.id = $1 and b.creator_id = $2
  ), addresses as (
    select d.details as address, false as of_creator from brand join billing_details d on d.user_id = brand.account and d.updated_at <= brand.booked_at
    union all select s.address, true from brand join shipping_addresses s on s.creator_id = brand.creator_id and s.updated_at <= brand.booked_at
    union all select d.details, true from brand join billing_details d on d.user_id = $3 and d.updated_at <= brand.booked_at
  ), places as (
    select of_creator, regexp_replace(lower(concat(address ->> 'line1', address ->> 'line2', address ->> 'postalCode', address ->> 'city')), '[^[:alnum:]]', '', 'g') as place
    from addresses where coalesce(address ->> 'line1', '') <> '' and coalesce(address ->> 'city', '') <> ''
  ), own as (
    select o.id, o.creator_id from bookings o where o.brand_user_id = $3 and o.held_at is not null order by o.created_at desc limit ${OWN_BOOKINGS}
  ), cards as (
    select distinct a.card_fingerprint as card from own join payment_attempts a on a.booking_id = own.id and a.creator_id = own.creator_id
    where a.card_fingerprint is not null
  )
  select
    exists (select from users u where u.id in ($3, (select account from brand)) and u.is_admin) as insider,
    brand.email_key = $4 or exists (select from places one join places other on other.place = one.place and other.of_creator where not one.of_creator) as address,
    exists (select from payment_attempts a join cards on cards.card = a.card_fingerprint
      where a.booking_id = brand.id and a.creator_id = brand.creator_id) as card,
    brand.account = $3 or exists (select from shared_devices s where s.user_id = $3 and s.other_id in (brand.account, brand.guest_id))
      or exists (select from shared_devices s where s.user_id = brand.account and s.other_id = $3) as device
  from brand`;

/** Why the parties of a booking don't rate each other: they may be one person, or belong to the platform. Null where nothing is known of that. */
export async function relationOf(at: Statements, record: BookingRecord): Promise<UnratedReason | null> {
  const { creator } = peopleOf(record);
  const row = await at.row<Record<'insider' | 'address' | 'card' | 'device', boolean | null>>(
    'related-parties',
    RELATED,
    [record.id, record.creatorId, creator.userId, emailKey(creator.email)],
  );
  if (row === null) return null;
  return (['insider', 'address', 'card', 'device'] as const).find((name) => row[name] === true) ?? null;
}
