import {
  ACCEPTED_FROM_PERCENT,
  APPROVALS,
  BRAND_ANSWERS,
  type BookingEvent,
  type BookingStage,
  DISPUTE_LOST_ABOVE_PERCENT,
  ENDED_WITHOUT_BRAND,
  EXPIRED_ANSWER_MINUTES,
} from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import { unseen } from '../../../platform/database/unseen.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';

type EventName = BookingEvent['type'];

const DELIVERY: EventName = 'CONTENT_SUBMITTED';
/** What says that a first version never came. */
const NOT_DELIVERED: readonly EventName[] = ['DELIVERY_WINDOW_ENDED', 'BRAND_CANCELLED_LATE'];
/** The same, once it was due: otherwise a late creator would only have to give the booking up, alone or with the brand. */
const GIVEN_UP: readonly EventName[] = ['CREATOR_WITHDREW', 'SETTLEMENT_ACCEPTED'];
/** When production starts from the beginning, with all its time: what was frozen before doesn't count. */
const STARTED_AGAIN: EventName = 'CHARGEBACK_WON';
const ANSWERS: readonly EventName[] = ['CREATOR_APPROVED', 'CREATOR_DECLINED'];
const EXPIRED: EventName = 'REQUEST_WINDOW_ENDED';
/** Where a booking comes when its money is held: to the work, or to the product that is sent before it. */
const HELD_FROM: readonly BookingStage[] = ['awaiting_product', 'producing'];
const ASKED_AGAIN: EventName = 'REVISION_REQUESTED';
const NOT_COUNTED: EventName = 'REVISION_WAIVED';
/** What ends a review without an answer. */
const UNANSWERED: EventName = 'REVIEW_WINDOW_ENDED';
const REJECTION: EventName = 'BRAND_REJECTED';
const DECISION: EventName = 'DISPUTE_RESOLVED';
const CHARGED_BACK: EventName = 'CHARGEBACK_LOST';
/** What a booking is over by that says something of its creator, whichever way: the work was judged, missed, or given up with the money held. */
const FINISHED_BY: readonly EventName[] = [
  ...APPROVALS,
  ...NOT_DELIVERED,
  ...GIVEN_UP,
  ...(['REJECTION_ACCEPTED', 'CONTEST_WINDOW_ENDED', 'DISPUTE_RESOLVED', 'DISPUTE_WINDOW_ENDED'] as const),
];

/** All of that by its place among the parameters. */
const APPROVED = unseen(2, 'text[]');
const DELIVERED = unseen(3, 'text');
const BEGUN_AGAIN = unseen(4, 'text');
const MISSED = unseen(5, 'text[]');
const LEFT = unseen(6, 'text[]');
const LAPSED = unseen(7, 'text');
const LAPSED_MINUTES = unseen(8, 'float8');
const ANSWERED = unseen(9, 'text[]');
const HELD = unseen(10, 'text[]');
const FINISHED = unseen(12, 'text[]');
const REVISED = unseen(13, 'text');
const WAIVED = unseen(14, 'text');
const ANSWERED_BY_BRAND = unseen(15, 'text[]');
const NOT_ANSWERED = unseen(16, 'text');
const REJECTED = unseen(17, 'text');
const DECIDED = unseen(18, 'text');
const LOST = unseen(19, 'text');
const WITHOUT_BRAND = unseen(20, 'text[]');

/**
 * Production is left once in a booking's life, so revisions are out of sight. A first version is on time until the end of the
 * promised day (in UTC), since people are shown the day; with more time, of the day that was agreed on then, which an entry from
 * before it could be agreed on doesn't say. An answer counts once the request had money behind it: anyone can make
 * others, to answer them at once or to let them expire. What a booking says of its brand it says once it is over.
 */
