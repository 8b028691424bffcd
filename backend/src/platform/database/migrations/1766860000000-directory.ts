import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The directory of creators. An entry stands there only while its creator is listed, with all that it shows. Whatever may change one leaves a row
 * in `directory_changes`, of its own, so that nobody waits; one server reads these and brings entries up to date.
 */
const DIRECTORY = `
  create table directory_choices (
    creator_id uuid primary key references creators (id) on delete cascade,
    is_listed boolean not null default true,
    search_engines boolean not null default true,
    away_until date,
    niches text[] not null default '{}',
    styles text[] not null default '{}',
    languages text[] not null default '{}',
    country text
  );
  comment on table directory_choices is 'what a creator wants of the directory; who has no row wants what is usual';
  comment on column directory_choices.away_until is 'the last day on which they take no work';

  create table directory_changes (
    creator_id uuid not null,
    id bigint generated always as identity,
    primary key (creator_id, id)
  );
  comment on table directory_changes is 'what may have changed an entry since it was put together';

  create table directory_entries (
    creator_id uuid primary key references creators (id) on delete cascade,
    facets int[] not null,
    band smallint not null,
    ring int not null,
    points jsonb not null,
    price_from_cents int not null,
    delivery_days smallint not null,
    joined_at timestamptz not null,
    name_key text not null,
    search tsvector not null,
    card jsonb not null
  );
  comment on column directory_entries.band is 'from 4, the best, to 0';
  comment on column directory_entries.ring is 'their place among those of their band, which take turns';
  comment on column directory_entries.card is 'all that the entry shows';
  create index directory_in_order on directory_entries (band desc, ring, creator_id) include (facets);
  create index directory_by_price on directory_entries (price_from_cents, creator_id) include (facets);
  create index directory_by_delivery on directory_entries (delivery_days, creator_id) include (facets);
  create index directory_by_joined on directory_entries (joined_at desc, creator_id) include (facets);
  create index directory_facets on directory_entries using gin (facets);
  create index directory_search on directory_entries using gin (search);
  create index directory_names on directory_entries (name_key text_pattern_ops);

  create table directory_counts (facet int primary key, creators int not null);
  comment on table directory_counts is 'how many entries have a value, counted once an hour';
  create table directory_means (month date primary key, means jsonb not null, deliveries int not null);
  comment on table directory_means is 'the means of the platform, counted on the first of a month';
  create table directory_days (day date primary key);
  comment on table directory_days is 'on which days the daily work was done';

  create or replace function notify_page_changed() returns trigger language plpgsql as $$
  declare
    changed jsonb := to_jsonb(coalesce(new, old));
    whose uuid := coalesce(changed ->> 'creator_id', changed ->> 'id');
  begin
    insert into page_changes (creator_id) values (whose);
    insert into directory_changes (creator_id) values (whose);
    perform pg_notify('page_changed', whose::text);
    return null;
  end $$;
  -- A page says whether search engines may have it.
  create trigger directory_choices_changed after insert or update or delete on directory_choices
    for each row execute function notify_page_changed();
  create function note_directory_change_of_user() returns trigger language plpgsql as $$
  begin
    insert into directory_changes (creator_id) select id from creators where user_id = new.id;
    return null;
  end $$;
  create trigger users_directory_changed after update of email_verified_at on users for each row
    when (old.email_verified_at is distinct from new.email_verified_at) execute function note_directory_change_of_user();
  create function notify_directory_left() returns trigger language plpgsql as $$
  begin
    perform pg_notify('directory_left', old.creator_id::text);
    return null;
  end $$;
  create trigger directory_entries_left after delete on directory_entries
    for each row execute function notify_directory_left();
  insert into directory_changes (creator_id) select id from creators where deleted_at is null;`;

export class Directory1766860000000 implements MigrationInterface {
  readonly name = 'Directory1766860000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DIRECTORY);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
