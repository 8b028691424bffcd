import type { MigrationInterface, QueryRunner } from 'typeorm';

const MEDIA_FACTS = `
  alter table previews
    add column fps_num integer check (fps_num > 0),
    add column fps_den integer check (fps_den > 0),
    add column frame_count integer check (frame_count > 0),
    add column duration_ms integer,
    add column width integer check (width > 0),
    add column height integer check (height > 0),
    add column has_audio boolean,
    add column source_width integer,
    add column source_height integer,
    add column source_duration_ms bigint,
    add column sheet_key text,
    add column sheet jsonb,
    add column clean_key text,
    add column clean_poster_key text,
    add constraint previews_whole_rate check ((fps_num is null) = (fps_den is null)),
    add constraint previews_whole_sheet check ((sheet_key is null) = (sheet is null));
  comment on column previews.fps_num is 'of the preview, which has a constant rate: frames per second as a fraction';
  comment on column previews.frame_count is 'counted in the preview; null, as all facts, for what was made before they were kept';
  comment on column previews.source_width is 'of the original as it is displayed, in pixels';
  comment on column previews.source_duration_ms is 'what the original says of itself, and may be false';
  comment on column previews.sheet_key is 'small pictures of the preview in one file';
  comment on column previews.sheet is 'columns, count, width, height, intervalMs';
  comment on column previews.clean_key is 'the preview without the watermark, made once the originals are unlocked; of the same type and length';`;

export class MediaFacts1765000000000 implements MigrationInterface {
  readonly name = 'MediaFacts1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MEDIA_FACTS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
