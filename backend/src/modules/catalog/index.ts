export { CatalogModule } from './catalog.module.js';
export {
  CreatorCardDto,
  PackageDto,
  PackageInputDto,
  PortfolioItemDto,
  ContentFormatField,
  EmojiField,
  PriceRule,
  UsageRightsField,
} from './http/package.dto.js';
export { OwnPortfolioItemDto } from './http/portfolio.dto.js';
export { presentCreatorCard, presentPackage, presentPortfolioItem } from './http/present.js';
export {
  CREATOR_CARD,
  type CreatorCardRow,
  type PackageRow,
  type PortfolioRow,
  ReadCatalog,
  isBookable,
} from './reads/read-catalog.js';
export { EditPortfolio } from './use-cases/edit-portfolio.js';
export { EditPackages, type PackageFields } from './use-cases/edit-packages.js';
