import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a module had to ask another above it for, said where it stands itself. */
const FLOORS = `
  alter table users add column creator_id uuid;
  comment on column users.creator_id is 'the creator profile of this user; kept by a trigger, because every way to write a profile counts';
  update users u set creator_id = c.id from creators c where c.user_id = u.id;
  create function name_profiles_of_users() returns trigger language plpgsql as $$
    begin
      update users u set creator_id = c.id from new_creators c where u.id = c.user_id;
      return null;
    end $$;
  create trigger creators_name_profiles after insert on creators
    referencing new table as new_creators for each statement execute function name_profiles_of_users();

  create view log_entries as select id, booking_id, change, position, written_at from booking_history where change is not null;
  comment on view log_entries is 'what followers of the log read; the module that writes the log keeps it in a table of its own';`;

export class Floors1765990000000 implements MigrationInterface {
  readonly name = 'Floors1765990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FLOORS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
