/** Runs in the child process of `pictures-program.ts`. */
import type { Metadata, Sharp } from 'sharp';
import { sharp } from './sharp.js';

/** A little more than the largest sensor of a phone, 16384 × 12288; what claims more only wants the time. */
const MAX_PIXELS = 202_000_000;
/** What a picture may take while it is decoded: 900 MB, with 200 megapixels of lossless WebP at the upper end. */
const MOST_BYTES = 900_000_000;
const BYTES_OF_SAMPLE: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };

/**
 * Bytes by pixel that a decoder holds of the whole picture; 0 where it goes through it row by row. Measured with libvips 8.18 on 40 and
 * 200 megapixels.
 */
function heldBytes({ format, isProgressive, chromaSubsampling, channels, depth }: Metadata): number {
  const raw = channels * (BYTES_OF_SAMPLE[depth] ?? 8);
  switch (format) {
    case 'jpeg':
      // The coefficients of all of it, two bytes each; where the colors are coarser than the brightness, half as many.
      return isProgressive ? 2 * channels * (chromaSubsampling === '4:2:0' ? 0.5 : 1) : 0;
    case 'png':
      return isProgressive ? raw : 0;
    case 'tiff':
      // One strip may be all of it.
      return raw;
    case 'webp':
      return 4.2;
    case 'heif':
      return 18;
    default:
      return 8;
  }
}

/** The decoders that a stranger's bytes may reach. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].flatMap((name) =>
  ['File', 'Buffer'].map((from) => `VipsForeignLoad${name}${from}`),
);

export interface UnreadPicture {
  ok: false;
  why: 'too_large' | 'unreadable';
  detail: string;
}

/** The picture would take more than is given to one. */
class TooLarge extends Error {}

/**
 * A picture from outside, upright by what the camera noted; the note itself, which may say where it was taken, goes.
 * @throws Error that `unreadPicture` tells apart
 */
export async function openPicture(source: string): Promise<Sharp> {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  const options = { limitInputPixels: MAX_PIXELS, sequentialRead: true, pages: 1 };
  const metadata = await sharp(source, options).metadata();
  const bytes = metadata.width * metadata.height * heldBytes(metadata);
  if (bytes > MOST_BYTES) throw new TooLarge(`decoding it would take ${Math.round(bytes / 1e6)} MB`);
  return sharp(source, options).rotate();
}

/** From here on all bytes are our own. */
export function closeDecoders(): void {
  sharp.unblock({ operation: ['VipsForeignLoad'] });
}

/** What a failure says of the picture. @throws the error itself when the machine is at fault */
export function unreadPicture(error: unknown): UnreadPicture {
  const detail = error instanceof Error ? error.message : String(error);
  if (/No space left on device/i.test(detail)) throw error;
  const isTooLarge = error instanceof TooLarge || /pixel limit/i.test(detail);
  return { ok: false, why: isTooLarge ? 'too_large' : 'unreadable', detail };
}
