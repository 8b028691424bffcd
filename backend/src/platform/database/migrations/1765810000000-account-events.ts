import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACCOUNT_EVENTS = `
  create table account_events (
    id bigint generated always as identity primary key,
    user_id uuid not null references users (id),
    event text not null,
    detail text not null,
    at timestamptz not null default now()
  );
  comment on table account_events is 'what concerns the safety of an account, for its owner to look at';
  comment on column account_events.detail is 'which one: a browser, a name, an address; empty where there is only one';
  create index account_events_of_user on account_events (user_id, id desc);`;

export class AccountEvents1765810000000 implements MigrationInterface {
  readonly name = 'AccountEvents1765810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCOUNT_EVENTS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
