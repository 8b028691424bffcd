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
  /** Whether it is part of a version. */
  delivered: boolean;
}

export type FinishedUpload = UploadRecord & { mimeType: string; kind: ContentKind; finishedAt: Date };

export const isFinished = (upload: UploadRecord): upload is FinishedUpload => upload.finishedAt !== null;

/** Where an original is kept. */
export const originalKey = (uploadId: string): string => `originals/${uploadId}`;
export const previewKey = (uploadId: string, extension: string): string =>
  `previews/${uploadId}.${extension}`;
export const posterKey = (uploadId: string): string => `posters/${uploadId}.webp`;
