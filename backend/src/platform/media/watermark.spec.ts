import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { watermark } from './watermark.js';

describe('the watermark', () => {
  it.each([
    [1280, 720],
    [90, 1280],
    [40, 30],
  ])('reaches every part of a picture of %i by %i', async (width, height) => {
    const image = await watermark(width, height);
    expect(await sharp(image).metadata()).toMatchObject({ width, height, channels: 4 });
    const side = Math.min(width, height);
    for (let top = 0; top + side <= height; top += side) {
      for (let left = 0; left + side <= width; left += side) {
        const part = await sharp(image).extract({ left, top, width: side, height: side }).png().toBuffer();
        const { channels } = await sharp(part).stats();
        expect(channels[3]?.mean).toBeGreaterThan(5);
      }
    }
  });
});
