import { PORTFOLIO, PROFILE_IMAGE } from '@reelpact/domain';
import { readAsDataUrl } from '../../ui/data-url';

/** Bytes below which a photo is sent as it is. */
const SMALL = 1024 * 1024;
const JPEG_QUALITY = 0.92;

/** A file that can't become a part of a portfolio; the message is a sentence for a person. */
export class UnfitFile extends Error {}

export const isVideo = (file: File): boolean => file.type.startsWith('video/');

/** @throws UnfitFile when it is larger than the server takes */
export function refuseUnfitVideo(file: File): void {
  if (file.size > PORTFOLIO.video.maxBytes) throw new UnfitFile(PORTFOLIO.video.messages.size);
}

/**
 * A photo as it is sent, a data URL. Phones take larger pictures than the server takes or shows, so those are made
 * smaller here, which also saves most of the waiting.
 * @throws UnfitFile when it is no picture, or too large and nothing that this browser can make smaller
 */
export async function readPhoto(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new UnfitFile(PROFILE_IMAGE.messages.type);
  const smaller = file.size > SMALL ? await shrink(file).catch(() => null) : null;
  const sent = smaller && smaller.size < file.size ? smaller : file;
  if (sent.size > PROFILE_IMAGE.maxBytes) throw new UnfitFile(PROFILE_IMAGE.messages.size);
  return readAsDataUrl(sent).catch(() => {
    throw new UnfitFile('This file could not be read. Please choose it again.');
  });
}

async function shrink(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, PORTFOLIO.photoSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // A JPEG knows no transparency, and would show it black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
  } finally {
    bitmap.close();
  }
}
