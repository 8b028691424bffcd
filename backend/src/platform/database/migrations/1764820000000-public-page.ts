import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAGE = `
  alter table creators
    add column tagline text,
    add column page_design jsonb,
    add column cover_key text,
    add column picture jsonb,
    add column card_key text;
  comment on column creators.picture is 'the sizes of the profile picture: { width, height, widths }';
  comment on column creators.card_key is 'the picture that a shared link shows';
  alter table packages add column card_key text;
  alter table portfolio_items
    add column picture jsonb,
    add column loop_key text;
  comment on column portfolio_items.picture is 'the sizes of the picture: { width, height, widths }';
  comment on column portfolio_items.loop_key is 'a few silent seconds of a video';

  create table page_blocks (
    id uuid primary key,
    creator_id uuid not null references creators (id) on delete cascade,
    kind text not null,
    position integer not null,
    enabled boolean not null,
    content jsonb not null,
    archived_at timestamptz
  );
  create index page_blocks_of_creator on page_blocks (creator_id, position);

  create table former_usernames (
    username_key text primary key,
    creator_id uuid not null references creators (id) on delete cascade,
    until timestamptz not null
  );
  create index former_usernames_of_creator on former_usernames (creator_id);

  create table creator_proof (
    creator_id uuid primary key references creators (id) on delete cascade,
    jobs integer not null,
    due integer not null,
    on_time integer not null,
    answers integer not null,
    answer_minutes integer not null,
    package_orders jsonb not null,
    counted_at timestamptz not null
  );
  comment on column creator_proof.package_orders is 'how often each package was ordered among the newest bookings';`;

/**
 * Every server keeps rendered pages. Whatever writes a row that a page shows, the database tells all of them when it is committed:
 * no use case can forget to.
 */
const NOTIFY = `
  create function notify_page_changed() returns trigger language plpgsql as $$
  declare
    changed jsonb := to_jsonb(coalesce(new, old));
  begin
    perform pg_notify('page_changed', coalesce(changed ->> 'creator_id', changed ->> 'id'));
    return null;
  end $$;
  create trigger creators_page_changed after insert or update or delete on creators
    for each row execute function notify_page_changed();
  create trigger packages_page_changed after insert or update or delete on packages
    for each row execute function notify_page_changed();
  create trigger portfolio_items_page_changed after insert or update or delete on portfolio_items
    for each row execute function notify_page_changed();
  create trigger page_blocks_page_changed after insert or update or delete on page_blocks
    for each row execute function notify_page_changed();
  create trigger former_usernames_page_changed after insert or update or delete on former_usernames
    for each row execute function notify_page_changed();
  create trigger creator_proof_page_changed after insert or update or delete on creator_proof
    for each row execute function notify_page_changed();`;

export class PublicPage1764820000000 implements MigrationInterface {
  readonly name = 'PublicPage1764820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAGE);
    await runner.query(NOTIFY);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
