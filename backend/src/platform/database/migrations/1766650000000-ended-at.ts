import type { MigrationInterface, QueryRunner } from 'typeorm';

const ENDED_AT = `
  alter table bookings add column ended_at timestamptz;
  comment on column bookings.ended_at is 'when it last came to a final stage; null while it goes on';`;

/** The same of the bookings that are over already. */
export const FILL_ENDED_AT = `
  update bookings b set ended_at = (select max(h.at) from booking_history h where h.booking_id = b.id and h.to_stage = b.stage
    and h.from_stage is distinct from h.to_stage)
  where b.stage in ('completed', 'declined', 'withdrawn', 'cancelled', 'payment_expired', 'request_expired', 'not_delivered', 'refunded');`;

export class EndedAt1766650000000 implements MigrationInterface {
  readonly name = 'EndedAt1766650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ENDED_AT);
    await runner.query(FILL_ENDED_AT);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
