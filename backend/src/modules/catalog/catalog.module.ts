import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogController } from './http/catalog.controller.js';
import { PortfolioController } from './http/portfolio.controller.js';
import { PackageEntity } from './persistence/package.entity.js';
import { PersonalCatalog } from './personal-catalog.js';
import { ReadCatalog } from './reads/read-catalog.js';
import { EditPackages } from './use-cases/edit-packages.js';
import { EditPortfolio } from './use-cases/edit-portfolio.js';
import { MakePortfolioVideo } from './use-cases/make-portfolio-video.js';

@Module({
  imports: [TypeOrmModule.forFeature([PackageEntity])],
  controllers: [CatalogController, PortfolioController],
  providers: [ReadCatalog, EditPackages, EditPortfolio, MakePortfolioVideo, PersonalCatalog],
  exports: [ReadCatalog, EditPackages, EditPortfolio],
})
export class CatalogModule {}
