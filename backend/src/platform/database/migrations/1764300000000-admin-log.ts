import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADMIN_LOG = `
  create table admin_log (
    id uuid primary key,
    at timestamptz not null default now(),
    admin_id uuid references users,
    action text not null,
    target text,
    details jsonb not null
  );
  comment on table admin_log is 'what admins set out to do, written before it is done; in real time';
  comment on column admin_log.admin_id is 'null: from the command line';
  create table admin_log_outcomes (
    log_id uuid primary key references admin_log,
    at timestamptz not null default now(),
    outcome text not null
  );
  comment on table admin_log_outcomes is 'what became of it; a row that is missing tells of a server that died in between';
  create trigger admin_log_append_only before update or delete or truncate on admin_log
    for each statement execute function refuse_change();
  create trigger admin_log_outcomes_append_only before update or delete or truncate on admin_log_outcomes
    for each statement execute function refuse_change();`;

export class AdminLog1764300000000 implements MigrationInterface {
  readonly name = 'AdminLog1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ADMIN_LOG);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
