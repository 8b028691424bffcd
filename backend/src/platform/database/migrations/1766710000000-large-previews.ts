import type { MigrationInterface, QueryRunner } from 'typeorm';

const LARGE_PREVIEWS = `
  create table large_previews (
    upload_id text primary key references previews (upload_id),
    booking_id uuid not null references bookings (id),
    status text not null check (status in ('pending', 'ready', 'failed')),
    problem text,
    large_key text,
    is_clean boolean not null default false,
    width integer check (width > 0),
    height integer check (height > 0),
    ordered_at timestamptz not null,
    constraint large_previews_whole check ((status = 'ready') = (large_key is not null)),
    constraint large_previews_measured check ((large_key is null) = (width is null) and (large_key is null) = (height is null))
  );
  create index large_previews_of_booking on large_previews (booking_id);
  comment on table large_previews is 'second previews, as large as the original, that the brand has asked for';
  comment on column large_previews.is_clean is 'made without the watermark, after the originals were unlocked';`;

export class LargePreviews1766710000000 implements MigrationInterface {
  readonly name = 'LargePreviews1766710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LARGE_PREVIEWS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
