import type { MigrationInterface, QueryRunner } from 'typeorm';

const REVIEW_LINKS = `
  create table review_links (
    id uuid primary key,
    booking_id uuid not null references bookings (id),
    label text not null,
    token_hash text not null unique,
    password_hash text,
    notes_become text not null check (notes_become in ('internal', 'draft')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  );
  comment on table review_links is 'by which a brand lets others look at one booking; all times are the product''s';
  comment on column review_links.token_hash is 'of the secret part of its address, which is derived from the id';
  comment on column review_links.notes_become is 'what is made of the notes that are written at it';
  create index review_links_of_booking on review_links (booking_id, created_at);

  create table review_guests (
    id uuid primary key,
    link_id uuid not null references review_links (id),
    name text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null
  );
  comment on table review_guests is 'people who have given their names at a review link';
  comment on column review_guests.seen_at is 'when they last looked, to within minutes';
  create index review_guests_of_link on review_guests (link_id);

  alter table review_items
    add column review_guest_id uuid references review_guests (id),
    add column internal boolean not null default false,
    add column taken_at timestamptz,
    add check (not internal or state = 'draft');
  comment on column review_items.review_guest_id is 'who wrote it for the brand at a review link; null where the party did itself';
  comment on column review_items.internal is 'never sent: such a note stays a draft';
  comment on column review_items.taken_at is 'when the brand edited a reviewer''s note, decided about it, or saw it in what it sends; unsent and without it, the note is the reviewer''s own';
  create index review_items_of_guest on review_items (review_guest_id) where review_guest_id is not null;`;

export class ReviewLinks1766600000000 implements MigrationInterface {
  readonly name = 'ReviewLinks1766600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REVIEW_LINKS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
