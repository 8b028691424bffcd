import {
  type BookingEvent,
  COUNTED_BOOKINGS,
  EXPIRED_ANSWER_MINUTES,
  ORDERED_STAGES,
  PROOF_DAYS,
} from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import type { CountedProof } from '../../creators/index.js';

type EventName = BookingEvent['type'];

/** How a job is done: by the brand's word or its silence, not by an admin's. */
const APPROVALS: readonly EventName[] = ['BRAND_APPROVED', 'REVIEW_WINDOW_ENDED'];
const DELIVERY: EventName = 'CONTENT_SUBMITTED';
/** What says that a first version never came. */
const NOT_DELIVERED: readonly EventName[] = ['DELIVERY_WINDOW_ENDED', 'BRAND_CANCELLED_LATE'];
/** The same, once it was due: otherwise a late creator would only have to give the booking up. */
const GIVEN_UP: EventName = 'CREATOR_WITHDREW';
/** When production starts from the beginning, with all its time: what was frozen before doesn't count. */
const STARTED_AGAIN: EventName = 'CHARGEBACK_WON';
const ANSWERS: readonly EventName[] = ['CREATOR_APPROVED', 'CREATOR_DECLINED'];
const EXPIRED: EventName = 'REQUEST_WINDOW_ENDED';

/**
 * Production is left once in a booking's life, so revisions are out of sight. A first version is on time until the end of the
 * promised day (in UTC), since people are shown the day. An answer counts once the request had money behind it: anyone can make
 * others, to answer them at once or to let them expire.
 */
const COUNT = `
  with mine as (
    select id, package_id, flow, stage, delivery_days, created_at from bookings where creator_id = $1
  ), outcomes as (
    select o.event, o.at, s.at + make_interval(secs => b.delivery_days * 86400) as due
    from mine b
    join booking_history o on o.booking_id = b.id and o.from_stage = 'producing' and o.to_stage <> 'producing'
      and o.at > $2::timestamptz - make_interval(days => $3)
    join lateral (
      select at from booking_history h where h.booking_id = b.id and h.id < o.id and h.to_stage = 'producing'
        and (h.from_stage is distinct from 'producing' or h.event = $4)
      order by h.id desc limit 1
    ) s on true
  ), judged as (
    select event = $5 and at < date_trunc('day', due, 'UTC') + interval '24 hours' as on_time from outcomes
    where event = $5 or event = any($6::text[]) or (event = $7 and at > due)
  ), answers as (
    select case a.event when $8 then $9 else extract(epoch from a.at - r.at) / 60 end as minutes
    from (select m.id from mine m where m.flow = 'pay_first'
      or exists (select from booking_history p where p.booking_id = m.id and p.to_stage = 'producing')) b
    join booking_history a on a.booking_id = b.id and a.from_stage = 'requested'
      and (a.event = $8 or a.event = any($10::text[])) and a.at > $2::timestamptz - make_interval(days => $11)
    join lateral (
      select at from booking_history h where h.booking_id = b.id and h.id < a.id and h.to_stage = 'requested'
        and h.from_stage is distinct from 'requested'
      order by h.id desc limit 1
    ) r on true
  ), ordered as (
    select package_id, count(*)::int as orders
    from (select package_id, flow, stage from mine order by created_at desc, id desc limit $12) newest
    where (flow = 'pay_first' and stage = any($13::text[])) or (flow = 'approve_first' and stage = any($14::text[]))
    group by package_id
  )
  select
    (select count(*)::int from mine b where b.stage = 'completed' and exists (
      select from booking_history h where h.booking_id = b.id and h.to_stage = 'completed' and h.event = any($15::text[])
    )) as jobs,
    (select count(*)::int from judged) as due,
    (select count(*)::int from judged where on_time) as "onTime",
    (select count(*)::int from answers) as answers,
    (select coalesce(round(percentile_cont(0.5) within group (order by minutes)), 0)::int from answers) as "answerMinutes",
    (select coalesce(jsonb_object_agg(package_id, orders), '{}') from ordered) as "packageOrders"`;

/** Counts what speaks for a creator. @param now the product's time, in milliseconds since 1970 */
export async function countProof(at: Statements, creatorId: string, now: number): Promise<CountedProof> {
  const found = await at.row<CountedProof>('count-proof', COUNT, [
    ...[creatorId, new Date(now), PROOF_DAYS.onTime, STARTED_AGAIN, DELIVERY, NOT_DELIVERED, GIVEN_UP],
    ...[EXPIRED, EXPIRED_ANSWER_MINUTES, ANSWERS, PROOF_DAYS.answers],
    ...[COUNTED_BOOKINGS, ORDERED_STAGES.pay_first, ORDERED_STAGES.approve_first, APPROVALS],
  ]);
  if (!found) throw new Error('a count without a row');
  return found;
}
