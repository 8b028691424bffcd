import type { FactoryProvider } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { BucketStorage } from '../../../platform/storage/bucket-storage.js';
import { DiskSpace } from '../../../platform/storage/disk-space.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { ArrivingFiles } from './arriving-files.js';
import { ArrivingInBucket } from './arriving-in-bucket.js';
import { ArrivingInFolder } from './arriving-in-folder.js';

/** Files arrive where they are kept. */
export const CHOSEN_ARRIVING_FILES: FactoryProvider<ArrivingFiles> = {
  provide: ArrivingFiles,
  inject: [CONFIG, Database, FileStorage, ScratchFolders, DiskSpace],
  useFactory: (
    config: Config,
    database: Database,
    storage: FileStorage,
    folders: ScratchFolders,
    disk: DiskSpace,
  ) =>
    storage instanceof BucketStorage
      ? new ArrivingInBucket(database, storage, folders, disk)
      : new ArrivingInFolder(config, disk, storage),
};
