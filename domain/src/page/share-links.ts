import type { Network, NETWORKS } from './blocks.js';

/** Where creators put the link to their page, by the network that visits from there are counted under. */
export const SHARE_PLACES = {
  instagram: 'Instagram bio',
  tiktok: 'TikTok bio',
  youtube: 'YouTube description',
  pinterest: 'Pinterest profile',
  linkedin: 'LinkedIn profile',
  x: 'X bio',
} as const satisfies Partial<Record<Network, string>>;
export type ShareNetwork = keyof typeof SHARE_PLACES;
export const SHARE_NETWORKS = Object.keys(SHARE_PLACES) as readonly ShareNetwork[];

/** The site that stands for a network in the numbers, whether a link names it or its site was the page before. */
const siteOf = (network: ShareNetwork): string => `${network}.com`;

/** Names of networks that links carry as their source, with the sites under which they are counted. */
export const NETWORK_SITES: Readonly<Record<string, string>> = Object.fromEntries(
  SHARE_NETWORKS.map((network) => [network, siteOf(network)]),
);

/** Their names again: a sign-in that shows none of this shouldn't load all that pages are made of. */
const NAMES: Readonly<Pick<typeof NETWORKS, ShareNetwork>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  x: 'X',
};

/** What a reader calls the sites of networks. */
export const SITE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  SHARE_NETWORKS.map((network) => [siteOf(network), NAMES[network]]),
);

/**
 * The address of a page for one network, short enough to be read in a bio: visits through it count under the network's name, also
 * where its app doesn't say where they come from.
 */
export const shareLink = (origin: string, username: string, network: ShareNetwork): string =>
  `${origin}/${username}?ref=${network}`;
