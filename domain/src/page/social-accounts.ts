import { BLOCK_MESSAGES, NETWORKS, type Network, type SocialEntry, webAddress } from './blocks.js';

interface AccountAddresses {
  /** An account's address up to its handle. */
  start: string;
  /** The network's own; their subdomains count as well. */
  hosts: readonly string[];
}

/** Where the accounts of a network are. A website is its own address. */
const ACCOUNTS: Partial<Record<Network, AccountAddresses>> = {
  instagram: { start: 'https://www.instagram.com/', hosts: ['instagram.com'] },
  tiktok: { start: 'https://www.tiktok.com/@', hosts: ['tiktok.com'] },
  youtube: { start: 'https://www.youtube.com/@', hosts: ['youtube.com'] },
  pinterest: {
    start: 'https://www.pinterest.com/',
    hosts: [
      'pinterest.com',
      'pinterest.com.au',
      'pinterest.com.mx',
      'pinterest.co.uk',
      'pinterest.at',
      'pinterest.ca',
      'pinterest.ch',
      'pinterest.cl',
      'pinterest.de',
      'pinterest.dk',
      'pinterest.es',
      'pinterest.fr',
      'pinterest.ie',
      'pinterest.it',
      'pinterest.jp',
      'pinterest.nz',
      'pinterest.ph',
      'pinterest.pt',
      'pinterest.se',
    ],
  },
  linkedin: { start: 'https://www.linkedin.com/in/', hosts: ['linkedin.com'] },
  x: { start: 'https://x.com/', hosts: ['x.com', 'twitter.com'] },
};

const HANDLE = /^@?([\p{L}\p{N}_][\p{L}\p{N}_.·-]{0,99})$/u;
/** What became of "@nora" where it was completed like the address of a website. */
const HANDLE_AS_HOST = /^https?:\/\/(@[^/@]+)\/?$/;

const isOf = (hostname: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
const isNetworkHost = (text: string): boolean =>
  Object.values(ACCOUNTS).some(({ hosts }) => isOf(text.toLowerCase(), hosts));

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The handle in an address of the network, without its sign; null for an address of another form, such as a channel's number. */
function handleIn(href: string, { start }: AccountAddresses): string | null {
  const before = new URL(start).pathname;
  const path = decoded(new URL(href).pathname).replace(/\/$/, '');
  return path.startsWith(before) ? (HANDLE.exec(path.slice(before.length))?.[1] ?? null) : null;
}

/**
 * The address of somebody's account.
 * @param typed a handle, with its sign or without, or an address on the network, with its scheme or without
 * @returns null when it is neither
 */
export function accountAddress(network: Network, typed: string): string | null {
  const text = typed.trim();
  const found = ACCOUNTS[network];
  if (!found) return webAddress(text) ?? webAddress(`https://${text}`);
  const built = (handle: string): string | null => webAddress(`${found.start}${encodeURI(handle)}`);
  const [, handle] = HANDLE.exec(HANDLE_AS_HOST.exec(text)?.[1] ?? text) ?? [];
  if (handle !== undefined && !isNetworkHost(handle)) return built(handle);
  const href = webAddress(text) ?? webAddress(`https://${text}`);
  if (href === null || !isOf(new URL(href).hostname, found.hosts) || new URL(href).pathname === '/')
    return null;
  const inside = handleIn(href, found);
  return inside === null ? href : built(inside);
}

/** An account as its owner names it: "@nora.haddad", or its address where that has no handle. What is no account stays as it is. */
export function accountName(network: Network, typed: string): string {
  const found = ACCOUNTS[network];
  const href = accountAddress(network, typed);
  if (!found || href === null) return typed;
  const handle = handleIn(href, found);
  return handle === null ? href : `@${handle}`;
}

/** Why something names no account of a network, or null when it does. */
export function accountProblem(network: Network, typed: string): string | null {
  if (accountAddress(network, typed) !== null) return null;
  return network in ACCOUNTS
    ? `Please enter a handle, such as @nora.films, or an address on ${NETWORKS[network]}.`
    : BLOCK_MESSAGES.url;
}

/** The accounts that a page can lead to, each with its address. Others were stored before addresses were checked. */
export const linkedAccounts = <Entry extends SocialEntry>(accounts: readonly Entry[]): Entry[] =>
  accounts.flatMap((account) => {
    const url = accountAddress(account.network, account.url);
    return url === null ? [] : [{ ...account, url }];
  });
