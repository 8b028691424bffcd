import { join } from 'node:path';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type ContentKind, PREVIEW } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import type { Lane } from '../../../platform/media/lanes.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { MediaTooCostly, fileProblem } from '../../../platform/media/media-worker.js';
import { Pictures } from '../../../platform/media/pictures.js';
import { type ScratchFolder, ScratchFolders, stage } from '../../../platform/media/scratch-folders.js';
import { LongerThanShort, Videos, originalAt } from '../../../platform/media/videos.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { UploadStore } from '../persistence/upload-store.js';
import { posterKey, previewKey } from '../upload-record.js';
import { BEGIN_REVIEW_TASK } from '../use-cases/begin-review.js';
import { PREVIEW_TASK } from '../use-cases/finish-upload.js';

interface Wanted {
  storageKey: string;
  kind: ContentKind;
}

/** A preview that has been made, as files in a scratch folder. */
interface MadePreview {
  path: string;
  mimeType: 'image/webp' | 'video/mp4';
  extension: 'webp' | 'mp4';
  posterPath: string | null;
  /** How many seconds it shows when that is not all of the video. */
  cutAfterSeconds: number | null;
}

/** Longest side of a poster, in pixels. */
const POSTER_SIDE = 960;
const QUALITY = { image: 78, video: 30 };
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
    private readonly pictures: Pictures,
    private readonly videos: Videos,
    private readonly storage: FileStorage,
    private readonly uploads: UploadStore,
  ) {}

  onModuleInit(): void {
    this.queue.handle(PREVIEW_TASK, {
      measure: (uploadId) => this.measure(uploadId),
      make: (uploadId, lane) => this.make(uploadId, lane),
    });
  }

  private wanted(uploadId: string): Promise<Wanted | null> {
    return this.database.row<Wanted>(
      'wanted-preview',
      `select u.storage_key as "storageKey", u.kind from previews p join uploads u on u.id = p.upload_id
       where p.upload_id = $1 and p.status = 'pending'`,
      [uploadId],
    );
  }

  private async measure(uploadId: string): Promise<number> {
    const wanted = await this.wanted(uploadId);
    if (wanted?.kind !== 'video') return 0;
    return this.folders.lend((folder) => this.length(folder, this.storage.pathOf(wanted.storageKey)));
  }

  /** @returns as much of the video as is shown, in seconds; 0 when it can't be read, which is then found out at once */
  private async length(folder: ScratchFolder, path: string): Promise<number> {
    try {
      const { seconds } = await this.videos.measure(folder, await originalAt(path));
      return Math.min(seconds ?? PREVIEW.maxSeconds, PREVIEW.maxSeconds);
    } catch (error) {
      if (fileProblem(error) === null) throw error;
      return 0;
    }
  }

  /** Nothing is made twice: what is ready, or can't be read, stays as it is. */
  async make(uploadId: string, lane: Lane): Promise<'done' | 'longer'> {
    const wanted = await this.wanted(uploadId);
    if (!wanted) return 'done';
    try {
      await this.folders.lend(async (folder) =>
        this.keep(uploadId, await this.preview(wanted, folder, lane)),
      );
    } catch (error) {
      if (error instanceof LongerThanShort) return 'longer';
      const problem = fileProblem(error);
      if (problem === null) throw error;
      this.logger.warn(`no preview of upload ${uploadId}: ${String(error)}`);
      await this.database.rows(
        'preview-failed',
        `update previews set status = 'failed', problem = $2 where upload_id = $1`,
        [uploadId, problem],
      );
    }
    return 'done';
  }

  private preview({ storageKey, kind }: Wanted, folder: ScratchFolder, lane: Lane): Promise<MadePreview> {
    const path = this.storage.pathOf(storageKey);
    return kind === 'image' ? this.ofImage(path, folder) : this.ofVideo(path, folder, lane);
  }

  private async ofImage(original: string, folder: ScratchFolder): Promise<MadePreview> {
    const target = join(folder.output, 'preview.webp');
    await this.pictures.draw(folder, {
      source: await stage(folder, original),
      target,
      width: PREVIEW.side,
      height: PREVIEW.side,
      fit: 'inside',
      quality: QUALITY.image,
      watermarked: true,
    });
    return {
      path: target,
      mimeType: 'image/webp',
      extension: 'webp',
      posterPath: null,
      cutAfterSeconds: null,
    };
  }

  private async ofVideo(path: string, folder: ScratchFolder, lane: Lane): Promise<MadePreview> {
    const original = await originalAt(path);
    const encode = (maxSeconds: number) =>
      this.videos.encode(folder, original, {
        ...{ side: PREVIEW.side, maxSeconds, maxRate: PREVIEW.maxRate },
        ...{ crf: QUALITY.video, audioBitrate: '96k', watermarked: true, lane },
      });
    const made = await encode(PREVIEW.maxSeconds).catch((error: unknown) => {
      if (error instanceof MediaTooCostly) return encode(SHORTENED_SECONDS);
      throw error;
    });
    return {
      path: made.path,
      mimeType: 'video/mp4',
      extension: 'mp4',
      posterPath: await this.videos.poster(folder, made.path, POSTER_SIDE),
      cutAfterSeconds: made.isCut ? Math.round(made.seconds) : null,
    };
  }

  /** The files first: a row that says "ready" must never lead to nothing. */
  private async keep(uploadId: string, made: MadePreview): Promise<void> {
    const key = previewKey(uploadId, made.extension);
    await this.storage.adopt(key, made.path);
    const poster = made.posterPath === null ? null : posterKey(uploadId);
    if (made.posterPath !== null && poster !== null) await this.storage.adopt(poster, made.posterPath);
    await this.database.transaction(async (tx) => {
      await tx.rows(
        'preview-ready',
        `update previews set status = 'ready', preview_key = $2, preview_type = $3, poster_key = $4,
           cut_after_seconds = $5 where upload_id = $1`,
        [uploadId, key, made.mimeType, poster, made.cutAfterSeconds],
      );
      await this.askForReview(tx, uploadId);
    });
  }

  /** It may have been the last preview that the booking waits for. */
  private async askForReview(tx: Transaction, uploadId: string): Promise<void> {
    const upload = await this.uploads.find(tx, uploadId);
    if (!upload) return;
    const { bookingId } = upload;
    await tx.enqueue(BEGIN_REVIEW_TASK, { bookingId }, { key: `${BEGIN_REVIEW_TASK}:${bookingId}` });
  }
}
