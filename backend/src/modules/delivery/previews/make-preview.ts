import { type OnModuleDestroy, Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ContentKind } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { UnreadableOriginal } from '../../../platform/media/ffmpeg.js';
import { inScratchFolder } from '../../../platform/media/scratch-folder.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { posterKey, previewKey } from '../upload-record.js';
import { PREVIEW_TASK } from '../use-cases/finish-upload.js';
import { makeImagePreview } from './image-preview.js';
import type { MadePreview } from './preview.js';
import { makeVideoPreview } from './video-preview.js';

interface Wanted {
  storageKey: string;
  kind: ContentKind;
}

/** Makes what the brand may see before the deal is completed. */
@Injectable()
export class MakePreview implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Previews');
  private readonly stopping = new AbortController();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(FileStorage) private readonly storage: FileStorage,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ uploadId: string }>(PREVIEW_TASK, ({ uploadId }) => this.run(uploadId));
  }

  /** Before the worker stops, which waits for its jobs; a preview in the making is made again after the next start. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  private async run(uploadId: string): Promise<void> {
    const wanted = await this.database.row<Wanted>(
      'wanted-preview',
      `select u.storage_key as "storageKey", u.kind from previews p join uploads u on u.id = p.upload_id
       where p.upload_id = $1 and p.status = 'pending'`,
      [uploadId],
    );
    if (!wanted) return;
    try {
      await inScratchFolder(async (folder) => this.keep(uploadId, await this.make(wanted, folder)));
    } catch (error) {
      // Only what can never succeed is given up; a full disk or a stopping server is tried again.
      if (!(error instanceof UnreadableOriginal)) throw error;
      this.logger.warn(`no preview of upload ${uploadId}: ${error.message}`);
      await this.database.rows(
        'preview-failed',
        `update previews set status = 'failed' where upload_id = $1`,
        [uploadId],
      );
    }
  }

  private make({ storageKey, kind }: Wanted, folder: string): Promise<MadePreview> {
    const original = this.storage.pathOf(storageKey);
    return kind === 'image'
      ? makeImagePreview(original, folder)
      : makeVideoPreview(original, folder, this.stopping.signal);
  }

  /** The files first: a row that says "ready" must never lead to nothing. */
  private async keep(uploadId: string, made: MadePreview): Promise<void> {
    const key = previewKey(uploadId, made.extension);
    await this.storage.adopt(key, made.path);
    const poster = made.posterPath === null ? null : posterKey(uploadId);
    if (made.posterPath !== null && poster !== null) await this.storage.adopt(poster, made.posterPath);
    await this.database.rows(
      'preview-ready',
      `update previews set status = 'ready', preview_key = $2, preview_type = $3, poster_key = $4 where upload_id = $1`,
      [uploadId, key, made.mimeType, poster],
    );
  }
}
