import { Module } from '@nestjs/common';
import { FindCreators } from './find-creators.js';
import { DirectoryController } from './http/directory.controller.js';
import { KeepDirectory } from './keep-directory.js';
import { KeepDirectoryTotals } from './keep-totals.js';
import { PersonalDirectory } from './personal-directory.js';
import { ReadDirectory } from './reads/read-directory.js';
import { OwnDirectoryPlace } from './use-cases/own-directory.js';

@Module({
  controllers: [DirectoryController],
  providers: [
    FindCreators,
    KeepDirectory,
    KeepDirectoryTotals,
    OwnDirectoryPlace,
    PersonalDirectory,
    ReadDirectory,
  ],
  exports: [FindCreators, ReadDirectory],
})
export class DirectoryModule {}
