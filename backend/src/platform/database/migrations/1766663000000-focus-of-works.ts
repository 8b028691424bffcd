import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOCUS_OF_WORKS = `
  alter table portfolio_items
    add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
    add column focus_y smallint not null default 50 check (focus_y between 0 and 100);
  comment on column portfolio_items.focus_x is 'percent from the left that stays in view where the picture is cropped';
  comment on column portfolio_items.focus_y is 'percent from the top that stays in view where the picture is cropped';`;

export class FocusOfWorks1766663000000 implements MigrationInterface {
  readonly name = 'FocusOfWorks1766663000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOCUS_OF_WORKS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
