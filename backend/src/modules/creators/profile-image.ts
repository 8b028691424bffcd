import { Inject, Injectable } from '@nestjs/common';
import { PROFILE_IMAGE, Problem } from '@reelpact/domain';
import sharp from 'sharp';
import { newId } from '../../platform/database/ids.js';
import { FileStorage } from '../../platform/storage/file-storage.js';

const DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/;
const SIDE = 512;
/** Far above any camera, far below what would fill the memory when decoded. */
const MAX_PIXELS = 100_000_000;

const refuse = (message: string): Problem =>
  new Problem('VALIDATION_FAILED', message, { errors: { profileImageUrl: message } });

/** Turns the data URL of a picture into a small stored one without metadata (a photo tells where it was taken). */
@Injectable()
export class ProfileImages {
  constructor(@Inject(FileStorage) private readonly storage: FileStorage) {}

  /**
   * @returns the key under which the picture is stored
   * @throws Problem VALIDATION_FAILED when it is no picture, or larger than the limit
   */
  async store(dataUrl: string): Promise<string> {
    const match = DATA_URL.exec(dataUrl);
    if (!match) throw refuse(PROFILE_IMAGE.messages.type);
    const bytes = Buffer.from(match[1] ?? '', 'base64');
    if (bytes.length > PROFILE_IMAGE.maxBytes) throw refuse(PROFILE_IMAGE.messages.size);
    const picture = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => null);
    if (picture === null) throw refuse(PROFILE_IMAGE.messages.type);
    const key = `profiles/${newId()}.webp`;
    await this.storage.write(key, picture);
    return key;
  }
}
