import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog/index.js';
import { IdentityModule } from '../identity/index.js';
import { CreatorsController } from './http/creators.controller.js';
import { SignUpController } from './http/sign-up.controller.js';
import { CreatorEntity } from './persistence/creator.entity.js';
import { PersonalProfile } from './personal-profile.js';
import { ProfileImages } from './profile-image.js';
import { ReadCreators } from './reads/read-creators.js';
import { EditProfile } from './use-cases/edit-profile.js';
import { OnboardCreator } from './use-cases/onboard-creator.js';
import { SignUpCreator } from './use-cases/sign-up-creator.js';

@Module({
  imports: [TypeOrmModule.forFeature([CreatorEntity]), CatalogModule, IdentityModule],
  controllers: [CreatorsController, SignUpController],
  providers: [ReadCreators, EditProfile, OnboardCreator, SignUpCreator, ProfileImages, PersonalProfile],
  exports: [ReadCreators, OnboardCreator],
})
export class CreatorsModule {}
