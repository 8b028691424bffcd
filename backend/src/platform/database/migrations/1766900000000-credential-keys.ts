import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys by which credentials of licensed files are signed. Public halves are never deleted: what they have signed is checked for years. */
const CREDENTIAL_KEYS = `
  create table credential_keys (
    id text primary key check (id ~ '^[A-Za-z0-9_-]{43}$'),
    public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{43}$'),
    private_key text,
    used_from timestamptz not null,
    used_until timestamptz,
    withdrawn_at timestamptz,
    check ((private_key is null) = (used_until is not null)),
    check (withdrawn_at is null or used_until is not null)
  );
  comment on table credential_keys is 'Ed25519 keys that sign credentials; one is in use';
  comment on column credential_keys.id is 'the thumbprint of the public key (RFC 7638)';
  comment on column credential_keys.private_key is 'encrypted by the installation’s secret; deleted when the key is no longer in use';
  comment on column credential_keys.withdrawn_at is 'since when nothing that it has signed counts';
  create unique index credential_key_in_use on credential_keys ((true)) where used_until is null;`;

export class CredentialKeys1766900000000 implements MigrationInterface {
  readonly name = 'CredentialKeys1766900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREDENTIAL_KEYS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
