import sharp from 'sharp';
import { encode } from 'uqr';

/** Modules of a QR code's rim, and pixels of a module in the picture. */
export const RIM = 4;
const MODULE_PIXELS = 16;

/** A QR code as a PNG. */
export async function pictureOf(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border: RIM });
  const pixels = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE_PIXELS, size * MODULE_PIXELS, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
