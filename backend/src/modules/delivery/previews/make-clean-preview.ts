import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type ContentKind, PREVIEW, originalsUnlocked } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import type { Lane } from '../../../platform/media/lanes.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { fileProblem } from '../../../platform/media/media-worker.js';
import { ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { LongerThanShort } from '../../../platform/media/videos.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { type BookingRecord, FollowBookings, ReadBookings, type ToldChange } from '../../bookings/index.js';
import { CREATORS_OF_UPLOADS } from '../reads/creator-of-upload.js';
import { PreviewStore } from '../persistence/preview-store.js';
import { cleanKey, cleanPosterKey } from '../upload-record.js';
import { DrawPreview, type DrawnPreview, type PreviewedFile } from './draw-preview.js';

const CLEAN_TASK = 'clean-preview';

interface Wanted extends PreviewedFile {
  bookingId: string;
  /** How many seconds the preview with the watermark shows when that is not all. */
  cutAfterSeconds: number | null;
}

const unlocks = ({ change: { before, after } }: ToldChange): boolean =>
  originalsUnlocked(after.state) && !(before !== null && originalsUnlocked(before.state));

/**
 * Makes previews without the watermark once the originals are unlocked: those play everywhere, which an original need not.
 * Until one is there, and where it can't be made, the marked one is shown.
 */
@Injectable()
export class MakeCleanPreview implements OnModuleInit {
  private readonly logger = new Logger('CleanPreviews');

  constructor(
    private readonly database: Database,
    private readonly previews: PreviewStore,
    private readonly queue: MediaQueue,
    private readonly folders: ScratchFolders,
    private readonly drawing: DrawPreview,
    private readonly storage: FileStorage,
    private readonly bookings: ReadBookings,
    private readonly follow: FollowBookings,
  ) {}

  onModuleInit(): void {
    this.follow.followMany('clean-previews', (tx, changes) =>
      this.order(
        tx,
        changes.filter(unlocks).map(({ change }) => change.after),
      ),
    );
    this.queue.handle(CLEAN_TASK, {
      measure: async (uploadId) => {
        const wanted = await this.wanted(uploadId);
        return wanted ? this.drawing.measure(wanted) : 0;
      },
      make: (uploadId, lane) => this.make(uploadId, lane),
    });
  }

  /** For the files of the versions that were approved. */
  private async order(tx: Transaction, unlocked: readonly BookingRecord[]): Promise<void> {
    if (unlocked.length === 0) return;
    const files = await tx.rows<{ uploadId: string; kind: ContentKind; ownerId: string }>(
      'files-to-clean',
      `select f.upload_id as "uploadId", u.kind, u.creator_id as "ownerId"
       from unnest($1::uuid[], $2::int[]) as approved (booking_id, version)
         join submissions s using (booking_id, version)
         join submission_files f on f.submission_id = s.id and f.creator_id = s.creator_id
         join uploads u on u.id = f.upload_id and u.creator_id = f.creator_id
       where s.creator_id = any($3::uuid[]) order by s.booking_id, f.position`,
      [
        unlocked.map(({ id }) => id),
        unlocked.map(({ state }) => state.context.version),
        unlocked.map(({ creatorId }) => creatorId),
      ],
    );
    for (const { uploadId, kind, ownerId } of files)
      await this.queue.add(tx, { task: CLEAN_TASK, subject: uploadId, ownerId, kind });
  }

  /** Null when there is nothing to do: it is there already, can't be made, or the booking has been taken back meanwhile. */
  private async wanted(uploadId: string): Promise<Wanted | null> {
    const wanted = await this.database.row<Wanted>(
      'wanted-clean-preview',
      `select u.storage_key as "storageKey", u.kind, u.booking_id as "bookingId", p.cut_after_seconds as "cutAfterSeconds"
       from previews p join uploads u on u.id = p.upload_id and u.creator_id = p.creator_id
       where p.upload_id = $1 and p.creator_id = $2 and p.status <> 'failed' and p.clean_key is null`,
      [uploadId, await CREATORS_OF_UPLOADS.of(this.database, uploadId)],
    );
    const booking = wanted && (await this.bookings.find(this.database, wanted.bookingId));
    return booking && originalsUnlocked(booking.state) ? wanted : null;
  }

  private async make(uploadId: string, lane: Lane): Promise<'done' | 'longer'> {
    const wanted = await this.wanted(uploadId);
    if (!wanted) return 'done';
    const maxSeconds = wanted.cutAfterSeconds ?? PREVIEW.maxSeconds;
    const options = { size: 'standard', watermark: null, maxSeconds, lane } as const;
    try {
      await this.folders.lend(async (folder) =>
        this.keep(uploadId, await this.drawing.draw(folder, wanted, options)),
      );
    } catch (error) {
      if (error instanceof LongerThanShort) return 'longer';
      if (fileProblem(error) === null) throw error;
      this.logger.warn(`no clean preview of upload ${uploadId}: ${String(error)}`);
    }
    return 'done';
  }

  /** The files first: a row must never lead to nothing. */
  private async keep(uploadId: string, made: DrawnPreview): Promise<void> {
    const key = cleanKey(uploadId, made.extension);
    await this.storage.adopt(key, made.path);
    const poster = made.posterPath === null ? null : cleanPosterKey(uploadId);
    if (made.posterPath !== null && poster !== null) await this.storage.adopt(poster, made.posterPath);
    await this.previews.cleanReady(this.database, uploadId, { preview: key, poster });
  }
}
