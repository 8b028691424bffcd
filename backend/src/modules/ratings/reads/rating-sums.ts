import type { RatingSums } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import { type BookingKey, eachWay } from '../../bookings/index.js';

const SUMS = `count(*) filter (where r.removed_at is null)::int as ratings,
  array[${[1, 2, 3].map((n) => `coalesce(sum(r.stars[${n}]) filter (where r.removed_at is null), 0)::int`).join()}] as stars,
  count(*) filter (where r.removed_at is not null)::int as removed`;
const NONE: RatingSums = { ratings: 0, stars: [0, 0, 0], removed: 0 };

/** What brands have said of a creator. */
export const sumsOfCreator = async (at: Statements, creatorId: string): Promise<RatingSums> =>
  (await at.row<RatingSums & Record<string, unknown>>(
    'sum-ratings-of-creator',
    `select ${SUMS} from ratings r where r.creator_id = $1 and r.written_by = 'brand' and r.shown_at is not null`,
    [creatorId],
  )) ?? NONE;

/** Of a brand the newest bookings count, so that looking at one costs the same however many it has made. */
export const BRAND_BOOKINGS = 1_000;
const OF_BRAND = `
  select ${SUMS} from (
    select distinct on (own.id) own.id, own.creator_id from (${eachWay(
      1,
      (condition) =>
        `select b.id, b.creator_id, b.created_at from bookings b where ${condition} order by b.created_at desc, b.id desc limit ${BRAND_BOOKINGS}`,
    )}) own order by own.id
  ) mine join ratings r on r.booking_id = mine.id and r.creator_id = mine.creator_id and r.written_by = 'creator' and r.shown_at is not null`;

/**
 * As whom the brand of a booking is known: by account and cookie, and by its address where that is proven. Anyone can type an address, and nobody
 * should be trusted for what the owner of another one has done.
 */
const KNOWN_BRAND = `
  select coalesce(b.brand_user_id, owner.id) as "userId", b.guest_id as "guestId",
    case when owner.id is not null or b.contact_email_key = any(g.email_keys) then b.contact_email_key end as "emailKey"
  from bookings b
  left join guests g on g.id = b.guest_id
  left join users owner on owner.email_key = b.contact_email_key and owner.email_verified_at is not null and owner.deleted_at is null
    and (owner.id = b.brand_user_id or b.contact_email_key = any(g.email_keys))
  where b.id = $1 and b.creator_id = $2`;

/** What creators have said of the brand of a booking. */
export async function sumsOfBrand(at: Statements, { id, creatorId }: BookingKey): Promise<RatingSums> {
  const brand = await at.row<Record<'userId' | 'guestId' | 'emailKey', string | null>>(
    'known-brand',
    KNOWN_BRAND,
    [id, creatorId],
  );
  if (brand === null) return NONE;
  const keys = [brand.emailKey === null ? [] : [brand.emailKey], brand.userId, brand.guestId];
  return (await at.row<RatingSums & Record<string, unknown>>('sum-ratings-of-brand', OF_BRAND, keys)) ?? NONE;
}
