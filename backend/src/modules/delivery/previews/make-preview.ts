import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PREVIEW, type ScrubSheet, bookingNumber, scrubSheetOf } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import type { Lane } from '../../../platform/media/lanes.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { MediaTooCostly, fileProblem } from '../../../platform/media/media-worker.js';
import { type ScratchFolder, ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { LongerThanShort, Videos } from '../../../platform/media/videos.js';
import type { WatermarkText } from '../../../platform/media/watermark.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { ReadBookings, LiveBookings } from '../../bookings/index.js';
import { PreviewStore } from '../persistence/preview-store.js';
import { CREATORS_OF_UPLOADS } from '../reads/creator-of-upload.js';
import { posterKey, previewKey, sheetKey } from '../upload-record.js';
import { BEGIN_REVIEW_TASK } from '../use-cases/begin-review.js';
import { PREVIEW_TASK } from '../use-cases/finish-upload.js';
import { DrawPreview, type DrawnPreview, type PreviewedFile } from './draw-preview.js';

interface Wanted extends PreviewedFile {
  bookingId: string;
}

/** The small pictures of a preview, as a file in a scratch folder. */
interface DrawnSheet {
  path: string;
  sheet: ScrubSheet;
}

/** What a video that takes too much is cut down to, in seconds: better a short preview than none. */
const SHORTENED_SECONDS = 30;

/** Makes what the brand may see before the deal is completed. */
@Injectable()
export class MakePreview implements OnModuleInit {
  private readonly logger = new Logger('Previews');

  constructor(
    private readonly database: Database,
    private readonly queue: MediaQueue,
    private readonly folders: ScratchFolders,
    private readonly drawing: DrawPreview,
    private readonly videos: Videos,
    private readonly storage: FileStorage,
    private readonly previews: PreviewStore,
    private readonly bookings: ReadBookings,
    private readonly live: LiveBookings,
  ) {}

  onModuleInit(): void {
    this.queue.handle(PREVIEW_TASK, {
      measure: async (uploadId) => {
        const wanted = await this.wanted(uploadId);
        return wanted ? this.drawing.measure(wanted) : 0;
      },
      make: (uploadId, lane) => this.make(uploadId, lane),
    });
  }

  private async wanted(uploadId: string): Promise<Wanted | null> {
    return this.database.row<Wanted>(
      'wanted-preview',
      `select u.storage_key as "storageKey", u.kind, u.booking_id as "bookingId"
       from previews p join uploads u on u.id = p.upload_id and u.creator_id = p.creator_id
       where p.upload_id = $1 and p.creator_id = $2 and p.status = 'pending'`,
      [uploadId, await CREATORS_OF_UPLOADS.of(this.database, uploadId)],
    );
  }

  /** Nothing is made twice: what is ready, or can't be read, stays as it is. */
  async make(uploadId: string, lane: Lane): Promise<'done' | 'longer'> {
    const wanted = await this.wanted(uploadId);
    if (!wanted) return 'done';
    try {
      await this.folders.lend(async (folder) => {
        const made = await this.draw(folder, wanted, lane);
        await this.keep({ uploadId, bookingId: wanted.bookingId }, made, await this.sheetOf(folder, made));
      });
    } catch (error) {
      if (error instanceof LongerThanShort) return 'longer';
      const problem = fileProblem(error);
      if (problem === null) throw error;
      this.logger.warn(`no preview of upload ${uploadId}: ${String(error)}`);
      await this.database.transaction(async (tx) => {
        await this.previews.fail(tx, uploadId, problem);
        await this.live.tellOf(tx, wanted.bookingId, 'booking');
      });
    }
    return 'done';
  }

  private async draw(folder: ScratchFolder, wanted: Wanted, lane: Lane): Promise<DrawnPreview> {
    const watermark = await this.watermarkOf(wanted.bookingId);
    const draw = (maxSeconds: number) =>
      this.drawing.draw(folder, wanted, { size: 'standard', watermark, maxSeconds, lane });
    return draw(PREVIEW.maxSeconds).catch((error: unknown) => {
      if (wanted.kind === 'video' && error instanceof MediaTooCostly) return draw(SHORTENED_SECONDS);
      throw error;
    });
  }

  private async watermarkOf(bookingId: string): Promise<WatermarkText> {
    const booking = await this.bookings.find(this.database, bookingId);
    if (!booking) throw new Error(`booking ${bookingId} is gone`);
    return { name: booking.brandName, number: bookingNumber(bookingId) };
  }

  /** Null for a photo, and when it can't be made: the preview is worth showing without it. */
  private async sheetOf(folder: ScratchFolder, { path, facts }: DrawnPreview): Promise<DrawnSheet | null> {
    const sheet = scrubSheetOf(facts);
    if (sheet === null) return null;
    try {
      return { path: await this.videos.scrubSheet(folder, path, sheet), sheet };
    } catch (error) {
      if (fileProblem(error) === null) throw error;
      this.logger.warn(`no scrub sheet: ${String(error)}`);
      return null;
    }
  }

  /** The files first: a row that says "ready" must never lead to nothing. */
  private async keep(
    { uploadId, bookingId }: { uploadId: string; bookingId: string },
    made: DrawnPreview,
    drawn: DrawnSheet | null,
  ): Promise<void> {
    const key = previewKey(uploadId, made.extension);
    await this.storage.adopt(key, made.path);
    const poster = made.posterPath === null ? null : posterKey(uploadId);
    if (made.posterPath !== null && poster !== null) await this.storage.adopt(poster, made.posterPath);
    const sheet = drawn === null ? null : sheetKey(uploadId);
    if (drawn !== null && sheet !== null) await this.storage.adopt(sheet, drawn.path);
    await this.database.transaction(async (tx) => {
      const keys = { preview: key, poster, sheet };
      await this.previews.ready(tx, uploadId, { ...made, keys, scrubSheet: drawn?.sheet ?? null });
      await this.live.tellOf(tx, bookingId, 'booking');
      // It may have been the last one that the booking waits for.
      await tx.enqueue(BEGIN_REVIEW_TASK, { bookingId }, { key: `${BEGIN_REVIEW_TASK}:${bookingId}` });
    });
  }
}
