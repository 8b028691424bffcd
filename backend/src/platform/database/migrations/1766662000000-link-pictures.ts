import type { MigrationInterface, QueryRunner } from 'typeorm';

const LINK_PICTURES = `
  create table link_pictures (
    key text primary key,
    creator_id uuid not null references creators (id) on delete cascade,
    picture jsonb,
    unused_since timestamptz default now()
  );
  comment on table link_pictures is 'the pictures of links on pages; a block names them by their keys';
  comment on column link_pictures.picture is 'its sizes: { width, height, widths }';
  comment on column link_pictures.unused_since is 'until the page is saved with it; null while a block has it';
  create index link_pictures_of_creator on link_pictures (creator_id);
  create index unused_link_pictures on link_pictures (unused_since) where unused_since is not null;
  create trigger link_pictures_page_changed after update on link_pictures
    for each row execute function notify_page_changed();`;

export class LinkPictures1766662000000 implements MigrationInterface {
  readonly name = 'LinkPictures1766662000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LINK_PICTURES);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
