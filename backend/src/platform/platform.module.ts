import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductClock } from './clock/product-clock.js';
import { CONFIG, type Config } from './config/config.js';
import { Secrets } from './config/secrets.js';
import { Database } from './database/database.js';
import { DatabaseNews } from './database/database-news.js';
import { PersonalData } from './database/personal-data.js';
import { KeptSums } from './database/kept-sums.js';
import { Replica } from './database/replica.js';
import { LentColumns } from './database/lent-columns.js';
import { PurgeExpired } from './database/purge-expired.js';
import { dataSourceOptions } from './database/data-source.js';
import { Jobs } from './jobs/jobs.js';
import { Live } from './live/live.js';
import { LiveStreams } from './live/live-streams.js';
import { LogLines } from './logging/log-lines.js';
import { FollowLog } from './log/follow-log.js';
import { WaitingEntries } from './log/waiting-entries.js';
import { EmailSamples } from './mail/email-samples.js';
import { Mailer } from './mail/mailer.js';
import { KeepAttachments } from './media/keep-attachments.js';
import { MediaProbe } from './media/media-probe.js';
import { MediaQueue } from './media/media-queue.js';
import { MediaWorker } from './media/media-worker.js';
import { PictureSizes } from './media/picture-sizes.js';
import { Pictures } from './media/pictures.js';
import { ScratchFolders } from './media/scratch-folders.js';
import { SentFiles } from './media/sent-files.js';
import { Stills } from './media/stills.js';
import { Videos } from './media/videos.js';
import { MeasurePlatform } from './metrics/measure-platform.js';
import { Metrics } from './metrics/metrics.js';
import { HostAddresses } from './outgoing/host-addresses.js';
import { PostOutside } from './outgoing/post-outside.js';
import { RateLimits } from './access/rate-limits.js';
import { FileLinks } from './storage/file-links.js';
import { DiskSpace } from './storage/disk-space.js';
import { FileStorage } from './storage/file-storage.js';
import { chosenStorage } from './storage/chosen-storage.js';
import { DeleteFiles } from './storage/delete-files.js';

const SERVICES = [
  ProductClock,
  Database,
  DatabaseNews,
  Replica,
  Live,
  LiveStreams,
  Metrics,
  FollowLog,
  WaitingEntries,
  Jobs,
  EmailSamples,
  Mailer,
  RateLimits,
  HostAddresses,
  PostOutside,
  FileLinks,
  DeleteFiles,
  PurgeExpired,
  KeptSums,
  LentColumns,
  PersonalData,
  DiskSpace,
  ScratchFolders,
  SentFiles,
  MeasurePlatform,
  MediaWorker,
  MediaQueue,
  Pictures,
  PictureSizes,
  Stills,
  Videos,
  MediaProbe,
  KeepAttachments,
];

/** What every module stands on; global, because each of them needs most of it. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: Config): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        DiscoveryModule,
        TypeOrmModule.forRoot({
          ...dataSourceOptions(config.databaseUrl, []),
          autoLoadEntities: true,
          retryAttempts: 0,
        }),
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LogLines, inject: [CONFIG], useFactory: (settings: Config) => new LogLines(settings) },
        { provide: Secrets, inject: [CONFIG, Database], useFactory: Secrets.load },
        { provide: FileStorage, useValue: chosenStorage(config) },
        ...SERVICES,
      ],
      exports: [CONFIG, LogLines, Secrets, FileStorage, ...SERVICES],
    };
  }
}
