import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One unread line of the list stands for all tips since it was read. */
const FOLDED = `
  alter table notifications add column tips_cents integer;
  comment on column notifications.tips_cents is 'what the tips that it stands for come to; null where it is about something else';
  create unique index notifications_unread_tips on notifications (user_id)
    where tips_cents is not null and read_at is null;`;

export class TipsTold1766790000001 implements MigrationInterface {
  readonly name = 'TipsTold1766790000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLDED);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
