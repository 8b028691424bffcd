import type { MigrationInterface, QueryRunner } from 'typeorm';

const TRUTH = `
  alter table live_events add column truth jsonb;
  comment on column live_events.truth is 'what is true from it on: a page that knows as much already needn''t ask';`;

export class LiveTruth1765970000000 implements MigrationInterface {
  readonly name = 'LiveTruth1765970000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TRUTH);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
