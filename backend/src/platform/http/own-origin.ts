/** How a request reached us, as far as the trusted proxies say. */
interface Reached {
  publicUrl: string;
  /** Without a colon. */
  protocol: string;
  /** With the port, if it is not the usual one. */
  host: string;
}

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/**
 * Whether a page's origin (scheme, host and port) is this site: the one that PUBLIC_URL names, or the one by which the request
 * itself came. Where PUBLIC_URL is https a page of http is never ours: anyone on the network can make one.
 */
export function isOwnOrigin(origin: string, { publicUrl, protocol, host }: Reached): boolean {
  const home = originOf(publicUrl);
  if (origin === home) return true;
  if (home?.startsWith('https:') && protocol !== 'https') return false;
  return origin === originOf(`${protocol}://${host}`);
}
