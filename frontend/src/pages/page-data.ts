import type { CreatorDto, LicenseDto } from '../api/generated';

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
