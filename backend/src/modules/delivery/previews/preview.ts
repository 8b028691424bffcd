/** Longest side of a preview, in pixels. */
export const PREVIEW_SIDE = 1280;

/** A preview that has been made, as files that lie in a scratch folder. */
export interface MadePreview {
  path: string;
  mimeType: 'image/webp' | 'video/mp4';
  extension: 'webp' | 'mp4';
  posterPath: string | null;
}
