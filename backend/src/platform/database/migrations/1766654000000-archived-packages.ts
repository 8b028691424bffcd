import type { MigrationInterface, QueryRunner } from 'typeorm';

const ARCHIVED_PACKAGES = `
  alter table packages add column archived_at timestamptz;
  comment on column packages.archived_at is 'since when its creator keeps it for later: shown to nobody else, and not to be booked';`;

export class ArchivedPackages1766654000000 implements MigrationInterface {
  readonly name = 'ArchivedPackages1766654000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ARCHIVED_PACKAGES);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
