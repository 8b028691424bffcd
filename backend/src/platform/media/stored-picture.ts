/** A picture that was made in several sizes; they lie beside it, named by their width. */
export interface StoredPicture {
  /** Of the largest, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
}

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Where a size of a picture is stored: `portfolio/1.webp` in 320 pixels is `portfolio/1-320.avif`. */
export const sizeKey = (key: string, width: number, format: PictureFormat): string =>
  `${key.replace(/\.[a-z0-9]+$/, '')}-${width}.${format}`;

/** Where all sizes of a picture are stored; nowhere when they aren't made yet. */
export function sizeKeys(key: string | null, stored: StoredPicture | null): string[] {
  if (key === null || stored === null) return [];
  return stored.widths.flatMap((width) => PICTURE_FORMATS.map((format) => sizeKey(key, width, format)));
}
