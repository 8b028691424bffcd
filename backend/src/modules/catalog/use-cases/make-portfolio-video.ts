import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PORTFOLIO, type VideoProblem, formatDuration } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import type { Lane } from '../../../platform/media/lanes.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { fileProblem } from '../../../platform/media/media-worker.js';
import { type ScratchFolder, ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { LongerThanShort, Videos, originalAt } from '../../../platform/media/videos.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { DeleteFiles } from '../../../platform/storage/delete-files.js';
import { Cards } from '../cards.js';
import { loopKeyOf } from '../portfolio-files.js';
import { PICTURE_TASK } from './make-portfolio-picture.js';

export const VIDEO_TASK = 'portfolio-video';

const CRF = 26;

/** Why a video will never be shown. */
class UnfitVideo extends Error {
  constructor(readonly problem: VideoProblem) {
    super(problem);
  }
}

/** What was made of a video, in a scratch folder. */
interface MadeFiles {
  path: string;
  poster: string;
  loop: string | null;
  /** Such as 0:30. */
  duration: string;
}

/** Makes of a video that was sent one that a page can play. */
@Injectable()
export class MakePortfolioVideo implements OnModuleInit {
  private readonly logger = new Logger('Portfolio');

  constructor(
    private readonly database: Database,
    private readonly queue: MediaQueue,
    private readonly folders: ScratchFolders,
    private readonly videos: Videos,
    private readonly storage: FileStorage,
    private readonly files: DeleteFiles,
    private readonly cards: Cards,
  ) {}

  onModuleInit(): void {
    this.queue.handle(VIDEO_TASK, {
      measure: (itemId) => this.measure(itemId),
      make: (itemId, lane) => this.run(itemId, lane),
    });
  }

  private async wanted(itemId: string): Promise<string | null> {
    const row = await this.database.row<{ originalKey: string }>(
      'wanted-video',
      `select original_key as "originalKey" from portfolio_items where id = $1 and status = 'processing'`,
      [itemId],
    );
    return row?.originalKey ?? null;
  }

  /** What is too long or can't be read is found out at once, so it counts as nothing to encode. */
  private async measure(itemId: string): Promise<number> {
    const key = await this.wanted(itemId);
    if (key === null) return 0;
    try {
      const seconds = await this.folders.lend((folder) => this.length(key, folder));
      return seconds > PORTFOLIO.video.maxSeconds + TOLERANCE ? 0 : seconds;
    } catch (error) {
      if (problemOf(error) === null) throw error;
      return 0;
    }
  }

  private async length(key: string, folder: ScratchFolder): Promise<number> {
    const { seconds } = await this.videos.measure(
      folder,
      await originalAt(await this.storage.stage(folder, key)),
    );
    return seconds ?? PORTFOLIO.video.maxSeconds;
  }

  /** Does it once more without harm, even at the same time: a job whose server was thought dead runs twice. */
  async run(itemId: string, lane: Lane = 'any'): Promise<'done' | 'longer'> {
    const originalKey = await this.wanted(itemId);
    if (originalKey === null) return 'done';
    try {
      await this.folders.lend(async (folder) =>
        this.keep(itemId, originalKey, await this.make(originalKey, folder, lane)),
      );
    } catch (error) {
      if (error instanceof LongerThanShort) return 'longer';
      // Only what can never succeed is given up; a full disk or a stopping server is tried again.
      const problem = problemOf(error);
      if (problem === null) throw error;
      this.logger.warn(`no video of portfolio item ${itemId}: ${String(error)}`);
      await this.giveUp(itemId, originalKey, problem);
    }
    return 'done';
  }

  private async make(originalKey: string, folder: ScratchFolder, lane: Lane): Promise<MadeFiles> {
    const { side, maxSeconds, maxRate } = PORTFOLIO.video;
    // What says itself that it is too long needs no encoding to find out.
    const limit = maxSeconds + TOLERANCE;
    if ((await this.length(originalKey, folder)) > limit) throw new UnfitVideo('too_long');
    const { path, seconds } = await this.videos.encode(
      folder,
      await originalAt(await this.storage.stage(folder, originalKey)),
      {
        // A second more than allowed tells a long one from one that just fits.
        ...{ side, maxSeconds: maxSeconds + 1, maxRate },
        ...{ crf: CRF, audioBitrate: '128k', watermark: null, seekable: false, lane },
      },
    );
    if (seconds > limit) throw new UnfitVideo('too_long');
    const poster = await this.videos.poster(folder, path, side);
    return { path, poster, loop: await this.loop(folder, path), duration: formatDuration(seconds) };
  }

  /** Null when it can't be made: the page shows the poster then. */
  private loop(folder: ScratchFolder, video: string): Promise<string | null> {
    return this.videos.loop(folder, video).catch((error: unknown) => {
      if (fileProblem(error) === null) throw error;
      this.logger.warn(`no loop: ${String(error)}`);
      return null;
    });
  }

  /** The files first: a row that says "ready" must never lead to nothing. */
  private async keep(
    itemId: string,
    originalKey: string,
    { path, poster, loop, duration }: MadeFiles,
  ): Promise<void> {
    const [imageKey, videoKey] = [`portfolio/${itemId}.webp`, `portfolio/${itemId}.mp4`];
    const loopKey = loop === null ? null : loopKeyOf(itemId);
    await this.storage.adopt(imageKey, poster);
    await this.storage.adopt(videoKey, path);
    if (loop !== null && loopKey !== null) await this.storage.adopt(loopKey, loop);
    await this.database.transaction(async (tx) => {
      // Safe to say twice: a job may run again, and then makes the same.
      const kept = await tx.row<{ creatorId: string }>(
        'keep-portfolio-video',
        `update portfolio_items set status = 'ready', problem = null, duration = $2, image_key = $3, video_key = $4,
         loop_key = $5, original_key = null where id = $1 returning creator_id as "creatorId"`,
        [itemId, duration, imageKey, videoKey, loopKey],
      );
      // Removed while it was made: then nothing else knows of these files.
      await this.files.after(
        tx,
        kept ? [originalKey] : [originalKey, imageKey, videoKey, ...(loopKey === null ? [] : [loopKey])],
      );
      if (!kept) return;
      const task = { task: PICTURE_TASK, subject: itemId, ownerId: kept.creatorId } as const;
      await this.queue.add(tx, { ...task, kind: 'image' });
      await this.cards.refresh(tx, kept.creatorId);
    });
  }

  private async giveUp(itemId: string, originalKey: string, problem: VideoProblem): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.rows(
        'give-up-portfolio-video',
        `update portfolio_items set status = 'failed', problem = $2, original_key = null
         where id = $1 and status = 'processing'`,
        [itemId, problem],
      );
      await this.files.after(tx, [originalKey]);
    });
  }
}

/** Sound comes in pieces, and the last one may reach over the end; in seconds. */
const TOLERANCE = 0.5;

/** Why it will never be shown; null when the machine is at fault and it is tried again. */
const problemOf = (error: unknown): VideoProblem | null =>
  error instanceof UnfitVideo ? error.problem : fileProblem(error);
