import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAGE_COUNTS = `
  create table page_counts (
    creator_id uuid not null references creators,
    day date not null,
    source text not null check (char_length(source) between 1 and 60),
    event text not null check (event in ('view', 'reel_play', 'package_click', 'book_start', 'visitor')),
    package_id uuid references packages,
    count bigint not null check (count > 0),
    constraint page_counts_once unique nulls not distinct (creator_id, day, source, event, package_id)
  );
  comment on column page_counts.day is 'in UTC, by the product clock';
  create index page_counts_by_day on page_counts (day);
  create table page_salts (
    day date primary key,
    salt bytea not null,
    flushes bigint not null default 0
  );
  comment on table page_salts is 'one for each day that is not over; thrown away with its visitors';
  create table page_visitors (
    day date not null references page_salts,
    creator_id uuid not null references creators,
    hash bytea not null check (octet_length(hash) = 16),
    source text not null,
    primary key (creator_id, day, hash)
  );
  comment on column page_visitors.hash is 'of salt, creator, address and browser: tells visitors of one day apart, and says nothing after the salt is gone';
  create index page_visitors_by_day on page_visitors (day);
  create table page_flushes (
    server uuid primary key,
    batch bigint not null,
    flushed_at timestamptz not null default now()
  );
  comment on column page_flushes.batch is 'the last one that was counted: a repeat after a lost answer counts nothing';`;

const BOOKING_SOURCE = `
  alter table bookings add column source text;
  comment on column bookings.source is 'where the visit to the page came from; null when nothing was said';`;

export class PageNumbers1764900000000 implements MigrationInterface {
  readonly name = 'PageNumbers1764900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAGE_COUNTS);
    await runner.query(BOOKING_SOURCE);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
