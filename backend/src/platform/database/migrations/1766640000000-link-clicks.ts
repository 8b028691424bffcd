import type { MigrationInterface, QueryRunner } from 'typeorm';

const LINK_CLICKS = `
  create table page_link_counts (
    creator_id uuid not null references creators,
    day date not null,
    url text not null check (char_length(url) <= 500),
    count bigint not null check (count > 0),
    primary key (creator_id, day, url)
  );
  comment on table page_link_counts is 'how often the links and accounts on a page were opened, in days of UTC';
  create index page_link_counts_by_day on page_link_counts (day);`;

export class LinkClicks1766640000000 implements MigrationInterface {
  readonly name = 'LinkClicks1766640000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LINK_CLICKS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
