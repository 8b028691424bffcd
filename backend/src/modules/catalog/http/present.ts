import { PORTFOLIO, isBookable, mostPopular, toDollars } from '@reelpact/domain';
import { mediaUrl } from '../../../platform/http/media-url.js';
import { presentPicture } from '../../../platform/http/picture.dto.js';
import {
  type OfferedPackageRow,
  type OwnPortfolioRow,
  type PackageRow,
  type PortfolioRow,
} from '../reads/read-catalog.js';
import { presentMeaning } from './addon-meaning.dto.js';
import type { OfferedPackageDto, PackageDto, PortfolioItemDto } from './package.dto.js';
import type { OwnPortfolioItemDto } from './portfolio.dto.js';

export function presentPackage(row: PackageRow): PackageDto {
  return {
    id: row.id,
    creatorId: row.creatorId,
    tier: row.tier,
    name: row.name,
    description: row.description,
    price: row.priceCents === null ? null : toDollars(row.priceCents),
    deliveryTime: row.deliveryTime,
    revisions: row.revisions ?? 'unlimited',
    includes: row.includes,
    emoji: row.emoji,
    contentFormat: row.contentFormat,
    usageRights: row.usageRights,
    whatIncluded: row.whatIncluded,
    meaning: presentMeaning(row.meaning),
    cancellationPercent: row.cancellationPercent,
    needsProduct: row.needsProduct,
    ai: row.ai,
    bookable: row.archivedAt === null && isBookable(row),
    archived: row.archivedAt !== null,
  };
}

export function presentOffer(rows: readonly OfferedPackageRow[]): OfferedPackageDto[] {
  const bookable = rows.filter((row) => isBookable(row));
  const marked = bookable[mostPopular(bookable) ?? -1];
  return rows.map((row) =>
    Object.assign(presentPackage(row), { mostPopular: row === marked, cardUrl: mediaUrl(row.cardKey) }),
  );
}

/** Field by field: copying what remains of a row takes several times as long, and pages have many of them. */
export function presentPortfolioItem(row: PortfolioRow): PortfolioItemDto {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    duration: row.duration,
    imageUrl: mediaUrl(row.imageKey),
    videoUrl: mediaUrl(row.videoKey),
    picture: presentPicture(row.imageKey, row.picture),
    loopUrl: mediaUrl(row.loopKey),
    focus: row.focus,
  };
}

export function presentOwnItem({
  imageKey,
  videoKey,
  problem,
  ...rest
}: OwnPortfolioRow): OwnPortfolioItemDto {
  return {
    ...rest,
    imageUrl: mediaUrl(imageKey),
    videoUrl: mediaUrl(videoKey),
    problem: problem === null ? null : PORTFOLIO.video.problems[problem],
  };
}
