import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One spelling everywhere. Under the view, servers of the version before go on until they are replaced. */
const RENAME = `
  alter table licences rename to licenses;
  create view licences as select * from licenses;`;

export class LicenseSpelling1765930000000 implements MigrationInterface {
  readonly name = 'LicenseSpelling1765930000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RENAME);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
