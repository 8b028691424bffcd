import type { MigrationInterface, QueryRunner } from 'typeorm';

const PORTFOLIO = `
  alter table portfolio_items
    alter column image_key drop not null,
    add column status text not null default 'ready' check (status in ('processing', 'ready', 'failed')),
    add column problem text,
    add column original_key text,
    add constraint portfolio_shows check (status <> 'ready' or image_key is not null),
    add constraint portfolio_says_why check ((status = 'failed') = (problem is not null)),
    add constraint portfolio_title check (char_length(title) between 1 and 100);
  comment on column portfolio_items.problem is 'why a video has failed: a name of the domain, not a sentence';
  comment on column portfolio_items.original_key is 'the video as it was sent; until a smaller one is made of it';`;

export class Portfolio1764500000000 implements MigrationInterface {
  readonly name = 'Portfolio1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PORTFOLIO);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
