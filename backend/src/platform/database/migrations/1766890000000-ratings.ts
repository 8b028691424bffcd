import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the two parties of a completed booking say of each other. Nothing of a rating is to be learned before `shown_at`, and nothing of it can be
 * changed afterwards: the table itself refuses to.
 */
const RATINGS = `
  create table rating_windows (
    booking_id uuid primary key references bookings (id) on delete cascade,
    creator_id uuid not null,
    opened_at timestamptz not null,
    ends_at timestamptz not null,
    asked_at timestamptz,
    closed_at timestamptz,
    unrated text check (unrated in ('address', 'card', 'device', 'insider', 'unpaid'))
  );
  comment on table rating_windows is 'until when a completed booking can be rated, and whether it can';
  comment on column rating_windows.closed_at is 'when its ratings were shown, or their time was over';
  comment on column rating_windows.asked_at is 'when both parties were asked to rate';
  create index rating_windows_due on rating_windows (ends_at) where closed_at is null;
  create index rating_windows_to_ask on rating_windows (opened_at) where asked_at is null and closed_at is null;

  create table ratings (
    booking_id uuid not null references rating_windows (booking_id) on delete cascade,
    written_by text not null check (written_by in ('brand', 'creator')),
    creator_id uuid not null,
    stars smallint[] not null check (cardinality(stars) = 3 and 1 <= all (stars) and 5 >= all (stars)),
    text text check (length(text) between 1 and 1000),
    written_at timestamptz not null,
    shown_at timestamptz,
    reply text check (length(reply) between 1 and 500),
    replied_at timestamptz,
    removed_at timestamptz,
    removed_for text check (removed_for in ('personal_data', 'hate', 'off_topic', 'extortion')),
    primary key (booking_id, written_by),
    check (shown_at is not null or (replied_at is null and removed_at is null)),
    check ((removed_at is null) = (removed_for is null))
  );
  comment on column ratings.stars is 'in the order of the questions of who wrote it';
  create index ratings_of_creators on ratings (creator_id, shown_at desc, booking_id desc)
    where written_by = 'brand' and shown_at is not null;

  create table rating_reports (
    booking_id uuid not null,
    written_by text not null,
    creator_id uuid not null,
    reason text not null check (reason in ('personal_data', 'hate', 'off_topic', 'extortion')),
    note text check (length(note) between 1 and 1000),
    at timestamptz not null,
    handled_at timestamptz,
    handled_by uuid,
    primary key (booking_id, written_by),
    foreign key (booking_id, written_by) references ratings on delete cascade
  );
  comment on table rating_reports is 'what the rated party has against a rating; each rating is reported once';
  create index rating_reports_open on rating_reports (at) where handled_at is null;

  create function keep_shown_rating() returns trigger language plpgsql as $$
  begin
    if old.shown_at is not null and (
      new.stars <> old.stars or new.written_at <> old.written_at or new.shown_at is distinct from old.shown_at
      or (new.text is distinct from old.text and new.text is not null)
      or (new.reply is distinct from old.reply and new.reply is not null and old.replied_at is not null)
      or (old.removed_at is not null and new.removed_at is distinct from old.removed_at)
    ) then
      raise exception 'a rating that was shown is not changed';
    end if;
    return new;
  end $$;
  create trigger ratings_kept before update on ratings for each row execute function keep_shown_rating();

  -- A page of their own shows them; of one that nobody may know of, nobody is told.
  create trigger ratings_page_changed after update on ratings for each row when (new.shown_at is not null)
    execute function notify_page_changed();

  alter table creator_proof
    add column ratings integer not null default 0,
    add column rating_stars integer[] not null default '{0,0,0}',
    add column ratings_removed integer not null default 0;
  comment on column creator_proof.rating_stars is 'all stars that brands gave, by question';

  alter table payment_attempts add column card_fingerprint text check (length(card_fingerprint) between 1 and 200);
  comment on column payment_attempts.card_fingerprint is 'what the provider calls the card that was used last; leads back to no number';

  create index payment_attempts_to_purge on payment_attempts (created_at) where card_fingerprint is not null;

  create table shared_devices (
    user_id uuid not null references users on delete cascade,
    other_id uuid not null,
    at timestamptz not null default now(),
    primary key (user_id, other_id)
  );
  comment on table shared_devices is 'which accounts, and which guests with an account, were used in the same browser';
  create index shared_devices_of_other on shared_devices (other_id);
  create index shared_devices_by_age on shared_devices (at);`;

export class Ratings1766890000000 implements MigrationInterface {
  readonly name = 'Ratings1766890000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RATINGS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