const JUDGE = `
  select b.id as "bookingId", b.creator_id as "creatorId", d.at is not null as done, d.at as "doneAt",
    case when d.at is not null then d.revised <= d.waived end as "firstTime",
    o.at as "deliveredAt", case o.event when ${DELIVERED} then extract(epoch from o.at - o.started)::float8 / 60 end as "deliveryMinutes",
    case when o.at is not null then o.event = ${DELIVERED} and o.at < date_trunc('day', o.due, 'UTC') + interval '24 hours' end as "onTime",
    a.at as "answeredAt", a.minutes as "answerMinutes",
    f.at as "finishedAt",
    case when f.at is not null then b.stage = 'completed' and coalesce(b.settled_percent, 100) >= ${ACCEPTED_FROM_PERCENT} end as accepted,
    c.deliveries as "brandDeliveries", c.answered as "brandAnswered", greatest(c.revised - c.waived, 0) as "brandRevisions",
    c.rejected as "brandRejected", c.decided and b.stage = 'completed' and coalesce(b.settled_percent, 100) > ${DISPUTE_LOST_ABOVE_PERCENT} as "brandLost",
    c.lost as "brandChargedBack"
  from bookings b
  left join lateral (
    select max(h.at) filter (where h.to_stage = 'completed' and h.event = any(${APPROVED})) as at,
      count(*) filter (where h.event = ${REVISED}) as revised, count(*) filter (where h.event = ${WAIVED}) as waived
    from booking_history h where h.booking_id = b.id and h.creator_id = b.creator_id
  ) d on b.stage = 'completed'
  left join lateral (
    select max(h.at) as at from booking_history h where h.booking_id = b.id and h.creator_id = b.creator_id and h.to_stage = b.stage
      and h.from_stage is distinct from h.to_stage and h.event = any(${FINISHED})
      and exists (select from booking_history p where p.booking_id = b.id and p.creator_id = b.creator_id and p.to_stage = any(${HELD}))
  ) f on b.ended_at is not null
  left join lateral (
    select count(*) filter (where h.from_stage = 'in_review' and (h.event = any(${ANSWERED_BY_BRAND}) or h.event = ${NOT_ANSWERED}))::int as deliveries,
      count(*) filter (where h.from_stage = 'in_review' and h.event = any(${ANSWERED_BY_BRAND}))::int as answered,
      count(*) filter (where h.event = ${REVISED})::int as revised, count(*) filter (where h.event = ${WAIVED})::int as waived,
      bool_or(h.event = ${REJECTED}) as rejected, bool_or(h.event = ${DECIDED}) as decided, bool_or(h.event = ${LOST}) as lost
    from booking_history h where h.booking_id = b.id and h.creator_id = b.creator_id
    having not bool_or(h.to_stage = b.stage and h.from_stage is distinct from h.to_stage and h.event = any(${WITHOUT_BRAND}))
  ) c on b.ended_at is not null and b.held_at is not null
  left join lateral (
    select o.event, o.at, s.at as started, due.at as due
    from booking_history o
    join lateral (
      select h.at from booking_history h where h.booking_id = b.id and h.creator_id = b.creator_id and h.id < o.id and h.to_stage = 'producing'
        and (h.from_stage is distinct from 'producing' or h.event = ${BEGUN_AGAIN})
      order by h.id desc limit 1
    ) s on true
    cross join lateral (
      select coalesce(
        to_timestamp((o.change -> 'before' -> 'state' -> 'context' ->> 'dueAt')::float8 / 1000),
        s.at + make_interval(secs => b.delivery_days * 86400)) as at
    ) due
    where o.booking_id = b.id and o.creator_id = b.creator_id and o.from_stage = 'producing' and o.to_stage <> 'producing'
      and (o.event = ${DELIVERED} or o.event = any(${MISSED}) or (o.event = any(${LEFT}) and o.at > due.at))
    order by o.id desc limit 1
  ) o on true
  left join lateral (
    select a.at, case a.event when ${LAPSED} then ${LAPSED_MINUTES} else extract(epoch from a.at - r.at)::float8 / 60 end as minutes
    from booking_history a
    join lateral (
      select h.at from booking_history h where h.booking_id = b.id and h.creator_id = b.creator_id and h.id < a.id and h.to_stage = 'requested'
        and h.from_stage is distinct from 'requested'
      order by h.id desc limit 1
    ) r on true
    where a.booking_id = b.id and a.creator_id = b.creator_id and a.from_stage = 'requested' and (a.event = ${LAPSED} or a.event = any(${ANSWERED}))
      and (b.flow = 'pay_first' or exists (select from booking_history p where p.booking_id = b.id and p.creator_id = b.creator_id and p.to_stage = any(${HELD})))
    order by a.id desc limit 1
  ) a on true
  where b.id = any(${unseen(1, 'uuid[]')}) and b.creator_id = any(${unseen(11, 'uuid[]')})`;

/** The version of these definitions: with a new one, what was judged by an older is judged again. */
export const JUDGED_AS = 2;

/** What one booking says for its creator and its brand, or against them. */
export interface Judgement {
  bookingId: string;
  creatorId: string;
  /** Whether it was completed by the brand's word or its silence: not by an admin's, nor by a settlement. */
  done: boolean;
  doneAt: Date | null;
  /** Whether it was completed without a counted revision; null for what wasn't completed so. */
  firstTime: boolean | null;
  /** When the first version came, or when it was clear that none would; null before. */
  deliveredAt: Date | null;
  onTime: boolean | null;
  /** From the start of production to the first version; null where none came. */
  deliveryMinutes: number | null;
  answeredAt: Date | null;
  /** From request to answer. */
  answerMinutes: number | null;
  /** When it was over, with the work judged, missed or given up; null where it ended without the creator's doing. */
  finishedAt: Date | null;
  /** Whether it ended with at least half of the money for the creator. */
  accepted: boolean | null;
  /** Versions that the brand answered, or whose review ended; null, as all below, while it goes on and where it says nothing of its brand. */
  brandDeliveries: number | null;
  /** Those that the brand answered. */
  brandAnswered: number | null;
  /** Revisions that the brand asked for, without waived ones. */
  brandRevisions: number | null;
  brandRejected: boolean | null;
  /** Whether an admin decided a dispute against the brand. */
  brandLost: boolean | null;
  /** Whether the brand's bank took the payment back for good. */
  brandChargedBack: boolean | null;
}

/** Judges bookings by their whole history, each as it is now. */
export const judgeBookings = async (at: Statements, bookingIds: readonly string[]): Promise<Judgement[]> =>
  at.rows<Judgement & Record<string, unknown>>('judge-bookings', JUDGE, [
    ...[bookingIds, APPROVALS, DELIVERY, STARTED_AGAIN, NOT_DELIVERED, GIVEN_UP],
    ...[EXPIRED, EXPIRED_ANSWER_MINUTES, ANSWERS, HELD_FROM],
    await CREATORS_OF_BOOKINGS.ofMany(at, bookingIds),
    ...[FINISHED_BY, ASKED_AGAIN, NOT_COUNTED],
    ...[BRAND_ANSWERS, UNANSWERED, REJECTION, DECISION, CHARGED_BACK, ENDED_WITHOUT_BRAND],
  ]);
