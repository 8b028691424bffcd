import type { MigrationInterface, QueryRunner } from 'typeorm';

const SLOW = `
  alter table webhook_endpoints add column is_slow boolean not null default false;
  comment on column webhook_endpoints.is_slow is 'whether the last attempt took long'`;

export class SlowEndpoints1765940000000 implements MigrationInterface {
  readonly name = 'SlowEndpoints1765940000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SLOW);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
