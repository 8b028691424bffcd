import { Injectable } from '@nestjs/common';
import { fileNameFor, unreadableFile } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { type Content, contentOf } from '../../../platform/media/content.js';
import { MediaProbe } from '../../../platform/media/media-probe.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { refusalOf, sha256Of } from '../file-content.js';
import { PreviewStore } from '../persistence/preview-store.js';
import { UploadStore } from '../persistence/upload-store.js';
import { ArrivingFiles } from '../arriving/arriving-files.js';
import { type UploadRecord, originalKey } from '../upload-record.js';

export const PREVIEW_TASK = 'preview';

/** What becomes of a file whose last byte has arrived. */
@Injectable()
export class FinishUpload {
  /** Two requests may learn at the same moment that a file is complete; the second waits for the first. */
  private readonly running = new Map<string, Promise<UploadRecord | null>>();

  constructor(
    private readonly database: Database,
    private readonly uploads: UploadStore,
    private readonly previews: PreviewStore,
    private readonly files: ArrivingFiles,
    private readonly storage: FileStorage,
    private readonly media: MediaQueue,
    private readonly probe: MediaProbe,
    private readonly folders: ScratchFolders,
  ) {}

  /**
   * Looks what the file is and whether it can be read, takes it over into the storage and orders its preview, or refuses it. Safe to repeat
   * after a crash between any two steps; an upload that is not complete is left as it is.
   * @returns the upload as it then is: finished, refused, or still incomplete; null when it was discarded meanwhile
   */
  run(upload: UploadRecord): Promise<UploadRecord | null> {
    const known = this.running.get(upload.id);
    if (known) return known;
    const work = this.unlessDiscarded(upload).finally(() => this.running.delete(upload.id));
    this.running.set(upload.id, work);
    return work;
  }

  /** Uploads of a booking, those finished whose last step a crash has prevented. */
  async caughtUp(bookingId: string): Promise<UploadRecord[]> {
    const uploads = await this.uploads.ofBooking(this.database, bookingId);
    const done = await Promise.all(uploads.map((upload) => this.run(upload)));
    return done.filter((upload) => upload !== null);
  }

  /** A file that is discarded while it is looked at is gone at any line; what was made of it goes as well. */
  private async unlessDiscarded(upload: UploadRecord): Promise<UploadRecord | null> {
    const done = await this.finish(upload).catch(async (error: unknown) => {
      if (await this.uploads.find(this.database, upload.id)) throw error;
      return null;
    });
    if (done === null) await this.forget(upload.id);
    return done;
  }

  private async finish(upload: UploadRecord): Promise<UploadRecord | null> {
    if (upload.finishedAt !== null || upload.refusal !== null) return upload;
    if (!(await this.files.isWhole(upload))) return upload;
    return this.folders.lend(async (folder) =>
      this.takeOver(upload, await this.files.pathOfWhole(upload, folder)),
    );
  }

  private async takeOver(upload: UploadRecord, path: string): Promise<UploadRecord | null> {
    const { id, fileName, declaredType } = upload;
    const content = await contentOf(path);
    const refusal =
      refusalOf(fileName, declaredType, content) ?? (await this.unreadable(upload, path, content));
    if (!content || refusal !== null) {
      await this.uploads.markRefused(this.database, id, refusal ?? '');
      await this.forget(id);
      return this.reread(upload);
    }
    const sha256 = await sha256Of(path);
    await this.files.keep(upload, path);
    await this.files.forget(id);
    await this.database.transaction(async (tx) => {
      const named = fileNameFor(fileName, content.mimeType);
      if (!(await this.uploads.markFinished(tx, id, { ...content, fileName: named, sha256 }))) return;
      await this.previews.order(tx, id);
      const { kind } = content;
      await this.media.add(tx, { task: PREVIEW_TASK, subject: id, ownerId: upload.creatorId, kind });
    });
    return this.reread(upload);
  }

  private async unreadable(
    { fileName, creatorId }: UploadRecord,
    path: string,
    content: Content | null,
  ): Promise<string | null> {
    const isUnreadable = content !== null && (await this.probe.isUnreadable(path, content, creatorId));
    return isUnreadable ? unreadableFile(fileName) : null;
  }

  /** A crash may have come after the file had been taken over. */
  private async forget(id: string): Promise<void> {
    await this.files.forget(id);
    await this.storage.remove(originalKey(id));
  }

  private reread({ id }: UploadRecord): Promise<UploadRecord | null> {
    return this.uploads.find(this.database, id);
  }
}
