import type { MigrationInterface, QueryRunner } from 'typeorm';

const PROVEN_SESSIONS = `
  alter table sessions add column proven_at timestamptz not null default now();
  update sessions set proven_at = created_at;
  comment on column sessions.proven_at is 'when the person last showed that it is them, by signing in or again since; real time';`;

export class ProvenSessions1765820000000 implements MigrationInterface {
  readonly name = 'ProvenSessions1765820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PROVEN_SESSIONS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
