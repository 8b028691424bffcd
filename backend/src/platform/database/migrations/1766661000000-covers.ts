import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Covers that are there stay in the middle, as they were cropped. */
const COVERS = `
  alter table creators
    add column cover_picture jsonb,
    add column cover_focus_x smallint not null default 50 check (cover_focus_x between 0 and 100),
    add column cover_focus_y smallint not null default 50 check (cover_focus_y between 0 and 100);
  comment on column creators.cover_picture is 'the sizes of the cover: { width, height, widths }';
  comment on column creators.cover_focus_x is 'percent from the left that stays in view where the cover is cropped';
  comment on column creators.cover_focus_y is 'percent from the top that stays in view where the cover is cropped';`;

export class Covers1766661000000 implements MigrationInterface {
  readonly name = 'Covers1766661000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COVERS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
