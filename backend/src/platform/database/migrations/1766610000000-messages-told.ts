import type { MigrationInterface, QueryRunner } from 'typeorm';

const MESSAGES_TOLD = `
  alter table conversations add column tell_from int, add column tell_at timestamptz;
  comment on column conversations.tell_from is 'the first message nobody was told of yet; null when all were';
  comment on column conversations.tell_at is 'when to tell of it; real time, later than now after a failure';
  create index conversations_to_tell on conversations (tell_at) where tell_at is not null;`;

export class MessagesTold1766610000000 implements MigrationInterface {
  readonly name = 'MessagesTold1766610000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MESSAGES_TOLD);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
