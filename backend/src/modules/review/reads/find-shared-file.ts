import { CAPTIONS, type SharedPart } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';

interface PreviewKeys {
  previewKey: string | null;
  previewType: string | null;
  posterKey: string | null;
  sheetKey: string | null;
  largeKey: string | null;
  captionsKey: string | null;
}

/** Where a part of a delivered file's preview is stored. It knows neither originals nor previews without the watermark. */
export async function findSharedFile(
  at: Statements,
  bookingId: string,
  uploadId: string,
  part: SharedPart,
): Promise<{ key: string; mimeType: string } | null> {
  const row = await at.row<PreviewKeys>(
    'shared-review-file',
    `select p.preview_key as "previewKey", p.preview_type as "previewType", p.poster_key as "posterKey", p.sheet_key as "sheetKey",
       case when not l.is_clean then l.large_key end as "largeKey", c.storage_key as "captionsKey"
     from submissions s join submission_files f on f.submission_id = s.id and f.creator_id = s.creator_id
       join previews p on p.upload_id = f.upload_id and p.creator_id = f.creator_id
       left join large_previews l on l.upload_id = f.upload_id and l.creator_id = f.creator_id
       left join captions c on c.upload_id = f.upload_id and c.creator_id = f.creator_id
     where s.booking_id = $1 and f.upload_id = $2 and s.creator_id = $3 limit 1`,
    [bookingId, uploadId, await CREATORS_OF_BOOKINGS.of(at, bookingId)],
  );
  if (!row) return null;
  const { previewKey, previewType, posterKey, sheetKey, largeKey, captionsKey } = row;
  const [key, mimeType] = {
    preview: [previewKey, previewType],
    large: [largeKey, previewType],
    poster: [posterKey, 'image/webp'],
    scrub: [sheetKey, 'image/webp'],
    captions: [captionsKey, CAPTIONS.mimeType],
  }[part];
  return key == null || mimeType == null ? null : { key, mimeType };
}
