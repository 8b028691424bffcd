import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings that were completed before get theirs too, with names and files as they are now. */
const LICENCES = `
  create table licences (
    id text primary key check (id ~ '^[0-9a-f]{32}$'),
    booking_id uuid not null unique references bookings (id),
    issued_at timestamptz not null,
    brand_name text not null,
    creator_name text not null,
    terms jsonb not null,
    files jsonb not null
  );
  comment on column licences.id is '128 random bits: whoever knows it may read the licence';
  comment on column licences.brand_name is 'as it was when the licence was granted';
  comment on column licences.terms is 'packageName, usageRights and version, as they were then';
  comment on column licences.files is 'name, size, kind and sha256 of the originals of that version';

  insert into licences (id, booking_id, issued_at, brand_name, creator_name, terms, files)
  select md5(gen_random_uuid()::text || gen_random_uuid()::text), b.id,
    coalesce((select max(h.at) from booking_history h
      where h.booking_id = b.id and h.to_stage = 'completed' and h.from_stage <> 'completed'), now()),
    b.brand_name, c.display_name,
    jsonb_build_object('packageName', b.package->>'name', 'usageRights', b.package->>'usageRights', 'version', b.version),
    coalesce((select jsonb_agg(jsonb_build_object('name', u.file_name, 'size', u.size, 'kind', u.kind, 'sha256', u.sha256)
        order by f.position)
      from submissions s join submission_files f on f.submission_id = s.id join uploads u on u.id = f.upload_id
      where s.booking_id = b.id and s.version = b.version), '[]')
  from bookings b join creators c on c.id = b.creator_id where b.stage = 'completed';`;

export class Licences1765300000000 implements MigrationInterface {
  readonly name = 'Licences1765300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LICENCES);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
