import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import {
  type LargePreviewProblem,
  type MediaFacts,
  PREVIEW,
  bookingNumber,
  largeSize,
  originalsUnlocked,
} from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import type { Lane } from '../../../platform/media/lanes.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { fileProblem } from '../../../platform/media/media-worker.js';
import { ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { LongerThanShort } from '../../../platform/media/videos.js';
import type { WatermarkText } from '../../../platform/media/watermark.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { LiveBookings, ReadBookings } from '../../bookings/index.js';
import { LargePreviewStore, type WantedLargePreview } from '../persistence/large-preview-store.js';
import { cleanLargeKey, largeKey } from '../upload-record.js';
import { LARGE_PREVIEW_TASK } from '../use-cases/order-large-preview.js';
import { DrawPreview, type DrawnPreview } from './draw-preview.js';

/** Comments name frames, so both previews must have the same. */
const hasFramesOf = ({ fps, frameCount }: MediaFacts, standard: WantedLargePreview['standard']): boolean =>
  frameCount === standard.frameCount && fps?.num === standard.fps?.num && fps?.den === standard.fps?.den;

/**
 * Makes large previews. One that is made before the release has a faint watermark, and keeps it afterwards; one that is asked
 * for after the release has none, and is served only while the originals are unlocked.
 */
@Injectable()
export class MakeLargePreview implements OnModuleInit {
  private readonly logger = new Logger('LargePreviews');

  constructor(
    private readonly database: Database,
    private readonly larges: LargePreviewStore,
    private readonly queue: MediaQueue,
    private readonly folders: ScratchFolders,
    private readonly drawing: DrawPreview,
    private readonly storage: FileStorage,
    private readonly bookings: ReadBookings,
    private readonly live: LiveBookings,
  ) {}

  onModuleInit(): void {
    this.queue.handle(LARGE_PREVIEW_TASK, {
      measure: async (uploadId) => {
        const wanted = await this.larges.wanted(this.database, uploadId);
        return wanted ? (await this.drawing.measure(wanted)) * costOf(wanted) : 0;
      },
      make: (uploadId, lane) => this.make(uploadId, lane),
    });
  }

  /** Nothing is made twice: what is ready, or can't be made, stays as it is. */
  private async make(uploadId: string, lane: Lane): Promise<'done' | 'longer'> {
    const wanted = await this.larges.wanted(this.database, uploadId);
    if (!wanted) return 'done';
    const watermark = await this.watermarkOf(wanted.bookingId);
    const maxSeconds = wanted.cutAfterSeconds ?? PREVIEW.maxSeconds;
    try {
      await this.folders.lend(async (folder) => {
        const made = await this.drawing.draw(folder, wanted, { size: 'large', watermark, maxSeconds, lane });
        if (hasFramesOf(made.facts, wanted.standard))
          await this.keep(uploadId, wanted, made, watermark === null);
        else await this.fail(uploadId, wanted, 'other_frames');
      });
    } catch (error) {
      if (error instanceof LongerThanShort) return 'longer';
      const problem = fileProblem(error);
      if (problem === null) throw error;
      this.logger.warn(`no large preview of upload ${uploadId}: ${String(error)}`);
      await this.fail(uploadId, wanted, problem);
    }
    return 'done';
  }

  /** Null once the originals are unlocked. */
  private async watermarkOf(bookingId: string): Promise<WatermarkText | null> {
    const booking = await this.bookings.find(this.database, bookingId);
    if (!booking) throw new Error(`booking ${bookingId} is gone`);
    if (originalsUnlocked(booking.state)) return null;
    return { name: booking.brandName, number: bookingNumber(bookingId), isFaint: true };
  }

  /** The file first: a row that says "ready" must never lead to nothing. */
  private async keep(
    uploadId: string,
    { bookingId }: WantedLargePreview,
    { path, extension, facts: { width, height } }: DrawnPreview,
    isClean: boolean,
  ): Promise<void> {
    const key = (isClean ? cleanLargeKey : largeKey)(uploadId, extension);
    await this.storage.adopt(key, path);
    await this.database.transaction(async (tx) => {
      await this.larges.ready(tx, uploadId, { key, isClean, width, height });
      await this.live.tellOf(tx, bookingId, 'booking');
    });
  }

  private async fail(
    uploadId: string,
    { bookingId }: WantedLargePreview,
    problem: LargePreviewProblem,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.larges.fail(tx, uploadId, problem);
      await this.live.tellOf(tx, bookingId, 'booking');
    });
  }
}

/** How many times as long as the standard preview it takes: encoding goes by pixels, and the lane for short files by what is soon done. */
function costOf({ kind, source, standard }: WantedLargePreview): number {
  const size = source && largeSize(kind, source);
  return size ? (size.width * size.height) / (standard.width * standard.height) : 1;
}
