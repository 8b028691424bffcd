import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Background } from '../../../platform/background/background.js';
import { Database } from '../../../platform/database/database.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { DiskSpace } from '../../../platform/storage/disk-space.js';
import { UploadStore } from '../persistence/upload-store.js';
import { DiscardUpload } from './discard-upload.js';

const INTERVAL_MS = 600_000;

/** Where space is short, removes uploads that were begun and then silent for a day; otherwise they have a week. */
@Background(['worker'])
@Injectable()
export class SweepUploads implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Uploads');
  private readonly recurring = new Recurring('sweeping silent uploads', INTERVAL_MS, () => this.run());

  constructor(
    private readonly database: Database,
    private readonly disk: DiskSpace,
    private readonly uploads: UploadStore,
    private readonly discard: DiscardUpload,
  ) {}

  start(): void {
    this.recurring.start();
  }

  /** @returns how many were removed */
  async run(): Promise<number> {
    if (!this.disk.isShort()) return 0;
    const silent = await this.uploads.silentForADay(this.database);
    for (const id of silent) await this.discard.run(id);
    if (silent.length > 0) this.logger.warn(`space is short: removed ${silent.length} abandoned uploads`);
    return silent.length;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.recurring.stop();
  }
}
