import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A transaction that wrote elsewhere before it came to a booking can have a smaller number than one that was there before it: its entry
 * would be read first. No entry stands before an earlier one of its booking; one that stands further back is still read after all that
 * its place asks for, because it never stands before its own transaction.
 */
export class LogOrder1766500000000 implements MigrationInterface {
  readonly name = 'LogOrder1766500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function keep_log_order() returns trigger language plpgsql as $$
      begin
        new.position := greatest(new.position,
          (select h.position from booking_history h where h.booking_id = new.booking_id order by h.id desc limit 1));
        return new;
      end $$;
      create trigger log_order before insert on booking_history for each row execute function keep_log_order()`);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
