import { PROFILE_IMAGE, Problem } from '@reelpact/domain';
import sharp, { type ResizeOptions } from 'sharp';

const DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/;
/** Far above any camera, far below what would fill the memory when decoded. */
const MAX_PIXELS = 100_000_000;
const QUALITY = 82;

/**
 * Turns the data URL of a picture into a small upright WebP without metadata (a photo tells where it was taken).
 * @param field the name under which it was sent
 * @throws Problem VALIDATION_FAILED when it is no picture, or larger than the limit
 */
export async function readPicture(dataUrl: string, field: string, size: ResizeOptions): Promise<Buffer> {
  const refuse = (message: string) =>
    new Problem('VALIDATION_FAILED', message, { errors: { [field]: message } });
  const match = DATA_URL.exec(dataUrl);
  if (!match) throw refuse(PROFILE_IMAGE.messages.type);
  const bytes = Buffer.from(match[1] ?? '', 'base64');
  if (bytes.length > PROFILE_IMAGE.maxBytes) throw refuse(PROFILE_IMAGE.messages.size);
  const picture = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(size)
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => null);
  if (picture === null) throw refuse(PROFILE_IMAGE.messages.type);
  return picture;
}
