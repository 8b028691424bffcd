/** The files of version `$2` of booking `$1`, of creator `$8`, as a license keeps them (`LicensedFile`), with their order. */
export const LICENSED_FILES = `
  select u.file_name as name, u.size, u.kind, u.sha256, f.ai, f.position
  from submission_files f join submissions s on s.id = f.submission_id and s.creator_id = f.creator_id
    join uploads u on u.id = f.upload_id and u.creator_id = f.creator_id
  where s.booking_id = $1 and s.version = $2 and s.creator_id = $8`;
