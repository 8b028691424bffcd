/**
 * Encodes again, coarser each time, until the result is small enough.
 * @param qualities from fine to coarse; the last is kept however large
 */
export async function withinBytes(
  bytes: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let result: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    result = await encode(quality);
    if (result.length <= bytes) break;
  }
  return result;
}
