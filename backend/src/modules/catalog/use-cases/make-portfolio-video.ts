import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { PORTFOLIO, type VideoProblem, formatDuration } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { UnreadableOriginal } from '../../../platform/media/ffmpeg.js';
import { inScratchFolder } from '../../../platform/media/scratch-folder.js';
import { makePoster, makeWebVideo } from '../../../platform/media/web-video.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { ForgetFiles } from '../../../platform/storage/forget-files.js';

/** One after the other, so that a creator's whole reel leaves processors for the requests. */
export const VIDEO_TASK = 'make-portfolio-video';

/** Milliseconds that the longest video may take on a slow machine. */
const TIME_LIMIT = 20 * 60_000;
/** Sound comes in pieces, and the last one may reach over the end. */
const TOLERANCE = 0.5;

/** Why a video will never be shown. */
class UnfitVideo extends Error {
  constructor(readonly problem: VideoProblem) {
    super(problem);
  }
}

/** Makes of a video that was sent one that a page can play. */
@Injectable()
export class MakePortfolioVideo implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Portfolio');
  private readonly stopping = new AbortController();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(FileStorage) private readonly storage: FileStorage,
    @Inject(ForgetFiles) private readonly files: ForgetFiles,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ itemId: string }>(VIDEO_TASK, ({ itemId }) => this.run(itemId));
  }

  /** Before the worker stops, which waits for its jobs; a video in the making is made again after the next start. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** Does it once more without harm, even at the same time: a job whose server was thought dead runs twice. */
  async run(itemId: string): Promise<void> {
    const wanted = await this.database.row<{ originalKey: string }>(
      'wanted-video',
      `select original_key as "originalKey" from portfolio_items where id = $1 and status = 'processing'`,
      [itemId],
    );
    if (!wanted) return;
    const { originalKey } = wanted;
    try {
      await inScratchFolder(async (folder) =>
        this.keep(itemId, originalKey, await this.make(originalKey, folder)),
      );
    } catch (error) {
      // Only what can never succeed is given up; a full disk or a stopping server is tried again.
      const isUnreadable = error instanceof UnreadableOriginal;
      if (!isUnreadable && !(error instanceof UnfitVideo)) throw error;
      this.logger.warn(`no video of portfolio item ${itemId}: ${error.message}`);
      await this.giveUp(itemId, originalKey, isUnreadable ? 'unreadable' : error.problem);
    }
  }

  private async make(originalKey: string, folder: string) {
    const { side, maxSeconds } = PORTFOLIO.video;
    const { signal } = this.stopping;
    // A second more than allowed tells a long one from one that just fits.
    const options = { side, maxSeconds: maxSeconds + 1, timeLimit: TIME_LIMIT };
    const { path, seconds } = await makeWebVideo(this.storage.pathOf(originalKey), folder, options, signal);
    if (seconds > maxSeconds + TOLERANCE) throw new UnfitVideo('too_long');
    return { path, poster: await makePoster(path, folder, signal), duration: formatDuration(seconds) };
  }

  /** The files first: a row that says "ready" must never lead to nothing. */
  private async keep(
    itemId: string,
    originalKey: string,
    { path, poster, duration }: { path: string; poster: string; duration: string },
  ): Promise<void> {
    const [imageKey, videoKey] = [`portfolio/${itemId}.webp`, `portfolio/${itemId}.mp4`];
    await this.storage.adopt(imageKey, poster);
    await this.storage.adopt(videoKey, path);
    await this.database.transaction(async (tx) => {
      // Safe to say twice: a job may run again, and then makes the same.
      const kept = await tx.row(
        'keep-portfolio-video',
        `update portfolio_items set status = 'ready', problem = null, duration = $2, image_key = $3, video_key = $4,
         original_key = null where id = $1 returning id`,
        [itemId, duration, imageKey, videoKey],
      );
      // Removed while it was made: then nothing else knows of these files.
      await this.files.after(tx, kept ? [originalKey] : [originalKey, imageKey, videoKey]);
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
