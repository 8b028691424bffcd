import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions from before lack nothing: silence approves them, as was said when they were delivered. */
const INCOMPLETE_VERSIONS = `
  alter table bookings add column missing jsonb not null default '[]';
  comment on column bookings.missing is 'what the latest version lacks of what is counted; silence approves it only where that is nothing';
  alter table submissions add column missing jsonb not null default '[]';
  comment on column submissions.missing is 'what this version lacked of what is counted';`;

export class IncompleteVersions1765900000000 implements MigrationInterface {
  readonly name = 'IncompleteVersions1765900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INCOMPLETE_VERSIONS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
