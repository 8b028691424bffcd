import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { CREATORS_OF_UPLOADS } from '../reads/creator-of-upload.js';
import { UploadStore } from '../persistence/upload-store.js';
import { ArrivingFiles } from '../arriving/arriving-files.js';
import { keysOf } from '../upload-record.js';
import { ABANDONED_AFTER, ABANDONED_TASK } from './begin-upload.js';

/** Throws an upload away: because its creator wants to, or because it was forgotten for a week. */
@Injectable()
export class DiscardUpload implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly uploads: UploadStore,
    private readonly files: ArrivingFiles,
    private readonly storage: FileStorage,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ uploadId: string }>(ABANDONED_TASK, ({ uploadId }) => this.discardAbandoned(uploadId));
  }

  /** @throws Problem CONFLICT when it is part of a version */
  async run(id: string): Promise<void> {
    if (!(await this.remove(id))) {
      throw new Problem('CONFLICT', 'This file was delivered and cannot be removed any more.');
    }
  }

  private async discardAbandoned(id: string): Promise<void> {
    const old = await this.database.row(
      'abandoned-upload',
      `select 1 from uploads where id = $1 and creator_id = $3
         and created_at <= clock_timestamp() - make_interval(secs => $2)`,
      [id, ABANDONED_AFTER / 1000, await CREATORS_OF_UPLOADS.of(this.database, id)],
    );
    if (old) await this.remove(id);
  }

  /** The row first: a crash then leaves a file that nobody sees, and never a row without its file. */
  private async remove(id: string): Promise<boolean> {
    if (!(await this.database.transaction((tx) => this.uploads.remove(tx, id)))) return false;
    await this.files.forget(id);
    await Promise.all(keysOf(id).map((key) => this.storage.remove(key)));
    return true;
  }
}
