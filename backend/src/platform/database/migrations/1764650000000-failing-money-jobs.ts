import type { MigrationInterface, QueryRunner } from 'typeorm';

const FAILING_MONEY_JOBS = `
  create table failing_money_jobs (
    job_id bigint primary key,
    found_at timestamptz not null default now(),
    reported_at timestamptz
  );
  comment on table failing_money_jobs is 'jobs that move money and keep failing, so that the admins are told once; a row goes when its job succeeds';`;

export class FailingMoneyJobs1764650000000 implements MigrationInterface {
  readonly name = 'FailingMoneyJobs1764650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FAILING_MONEY_JOBS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
