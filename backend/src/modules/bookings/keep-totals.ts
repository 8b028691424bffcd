import { Injectable, type OnModuleInit } from '@nestjs/common';
import { KeptSums, OWNERS_AT_ONCE } from '../../platform/database/kept-sums.js';

const OF_CREATORS = `
  with owners as (
    select distinct creator_id from creator_totals where is_change limit ${OWNERS_AT_ONCE}
  ), gone as (
    delete from creator_totals t using owners o where t.creator_id = o.creator_id
    returning t.creator_id, t.package_id, t.stage, t.bookings
  ), merged as (
    insert into creator_totals (creator_id, package_id, stage, bookings, is_change)
    select creator_id, package_id, stage, sum(bookings), false from gone group by 1, 2, 3 having sum(bookings) <> 0
  )
  select count(*)::int as owners from owners`;
const OF_BRANDS = `
  with owners as (
    select distinct email_key from brand_totals where is_change limit ${OWNERS_AT_ONCE}
  ), gone as (
    delete from brand_totals t using owners o where t.email_key = o.email_key
    returning t.email_key, t.user_id, t.guest_id, t.stage, t.bookings
  ), merged as (
    insert into brand_totals (email_key, user_id, guest_id, stage, bookings, is_change)
    select email_key, user_id, guest_id, stage, sum(bookings), false from gone group by 1, 2, 3, 4 having sum(bookings) <> 0
  )
  select count(*)::int as owners from owners`;

const RECOUNT = {
  lock: 'lock table creator_totals, brand_totals in share row exclusive mode',
  count: 'select recount_booking_totals()',
};

/** How many bookings are closed, by creator and by brand: appended to by triggers, because every way to write a booking counts. */
@Injectable()
export class KeepTotals implements OnModuleInit {
  constructor(private readonly sums: KeptSums) {}

  onModuleInit(): void {
    this.sums.register('creator-totals', OF_CREATORS);
    this.sums.register('brand-totals', OF_BRANDS);
    this.sums.registerCount(RECOUNT);
  }
}
