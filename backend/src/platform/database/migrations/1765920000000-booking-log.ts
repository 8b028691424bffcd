import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What used to be looked up in the tables of others. */
const FACTS = `
  alter table bookings add column delivered_at timestamptz, add column approved_at timestamptz,
    add column transferred_at timestamptz, add column license_id text, add column deadline_at timestamptz;
  comment on column bookings.delivered_at is 'when the latest version was delivered';
  comment on column bookings.transferred_at is 'when something of it was sent to the creator''s own account first';`;

/** The same of the bookings that are there already. */
export const FILL_FACTS = `
  update bookings b set
    delivered_at = (select max(s.submitted_at) from submissions s where s.booking_id = b.id),
    approved_at = (select coalesce((select l.issued_at from licences l where l.booking_id = b.id), max(s.submitted_at))
      from submissions s where s.booking_id = b.id and s.status = 'approved'),
    transferred_at = (select min(p.at) from ledger_postings p where p.booking_id = b.id and p.step = 'transfer'),
    license_id = (select l.id from licences l where l.booking_id = b.id),
    deadline_at = (select d.due_at from booking_deadlines d where d.booking_id = b.id);`;

/**
 * The history becomes the log that others follow. Entries from before have no change, and nobody follows them. What is constant is the
 * default of existing rows, so that no table is written anew.
 */
const LOG = `
  create table log_base (
    only_row boolean primary key default true check (only_row),
    cluster text not null,
    base bigint not null
  );
  comment on table log_base is 'transaction ids begin again in another cluster: what is added to them, so that positions go on';
  insert into log_base (cluster, base) select system_identifier::text, 0 from pg_control_system();
  create function log_position() returns bigint language sql volatile
    as 'select base + pg_current_xact_id()::text::bigint from log_base';
  create function log_horizon() returns bigint language sql stable
    as 'select base + pg_snapshot_xmin(pg_current_snapshot())::text::bigint from log_base';
  alter table booking_history add column position bigint, add column change jsonb,
    add column written_at timestamptz;
  alter table booking_history alter column position set default log_position(),
    alter column written_at set default now();
  comment on column booking_history.position is 'in the order of this and the id everything can be read once, whoever commits last';
  comment on column booking_history.written_at is 'real time';
  comment on column booking_history.change is 'what happened, and the booking before and after it, as it was then';
  create index booking_history_position on booking_history (position, id) where change is not null;
  create table log_followers (
    name text primary key,
    position bigint not null,
    entry_id bigint not null,
    moved_at timestamptz not null default now()
  );
  create table log_waiting (
    follower text not null references log_followers on delete cascade,
    entry_id bigint not null,
    booking_id uuid not null,
    failures integer not null default 0,
    error text,
    try_at timestamptz not null default now(),
    parked_at timestamptz,
    primary key (follower, entry_id)
  );
  comment on table log_waiting is 'entries that a follower could not handle, and later ones of the same bookings behind them';
  create index log_waiting_booking on log_waiting (follower, booking_id, entry_id);`;

export class BookingLog1765920000000 implements MigrationInterface {
  readonly name = 'BookingLog1765920000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FACTS);
    await runner.query(FILL_FACTS);
    await runner.query(LOG);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
