import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps searches of the directory fast while entries change. By default, a GIN index collects changes in a pending list of up to 4 MB, which every search
 * reads in full. And index-only scans also read each page of the table that has changed since it was last vacuumed, which by default happens only after a
 * fifth of all entries have changed.
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
