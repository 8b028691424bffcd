import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { watermark, watermarkLayout, watermarkLine } from './watermark.js';

const NUMBER = '0199aa00';
const text = { name: 'Lumen Skincare', number: NUMBER };

describe('what the watermark says', () => {
  it.each([
    ['Lumen Skincare', 'LUMEN SKINCARE · 0199AA00'],
    ['Café Zoë & Söhne', 'CAFE ZOE & SOHNE · 0199AA00'],
    ['Øl og Brød', 'OL OG BROD · 0199AA00'],
    ['A very long name of a company', 'A VERY LONG NAME OF… · 0199AA00'],
    ['</text><script>x</script>', 'TEXTSCRIPTXSCRIPT · 0199AA00'],
    ['صوفيا', '0199AA00'],
    ['東京', '0199AA00'],
    ['🎬🔥', '0199AA00'],
    ['東京 Coffee', 'COFFEE · 0199AA00'],
    ['\ufdfa'.repeat(20), '0199AA00'],
    ['constructor', 'CONSTRUCTOR · 0199AA00'],
    ['', '0199AA00'],
  ])('for %s', (name, line) => {
    expect(watermarkLine({ name, number: NUMBER })).toBe(line);
  });
});

describe('the watermark', () => {
  it.each([
    [720, 1280],
    [1280, 720],
    [90, 1280],
    [40, 30],
    [2, 2],
    [1, 1280],
  ])('stands in three places of a picture of %i by %i, and nowhere else', async (width, height) => {
    const picture = { width, height };
    const layout = watermarkLayout(text, picture);
    const { data, info } = await sharp(await watermark(text, picture))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([layout.width, layout.height, 4]);
    expect(layout.tops).toHaveLength(3);
    for (const top of layout.tops) expect(top + layout.height).toBeLessThanOrEqual(height);
    expect(layout.left + layout.width).toBeLessThanOrEqual(width);
    const opacity = Math.max(...data.filter((_, index) => index % 4 === 3));
    // 18 % of 255.
    expect(opacity).toBeLessThanOrEqual(47);
  });

  it('can be fainter', async () => {
    const picture = { width: 1080, height: 1920 };
    const strongest = async (isFaint: boolean) =>
      Math.max(
        ...(
          await sharp(await watermark({ ...text, isFaint }, picture))
            .raw()
            .toBuffer()
        ).filter((_, index) => index % 4 === 3),
      );
    const faint = await strongest(true);
    expect(faint).toBeGreaterThan(15);
    expect(faint).toBeLessThan((await strongest(false)) * 0.6);
  });

  it('can be seen, on what is dark and on what is bright, and takes little of the picture', async () => {
    const picture = { width: 720, height: 1280 };
    const layout = watermarkLayout(text, picture);
    expect((layout.height * 3) / picture.height).toBeLessThan(0.1);
    const mark = await watermark(text, picture);
    for (const ground of [0, 128, 255]) {
      const background = { r: ground, g: ground, b: ground };
      const { width, height } = layout;
      const [channel] = (
        await sharp({ create: { width, height, channels: 3, background } })
          .composite([{ input: mark }])
          .png()
          .toBuffer()
          .then((marked) => sharp(marked).stats())
      ).channels;
      expect((channel?.max ?? 0) - (channel?.min ?? 0)).toBeGreaterThan(20);
    }
  });
});
