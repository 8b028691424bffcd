import { formatPrice, isBookableTier, parseDollars, proofTexts, revisionsLabel } from '@reelpact/domain';
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

/** "From $95", "3–5 days", "1 revision included". */
export function entryTexts(page: PageData): { from: string; terms: string } | null {
  const pack = entryPackage(page);
  if (pack === null) return null;
  const days = pack.deliveryTime.replace(/(\d)-(\d)/, '$1–$2');
  const terms = [days, pack.revisions !== 0 && `${revisionsLabel(pack.revisions)} included`].filter(Boolean);
  return { from: `From ${priceText(pack)}`, terms: terms.join(' · ') };
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
