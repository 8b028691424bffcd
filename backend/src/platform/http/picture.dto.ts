import { ApiProperty } from '@nestjs/swagger';
import type { PictureFormat, StoredPicture } from '../media/stored-picture.js';
import { mediaUrl } from './media-url.js';

/** The sizes of a picture, for a page that shows it. */
export class PictureDto {
  @ApiProperty({ description: 'Of the largest size, in pixels.', example: 1080 })
  width: number;

  @ApiProperty({ example: 1920 })
  height: number;

  @ApiProperty({ description: 'For `srcset`.', example: '/api/media/portfolio/1-320.avif 320w' })
  avif: string;

  @ApiProperty({ description: 'For `srcset`.', example: '/api/media/portfolio/1-320.webp 320w' })
  webp: string;
}

/** Null where there is no picture, or its sizes aren't made yet. */
export function presentPicture(key: string | null, stored: StoredPicture | null): PictureDto | null {
  if (key === null || stored === null) return null;
  // Drawn with every page that nobody has kept, so it is put together without looking at the key again for each size.
  const base = mediaUrl(key.slice(0, key.lastIndexOf('.')));
  const srcset = (format: PictureFormat) => {
    let text = '';
    for (const width of stored.widths) text += `${text && ', '}${base}-${width}.${format} ${width}w`;
    return text;
  };
  return { width: stored.width, height: stored.height, avif: srcset('avif'), webp: srcset('webp') };
}
