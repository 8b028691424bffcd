/** What a creator may deliver: decisions, section 4; specification, section 9. */
export const UPLOAD_LIMITS = {
  /** Bytes of one file: 2 GiB. */
  maxFileBytes: 2 * 1024 ** 3,
  maxFilesPerSubmission: 20,
  maxFileNameLength: 255,
  maxNotesLength: 4000,
} as const;

/** For a file input's `accept`. */
export const ACCEPTED_FILES = 'video/*,image/*,.mp4,.mov,.jpg,.jpeg,.png';

export const CONTENT_KINDS = ['video', 'image'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Whether a MIME type is a video or an image; null for everything else, SVG included (it can carry scripts). */
export function contentKind(mimeType: string): ContentKind | null {
  if (mimeType.startsWith('video/')) return 'video';
  if (mimeType.startsWith('image/') && mimeType !== 'image/svg+xml') return 'image';
  return null;
}

/** Why a file is refused that was looked into when its last byte had arrived, for its sender. */
export const unreadableFile = (fileName: string): string =>
  `${fileName} can’t be read: it may be damaged or incomplete. Please export it again and upload the new file.`;

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** 0 → "0 Bytes", 1536 → "1.5 KB"; base 1024, at most two decimals. */
export function formatFileSize(bytes: number): string {
  if (bytes <= 0) return '0 Bytes';
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${UNITS[power]}`;
}

export const SUBMISSION_STATUSES = {
  in_review: 'In Review',
  revision_requested: 'Revision Requested',
  superseded: 'Superseded',
  approved: 'Approved',
  rejected: 'Rejected',
  /** Incomplete, and the time to review ended without an answer. */
  unanswered: 'Not Answered',
} as const;
export type SubmissionStatus = keyof typeof SUBMISSION_STATUSES;
