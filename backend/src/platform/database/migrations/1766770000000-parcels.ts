import type { MigrationInterface, QueryRunner } from 'typeorm';

const FINAL = `'completed', 'declined', 'withdrawn', 'cancelled', 'cancelled_with_fee', 'payment_expired', 'request_expired',
  'not_delivered', 'refunded'`;

/** Packages that need the brand's product: where it is sent, and what became of it on its way. */
const PARCELS = `
  alter table packages add column needs_product boolean not null default false;
  alter table bookings
    add column needs_product boolean not null default false,
    add column parcels jsonb not null default '[]' check (jsonb_typeof(parcels) = 'array' and jsonb_array_length(parcels) <= 2),
    add column ship_to jsonb;
  comment on column bookings.parcels is 'products that the brand has sent, the first one first; times in milliseconds since 1970';
  comment on column bookings.ship_to is 'where the brand sends the product; erased 30 days after the end';
  create index bookings_ship_to on bookings (ended_at) where ship_to is not null;
  create table shipping_addresses (
    creator_id uuid primary key references creators on delete cascade,
    address jsonb not null,
    updated_at timestamptz not null default now()
  );
  comment on table shipping_addresses is 'where creators are sent products; seen by the brands that have to send one';
  alter table bookings drop constraint bookings_stage_check,
    add constraint bookings_stage_check check (stage in ('unpaid', 'requested', 'accepted', 'securing', 'awaiting_product',
      'in_transit', 'producing', 'revising', 'in_review', 'contestable', 'disputed', ${FINAL}));`;

export class Parcels1766770000000 implements MigrationInterface {
  readonly name = 'Parcels1766770000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PARCELS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
