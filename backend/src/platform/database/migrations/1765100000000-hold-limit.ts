import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `
  alter table bookings
    add column held_at timestamptz,
    add column review_began_at timestamptz,
    add column round_counted boolean not null default false;
  comment on column bookings.held_at is 'when the money last arrived: by the capture, or back by a won chargeback';
  comment on column bookings.review_began_at is 'when the latest version could be reviewed; null while its previews are being made';
  comment on column bookings.round_counted is 'whether the revision under way used up one of the package’s';
  create index bookings_without_review on bookings (id) where version > 0 and review_began_at is null;
  alter table submissions add column revision_kind text
    check (revision_kind in ('new_wish', 'in_brief'));
  comment on column submissions.revision_kind is 'what the revision is about that was requested of this version';`;

/**
 * What the new columns are of bookings from before. The money arrived when it was posted as held, or when a chargeback was
 * won. Deadlines that run stay as they are; only a version of the last day that nobody could see yet waits for its previews.
 */
export const FILL_HOLD_LIMIT = `
  update bookings b set held_at = arrived.at
    from (
      select booking_id, max(at) as at from (
        select booking_id, at from ledger_postings where step = 'hold'
        union all select booking_id, at from booking_history where event = 'CHARGEBACK_WON'
      ) arrivals group by booking_id
    ) arrived
    where arrived.booking_id = b.id and b.held_at is null and b.escrow not in ('pending', 'authorized', 'voided');
  update bookings b set review_began_at = s.submitted_at
    from submissions s, product_clock c
    where s.booking_id = b.id and s.version = b.version and b.review_began_at is null
      and (
        b.stage in ('completed', 'declined', 'withdrawn', 'cancelled', 'payment_expired', 'request_expired', 'not_delivered', 'refunded')
        or s.submitted_at <= now() + make_interval(secs => c.offset_seconds) - interval '24 hours'
        or not exists (
          select from submission_files f left join previews p on p.upload_id = f.upload_id
          where f.submission_id = s.id and coalesce(p.status, 'pending') <> 'ready'
        )
      );
  update booking_deadlines d set due_at = s.submitted_at + interval '24 hours', remind_at = null
    from bookings b, submissions s
    where b.id = d.booking_id and s.booking_id = b.id and s.version = b.version and b.review_began_at is null
      and b.stage = 'in_review';
  update bookings set round_counted = true where stage = 'revising' and revisions_left is not null;
  update bookings set reminded = 0 where stage = 'in_review' and review_began_at is null;`;

export class HoldLimit1765100000000 implements MigrationInterface {
  readonly name = 'HoldLimit1765100000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const script of [COLUMNS, FILL_HOLD_LIMIT]) await runner.query(script);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
