import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PAGE_MEDIA } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { UnreadableMedia, fileProblem } from '../../../platform/media/media-worker.js';
import { type ScratchFolder, ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { Videos } from '../../../platform/media/videos.js';
import { DeleteFiles } from '../../../platform/storage/delete-files.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { loopKeyOf } from '../portfolio-files.js';

export const LOOP_TASK = 'portfolio-loop';

/** Makes the silent loop of a video that is ready already; one that is sent now gets its loop together with everything else. */
@Injectable()
export class MakePortfolioLoop implements OnModuleInit {
  private readonly logger = new Logger('Portfolio');

  constructor(
    private readonly database: Database,
    private readonly queue: MediaQueue,
    private readonly folders: ScratchFolders,
    private readonly videos: Videos,
    private readonly storage: FileStorage,
    private readonly files: DeleteFiles,
  ) {}

  onModuleInit(): void {
    this.queue.handle(LOOP_TASK, {
      measure: () => Promise.resolve(PAGE_MEDIA.loop.seconds),
      make: (itemId) => this.run(itemId),
    });
  }

  /** Does it once more without harm, even at the same time. */
  async run(itemId: string): Promise<'done'> {
    const wanted = await this.database.row<{ videoKey: string }>(
      'wanted-loop',
      `select video_key as "videoKey" from portfolio_items
       where id = $1 and status = 'ready' and video_key is not null and loop_key is null`,
      [itemId],
    );
    if (!wanted) return 'done';
    try {
      await this.folders.lend((folder) => this.make(folder, itemId, wanted.videoKey));
    } catch (error) {
      if (fileProblem(error) === null) throw error;
      // The page shows the poster.
      this.logger.warn(`no loop of portfolio item ${itemId}: ${String(error)}`);
    }
    return 'done';
  }

  private async make(folder: ScratchFolder, itemId: string, videoKey: string): Promise<void> {
    if ((await this.storage.size(videoKey)) === null) throw new UnreadableMedia(`${videoKey} is gone`);
    const loop = await this.videos.loop(folder, await this.storage.stage(folder, videoKey));
    if (loop === null) throw new UnreadableMedia('it can’t be made small enough');
    const key = loopKeyOf(itemId);
    await this.storage.adopt(key, loop);
    await this.database.transaction(async (tx) => {
      const kept = await tx.row(
        'keep-loop',
        'update portfolio_items set loop_key = $3 where id = $1 and video_key = $2 returning id',
        [itemId, videoKey, key],
      );
      // Removed while it was made: then nothing else knows of this file.
      if (!kept) await this.files.after(tx, [key]);
    });
  }
}
