import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings that were judged before say nothing of their brands; they are judged again in the background (`proof`). */
const BRAND_CONDUCT = `
  alter table booking_proof
    add column brand_deliveries int,
    add column brand_answered int,
    add column brand_revisions int,
    add column brand_rejected boolean,
    add column brand_lost boolean,
    add column brand_charged_back boolean;
  comment on column booking_proof.brand_deliveries is
    'versions that the brand answered, or whose review ended; null, as all of the brand, where the booking says nothing of it';
  comment on column booking_proof.brand_answered is 'of brand_deliveries, those that the brand answered';
  comment on column booking_proof.brand_revisions is 'revisions that the brand asked for, without waived ones';
  comment on column booking_proof.brand_lost is 'whether an admin decided a dispute against the brand';
  comment on column booking_proof.brand_charged_back is 'whether the bank took the payment back for good';
  drop index booking_proof_to_judge;
  create index booking_proof_to_judge on booking_proof (booking_id) where judged_as < 2 or (done and done_at is null);
  -- The newest paid and ended bookings of a brand, however many it has.
  create index bookings_ended_of_brand_user on bookings (brand_user_id, ended_at desc)
    where held_at is not null and ended_at is not null;
  create index bookings_ended_of_email on bookings (contact_email_key, ended_at desc)
    where held_at is not null and ended_at is not null and brand_user_id is null;`;

export class BrandConduct1766880000000 implements MigrationInterface {
  readonly name = 'BrandConduct1766880000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BRAND_CONDUCT);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
