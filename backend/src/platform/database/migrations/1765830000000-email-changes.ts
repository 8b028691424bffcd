import type { MigrationInterface, QueryRunner } from 'typeorm';

const EMAIL_CHANGES = `
  alter table email_tokens drop constraint email_tokens_purpose_check,
    add constraint email_tokens_purpose_check check (purpose in ('verify', 'reset', 'change', 'undo')),
    add column new_email text,
    add constraint email_tokens_new_email check (new_email is null or purpose in ('change', 'undo'));
  comment on column email_tokens.new_email is 'what the email becomes by this link: a new address, or the one from before a change';`;

export class EmailChanges1765830000000 implements MigrationInterface {
  readonly name = 'EmailChanges1765830000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EMAIL_CHANGES);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
