import type { Statements } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';
import type { ItemPlace } from '../review-item.js';

interface FoundPlace {
  version: number;
  /** How many frames the file's preview has; null for pictures, and while it is being made. */
  frames: number | null;
}

/** A version of a booking, and a file in it where one is named; null where there is no such thing. */
export async function findPlace(
  from: Statements,
  bookingId: string,
  { submissionId, uploadId }: ItemPlace,
): Promise<FoundPlace | null> {
  if (!isId(submissionId)) return null;
  return from.row<FoundPlace>(
    'review-place',
    `select s.version, p.frame_count as frames from submissions s
       left join submission_files f on f.submission_id = s.id and f.creator_id = s.creator_id and f.upload_id = $3
       left join previews p on p.upload_id = f.upload_id and p.creator_id = f.creator_id
     where s.id = $1 and s.booking_id = $2 and s.creator_id = $4 and ($3::text is null or f.id is not null)`,
    [submissionId, bookingId, uploadId, await CREATORS_OF_BOOKINGS.of(from, bookingId)],
  );
}

/** The newest version of a booking that has this file; null where none has it. */
export async function newestVersionWith(
  from: Statements,
  bookingId: string,
  uploadId: string,
): Promise<number | null> {
  const row = await from.row<{ version: number }>(
    'newest-version-with-file',
    `select s.version from submissions s join submission_files f on f.submission_id = s.id and f.creator_id = s.creator_id
     where s.booking_id = $1 and f.upload_id = $2 and s.creator_id = $3 order by s.version desc limit 1`,
    [bookingId, uploadId, await CREATORS_OF_BOOKINGS.of(from, bookingId)],
  );
  return row?.version ?? null;
}
