import { CAPTIONS, fileNameFor, originalsUnlocked, previewNote } from '@reelpact/domain';
import type { FileLinks } from '../../../platform/storage/file-links.js';
import type { BookingRecord, BookingRole, ScrubSheetDto, SubmissionFileDto } from '../../bookings/index.js';
import { shownLargePreview } from '../large-preview.js';
import type { SubmissionView } from '../reads/read-submissions.js';
import { type StoredCopy, previewOf, shownPreview } from '../shown-preview.js';

type FileView = SubmissionView['files'][number];

/**
 * A delivered file as a party may see it now. The creator always has the own originals; the brand has them, and previews
 * without a watermark, once the deal is completed.
 */
export function presentFile(
  links: FileLinks,
  record: BookingRecord,
  role: BookingRole,
  file: FileView,
): SubmissionFileDto {
  const link = (linked: StoredCopy | null, download = false): string | null =>
    linked && links.url({ ...linked, download, whileUnlocked: role === 'brand' });
  const unlocked = originalsUnlocked(record.state);
  const original = role === 'creator' || unlocked;
  const preview = previewOf(file);
  const shown = original ? originalOf(file) : preview;
  return {
    id: file.id,
    uploadId: file.uploadId,
    slotId: file.slotId,
    type: file.kind,
    contentType: file.kind,
    url: link(shown),
    posterUrl: link(posterOf(file, unlocked)),
    playUrl: link(shownPreview(record, file)),
    large: shownLargePreview(file, unlocked, link),
    captionsUrl: link(captionsOf(file)),
    media: file.media,
    source: file.source,
    scrub: scrubOf(file, link),
    downloadUrl: link(shown, true),
    original,
    preview: file.preview,
    previewNote: original ? null : noteOf(file),
    filename: file.fileName,
    fileName: file.fileName,
    size: file.size,
    fileSize: file.size,
    fileType: file.mimeType,
    sha256: file.sha256,
    ai: file.ai,
  };
}

const originalOf = ({ storageKey: key, mimeType, fileName }: FileView): StoredCopy => ({
  ...{ key, mimeType, fileName: fileNameFor(fileName, mimeType) },
});

function posterOf({ posterKey, cleanPosterKey }: FileView, unlocked: boolean): StoredCopy | null {
  const key = (unlocked ? cleanPosterKey : null) ?? posterKey;
  return key === null ? null : { key, mimeType: 'image/webp', fileName: 'poster.webp' };
}

const captionsOf = ({ captionsKey: key }: FileView): StoredCopy | null =>
  key === null ? null : { key, mimeType: CAPTIONS.mimeType, fileName: 'captions.vtt' };

function scrubOf(
  { sheetKey, sheet }: FileView,
  link: (linked: StoredCopy | null) => string | null,
): ScrubSheetDto | null {
  const url = link(
    sheetKey === null ? null : { key: sheetKey, mimeType: 'image/webp', fileName: 'scrub.webp' },
  );
  return url === null || sheet === null ? null : { url, ...sheet };
}

const noteOf = ({ kind, preview, previewProblem, previewCut }: FileView): string =>
  previewNote({ kind, status: preview, problem: previewProblem, cutAfterSeconds: previewCut });
