import type { MigrationInterface, QueryRunner } from 'typeorm';

const HANDED_OVER_ACCOUNTS = `
  alter table users add column profile_doubted_at timestamptz;
  comment on column users.profile_doubted_at is
    'when the email was proven by somebody who may not have made the creator profile; null once they have said that it is theirs';

  alter table webhook_endpoints drop constraint webhook_endpoints_off_reason_check,
    add constraint webhook_endpoints_off_reason_check check (off_reason in ('gone', 'failing', 'secured'));

  create function tell_access_ended() returns trigger language plpgsql as $$
  begin
    perform pg_notify('access_ended', old.id::text);
    return null;
  end $$;
  create trigger session_ended after update of revoked_at or delete on sessions
    for each row execute function tell_access_ended();
  create trigger guest_ended after update of revoked_at or delete on guests
    for each row execute function tell_access_ended();`;

export class HandedOverAccounts1765800000000 implements MigrationInterface {
  readonly name = 'HandedOverAccounts1765800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(HANDED_OVER_ACCOUNTS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
