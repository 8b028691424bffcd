import type { DirectoryOrder, FacetKind, PublicRating } from '@reelpact/domain';
import type { CreatorDto, LicenseDto } from '../api/generated';
import type { DirectoryEntryDto, DirectoryFacetDto, DirectoryRankingDto } from '../api/generated-directory';

/** Everything that a creator's page shows: what the API answers about a creator. */
export type PageData = CreatorDto;
export type PagePackage = PageData['packages'][number];
export type PageLink = NonNullable<PageData['blocks'][number]['content']['links']>[number];
export type PageWork = PageData['portfolioItems'][number];

/** Everything that a license's page shows. */
export type LicenseData = LicenseDto;

/** What a page has to know of the installation that serves it. */
export interface Site {
  /** Without a slash at its end. */
  publicUrl: string;
  supportEmail: string;
}

/** What the page of a creator's ratings shows beside their page's own data. */
export interface RatingsData {
  /** The newest first. */
  list: readonly PublicRating[];
  /** How many were removed by admins. */
  removed: number;
}

export type DirectoryEntry = DirectoryEntryDto;
export type RankingData = DirectoryRankingDto;

/** Everything that a page of the directory shows. */
export interface DirectoryData {
  /** Its own address, to come back to. */
  here: string;
  /** Where it is to be found; null where it isn't to be. */
  path: string | null;
  heading: string;
  intro: string;
  cards: readonly DirectoryEntry[];
  /** The band of each, in our own order; null in others. */
  bands: readonly number[] | null;
  /** Where the next ones are; null at the end. */
  next: string | null;
  /** Whether there may be more who match. */
  isPartial: boolean;
  facets: readonly DirectoryFacetDto[];
  chosen: {
    values: Readonly<Partial<Record<FacetKind, readonly string[]>>>;
    words: string;
    order: DirectoryOrder;
  };
  /** Where nobody matches: what to leave out, and how many there are then, in words. */
  advice: readonly { label: string; href: string; creators: string }[];
}
