import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creators that brands keep for later, and creators whom an admin has taken out of the directory. */
const SAVED_AND_REMOVED = `
  create table saved_creators (
    owner_id uuid not null references users (id) on delete cascade,
    creator_id uuid not null references creators (id) on delete cascade,
    saved_at timestamptz not null,
    primary key (owner_id, creator_id)
  );
  comment on table saved_creators is 'a private list: nobody else learns who is on it, or how often somebody was saved';
  create index saved_creators_newest on saved_creators (owner_id, saved_at desc, creator_id desc);
  create index saved_creators_of_creator on saved_creators (creator_id);

  create table directory_removals (
    id uuid primary key,
    creator_id uuid not null references creators (id) on delete cascade,
    rule text not null,
    note text not null,
    removed_by uuid references users (id) on delete set null,
    removed_at timestamptz not null,
    objection text,
    objected_at timestamptz,
    outcome text,
    outcome_note text,
    decided_by uuid references users (id) on delete set null,
    decided_at timestamptz,
    ended_at timestamptz,
    check ((objection is null) = (objected_at is null)),
    check ((outcome is null) = (decided_at is null))
  );
  comment on column directory_removals.note is 'which content it is about, written for the creator';
  comment on column directory_removals.outcome is 'what an admin decided about the objection; null until then';
  comment on column directory_removals.ended_at is 'when the creator was let in again; null while they are out';
  create unique index directory_removed on directory_removals (creator_id) where ended_at is null;
  create index directory_removals_of_creator on directory_removals (creator_id, removed_at desc);

  create index directory_away on directory_choices (away_until) where away_until is not null;`;

export class SavedAndRemoved1766870000000 implements MigrationInterface {
  readonly name = 'SavedAndRemoved1766870000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SAVED_AND_REMOVED);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
