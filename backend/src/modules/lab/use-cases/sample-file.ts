import { randomInt } from 'node:crypto';
import sharp from 'sharp';

const WIDTH = 320;
const HEIGHT = 400;

/** A small photo of one color, another one each time. */
export async function sampleFile(): Promise<{ fileName: string; fileType: string; content: Buffer }> {
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
  const background = { r, g, b };
  const content = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { fileName: `photo-${r}-${g}-${b}.jpg`, fileType: 'image/jpeg', content };
}
