import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import type { Config } from '../src/platform/config/config.js';
import { MediaTooCostly, MediaWorker } from '../src/platform/media/media-worker.js';
import { Pictures } from '../src/platform/media/pictures.js';
import { ScratchFolders } from '../src/platform/media/scratch-folders.js';

const dataDir = mkdtempSync(join(tmpdir(), 'reelpact-large-'));
const config = { dataDir, demoMode: true, ffmpegPath: null, mediaJail: null } as Config;
const folders = new ScratchFolders(config);
const unused = {} as never;
const pictures = new Pictures(new MediaWorker(config, folders), folders, unused, unused);
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Sends a picture of so many pixels through the jail, as a preview's is. */
async function preview(width: number, height: number, encode: (plain: Sharp) => Sharp) {
  const plain = sharp({
    create: { width, height, channels: 3, background: '#a63' },
    limitInputPixels: false,
  });
  return folders.lend(async (folder) => {
    const source = join(folder.input, 'original');
    await encode(plain).toFile(source);
    const target = join(folder.output, 'preview.webp');
    const order = { source, target, width: 1280, height: 1280, fit: 'inside', quality: 80 } as const;
    return pictures.draw(folder, { ...order, watermark: null });
  });
}

describe('a picture as large as cameras make them', () => {
  it.each([
    [
      '48 megapixels of a phone, held upright',
      8064,
      6048,
      (one: Sharp) => one.jpeg().withMetadata({ orientation: 6 }),
      [960, 1280],
    ],
    ['200 megapixels', 16_384, 12_288, (one: Sharp) => one.jpeg(), [1280, 960]],
    ['200 megapixels of PNG', 16_384, 12_288, (one: Sharp) => one.png({ compressionLevel: 1 }), [1280, 960]],
  ])('is drawn: %s', async (_, width, height, encode, drawn) => {
    const made = await preview(width, height, encode);
    expect([made.width, made.height]).toEqual(drawn);
    expect([made.sourceWidth, made.sourceHeight].sort()).toEqual([width, height].sort());
  });

  it.each([
    [
      '50 megapixels of AVIF, whose decoder takes 18 bytes for each',
      8165,
      6124,
      (one: Sharp) => one.avif({ effort: 0 }),
    ],
    [
      '200 megapixels of a progressive JPEG with all of its colors',
      16_384,
      12_288,
      (one: Sharp) => one.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['more than any camera makes', 16_384, 12_400, (one: Sharp) => one.jpeg()],
  ])('costs too much to be drawn: %s', async (_, width, height, encode) => {
    await expect(preview(width, height, encode)).rejects.toBeInstanceOf(MediaTooCostly);
  });
});
