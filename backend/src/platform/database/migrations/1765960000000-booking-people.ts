import type { MigrationInterface, QueryRunner } from 'typeorm';

const PEOPLE = `
  create view booking_people as
    select id as booking_id, 'brand' as party, brand_user_id as user_id, guest_id, contact_email_key as email_key, false as hidden
    from bookings
    union all
    select b.id, 'creator', c.user_id, null, null, b.stage in ('unpaid')
    from bookings b join creators c on c.id = b.creator_id;
  comment on view booking_people is
    'who the people of a booking are, by each way in which they are known: an email counts for who has proven it';`;

export class BookingPeople1765960000000 implements MigrationInterface {
  readonly name = 'BookingPeople1765960000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PEOPLE);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
