import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Cards } from './cards.js';
import { CreatorLock } from './creator-lock.js';
import { CatalogController } from './http/catalog.controller.js';
import { PortfolioController } from './http/portfolio.controller.js';
import { PackageEntity } from './persistence/package.entity.js';
import { PersonalCatalog } from './personal-catalog.js';
import { ReadCatalog } from './reads/read-catalog.js';
import { AddMissingMedia } from './use-cases/add-missing-media.js';
import { EditPackages } from './use-cases/edit-packages.js';
import { EditPortfolio } from './use-cases/edit-portfolio.js';
import { KeepPackageCard } from './use-cases/keep-package-card.js';
import { MakePortfolioLoop } from './use-cases/make-portfolio-loop.js';
import { MakePortfolioPicture } from './use-cases/make-portfolio-picture.js';
import { MakePortfolioVideo } from './use-cases/make-portfolio-video.js';

@Module({
  imports: [TypeOrmModule.forFeature([PackageEntity])],
  controllers: [CatalogController, PortfolioController],
  providers: [
    ReadCatalog,
    EditPackages,
    EditPortfolio,
    Cards,
    CreatorLock,
    AddMissingMedia,
    KeepPackageCard,
    MakePortfolioLoop,
    MakePortfolioPicture,
    MakePortfolioVideo,
    PersonalCatalog,
  ],
  exports: [ReadCatalog, EditPackages, EditPortfolio, Cards, CreatorLock, KeepPackageCard, AddMissingMedia],
})
export class CatalogModule {}
