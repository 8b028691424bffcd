import type { MigrationInterface, QueryRunner } from 'typeorm';

const BRIEF_WISHES = `
  alter table bookings
    add column wanted_by date,
    add column brief_files jsonb not null default '[]' check (jsonb_typeof(brief_files) = 'array' and jsonb_array_length(brief_files) <= 10);
  comment on column bookings.wanted_by is 'the day by which the brand would like to have the content; nothing follows from it';
  comment on column bookings.brief_files is 'files that the brand sent with its brief: id, kind, name, size in bytes, storageKey';`;

export class BriefWishes1766652000000 implements MigrationInterface {
  readonly name = 'BriefWishes1766652000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BRIEF_WISHES);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
