import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACCEPTED_FILES = `
  create table accepted_files (
    booking_id uuid not null references bookings (id),
    upload_id text not null references uploads (id),
    accepted_at timestamptz not null,
    primary key (booking_id, upload_id)
  );
  comment on table accepted_files is 'files that the brand is content with while it judges the version; no money moves by it';`;

export class AcceptedFiles1766630000000 implements MigrationInterface {
  readonly name = 'AcceptedFiles1766630000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCEPTED_FILES);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
