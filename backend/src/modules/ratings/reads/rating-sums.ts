import { BRAND_RECORD_BOOKINGS, type RatingSums } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import { BRAND_ADDRESS, type Brand, IS_KNOWN_BRAND, OF_ACCOUNT, OF_ADDRESS } from '../../proof/index.js';

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

/** Of a brand the newest paid bookings count, so that looking at one costs the same however many it has made; unpaid ones push none of them out. */
const newest = (condition: string): string =>
  `select b.id, b.creator_id, b.brand_user_id, b.guest_id, b.contact_email_key from bookings b where ${condition}
   and b.held_at is not null and b.ended_at is not null order by b.ended_at desc limit ${BRAND_RECORD_BOOKINGS}`;
const OF_BRAND = `
  with brand as (${BRAND_ADDRESS}
  ), mine as (
    select b.id, b.creator_id from (${newest(OF_ACCOUNT)}) b
    union all
    select b.id, b.creator_id from (${newest(OF_ADDRESS)}) b where ${IS_KNOWN_BRAND}
  )
  select ${SUMS} from mine join ratings r on r.booking_id = mine.id and r.creator_id = mine.creator_id and r.written_by = 'creator' and r.shown_at is not null`;

/** What creators have said of a brand; nothing of one of which it isn't known who it is. */
export async function sumsOfBrand(at: Statements, { userId, emailKey }: Brand): Promise<RatingSums> {
  if (userId === null && emailKey === null) return NONE;
  const sums = await at.row<RatingSums & Record<string, unknown>>('sum-ratings-of-brand', OF_BRAND, [
    userId,
    emailKey,
  ]);
  return sums ?? NONE;
}
