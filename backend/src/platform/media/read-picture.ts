/** Runs in the child process of `pictures-program.ts`. */
import sharp, { type Sharp } from 'sharp';

/** A camera's; what claims more only wants the memory. */
const MAX_PIXELS = 40_000_000;
/** The decoders that a stranger's bytes may reach. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].flatMap((name) =>
  ['File', 'Buffer'].map((from) => `VipsForeignLoad${name}${from}`),
);

export interface UnreadPicture {
  ok: false;
  why: 'pixels' | 'unreadable';
  detail: string;
}

/** A picture from outside, upright by what the camera noted; the note itself, which may say where it was taken, goes. */
export function openPicture(source: string): Sharp {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  return sharp(source, { limitInputPixels: MAX_PIXELS, sequentialRead: true, pages: 1 }).rotate();
}

/** From here on all bytes are our own. */
export function closeDecoders(): void {
  sharp.unblock({ operation: ['VipsForeignLoad'] });
}

/** What a failure says of the picture. @throws the error itself when the machine is at fault */
export function unreadPicture(error: unknown): UnreadPicture {
  const detail = error instanceof Error ? error.message : String(error);
  if (/No space left on device/i.test(detail)) throw error;
  return { ok: false, why: /pixel limit/i.test(detail) ? 'pixels' : 'unreadable', detail };
}
