import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pages are drawn when they change and not when somebody comes, and stand ready with the answer of the API. Whatever changes a page leaves a
 * row of its own, so that nobody waits; what was drawn is good for as long as no row is there. Servers of the version before draw as they did:
 * what they write names their own program.
 */
const DRAWN_WHEN_CHANGED = `
  create table page_changes (
    creator_id uuid not null,
    id bigint generated always as identity,
    primary key (creator_id, id)
  );
  comment on table page_changes is 'what has changed on pages since they were drawn; the pages are drawn of what can be seen together with these rows';
  truncate drawn_pages;
  -- A replica of the database has what is logged.
  alter table drawn_pages set logged;
  alter table drawn_pages add column answer text, add column revision bigint not null default 0;
  alter table drawn_pages alter column answer set storage external;
  comment on table drawn_pages is 'pages as they were drawn last; each is good for the program that it names, while the creator has no row in page_changes';
  comment on column drawn_pages.answer is 'what the API answers about the creator, as JSON; null from a version that kept none';
  comment on column drawn_pages.revision is 'how often it was written: who has read an older one does not write over it';
  comment on column drawn_pages.sheet is 'the hash of its style sheet, which many pages share; empty where nobody draws pages';
  create or replace function notify_page_changed() returns trigger language plpgsql as $$
  declare
    changed jsonb := to_jsonb(coalesce(new, old));
    whose uuid := coalesce(changed ->> 'creator_id', changed ->> 'id');
  begin
    insert into page_changes (creator_id) values (whose);
    perform pg_notify('page_changed', whose::text);
    return null;
  end $$;
  -- What stands drawn is trusted for as long as nothing is said: each change of each table that a page shows has to be.
  drop trigger link_pictures_page_changed on link_pictures;
  create trigger link_pictures_page_changed after insert or update or delete on link_pictures
    for each row execute function notify_page_changed();
  insert into page_changes (creator_id) select id from creators where deleted_at is null;`;

export class DrawnWhenChanged1766810000000 implements MigrationInterface {
  readonly name = 'DrawnWhenChanged1766810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DRAWN_WHEN_CHANGED);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
