export { isBookable } from '@reelpact/domain';
export { CARD_TASK, Cards } from './cards.js';
export { CreatorLock } from './creator-lock.js';
export { CatalogModule } from './catalog.module.js';
export { AddonMeaningDto, presentMeaning } from './http/addon-meaning.dto.js';
export { OfferedPackageDto, PackageDto, PackageInputDto, PortfolioItemDto } from './http/package.dto.js';
export {
  type AiAnswer,
  AiOfferField,
  ContentFormatField,
  EmojiField,
  PriceRule,
  UsageRightsField,
} from './http/package-fields.js';
export { OwnPortfolioItemDto } from './http/portfolio.dto.js';
export { presentOffer, presentPackage, presentPortfolioItem } from './http/present.js';
export {
  IS_OFFERED,
  PACKAGE_COLUMNS,
  PAGE_PORTFOLIO,
  pagePackages,
  type OfferedPackageRow,
  type PackageRow,
  type PortfolioRow,
  ReadCatalog,
} from './reads/read-catalog.js';
export { EditPortfolio } from './use-cases/edit-portfolio.js';
export { EditPackages, type PackageFields } from './use-cases/edit-packages.js';
export { KeepPackageCard } from './use-cases/keep-package-card.js';
export { AddMissingMedia } from './use-cases/add-missing-media.js';
