import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { FindCreators } from './find-creators.js';
import { DirectoryController } from './http/directory.controller.js';
import { SavedCreatorsController } from './http/saved-creators.controller.js';
import { KeepDirectory } from './keep-directory.js';
import { KeepDirectoryTotals } from './keep-totals.js';
import { PersonalDirectory } from './personal-directory.js';
import { ReadDirectory } from './reads/read-directory.js';
import { OwnDirectoryPlace } from './use-cases/own-directory.js';
import { SavedCreators } from './use-cases/saved-creators.js';

@Module({
  imports: [IdentityModule],
  controllers: [DirectoryController, SavedCreatorsController],
  providers: [
    FindCreators,
    KeepDirectory,
    KeepDirectoryTotals,
    OwnDirectoryPlace,
    PersonalDirectory,
    ReadDirectory,
    SavedCreators,
  ],
  exports: [FindCreators, ReadDirectory],
})
export class DirectoryModule {}
