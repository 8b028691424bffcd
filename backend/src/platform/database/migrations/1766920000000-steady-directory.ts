import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Searches of the directory stay as fast while entries change. GIN indexes would put changes on a list of up to 4 MB first, which each search reads from its
 * beginning to its end. And a walk along an order reads the table as well where a page of it has changed since it was last vacuumed, which PostgreSQL
 * does by itself only when a fifth of all entries have.
 */
const STEADY_DIRECTORY = `
  alter index directory_facets set (fastupdate = off);
  alter index directory_search set (fastupdate = off);
  alter table directory_entries set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);`;

export class SteadyDirectory1766920000000 implements MigrationInterface {
  readonly name = 'SteadyDirectory1766920000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STEADY_DIRECTORY);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
