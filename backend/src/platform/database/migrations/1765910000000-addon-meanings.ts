import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Add-ons from before change nothing about a booking, as it was when they were sold. */
const ADDON_MEANINGS = `
  alter table packages add column meaning jsonb;
  comment on column packages.meaning is 'what an add-on changes: the delivery time, or how much is delivered; null for neither';`;

export class AddonMeanings1765910000000 implements MigrationInterface {
  readonly name = 'AddonMeanings1765910000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ADDON_MEANINGS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
