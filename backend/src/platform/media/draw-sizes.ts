/** Runs in the child process of `pictures-program.ts`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type UnreadPicture, openPicture, unreadPicture } from './read-picture.js';
import { sharp } from './sharp.js';
import { PICTURE_FORMATS, type PictureFormat, type StoredPicture } from './stored-picture.js';
import { withinBytes } from './within-bytes.js';

export interface SizesOrder {
  source: string;
  /** Where the sizes are written, each as `<width>.<format>`. */
  folder: string;
  /** Pixels; one that is larger than the picture becomes the picture's own. */
  widths: readonly number[];
  /** A size up to so wide is made as coarse as it takes to stay within so many bytes. */
  light: { width: number; bytes: number };
}
export type SizesAnswer = { ok: true; picture: StoredPicture } | UnreadPicture;

/** From fine to coarse; at the last even 640 × 1600 pixels of noise are light. */
const QUALITIES: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [55, 42, 30, 18, 6],
  webp: [80, 65, 50, 35, 20, 8, 1],
};
/** Above this, AVIF takes several times as long for a few percent. */
const AVIF_EFFORT = 2;

/** Decodes a picture once and writes it in several sizes and formats, without metadata. */
export async function drawSizes({ source, folder, widths, light }: SizesOrder): Promise<SizesAnswer> {
  try {
    const { data, info } = await (
      await openPicture(source)
    )
      .resize({ width: Math.max(...widths), withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const real = [...new Set(widths.map((one) => Math.min(one, width)))].sort((one, other) => one - other);
    for (const size of real) {
      const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: size });
      const limit = size <= light.width ? light.bytes : Infinity;
      for (const format of PICTURE_FORMATS) {
        const encoded = await withinBytes(limit, QUALITIES[format], (quality) =>
          (format === 'avif'
            ? resized.clone().avif({ quality, effort: AVIF_EFFORT })
            : resized.clone().webp({ quality })
          ).toBuffer(),
        );
        await writeFile(join(folder, `${size}.${format}`), encoded);
      }
    }
    return { ok: true, picture: { width, height, widths: real } };
  } catch (error) {
    return unreadPicture(error);
  }
}
