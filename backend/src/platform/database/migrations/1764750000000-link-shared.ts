import type { MigrationInterface, QueryRunner } from 'typeorm';

const LINK_SHARED = `
  alter table creators add column link_shared_at timestamptz;
  comment on column creators.link_shared_at is 'when they first copied or shared the link to their page';`;

export class LinkShared1764750000000 implements MigrationInterface {
  readonly name = 'LinkShared1764750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LINK_SHARED);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
