import { COUNTED_BOOKINGS, ORDERED_STAGES, PROOF_DAYS } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import type { CountedProof } from '../../creators/index.js';

/** Reads what lies within the windows, and the newest bookings: never a creator's whole history. */
const COUNT = `
  with delivered as (
    select on_time from booking_proof
    where creator_id = $1 and delivered_at > $2::timestamptz - make_interval(days => $3)
  ), answered as (
    select answer_minutes as minutes from booking_proof
    where creator_id = $1 and answered_at > $2::timestamptz - make_interval(days => $4)
  ), ordered as (
    select package_id, count(*)::int as orders
    from (select package_id, flow, stage from bookings where creator_id = $1 order by created_at desc, id desc limit $5) newest
    where (flow = 'pay_first' and stage = any($6::text[])) or (flow = 'approve_first' and stage = any($7::text[]))
    group by package_id
  )
  select
    (select count(*)::int from booking_proof where creator_id = $1 and done) as jobs,
    (select count(*)::int from delivered) as due,
    (select count(*)::int from delivered where on_time) as "onTime",
    (select count(*)::int from answered) as answers,
    (select coalesce(round(percentile_cont(0.5) within group (order by minutes)), 0)::int from answered) as "answerMinutes",
    (select coalesce(jsonb_object_agg(package_id, orders), '{}') from ordered) as "packageOrders"`;

/** Counts what speaks for a creator. @param now the product's time, in milliseconds since 1970 */
export async function countProof(at: Statements, creatorId: string, now: number): Promise<CountedProof> {
  const found = await at.row<CountedProof>('count-proof', COUNT, [
    ...[creatorId, new Date(now), PROOF_DAYS.onTime, PROOF_DAYS.answers],
    ...[COUNTED_BOOKINGS, ORDERED_STAGES.pay_first, ORDERED_STAGES.approve_first],
  ]);
  if (!found) throw new Error('a count without a row');
  return found;
}
