import { Injectable } from '@nestjs/common';
import {
  BRAND_RECORD_BOOKINGS,
  type BrandCounts,
  NO_BRAND_COUNTS,
  PROOF_DAYS,
  SAME_CREATOR_MAX,
} from '@reelpact/domain';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { BookingKey } from '../../bookings/index.js';
import { Users } from '../../identity/index.js';
import {
  BRAND_ADDRESS,
  type Brand,
  IS_KNOWN_BRAND,
  OF_ACCOUNT,
  OF_ADDRESS,
  knownBrand,
} from './brand-of-booking.js';

const SAID =
  'b.ended_at, p.creator_id, p.booking_id, p.done, p.deliveries, p.answered, p.revisions, p.rejected, p.lost, p.charged_back';
/** One probe for each booking, whatever the planner thinks of how many there are. */
const PROOF = `
  cross join lateral (
    select p.creator_id, p.booking_id, p.done, p.brand_deliveries as deliveries, p.brand_answered as answered, p.brand_revisions as revisions,
      p.brand_rejected as rejected, p.brand_lost as lost, p.brand_charged_back as charged_back
    from booking_proof p where p.booking_id = b.id and p.creator_id = b.creator_id and p.brand_deliveries is not null limit 1) p`;
/** The newest of some bookings that were paid and have ended. */
const newest = (condition: string): string => `
  select b.id, b.creator_id, b.brand_user_id, b.guest_id, b.contact_email_key, b.ended_at from bookings b
  where ${condition} and b.held_at is not null and b.ended_at > $3::timestamptz - make_interval(days => $4)
  order by b.ended_at desc limit $5`;

/** Which booking of its creator it is, counted from 1, of those that say something of a number. */
const turn = (says: string): string =>
  `row_number() over (partition by creator_id, ${says} order by ended_at, booking_id)`;

/**
 * Reads the newest bookings of a brand by an index in their order, so it costs the same however many there are. An account has those that were
 * made with it, and those of guests who read the emails of its address; a deleted one has none.
 */
const COUNT = `
  with brand as (${BRAND_ADDRESS}
  ), said as materialized (
    select ${SAID} from (${newest(OF_ACCOUNT)}) b ${PROOF}
    union all
    select ${SAID} from (${newest(OF_ADDRESS)}) b ${PROOF} where ${IS_KNOWN_BRAND}
  ), turns as (
    select said.*, ${turn('deliveries > 0')} as delivery_turn, ${turn('done')} as job_turn, ${turn('done or rejected')} as judged_turn,
      ${turn('lost')} as lost_turn, ${turn('charged_back')} as back_turn
    from said
  )
  select count(*) filter (where done)::int as jobs,
    coalesce(sum(deliveries) filter (where delivery_turn <= $6), 0)::int as deliveries,
    coalesce(sum(answered) filter (where delivery_turn <= $6), 0)::int as answered,
    count(*) filter (where done and job_turn <= $6)::int as "revisedJobs",
    coalesce(sum(revisions) filter (where done and job_turn <= $6), 0)::int as revisions,
    count(*) filter (where (done or rejected) and judged_turn <= $6)::int as judged,
    count(*) filter (where rejected and judged_turn <= $6)::int as rejected,
    count(*) filter (where lost and lost_turn <= $6)::int as "disputesLost",
    count(*) filter (where charged_back and back_turn <= $6)::int as "chargedBack"
  from turns`;

/** What is known of how brands behave. */
@Injectable()
export class ReadBrandRecord {
  constructor(
    private readonly database: Database,
    private readonly clock: ProductClock,
    private readonly users: Users,
  ) {}

  /** Of the brand that made a booking, as far as it is known who that is. */
  async ofBooking(key: BookingKey): Promise<BrandCounts> {
    return this.count(await knownBrand(this.database, key));
  }

  /** The brand that somebody is: their account; or for a guest the address that they were the last to show to be theirs, and the account that has proven it as well. */
  async ownBrand({ user, guestEmails }: Pick<Caller, 'user' | 'guestEmails'>): Promise<Brand> {
    if (user) return { userId: user.id, emailKey: null };
    const address = guestEmails.at(-1) ?? null;
    const userId = address === null ? null : await this.users.verifiedOwner(this.database, address);
    return { userId, emailKey: userId === null ? address : null };
  }

  /** Nothing of a brand of which it isn't known who it is. */
  async count({ userId, emailKey }: Brand): Promise<BrandCounts> {
    if (userId === null && emailKey === null) return NO_BRAND_COUNTS;
    const counted = await this.database.row<BrandCounts & Record<string, unknown>>(
      'count-brand-record',
      COUNT,
      [
        ...[userId, emailKey, new Date(await this.clock.now()), PROOF_DAYS.work],
        ...[BRAND_RECORD_BOOKINGS, SAME_CREATOR_MAX],
      ],
    );
    return counted ?? NO_BRAND_COUNTS;
  }
}
