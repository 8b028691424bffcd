import type { MigrationInterface, QueryRunner } from 'typeorm';

const PASSKEYS = `
  create table passkeys (
    id uuid primary key,
    user_id uuid not null references users,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null default now(),
    used_at timestamptz
  );
  comment on column passkeys.counter is 'how often the device says that it was used; it never goes back, but some always say 0';
  create index passkeys_of_user on passkeys (user_id, created_at);
  create table passkey_challenges (
    challenge text primary key,
    user_id uuid references users,
    expires_at timestamptz not null
  );
  comment on table passkey_challenges is 'what a device has to sign; deleted by the first answer, right or wrong; real time';
  comment on column passkey_challenges.user_id is 'for whom a passkey is made; null for one that is shown, by anyone';
  create index passkey_challenges_old on passkey_challenges (expires_at);`;

export class Passkeys1765850000000 implements MigrationInterface {
  readonly name = 'Passkeys1765850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PASSKEYS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
