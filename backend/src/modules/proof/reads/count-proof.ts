import {
  COUNTED_BOOKINGS,
  ORDERED_STAGES,
  PROOF_DAYS,
  QUICK_ANSWER_MINUTES,
  SAME_BRAND_MAX,
} from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import type { CountedProof } from '../../creators/index.js';
import { BRAND, WITH_ACCOUNT } from './brand-of-booking.js';

const OF_BRANDS = `
  join bookings b on b.id = p.booking_id and b.creator_id = p.creator_id ${WITH_ACCOUNT}`;

/** Which booking of its brand it is, counted from 1, by a column of time. SQL. */
const turn = (at: string): string =>
  `row_number() over (partition by brand order by ${at}, booking_id) as turn`;

/** Reads what lies within the windows, and the newest bookings; of the whole past only who the brands were. */
const COUNT = `
  with since as (
    select $2::timestamptz - make_interval(days => $3) as work, $2::timestamptz - make_interval(days => $4) as answers
  ), recent as materialized (
    select p.booking_id, p.done_at, p.first_time, p.delivered_at, p.on_time, p.delivery_minutes, p.answered_at, p.answer_minutes,
      p.finished_at, p.accepted, ${BRAND} as brand
    from booking_proof p ${OF_BRANDS}
    where p.creator_id = $1
      and greatest(p.delivered_at, p.answered_at, p.done_at, p.finished_at) > $2::timestamptz - make_interval(days => greatest($3, $4))
  ), delivered as materialized (
    select on_time, delivery_minutes from (
      select on_time, delivery_minutes, ${turn('delivered_at')} from recent where delivered_at > (select work from since)) turns
    where turn <= $8
  ),
  answered as materialized (
    select answer_minutes from (
      select answer_minutes, ${turn('answered_at')} from recent where answered_at > (select answers from since)) turns
    where turn <= $8
  ),
  done as materialized (
    select first_time from (
      select first_time, ${turn('done_at')} from recent where done_at > (select work from since)) turns
    where turn <= $8
  ),
  finished as materialized (
    select accepted from (
      select accepted, ${turn('finished_at')} from recent where finished_at > (select work from since)) turns
    where turn <= $8
  ),
  brands as (
    select count(*) as jobs from booking_proof p ${OF_BRANDS} where p.creator_id = $1 and p.done group by ${BRAND}
  ), ordered as (
    select package_id, count(*)::int as orders
    from (select package_id, flow, stage from bookings where creator_id = $1 order by created_at desc, id desc limit $5) newest
    where (flow = 'pay_first' and stage = any($6::text[])) or (flow = 'approve_first' and stage = any($7::text[]))
    group by package_id
  )
  select
    (select coalesce(sum(jobs), 0)::int from brands) as jobs,
    (select count(*)::int from brands) as brands,
    (select count(*)::int from brands where jobs > 1) as "returning",
    (select count(*)::int from delivered) as due,
    (select count(*)::int from delivered where on_time) as "onTime",
    (select count(delivery_minutes)::int from delivered) as deliveries,
    (select coalesce(percentile_cont(0.5) within group (order by delivery_minutes) / 1440, 0) from delivered) as "deliveryDays",
    (select count(*)::int from done) as completed,
    (select count(*)::int from done where first_time) as "firstTime",
    (select count(*)::int from answered) as answers,
    (select coalesce(round(percentile_cont(0.5) within group (order by answer_minutes)), 0)::int from answered) as "answerMinutes",
    (select count(*)::int from answered where answer_minutes <= $9) as "answeredInDay",
    (select count(*)::int from finished) as finished,
    (select count(*)::int from finished where accepted) as accepted,
    (select coalesce(jsonb_object_agg(package_id, orders), '{}') from ordered) as "packageOrders"`;

/** Counts what speaks for a creator. @param now the product's time, in milliseconds since 1970 */
export async function countProof(at: Statements, creatorId: string, now: number): Promise<CountedProof> {
  const found = await at.row<CountedProof>('count-proof', COUNT, [
    ...[creatorId, new Date(now), PROOF_DAYS.work, PROOF_DAYS.answers],
    ...[COUNTED_BOOKINGS, ORDERED_STAGES.pay_first, ORDERED_STAGES.approve_first],
    ...[SAME_BRAND_MAX, QUICK_ANSWER_MINUTES],
  ]);
  if (!found) throw new Error('a count without a row');
  return found;
}
