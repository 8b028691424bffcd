import type { MigrationInterface, QueryRunner } from 'typeorm';

const DISCLOSURES = `
  alter table packages add column ai text check (ai in ('none', 'edited', 'parts', 'synthetic'));
  comment on column packages.ai is 'the most that its files may be made with AI; null where it doesn''t say';

  alter table submission_files add column ai text check (ai in ('none', 'edited', 'parts', 'synthetic'));
  comment on column submission_files.ai is 'what the creator stated of AI in this file with this version; null where nothing was stated';

  alter table bookings add column placements text[] not null default '{}'
    check (placements <@ array['brand_ads', 'brand_feed', 'creator_account']);
  comment on column bookings.placements is 'where the brand says that it will show the content; nothing follows from it';

  comment on column licenses.files is 'name, size, kind, sha256 and stated ai of the originals of that version; ai is absent in those from before there were statements';`;

export class Disclosures1766910000000 implements MigrationInterface {
  readonly name = 'Disclosures1766910000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DISCLOSURES);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
