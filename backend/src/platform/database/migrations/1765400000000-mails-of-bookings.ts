import type { MigrationInterface, QueryRunner } from 'typeorm';

const MAILS_OF_BOOKINGS = `
  alter table mails
    add column booking_id uuid,
    add column party text check (party in ('brand', 'creator')),
    add constraint mails_whole_booking check ((booking_id is null) = (party is null));
  comment on column mails.booking_id is 'the booking that a party was told about; null for all other emails, and before this column';
  create index mails_of_booking on mails (booking_id, created_at) where booking_id is not null;`;

export class MailsOfBookings1765400000000 implements MigrationInterface {
  readonly name = 'MailsOfBookings1765400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MAILS_OF_BOOKINGS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
