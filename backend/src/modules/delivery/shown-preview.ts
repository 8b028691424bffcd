import { originalsUnlocked } from '@reelpact/domain';
import type { BookingRecord } from '../bookings/index.js';
import type { SubmissionView } from './reads/read-submissions.js';

type FileView = SubmissionView['files'][number];

/** Stored bytes, and what they are called and are. */
export interface StoredCopy {
  key: string;
  mimeType: string;
  fileName: string;
}

/** A file's preview with the watermark; null until it is made. */
export function previewOf({ previewKey, previewType, fileName }: FileView): StoredCopy | null {
  if (previewKey === null || previewType === null) return null;
  return { key: previewKey, mimeType: previewType, fileName: previewName(fileName, previewType) };
}

/** What both parties play: the preview with the watermark, and once the originals are unlocked the one without it, if it is made. */
export function shownPreview(record: BookingRecord, file: FileView): StoredCopy | null {
  const preview = previewOf(file);
  const clean = preview && originalsUnlocked(record.state) ? file.cleanKey : null;
  return preview && clean !== null ? { ...preview, key: clean } : preview;
}

function previewName(fileName: string, mimeType: string): string {
  const extension = mimeType === 'video/mp4' ? 'mp4' : (mimeType.split('/')[1] ?? 'bin');
  return `preview-${fileName.replace(/\.[^.]*$/, '')}.${extension}`;
}
