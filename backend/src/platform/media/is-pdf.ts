import { open } from 'node:fs/promises';

/** The header may stand a little later, and so may the end be followed by a little (ISO 32000-1, annex H.3.4.1 and H.3.4.4). */
const LOOKED_AT = 1_024;

/**
 * Whether a file is a PDF. It is looked at and not decoded: it is only ever saved, and opened with a program of the reader’s own.
 * @param size in bytes
 */
export async function isPdf(path: string, size: number): Promise<boolean> {
  const file = await open(path);
  try {
    const bytes = async (from: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, from);
      return buffer.subarray(0, bytesRead);
    };
    const [head, tail] = [await bytes(0), await bytes(Math.max(0, size - LOOKED_AT))];
    return head.includes('%PDF-') && tail.includes('%%EOF');
  } finally {
    await file.close();
  }
}
