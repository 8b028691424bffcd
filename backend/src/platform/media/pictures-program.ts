/**
 * Runs in a child process of its own and decodes one picture from outside. It prints one line of JSON, and nothing of the
 * server is imported here: in the jail, only this folder and the packages can be seen.
 */
import sharp from 'sharp';
import { watermark } from './watermark.js';

/** A camera's; what claims more only wants the memory. */
const MAX_PIXELS = 40_000_000;
/** The decoders that a stranger's bytes may reach. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].flatMap((name) =>
  ['File', 'Buffer'].map((from) => `VipsForeignLoad${name}${from}`),
);

export interface PictureOrder {
  source: string;
  target: string;
  width: number;
  height: number;
  fit: 'cover' | 'inside';
  quality: number;
  watermarked: boolean;
}
export type PictureAnswer = { ok: true } | { ok: false; why: 'pixels' | 'unreadable'; detail: string };

async function draw(order: PictureOrder): Promise<PictureAnswer> {
  const { source, target, width, height, fit, quality, watermarked } = order;
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, sequentialRead: true, pages: 1 })
    // Upright by what the camera noted; the note itself, which may say where it was taken, goes.
    .rotate()
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' });
  try {
    if (!watermarked) {
      await picture.webp({ quality }).toFile(target);
      return { ok: true };
    }
    const { data, info } = await picture.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
    // From here on all bytes are our own.
    sharp.unblock({ operation: ['VipsForeignLoad'] });
    const overlay = await watermark(info.width, info.height);
    await sharp(data)
      .composite([{ input: overlay }])
      .webp({ quality })
      .toFile(target);
    return { ok: true };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    if (/No space left on device/i.test(detail)) throw error;
    return { ok: false, why: /pixel limit/i.test(detail) ? 'pixels' : 'unreadable', detail };
  }
}

/** Whether this program can work where it was started, with the libraries that it finds there. */
async function probe(): Promise<PictureAnswer> {
  await watermark(8, 8);
  return { ok: true };
}

const [, , command, argument] = process.argv;
sharp.concurrency(1);
sharp.cache(false);
switch (command) {
  case 'probe':
    console.log(JSON.stringify(await probe()));
    break;
  case 'draw':
    console.log(JSON.stringify(await draw(JSON.parse(argument ?? '') as PictureOrder)));
    break;
  case 'watermark': {
    const { side, target } = JSON.parse(argument ?? '') as { side: number; target: string };
    await sharp(await watermark(side, side)).toFile(target);
    console.log(JSON.stringify({ ok: true }));
    break;
  }
  default:
    throw new Error(`unknown command ${String(command)}`);
}
