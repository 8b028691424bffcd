import type { MigrationInterface, QueryRunner } from 'typeorm';

const EMAIL_HTML = `
  alter table mails add column html text;
  alter table users add column time_zone text;
  alter table guests add column time_zone text;
  comment on column users.time_zone is 'IANA name, as the browser says it; null until it has';
  comment on column guests.time_zone is 'IANA name, as the browser says it; null until it has';`;

export class EmailHtml1764800000000 implements MigrationInterface {
  readonly name = 'EmailHtml1764800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EMAIL_HTML);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
