import type { MigrationInterface, QueryRunner } from 'typeorm';

const FINAL = `'completed', 'declined', 'withdrawn', 'cancelled', 'cancelled_with_fee', 'payment_expired', 'request_expired',
  'not_delivered', 'refunded'`;

/** What parties agree about beside the deal: more time, how the money is divided, and what a cancellation costs. */
const AGREEMENTS = `
  alter table packages add column cancellation_percent smallint not null default 0
    check (cancellation_percent between 0 and 50);
  comment on column packages.cancellation_percent is 'the creator’s share when a brand cancels before a delivery';
  alter table bookings
    add column cancellation_percent smallint not null default 0 check (cancellation_percent between 0 and 50),
    add column extended_by_ms bigint not null default 0 check (extended_by_ms >= 0),
    add column offers integer not null default 0,
    add column extension jsonb check (extension ?& array['number', 'dueAt', 'answerBy', 'remindAt', 'reason']),
    add column proposal jsonb check (
      proposal ?& array['number', 'by', 'creatorPercent', 'reason'] and (proposal ->> 'creatorPercent')::int between 0 and 100),
    add column settled_percent smallint check (settled_percent between 0 and 100);
  comment on column bookings.extended_by_ms is 'by how much the due date of what is being made was moved';
  comment on column bookings.offers is 'numbers requests for more time and proposals of a settlement';
  comment on column bookings.extension is 'more time that the creator has asked for, until it is answered; times in milliseconds since 1970';
  comment on column bookings.proposal is 'how a party would divide the money, until it is answered';
  comment on column bookings.settled_percent is 'the creator’s share of money that was divided in parts; null where it was not, or otherwise';
  alter table bookings drop constraint bookings_stage_check,
    add constraint bookings_stage_check check (stage in ('unpaid', 'requested', 'accepted', 'securing', 'producing', 'revising',
      'in_review', 'contestable', 'disputed', ${FINAL}));
  create or replace function keep_booking_open() returns trigger language plpgsql as $$
  begin
    new.is_open := new.stage not in (${FINAL});
    return new;
  end $$;`;

export class Agreements1766760000000 implements MigrationInterface {
  readonly name = 'Agreements1766760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(AGREEMENTS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
