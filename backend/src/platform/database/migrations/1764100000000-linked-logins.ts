import type { MigrationInterface, QueryRunner } from 'typeorm';

const LINKED_LOGINS = `
  create table linked_logins (
    id uuid not null unique,
    issuer text not null,
    subject text not null,
    user_id uuid not null references users,
    email text not null,
    created_at timestamptz not null default now(),
    constraint linked_logins_pkey primary key (issuer, subject)
  );
  comment on column linked_logins.email is 'what the provider said when it was linked; it opens nothing later';
  create index linked_logins_of_user on linked_logins (user_id, created_at desc);
  create table spent_sign_ins (
    state text primary key,
    expires_at timestamptz not null
  );
  comment on table spent_sign_ins is 'sign-ins with a provider that came back once, until their cookie is over; real time';
  create index spent_sign_ins_old on spent_sign_ins (expires_at);`;

export class LinkedLogins1764100000000 implements MigrationInterface {
  readonly name = 'LinkedLogins1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LINKED_LOGINS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
