import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACCESS = `
  alter table sessions add column user_agent text, add column seen_at timestamptz not null default now();
  create table api_tokens (
    id uuid primary key,
    user_id uuid not null references users,
    name text not null,
    token_hash text not null unique,
    scopes text[] not null,
    created_at timestamptz not null default now(),
    used_at timestamptz,
    revoked_at timestamptz
  );
  create index api_tokens_of_user on api_tokens (user_id, created_at desc);
  create table rate_limits (
    key text primary key,
    full_until timestamptz not null
  );
  comment on table rate_limits is 'until when each allowance is used up, if nothing more is taken of it; real time';
  create index rate_limits_old on rate_limits (full_until);`;

export class Access1764000000000 implements MigrationInterface {
  readonly name = 'Access1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCESS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
