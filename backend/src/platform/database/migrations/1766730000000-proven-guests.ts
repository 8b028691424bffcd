import type { MigrationInterface, QueryRunner } from 'typeorm';

const PROVEN_GUESTS = `
  create index guests_of_proven_email on guests using gin (email_keys) where email_keys <> '{}'`;

export class ProvenGuests1766730000000 implements MigrationInterface {
  readonly name = 'ProvenGuests1766730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PROVEN_GUESTS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
