import type { MigrationInterface, QueryRunner } from 'typeorm';

const ASKED_AGAIN = `
  alter table media_tasks add column asked_again boolean not null default false;
  comment on column media_tasks.asked_again is 'whether it was asked for after it was taken up, and so has to be done once more'`;

export class AskedAgain1764830000000 implements MigrationInterface {
  readonly name = 'AskedAgain1764830000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ASKED_AGAIN);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
