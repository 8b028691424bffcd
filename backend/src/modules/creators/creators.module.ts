import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog/index.js';
import { CreatorsController } from './http/creators.controller.js';
import { CreatorEntity } from './persistence/creator.entity.js';
import { ProfileImages } from './profile-image.js';
import { ReadCreators } from './reads/read-creators.js';
import { EditProfile } from './use-cases/edit-profile.js';
import { OnboardCreator } from './use-cases/onboard-creator.js';

@Module({
  imports: [TypeOrmModule.forFeature([CreatorEntity]), CatalogModule],
  controllers: [CreatorsController],
  providers: [ReadCreators, EditProfile, OnboardCreator, ProfileImages],
  exports: [ReadCreators, OnboardCreator],
})
export class CreatorsModule {}
