/**
 * Runs in a child process of its own and decodes one picture from outside. It prints one line of JSON, and nothing of the
 * server is imported here: in the jail, only this folder and the packages can be seen.
 */
import type { Metadata } from 'sharp';
import { type CollageOrder, drawCollage } from './draw-collage.js';
import { type SizesOrder, drawSizes } from './draw-sizes.js';
import { type UnreadPicture, closeDecoders, openPicture, unreadPicture } from './read-picture.js';
import { sharp } from './sharp.js';
import { type WatermarkText, watermark, watermarkLayout } from './watermark.js';

export interface PictureOrder {
  source: string;
  target: string;
  width: number;
  height: number;
  fit: 'cover' | 'inside';
  quality: number;
  /** What is written over it; null for nothing. */
  watermark: WatermarkText | null;
}
/** One line of a watermark as a file, for pictures of this size. */
export interface WatermarkOrder {
  text: WatermarkText;
  picture: { width: number; height: number };
  target: string;
}
/** Pixels: of the picture that was made, and of its source, upright. */
export interface DrawnPicture {
  width: number;
  height: number;
  sourceWidth: number;
  sourceHeight: number;
}
export type PictureAnswer = ({ ok: true } & DrawnPicture) | UnreadPicture;
export type CheckAnswer = { ok: true } | UnreadPicture;

/** The longest side of what a picture is decoded to, only to see that it can be. */
const CHECKED_SIDE = 64;

async function draw(order: PictureOrder): Promise<PictureAnswer> {
  const { source, target, width, height, fit, quality } = order;
  try {
    const original = await openPicture(source);
    const size = uprightSize(await original.metadata());
    const picture = original.resize({ width, height, fit, withoutEnlargement: fit === 'inside' });
    if (order.watermark === null) {
      const made = await picture.webp({ quality }).toFile(target);
      return { ok: true, width: made.width, height: made.height, ...size };
    }
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    closeDecoders();
    const input = await watermark(order.watermark, info);
    const { left, tops } = watermarkLayout(order.watermark, info);
    // Not all of `info`: its `premultiplied` says how the picture was made smaller, and not how these pixels are written.
    const raw = { width: info.width, height: info.height, channels: info.channels };
    await sharp(data, { raw })
      .composite(tops.map((top) => ({ input, left, top })))
      .webp({ quality })
      .toFile(target);
    return { ok: true, width: info.width, height: info.height, ...size };
  } catch (error) {
    return unreadPicture(error);
  }
}

/** Orientations from 5 on are those of a camera held sideways. */
function uprightSize({ width = 0, height = 0, orientation = 1 }: Metadata) {
  return orientation >= 5
    ? { sourceWidth: height, sourceHeight: width }
    : { sourceWidth: width, sourceHeight: height };
}

/** Whether all of a picture can be decoded. */
async function check(source: string): Promise<CheckAnswer> {
  try {
    await (
      await openPicture(source)
    )
      .resize({ width: CHECKED_SIDE, height: CHECKED_SIDE, fit: 'inside' })
      .raw()
      .toBuffer();
    return { ok: true };
  } catch (error) {
    return unreadPicture(error);
  }
}

/** Whether this program can work where it was started, with the libraries that it finds there. */
async function probe(): Promise<CheckAnswer> {
  await watermark({ name: '', number: '0' }, { width: 8, height: 8 });
  return { ok: true };
}

const [, , command, argument] = process.argv;
sharp.concurrency(1);
sharp.cache(false);
/** An answer, and what it took. */
function say(answer: object): void {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  console.log(JSON.stringify({ ...answer, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }));
}
switch (command) {
  case 'probe':
    say(await probe());
    break;
  case 'draw':
    say(await draw(JSON.parse(argument ?? '') as PictureOrder));
    break;
  case 'sizes':
    say(await drawSizes(JSON.parse(argument ?? '') as SizesOrder));
    break;
  case 'collage':
    say(await drawCollage(JSON.parse(argument ?? '') as CollageOrder));
    break;
  case 'check':
    say(await check((JSON.parse(argument ?? '') as { source: string }).source));
    break;
  case 'watermark': {
    const { text, picture, target } = JSON.parse(argument ?? '') as WatermarkOrder;
    await sharp(await watermark(text, picture)).toFile(target);
    say({ ok: true });
    break;
  }
  default:
    throw new Error(`unknown command ${String(command)}`);
}
