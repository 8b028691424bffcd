import { instagramUrl, type BlockContent } from '@reelpact/domain';
import type { PageData, PagePackage, Site } from './page-data';
import { packagesOf, pageDescription, pageTitle, priceText } from './words';

/** What Reelpact is, for search engines and chats. */
export const SITE_DESCRIPTION =
  'A professional link-in-bio page for creators, with bookings, project management and secure escrow payments.';

/** What a document says about itself, to browsers, search engines and chats. */
export interface DocumentHead {
  title: string;
  description: string;
  /** The one address under which it is to be found; null where it isn't to be. */
  canonical: string | null;
  /** The picture that a shared link shows. Chats lay it out before they have it when they know its size. */
  image: { url: string; isCard: boolean } | null;
  type: 'profile' | 'product' | 'website';
  data: object | null;
}

/** The card, or the next best picture until it is made. */
function imageOf(
  site: Site,
  card: string | null,
  ...others: (string | null | undefined)[]
): DocumentHead['image'] {
  const path = card ?? others.find((other) => other);
  return path ? { url: `${site.publicUrl}${path}`, isCard: path === card } : null;
}

const absolute = (site: Site, path: string | null): string | null => path && `${site.publicUrl}${path}`;

const offerOf = (site: Site, pack: PagePackage): object => ({
  '@type': 'Offer',
  url: `${site.publicUrl}/service/${pack.id}`,
  price: pack.price,
  priceCurrency: 'USD',
  name: pack.name,
});

function personOf(page: PageData, site: Site): object {
  const accounts = page.blocks.flatMap(({ content }) => (content as BlockContent).accounts ?? []);
  return {
    '@type': 'Person',
    name: page.displayName,
    description: page.bio ?? undefined,
    image: absolute(site, page.profileImageUrl) ?? undefined,
    url: `${site.publicUrl}/${page.username}`,
    sameAs: [
      ...new Set([
        ...(page.instagramUsername ? [instagramUrl(page.instagramUsername).replace(/\/$/, '')] : []),
        ...accounts.map(({ url }) => url),
      ]),
    ],
    makesOffer: packagesOf(page)
      .filter(({ bookable }) => bookable)
      .map((pack) => offerOf(site, pack)),
  };
}

/** A page without anything to book is found by nobody. */
const isFound = (page: PageData): boolean => page.packages.some(({ bookable }) => bookable);

export function profileHead(page: PageData, site: Site): DocumentHead {
  return {
    title: pageTitle(page),
    description: pageDescription(page),
    canonical: isFound(page) ? `${site.publicUrl}/${page.username}` : null,
    image: imageOf(site, page.cardUrl, page.portfolioItems[0]?.imageUrl, page.profileImageUrl),
    type: 'profile',
    data: { '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntity: personOf(page, site) },
  };
}

export function serviceHead(page: PageData, pack: PagePackage, site: Site): DocumentHead {
  return {
    title: `${pack.name} by ${page.displayName}${pack.bookable ? ` · ${priceText(pack)}` : ''}`,
    description: (pack.description || pageDescription(page)).replaceAll(/\s+/g, ' '),
    canonical: pack.bookable ? `${site.publicUrl}/service/${pack.id}` : null,
    image: imageOf(site, pack.cardUrl ?? page.cardUrl, page.portfolioItems[0]?.imageUrl),
    type: 'product',
    data: pack.bookable ? { '@context': 'https://schema.org', ...offerOf(site, pack) } : null,
  };
}
