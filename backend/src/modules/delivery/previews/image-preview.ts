import { join } from 'node:path';
import sharp from 'sharp';
import { UnreadableOriginal } from '../../../platform/media/ffmpeg.js';
import { type MadePreview, PREVIEW_SIDE } from './preview.js';
import { watermark } from './watermark.js';

/** Far above any camera, far below what would fill the memory when decoded. */
const MAX_PIXELS = 200_000_000;

/**
 * A small picture with the watermark, turned upright, without metadata (a photo tells where it was taken).
 * @throws UnreadableOriginal when it cannot be decoded
 */
export async function makeImagePreview(original: string, folder: string): Promise<MadePreview> {
  const small = await sharp(original, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new UnreadableOriginal(String(error));
    });
  const path = join(folder, 'preview.webp');
  await sharp(small.data)
    .composite([{ input: await watermark(small.info.width, small.info.height) }])
    .webp({ quality: 78 })
    .toFile(path);
  return { path, mimeType: 'image/webp', extension: 'webp', posterPath: null };
}
