import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `
  create table booking_proof (
    booking_id uuid primary key references bookings (id) on delete cascade,
    creator_id uuid not null,
    done boolean not null,
    delivered_at timestamptz,
    on_time boolean,
    answered_at timestamptz,
    answer_minutes double precision
  );
  comment on table booking_proof is 'what single bookings say for their creator, or against them';
  comment on column booking_proof.done is 'completed by the word of the brand or its silence';
  comment on column booking_proof.delivered_at is 'when the first version came, or when it was clear that none would';
  comment on column booking_proof.answer_minutes is 'from request to answer';
  create index booking_proof_done on booking_proof (creator_id) where done;
  create index booking_proof_delivered on booking_proof (creator_id, delivered_at) include (on_time) where delivered_at is not null;
  create index booking_proof_answered on booking_proof (creator_id, answered_at) include (answer_minutes)
    where answered_at is not null;`;

/** As the numbers were counted up to now. */
export const EARLIER = `
  insert into booking_proof (booking_id, creator_id, done, delivered_at, on_time, answered_at, answer_minutes)
  select b.id, b.creator_id,
    b.stage = 'completed' and exists (select from booking_history h where h.booking_id = b.id and h.to_stage = 'completed'
      and h.event in ('BRAND_APPROVED', 'REVIEW_WINDOW_ENDED')),
    o.at, case when o.at is not null then o.event = 'CONTENT_SUBMITTED' and o.at < date_trunc('day', o.due, 'UTC') + interval '24 hours' end,
    a.at, a.minutes
  from bookings b
  left join lateral (
    select o.event, o.at, s.at + make_interval(secs => b.delivery_days * 86400) as due
    from booking_history o
    join lateral (
      select h.at from booking_history h where h.booking_id = b.id and h.id < o.id and h.to_stage = 'producing'
        and (h.from_stage is distinct from 'producing' or h.event = 'CHARGEBACK_WON')
      order by h.id desc limit 1
    ) s on true
    where o.booking_id = b.id and o.from_stage = 'producing' and o.to_stage <> 'producing'
      and (o.event in ('CONTENT_SUBMITTED', 'DELIVERY_WINDOW_ENDED', 'BRAND_CANCELLED_LATE')
        or (o.event = 'CREATOR_WITHDREW' and o.at > s.at + make_interval(secs => b.delivery_days * 86400)))
    order by o.id desc limit 1
  ) o on true
  left join lateral (
    select a.at, case a.event when 'REQUEST_WINDOW_ENDED' then 4320 else extract(epoch from a.at - r.at)::float8 / 60 end as minutes
    from booking_history a
    join lateral (
      select h.at from booking_history h where h.booking_id = b.id and h.id < a.id and h.to_stage = 'requested'
        and h.from_stage is distinct from 'requested'
      order by h.id desc limit 1
    ) r on true
    where a.booking_id = b.id and a.from_stage = 'requested'
      and a.event in ('REQUEST_WINDOW_ENDED', 'CREATOR_APPROVED', 'CREATOR_DECLINED')
      and (b.flow = 'pay_first'
        or exists (select from booking_history p where p.booking_id = b.id and p.to_stage = 'producing'))
    order by a.id desc limit 1
  ) a on true`;

export class BookingProof1766740000000 implements MigrationInterface {
  readonly name = 'BookingProof1766740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(EARLIER);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
