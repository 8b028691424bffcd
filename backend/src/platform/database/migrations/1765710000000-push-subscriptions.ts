import type { MigrationInterface, QueryRunner } from 'typeorm';

const PUSH_SUBSCRIPTIONS = `
  create table push_subscriptions (
    id uuid primary key,
    user_id uuid not null references users (id),
    session_id uuid not null references sessions (id) on delete cascade,
    endpoint text not null unique,
    public_key text not null,
    auth text not null,
    created_at timestamptz not null default now()
  );
  comment on table push_subscriptions is 'browsers that are told; one that is signed out is told nothing more';
  comment on column push_subscriptions.public_key is 'of the browser, base64url: only it can read what is sent';
  create index push_subscriptions_of_user on push_subscriptions (user_id, created_at);
  create index push_subscriptions_of_session on push_subscriptions (session_id);`;

export class PushSubscriptions1765710000000 implements MigrationInterface {
  readonly name = 'PushSubscriptions1765710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PUSH_SUBSCRIPTIONS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
