import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { Bucket } from './bucket.js';
import { BucketStorage } from './bucket-storage.js';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

export const folderStorage = ({ dataDir }: Pick<Config, 'dataDir'>): FolderStorage =>
  new FolderStorage(join(dataDir, 'files'));

/** Where the settings say that files are kept. */
export const chosenStorage = (config: Pick<Config, 'dataDir' | 's3'>): FileStorage =>
  config.s3 === null ? folderStorage(config) : new BucketStorage(new Bucket(config.s3));
