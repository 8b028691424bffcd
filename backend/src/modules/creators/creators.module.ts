import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog/index.js';
import { IdentityModule } from '../identity/index.js';
import { MakeCards } from './cards/make-cards.js';
import { CreatorsController } from './http/creators.controller.js';
import { OffersController } from './http/offers.controller.js';
import { SignUpController } from './http/sign-up.controller.js';
import { LinkPicturesController } from './http/link-pictures.controller.js';
import { BlockSwitches } from './block-switches.js';
import { LinkPictures } from './link-pictures.js';
import { LendToBelow } from './lend-to-below.js';
import { CreatorEntity } from './persistence/creator.entity.js';
import { ShippingAddressController } from './http/shipping-address.controller.js';
import { ShippingAddresses } from './persistence/shipping-addresses.js';
import { PersonalProfile } from './personal-profile.js';
import { ProfileImages } from './profile-image.js';
import { CreatorProof } from './persistence/creator-proof.js';
import { ReadCreators } from './reads/read-creators.js';
import { ReadOffer } from './reads/read-offer.js';
import { ReadPageSettings } from './reads/read-page-settings.js';
import { SavePage } from './use-cases/save-page.js';
import { BackfillPageMedia } from './use-cases/backfill-page-media.js';
import { EditProfile } from './use-cases/edit-profile.js';
import { MakePagePictures } from './use-cases/make-page-pictures.js';
import { NoteLinkShared } from './use-cases/note-link-shared.js';
import { OnboardCreator } from './use-cases/onboard-creator.js';
import { SignUpCreator } from './use-cases/sign-up-creator.js';

@Module({
  imports: [TypeOrmModule.forFeature([CreatorEntity]), CatalogModule, IdentityModule],
  controllers: [
    CreatorsController,
    OffersController,
    SignUpController,
    LinkPicturesController,
    ShippingAddressController,
  ],
  providers: [
    BlockSwitches,
    LendToBelow,
    ReadCreators,
    ReadOffer,
    ReadPageSettings,
    EditProfile,
    SavePage,
    BackfillPageMedia,
    CreatorProof,
    MakeCards,
    MakePagePictures,
    NoteLinkShared,
    OnboardCreator,
    SignUpCreator,
    ProfileImages,
    LinkPictures,
    PersonalProfile,
    ShippingAddresses,
  ],
  exports: [BlockSwitches, ReadCreators, ReadOffer, OnboardCreator, CreatorProof, ShippingAddresses],
})
export class CreatorsModule {}
