import sharp from 'sharp';
import { encode } from 'uqr';

/** How QR codes are made: what a scratch leaves of them can still be read. Modules of the rim. */
export const CODE = { ecc: 'M', border: 4 } as const;
const MODULE_PIXELS = 16;

/** A QR code as a PNG. */
export async function codePicture(text: string): Promise<Buffer> {
  const { data, size } = encode(text, CODE);
  const pixels = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE_PIXELS, size * MODULE_PIXELS, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
