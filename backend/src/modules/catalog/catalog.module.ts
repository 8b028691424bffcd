import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogController } from './http/catalog.controller.js';
import { PackageEntity } from './persistence/package.entity.js';
import { ReadCatalog } from './reads/read-catalog.js';
import { AddPortfolioItem } from './use-cases/add-portfolio-item.js';
import { EditPackages } from './use-cases/edit-packages.js';

@Module({
  imports: [TypeOrmModule.forFeature([PackageEntity])],
  controllers: [CatalogController],
  providers: [ReadCatalog, EditPackages, AddPortfolioItem],
  exports: [ReadCatalog, EditPackages, AddPortfolioItem],
})
export class CatalogModule {}
