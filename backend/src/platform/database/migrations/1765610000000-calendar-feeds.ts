import type { MigrationInterface, QueryRunner } from 'typeorm';

const CALENDAR_FEEDS = `
  create table calendar_feeds (
    user_id uuid primary key references users (id),
    token_hash text not null unique,
    created_at timestamptz not null default now(),
    read_at timestamptz
  );
  comment on column calendar_feeds.token_hash is 'of the secret part of its address; anyone who knows that may read it';
  comment on column calendar_feeds.read_at is 'to within minutes';`;

export class CalendarFeeds1765610000000 implements MigrationInterface {
  readonly name = 'CalendarFeeds1765610000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CALENDAR_FEEDS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
