import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { FindCreators } from './find-creators.js';
import { DirectoryController } from './http/directory.controller.js';
import { RemovalsController } from './http/removals.controller.js';
import { SavedCreatorsController } from './http/saved-creators.controller.js';
import { KeepDirectory } from './keep-directory.js';
import { KeepDirectoryTotals } from './keep-totals.js';
import { LendAway } from './lend-away.js';
import { PersonalDirectory } from './personal-directory.js';
import { ReadDirectory } from './reads/read-directory.js';
import { SampleDirectoryEmails } from './sample-emails.js';
import { OwnDirectoryPlace } from './use-cases/own-directory.js';
import { RemoveCreators } from './use-cases/remove-creators.js';
import { SavedCreators } from './use-cases/saved-creators.js';

@Module({
  imports: [IdentityModule, NotificationsModule],
  controllers: [DirectoryController, RemovalsController, SavedCreatorsController],
  providers: [
    FindCreators,
    KeepDirectory,
    KeepDirectoryTotals,
    LendAway,
    OwnDirectoryPlace,
    PersonalDirectory,
    ReadDirectory,
    RemoveCreators,
    SampleDirectoryEmails,
    SavedCreators,
  ],
  exports: [FindCreators, ReadDirectory],
})
export class DirectoryModule {}
