import type { ContentKind } from '@reelpact/domain';

/** A file on its way to us, or arrived. */
export interface UploadRecord {
  id: string;
  bookingId: string;
  creatorId: string;
  fileName: string;
  /** Bytes of the whole file. */
  size: number;
  /** What the sender says that it is; empty when it says nothing. */
  declaredType: string;
  /** What it is by its content; null until it is finished. */
  mimeType: string | null;
  kind: ContentKind | null;
  /** Why it was refused. */
  refusal: string | null;
  finishedAt: Date | null;
  /** What its captions were called; null where there are none. */
  captions: string | null;
  /** Whether it is part of a version. */
  delivered: boolean;
  /** Whether its preview is ready. */
  isViewable: boolean;
}

export type FinishedUpload = UploadRecord & { mimeType: string; kind: ContentKind; finishedAt: Date };

export const isFinished = (upload: UploadRecord): upload is FinishedUpload => upload.finishedAt !== null;

/** Where an original is kept. */
export const originalKey = (uploadId: string): string => `originals/${uploadId}`;
export const previewKey = (uploadId: string, extension: string): string =>
  `previews/${uploadId}.${extension}`;
export const posterKey = (uploadId: string): string => `posters/${uploadId}.webp`;
/** Small pictures of a preview, in one file. */
export const sheetKey = (uploadId: string): string => `sheets/${uploadId}.webp`;

/** A second preview, as large as the original. */
export const largeKey = (uploadId: string, extension: string): string => `large/${uploadId}.${extension}`;

/** Captions, which may be replaced: each file has a key of its own. */
export const captionsKey = (uploadId: string, id: string): string => `captions/${uploadId}-${id}.vtt`;

/** Where previews without a watermark are kept. Nothing is there before the originals are unlocked. */
const CLEAN = 'clean';
export const cleanKey = (uploadId: string, extension: string): string => `${CLEAN}/${uploadId}.${extension}`;
export const cleanPosterKey = (uploadId: string): string => `${CLEAN}/${uploadId}-poster.webp`;
export const cleanLargeKey = (uploadId: string, extension: string): string =>
  `${CLEAN}/${uploadId}-large.${extension}`;

const CLEAN_KEY = new RegExp(`^${CLEAN}/([0-9a-f-]{36})[.-]`);
/** The upload whose preview without a watermark lies there; null for every other file. */
export const cleanUploadOf = (key: string): string | null => CLEAN_KEY.exec(key)?.[1] ?? null;

const ORIGINAL_KEY = /^originals\/([0-9a-f-]{36})$/;
/** The upload whose original lies there; null for every other file. */
export const originalUploadOf = (key: string): string | null => ORIGINAL_KEY.exec(key)?.[1] ?? null;

/** Everything that may be kept of an upload but its captions, whose row knows where they are. */
export const keysOf = (uploadId: string): string[] => [
  originalKey(uploadId),
  ...['webp', 'mp4'].flatMap((extension) =>
    [previewKey, largeKey, cleanKey, cleanLargeKey].map((keyOf) => keyOf(uploadId, extension)),
  ),
  ...[posterKey(uploadId), sheetKey(uploadId), cleanPosterKey(uploadId)],
];
