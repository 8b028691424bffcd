import { MIN_BOOKABLE_CENTS, PORTFOLIO, toDollars } from '@reelpact/domain';
import { mediaUrl } from '../../../platform/http/media-url.js';
import {
  type CreatorCardRow,
  type OwnPortfolioRow,
  type PackageRow,
  type PortfolioRow,
  isBookable,
} from '../reads/read-catalog.js';
import type { CreatorCardDto, PackageDto, PortfolioItemDto } from './package.dto.js';
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
    bookable: isBookable(row, MIN_BOOKABLE_CENTS),
  };
}

export function presentCreatorCard(row: Omit<CreatorCardRow, 'userId' | 'email'>): CreatorCardDto {
  return {
    id: row.id,
    username: row.username,
    displayName: row.displayName,
    profilePicture: mediaUrl(row.profileImageKey),
    bookingFlow: row.bookingFlow,
  };
}

export function presentPortfolioItem(row: PortfolioRow): PortfolioItemDto {
  const { imageKey, videoKey, ...rest } = row;
  return { ...rest, imageUrl: mediaUrl(imageKey), videoUrl: mediaUrl(videoKey) };
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
