import type { MigrationInterface, QueryRunner } from 'typeorm';

const CAPTIONS = `
  create table captions (
    upload_id text primary key references uploads (id),
    storage_key text not null,
    file_name text not null,
    sha256 text not null,
    created_at timestamptz not null
  );
  comment on table captions is 'WebVTT of delivered videos, written from the times and the plain text of what was sent';`;

export class Captions1766720000000 implements MigrationInterface {
  readonly name = 'Captions1766720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CAPTIONS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
