import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/database/ids.js';
import { Pictures } from '../../platform/media/pictures.js';
import { FileStorage } from '../../platform/storage/file-storage.js';

const SIDE = 512;

/** Keeps the pictures of profiles. */
@Injectable()
export class ProfileImages {
  constructor(
    private readonly storage: FileStorage,
    private readonly pictures: Pictures,
  ) {}

  /**
   * @param userId who sent it
   * @returns the key under which the picture is stored
   * @throws Problem VALIDATION_FAILED when it is no picture, or larger than the limit
   */
  async store(userId: string, dataUrl: string): Promise<string> {
    const square = { width: SIDE, height: SIDE, fit: 'cover' } as const;
    const picture = await this.pictures.fromDataUrl(userId, dataUrl, 'profileImageUrl', square);
    const key = `profiles/${newId()}.webp`;
    await this.storage.write(key, picture);
    return key;
  }
}
