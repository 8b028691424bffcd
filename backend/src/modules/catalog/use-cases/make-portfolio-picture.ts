import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PAGE_MEDIA } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { fileProblem } from '../../../platform/media/media-worker.js';
import { PictureSizes } from '../../../platform/media/picture-sizes.js';
import { type StoredPicture, sizeKeys } from '../../../platform/media/stored-picture.js';
import { DeleteFiles } from '../../../platform/storage/delete-files.js';

export const PICTURE_TASK = 'portfolio-picture';

/** Makes a photo, or a video's poster, in the sizes in which pages show it. Until then they show the picture itself. */
@Injectable()
export class MakePortfolioPicture implements OnModuleInit {
  private readonly logger = new Logger('Portfolio');

  constructor(
    private readonly database: Database,
    private readonly queue: MediaQueue,
    private readonly sizes: PictureSizes,
    private readonly files: DeleteFiles,
  ) {}

  onModuleInit(): void {
    this.queue.handle(PICTURE_TASK, {
      measure: () => Promise.resolve(0),
      make: (itemId) => this.run(itemId),
    });
  }

  /** Does it once more without harm, even at the same time. */
  async run(itemId: string): Promise<'done'> {
    const wanted = await this.database.row<{ key: string }>(
      'wanted-portfolio-picture',
      `select image_key as key from portfolio_items
       where id = $1 and status = 'ready' and image_key is not null and picture is null`,
      [itemId],
    );
    if (!wanted) return 'done';
    try {
      await this.keep(itemId, wanted.key, await this.sizes.make(wanted.key, PAGE_MEDIA.portfolioWidths));
    } catch (error) {
      if (fileProblem(error) === null) throw error;
      // The page goes on showing the picture itself.
      this.logger.warn(`no sizes of portfolio item ${itemId}: ${String(error)}`);
    }
    return 'done';
  }

  private async keep(itemId: string, key: string, picture: StoredPicture): Promise<void> {
    await this.database.transaction(async (tx) => {
      const kept = await tx.row(
        'keep-portfolio-picture',
        'update portfolio_items set picture = $3::jsonb where id = $1 and image_key = $2 returning id',
        [itemId, key, JSON.stringify(picture)],
      );
      // Removed while they were made: then nothing else knows of these files.
      if (!kept) await this.files.after(tx, sizeKeys(key, picture));
    });
  }
}
