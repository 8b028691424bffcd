import type { MigrationInterface, QueryRunner } from 'typeorm';

const GUEST_LINKS = `
  alter table guests add column email_keys text[] not null default '{}';
  comment on column guests.email_keys is 'addresses whose mails this guest has shown to read';
  create table guest_links (
    id uuid primary key,
    email_key text not null,
    token_hash text not null unique,
    code_hash text not null,
    attempts integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  );
  comment on column guest_links.attempts is 'how often a code was tried';
  create index guest_links_of_email on guest_links (email_key, created_at desc, id desc);`;

export class GuestLinks1764200000000 implements MigrationInterface {
  readonly name = 'GuestLinks1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(GUEST_LINKS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
