import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { PAGE_MEDIA } from '@reelpact/domain';
import { FileStorage } from '../storage/file-storage.js';
import type { SizesOrder } from './draw-sizes.js';
import { UnreadableMedia } from './media-worker.js';
import { Pictures } from './pictures.js';
import { ScratchFolders } from './scratch-folders.js';
import { PICTURE_FORMATS, type StoredPicture, sizeKey } from './stored-picture.js';

/** Makes stored pictures in the sizes in which pages show them. */
@Injectable()
export class PictureSizes {
  constructor(
    private readonly pictures: Pictures,
    private readonly folders: ScratchFolders,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Writes all sizes beside the picture; safe to do twice. The row that leads to them is the caller's.
   * @param light see `PAGE_MEDIA`
   * @throws UnreadableMedia or MediaTooCostly when they can't be made, now or later
   */
  async make(
    key: string,
    widths: readonly number[],
    light: SizesOrder['light'] = PAGE_MEDIA.light,
  ): Promise<StoredPicture> {
    if ((await this.storage.size(key)) === null) throw new UnreadableMedia(`${key} is gone`);
    return this.folders.lend(async (folder) => {
      const source = await this.storage.stage(folder, key);
      const made = await this.pictures.drawSizes(folder, { source, widths, light });
      for (const width of made.widths) {
        for (const format of PICTURE_FORMATS)
          await this.storage.adopt(sizeKey(key, width, format), join(folder.output, `${width}.${format}`));
      }
      return made;
    });
  }
}
