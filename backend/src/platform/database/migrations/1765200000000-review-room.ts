import type { MigrationInterface, QueryRunner } from 'typeorm';

const REVIEW_ROOM = `
  alter table submission_files add column slot_id uuid;
  update submission_files set slot_id = id;
  alter table submission_files alter column slot_id set not null, alter column slot_id set default gen_random_uuid();
  comment on column submission_files.slot_id is 'files with the same one are versions of the same thing';

  create table review_items (
    id uuid primary key,
    booking_id uuid not null references bookings (id),
    submission_id uuid not null references submissions (id),
    upload_id text references uploads (id),
    parent_id uuid references review_items (id),
    party text not null check (party in ('brand', 'creator')),
    kind text not null,
    cause text,
    start_frame integer,
    end_frame integer,
    shape jsonb,
    body text not null,
    state text not null,
    number integer,
    round integer,
    created_at timestamptz not null,
    sent_at timestamptz,
    edited_at timestamptz,
    check ((state = 'draft') = (sent_at is null)),
    check (end_frame is null or start_frame is not null)
  );
  comment on column review_items.submission_id is 'the version it was said about';
  comment on column review_items.upload_id is 'the file of that version; null for the version as a whole';
  comment on column review_items.parent_id is 'what it answers';
  comment on column review_items.start_frame is 'frame of the preview, counted from 0; null for the whole file';
  comment on column review_items.shape is 'a mark, in parts of the picture''s width and height';
  comment on column review_items.number is 'counted through the booking; null for drafts and answers';
  comment on column review_items.round is 'the version with which it was last asked for as a change';
  create index review_items_of_booking on review_items (booking_id, created_at);
  create unique index review_items_numbered on review_items (booking_id, number) where number is not null;

  create table review_item_events (
    id uuid primary key,
    item_id uuid not null references review_items (id),
    party text not null,
    from_state text not null,
    to_state text not null,
    version integer not null,
    note text,
    at timestamptz not null
  );
  comment on table review_item_events is 'evidence: rows are added and never changed';
  create index review_item_events_of_item on review_item_events (item_id, at);

  create table review_views (
    submission_id uuid not null references submissions (id),
    upload_id text not null references uploads (id),
    party text not null,
    opened_at timestamptz not null,
    seconds_watched real not null,
    primary key (submission_id, upload_id, party)
  );
  comment on column review_views.seconds_watched is 'how much of a video was played, each second once';`;

export class ReviewRoom1765200000000 implements MigrationInterface {
  readonly name = 'ReviewRoom1765200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REVIEW_ROOM);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
