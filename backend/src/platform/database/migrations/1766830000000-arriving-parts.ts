import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploads whose bytes arrive in a bucket, on whichever server. A row stays until what it leads to in the bucket is gone, so it doesn't go with its upload. */
const ARRIVING_PARTS = `
  create table arriving_parts (
    upload_id uuid primary key,
    size bigint not null,
    multipart text not null,
    received bigint not null default 0,
    next_number int not null default 1,
    writer int not null default 0,
    tail_key text,
    parts jsonb not null default '[]'
  );
  comment on table arriving_parts is 'what has arrived of an upload and where in the bucket it is; the last to count up writer is the one whose bytes count';`;

export class ArrivingParts1766830000000 implements MigrationInterface {
  readonly name = 'ArrivingParts1766830000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ARRIVING_PARTS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
