import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type ContentKind, contentKind } from '@reelpact/domain';
import type { Content } from '../../platform/media/content.js';

/** Endings that promise a video or an image; others promise nothing. */
const ENDINGS: Readonly<Record<ContentKind, readonly string[]>> = {
  video: ['mp4', 'mov', 'm4v', 'webm', 'mkv', 'avi', 'mpg', 'mpeg', 'wmv', '3gp'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif', 'avif', 'tif', 'tiff', 'bmp'],
};

/** What its name and its sender say that a file is; null when they say nothing. */
function promised(fileName: string, declaredType: string): ContentKind | null {
  const declared = contentKind(declaredType);
  if (declared) return declared;
  const ending = fileName.split('.').pop()?.toLowerCase() ?? '';
  return (Object.keys(ENDINGS) as ContentKind[]).find((kind) => ENDINGS[kind].includes(ending)) ?? null;
}

/** Why a file is refused, in one sentence that names it; null when it is what it says. */
export function refusalOf(fileName: string, declaredType: string, content: Content | null): string | null {
  if (!content) return `${fileName} is not a video or an image.`;
  for (const said of [promised(fileName, declaredType), promised(fileName, '')]) {
    if (said && said !== content.kind) {
      return `${fileName} says it is ${article(said)}, but its content is ${article(content.kind)}.`;
    }
  }
  return null;
}

const article = (kind: ContentKind): string => (kind === 'image' ? 'an image' : 'a video');

/** SHA-256 of a file, hexadecimal; read piece by piece, because a file may be larger than the memory. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex');
}
