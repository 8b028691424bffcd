import type { MigrationInterface, QueryRunner } from 'typeorm';

const MONEY_CHECKS = `
  create table money_checks (
    kind text primary key check (kind in ('ledger', 'reconciliation')),
    found bigint not null,
    at timestamptz not null
  );
  comment on table money_checks is 'what was found when the books were last looked at as a whole; in real time';
  comment on column money_checks.found is 'ledger: cents by which postings don’t balance; reconciliation: differences';`;

export class MoneyChecks1766835000000 implements MigrationInterface {
  readonly name = 'MoneyChecks1766835000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MONEY_CHECKS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
