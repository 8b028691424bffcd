import {
  type ExportedItem,
  type FrameRate,
  type MarkedVideo,
  REVIEW_EXPORTS,
  type ReviewExport,
  bookingNumber,
  inListOrder,
} from '@reelpact/domain';
import type { BookingRecord } from '../../bookings/index.js';
import type { SubmissionView } from '../../delivery/index.js';
import type { RoomItem } from '../reads/read-items.js';

type FileView = SubmissionView['files'][number];

/** A comment with the file it is about, as that was delivered. */
export type FiledItem = ExportedItem & Pick<RoomItem, 'shape'> & { upload: FileView | null };

const rateOf = ({ media }: FileView): FrameRate | null => media?.fps ?? null;

const isoOf = (at: Date | string | null): string | null => at && new Date(at).toISOString();

/** Comments with their files and answers, by version, file and time. */
export function filedItems(
  items: readonly RoomItem[],
  versions: readonly SubmissionView[],
  { brandName, creator }: BookingRecord,
): FiledItem[] {
  const names = { brand: brandName, creator: creator.displayName };
  const filed = items
    // An export is made to be handed on: internal notes are in none, not even in the brand's own.
    .filter(({ parentId, internal }) => parentId === null && !internal)
    .map((item): FiledItem => {
      const files = versions.find(({ id }) => id === item.submissionId)?.files ?? [];
      const upload = files.find(({ uploadId }) => uploadId === item.uploadId) ?? null;
      return {
        ...item,
        upload,
        file: upload && { name: upload.fileName, position: files.indexOf(upload), rate: rateOf(upload) },
        who: names[item.party],
        sentAt: isoOf(item.sentAt),
        answers: items
          .filter(({ parentId }) => parentId === item.id)
          .map(({ party, body, sentAt }) => ({ who: names[party], body, sentAt: isoOf(sentAt) })),
      };
    });
  return inListOrder(filed).toSorted((one, other) => one.version - other.version);
}

/** A file whose frames are counted: a video whose preview is made. */
export function markedVideo({ fileName, media }: FileView): MarkedVideo | null {
  if (media?.fps == null || media.frameCount === null) return null;
  return { name: fileName, media: { ...media, fps: media.fps, frameCount: media.frameCount } };
}

/** What an export is called on its reader's disk: "reelpact-RP-12345-v2.csv". */
export const exportName = (bookingId: string, format: ReviewExport, version: number | null): string =>
  `reelpact-${bookingNumber(bookingId)}${version === null ? '' : `-v${version}`}.${REVIEW_EXPORTS[format].ending}`;
