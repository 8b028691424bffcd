import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What can be drawn again needs no write-ahead log: after a crash of the database it is gone. */
const DRAWN_PAGES = `
  create unlogged table drawn_pages (
    creator_id uuid primary key references creators (id) on delete cascade,
    data text not null,
    program text not null,
    sheet text not null,
    before_sheet text not null,
    after_sheet text not null
  );
  -- Compressing them takes longer than reading them.
  alter table drawn_pages alter column before_sheet set storage external, alter column after_sheet set storage external;
  comment on table drawn_pages is 'pages as they were drawn last; each is good only for the data and the program that it names';
  comment on column drawn_pages.data is 'the hash of everything that the page shows';
  comment on column drawn_pages.program is 'the hash of what drew it';
  comment on column drawn_pages.sheet is 'the hash of its style sheet, which many pages share';`;

export class DrawnPages1764910000000 implements MigrationInterface {
  readonly name = 'DrawnPages1764910000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DRAWN_PAGES);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
