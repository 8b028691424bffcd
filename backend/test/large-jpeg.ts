import sharp from 'sharp';

const START_OF_FRAME = Buffer.from([0xff, 0xc0]);

/** A small JPEG whose header claims so many pixels: what is refused for its size is refused before it is decoded. */
export async function jpegThatClaims(width: number, height: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#333' } })
    .jpeg()
    .toBuffer();
  const frame = jpeg.indexOf(START_OF_FRAME);
  // The marker, two bytes of length and one of depth stand before the height.
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}
