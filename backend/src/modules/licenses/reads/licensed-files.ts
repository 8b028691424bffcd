import type { Statements } from '../../../platform/database/database.js';
import type { LicensedFile } from '../license.js';

/** The files of one version, in their order. */
export const licensedFiles = (
  from: Statements,
  bookingId: string,
  version: number,
): Promise<LicensedFile[]> =>
  from.rows<LicensedFile>(
    'licensed-files',
    `select u.file_name as name, u.size::float8 as size, u.kind, u.sha256
     from submission_files f join submissions s on s.id = f.submission_id join uploads u on u.id = f.upload_id
     where s.booking_id = $1 and s.version = $2 order by f.position`,
    [bookingId, version],
  );
