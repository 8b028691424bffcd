/** Runs in the child process of `pictures-program.ts`. */
import { writeFile } from 'node:fs/promises';
import type { OverlayOptions } from 'sharp';
import { type UnreadPicture, closeDecoders, openPicture, unreadPicture } from './read-picture.js';
import { sharp } from './sharp.js';
import { withinBytes } from './within-bytes.js';

/** A picture of a collage: cut to fill its place, with round corners. */
export interface CollagePicture {
  source: string;
  left: number;
  top: number;
  width: number;
  height: number;
  radius: number;
  /** How wide a white ring is around it; 0 for none. */
  ring: number;
  /** What stays in view where it is cut, in percent of its width and height; its middle if absent. */
  focus?: { x: number; y: number };
}

/** Pictures on a colored ground with a soft pattern. Lengths are pixels, colors are #RRGGBB. */
export interface CollageOrder {
  target: string;
  width: number;
  height: number;
  /** It is made as coarse as it takes to stay within so many. */
  bytes: number;
  background: string;
  /** Of the pattern. */
  ink: string;
  /** Which turn of the pattern. */
  turn: number;
  pictures: readonly CollagePicture[];
}
export type CollageAnswer = { ok: true } | UnreadPicture;

/** Of JPEG, from fine to coarse; at the last even 1200 × 630 pixels of noise are below 100 KB. */
const QUALITIES = [86, 76, 64, 50, 35, 20, 8];
/** Degrees between two turns of the pattern: many turns until one looks like another. */
const TURN_DEGREES = 47;

/** Makes a JPEG of several pictures, without metadata. A picture that can't be read is left out. */
export async function drawCollage(order: CollageOrder): Promise<CollageAnswer> {
  try {
    const decoded: { picture: CollagePicture; pixels: Buffer }[] = [];
    for (const picture of order.pictures) {
      const pixels = await pixelsOf(picture).catch((error: unknown) => void unreadPicture(error));
      if (pixels) decoded.push({ picture, pixels });
    }
    closeDecoders();
    const layers = await Promise.all(decoded.map(({ picture, pixels }) => layerOf(picture, pixels)));
    const ground = groundOf(
      order,
      decoded.map(({ picture }) => picture),
    );
    const collage = await sharp(Buffer.from(ground)).composite(layers).removeAlpha().raw().toBuffer();
    const raw = { width: order.width, height: order.height, channels: 3 } as const;
    const encoded = await withinBytes(order.bytes, QUALITIES, (quality) =>
      sharp(collage, { raw }).jpeg({ quality, progressive: true }).toBuffer(),
    );
    await writeFile(order.target, encoded);
    return { ok: true };
  } catch (error) {
    return unreadPicture(error);
  }
}

async function pixelsOf({ source, width, height, focus }: CollagePicture): Promise<Buffer> {
  const picture = await openPicture(source);
  const { autoOrient } = await picture.metadata();
  if (focus) picture.extract(cutOf(autoOrient, { width, height }, focus));
  return picture.resize({ width, height, fit: 'cover' }).toColourspace('srgb').ensureAlpha().raw().toBuffer();
}

interface Size {
  width: number;
  height: number;
}

/** The largest part of a picture that has the shape of its place, and its focal point where it can be. */
function cutOf(
  picture: Size,
  place: Size,
  focus: { x: number; y: number },
): Size & { left: number; top: number } {
  const scale = Math.max(place.width / picture.width, place.height / picture.height);
  const side = (length: number, placed: number) => Math.max(1, Math.min(length, Math.round(placed / scale)));
  const width = side(picture.width, place.width);
  const height = side(picture.height, place.height);
  return {
    left: Math.round(((picture.width - width) * focus.x) / 100),
    top: Math.round(((picture.height - height) * focus.y) / 100),
    width,
    height,
  };
}

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

async function layerOf(
  { left, top, width, height, radius }: CollagePicture,
  pixels: Buffer,
): Promise<OverlayOptions> {
  const raw = { width, height, channels: 4 } as const;
  const corners = svg(width, height, `<rect width="${width}" height="${height}" rx="${radius}"/>`);
  const input = await sharp(pixels, { raw })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .raw()
    .toBuffer();
  return { input, raw, left, top };
}

/** The ground with its pattern, and what lies around the pictures: a shadow each, and rings. */
function groundOf(
  { width, height, background, ink, turn }: CollageOrder,
  pictures: CollagePicture[],
): string {
  const [x, y] = [width / 2, height / 2];
  const circle = (dx: number, dy: number, radius: number, opacity: number) =>
    `<circle cx="${x + dx}" cy="${y + dy}" r="${radius}" fill="${ink}" fill-opacity="${opacity}"/>`;
  const pattern = [
    circle(-470, -180, 330, 0.09),
    circle(-300, 240, 210, 0.06),
    circle(400, 210, 380, 0.08),
    circle(210, -330, 170, 0.07),
    `<g fill="none" stroke="${ink}" stroke-opacity=".1" stroke-width="26">`,
    `<path d="M${x - 900} ${y + 60}q225 -150 450 0t450 0 450 0 450 0"/>`,
    `<path d="M${x - 900} ${y + 150}q225 -150 450 0t450 0 450 0 450 0"/></g>`,
  ].join('');
  const around = pictures.map(({ left, top, width: w, height: h, radius, ring }) => {
    const rect = (grown: number, down: number, paint: string) =>
      `<rect x="${left - grown}" y="${top - grown + down}" width="${w + 2 * grown}" height="${h + 2 * grown}" rx="${radius + grown}" ${paint}/>`;
    return `${rect(ring + 4, 12, 'fill="#000" fill-opacity=".22"')}${ring > 0 ? rect(ring, 0, 'fill="#fff"') : ''}`;
  });
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${background}"/>
    <g transform="rotate(${turn * TURN_DEGREES} ${x} ${y})">${pattern}</g>${around.join('')}`,
  );
}
