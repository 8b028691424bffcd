import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIVE_EVENTS = `
  create table live_events (
    id bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(),
    keys text[] not null,
    kind text not null,
    subject text not null,
    at timestamptz not null default clock_timestamp()
  );
  create index live_events_by_xid on live_events (xid);
  create index live_events_by_time on live_events (at);
  comment on table live_events is 'that something has changed, for pages that are open; kept for an hour';
  comment on column live_events.xid is 'the transaction that said it: rows become visible in the order of commits, not of ids';
  comment on column live_events.keys is 'whom it is for; an address is a hash';`;

export class LiveEvents1765500000000 implements MigrationInterface {
  readonly name = 'LiveEvents1765500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LIVE_EVENTS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
