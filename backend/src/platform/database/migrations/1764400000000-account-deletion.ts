import type { MigrationInterface, QueryRunner } from 'typeorm';

const DELETION = `
  alter table users add column deleted_at timestamptz;
  comment on column users.deleted_at is 'the person is gone: nothing here says who it was, but bookings and money still point here';
  alter table creators add column deleted_at timestamptz;`;

export class AccountDeletion1764400000000 implements MigrationInterface {
  readonly name = 'AccountDeletion1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DELETION);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
