import type { MigrationInterface, QueryRunner } from 'typeorm';

const SHOWN = `
  alter table creators add column show_numbers boolean not null default true;
  comment on column creators.show_numbers is 'whether the page says what was counted of their bookings: all of it, or none';`;

export class ShownNumbers1766000000000 implements MigrationInterface {
  readonly name = 'ShownNumbers1766000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SHOWN);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
