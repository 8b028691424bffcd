import {
  type BlockContent,
  type SocialEntry,
  accountName,
  formatPrice,
  instagramUrl,
  isBookableTier,
  parseDollars,
  proofTexts,
} from '@reelpact/domain';
import type { PageData, PagePackage } from './page-data';

export const packagesOf = (page: PageData): PagePackage[] =>
  page.packages.filter(({ tier }) => isBookableTier(tier));

/** The cheapest package that can be booked. */
function entryPackage(page: PageData): PagePackage | null {
  const bookable = packagesOf(page).filter(({ bookable }) => bookable);
  return bookable.reduce<PagePackage | null>(
    (lowest, pack) => (lowest === null || (pack.price ?? 0) < (lowest.price ?? 0) ? pack : lowest),
    null,
  );
}

export const priceText = (pack: PagePackage): string => formatPrice(parseDollars(pack.price) ?? 0);

/** "From $95"; null where nothing can be booked. */
export function entryTexts(page: PageData): { from: string } | null {
  const pack = entryPackage(page);
  return pack === null ? null : { from: `From ${priceText(pack)}` };
}

/** Everywhere else that they are: the account of their profile, and those of their block, each once. */
export function accountsOf(page: PageData): SocialEntry[] {
  const named = page.blocks.flatMap(({ content }) => (content as BlockContent).accounts ?? []);
  const own = page.instagramUsername
    ? [{ network: 'instagram' as const, url: instagramUrl(page.instagramUsername), followers: null }]
    : [];
  const sameAs = (one: SocialEntry, other: SocialEntry): boolean =>
    one.network === other.network &&
    accountName(one.network, one.url) === accountName(one.network, other.url);
  return [...own, ...named].filter(
    (one, index, all) => all.findIndex((other) => sameAs(one, other)) === index,
  );
}

export const proofLine = (page: PageData): string[] => proofTexts(page.proof);

/** What the page is called in tabs, search results and chats. */
export function pageTitle(page: PageData): string {
  const entry = entryTexts(page);
  const about = page.category ? `UGC for ${page.category.toLowerCase()}` : 'UGC creator';
  return `${page.displayName} · ${about}${entry ? `, ${entry.from.replace('From', 'from')}` : ''}`;
}

export const pageDescription = (page: PageData): string =>
  page.bio?.replaceAll(/\s+/g, ' ') ??
  page.tagline ??
  `See ${page.displayName}’s work and packages. Payment is held until you approve the content.`;

/** A name as two letters at most, where there is no picture. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('') || '?';

/** The first part of an address that says where it leads: "https://www.example.org/a" → "example.org". */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** 12400 → "12.4K". */
export const countText = (count: number): string =>
  new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(count);
