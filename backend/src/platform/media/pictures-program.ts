/**
 * Runs in a child process of its own and decodes one picture from outside. It prints one line of JSON, and nothing of the
 * server is imported here: in the jail, only this folder and the packages can be seen.
 */
import sharp from 'sharp';
import { type CollageOrder, drawCollage } from './draw-collage.js';
import { type SizesOrder, drawSizes } from './draw-sizes.js';
import { type UnreadPicture, closeDecoders, openPicture, unreadPicture } from './read-picture.js';
import { watermark } from './watermark.js';

export interface PictureOrder {
  source: string;
  target: string;
  width: number;
  height: number;
  fit: 'cover' | 'inside';
  quality: number;
  watermarked: boolean;
}
export type PictureAnswer = { ok: true } | UnreadPicture;

async function draw(order: PictureOrder): Promise<PictureAnswer> {
  const { source, target, width, height, fit, quality, watermarked } = order;
  try {
    const picture = openPicture(source).resize({ width, height, fit, withoutEnlargement: fit === 'inside' });
    if (!watermarked) {
      await picture.webp({ quality }).toFile(target);
      return { ok: true };
    }
    const { data, info } = await picture.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
    closeDecoders();
    const overlay = await watermark(info.width, info.height);
    await sharp(data)
      .composite([{ input: overlay }])
      .webp({ quality })
      .toFile(target);
    return { ok: true };
  } catch (error) {
    return unreadPicture(error);
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
  case 'sizes':
    console.log(JSON.stringify(await drawSizes(JSON.parse(argument ?? '') as SizesOrder)));
    break;
  case 'collage':
    console.log(JSON.stringify(await drawCollage(JSON.parse(argument ?? '') as CollageOrder)));
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
