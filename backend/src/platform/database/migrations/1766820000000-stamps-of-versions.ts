import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists of bookings ask which transactions wrote what their versions show: it differs when an answer does. A function, because PostgreSQL plans
 * what stands in one once a connection, whatever it thinks of the statement that calls it.
 */
const STAMPS_OF_VERSIONS = `
  create function stamps_of_versions(bookings uuid[]) returns text language plpgsql stable as $$
  begin
    return (select string_agg(concat(s.booking_id, ' ', s.xmin, '.', f.xmin, '.', u.xmin, '.', p.xmin, '.', l.xmin, '.', c.xmin), ',')
      from submissions s
        left join submission_files f on f.submission_id = s.id
        left join uploads u on u.id = f.upload_id
        left join previews p on p.upload_id = u.id
        left join large_previews l on l.upload_id = u.id
        left join captions c on c.upload_id = u.id
      where s.booking_id = any(bookings));
  end $$;
  comment on function stamps_of_versions is 'for each file of these bookings, which transactions wrote the rows of which its answer is made';`;

export class StampsOfVersions1766820000000 implements MigrationInterface {
  readonly name = 'StampsOfVersions1766820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STAMPS_OF_VERSIONS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
