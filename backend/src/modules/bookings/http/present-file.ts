import { originalsUnlocked, previewNote } from '@reelpact/domain';
import type { FileLinks } from '../../../platform/storage/file-links.js';
import type { BookingRecord, BookingRole } from '../booking-record.js';
import type { SubmissionView } from '../reads/read-submissions.js';
import type { ScrubSheetDto, SubmissionFileDto } from './submission.dto.js';

type FileView = SubmissionView['files'][number];

/** A file behind a link. */
interface Linked {
  key: string;
  mimeType: string;
  fileName: string;
}

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
  const link = (linked: Linked | null, download = false): string | null =>
    linked && links.url({ ...linked, download });
  const unlocked = originalsUnlocked(record.state.stage);
  const original = role === 'creator' || unlocked;
  const preview = previewOf(file);
  const clean = unlocked ? cleanOf(file) : null;
  const shown = original ? originalOf(file) : preview;
  return {
    id: file.id,
    uploadId: file.uploadId,
    slotId: file.slotId,
    type: file.kind,
    contentType: file.kind,
    url: link(shown),
    posterUrl: link(posterOf(file, unlocked)),
    playUrl: link(clean ?? preview),
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
  };
}

const originalOf = ({ storageKey, mimeType, fileName }: FileView): Linked => ({
  ...{ key: storageKey, mimeType, fileName },
});

function previewOf({ previewKey, previewType, fileName }: FileView): Linked | null {
  if (previewKey === null || previewType === null) return null;
  return { key: previewKey, mimeType: previewType, fileName: previewName(fileName, previewType) };
}

function cleanOf(file: FileView): Linked | null {
  const preview = previewOf(file);
  return preview && file.cleanKey !== null ? { ...preview, key: file.cleanKey } : null;
}

function posterOf({ posterKey, cleanPosterKey }: FileView, unlocked: boolean): Linked | null {
  const key = (unlocked ? cleanPosterKey : null) ?? posterKey;
  return key === null ? null : { key, mimeType: 'image/webp', fileName: 'poster.webp' };
}

function scrubOf(
  { sheetKey, sheet }: FileView,
  link: (linked: Linked | null) => string | null,
): ScrubSheetDto | null {
  const url = link(
    sheetKey === null ? null : { key: sheetKey, mimeType: 'image/webp', fileName: 'scrub.webp' },
  );
  return url === null || sheet === null ? null : { url, ...sheet };
}

const noteOf = ({ kind, preview, previewProblem, previewCut }: FileView): string =>
  previewNote({ kind, status: preview, problem: previewProblem, cutAfterSeconds: previewCut });

function previewName(fileName: string, mimeType: string): string {
  const extension = mimeType === 'video/mp4' ? 'mp4' : (mimeType.split('/')[1] ?? 'bin');
  return `preview-${fileName.replace(/\.[^.]*$/, '')}.${extension}`;
}
