import { BlockList, isIP } from 'node:net';

/** Networks in which nobody on the public internet can be: IANA's special-purpose registries, and all that embeds IPv4. */
const NOT_PUBLIC = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // behind a carrier's address translation
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, and where clouds answer with credentials
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
  '168.63.129.16/32', // Azure's inside
] as const;

/** The only global unicast space, and what in it leads elsewhere. */
const PUBLIC_V6 = '2000::/3';
const NOT_PUBLIC_V6 = [
  '2001::/23', // protocol assignments, Teredo among them
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: an IPv4 address inside
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
] as const;

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const CLOSED = listOf(NOT_PUBLIC, 'ipv4');
const OPEN_V6 = listOf([PUBLIC_V6], 'ipv6');
const CLOSED_V6 = listOf(NOT_PUBLIC_V6, 'ipv6');
const LOOPBACK = listOf(['127.0.0.0/8'], 'ipv4');
const LOOPBACK_V6 = listOf(['::1/128'], 'ipv6');

/**
 * Whether an address is on the public internet. Of IPv6 only global unicast is: that leaves out mapped, compatible and
 * translated IPv4 (NAT64), unique-local, link-local and multicast addresses without listing them.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !CLOSED.check(address, 'ipv4');
  // A zone ("fe80::1%eth0") belongs to addresses of this link.
  if (family !== 6 || address.includes('%')) return false;
  return OPEN_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6');
}

export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return LOOPBACK.check(address, 'ipv4');
  return family === 6 && !address.includes('%') && LOOPBACK_V6.check(address, 'ipv6');
}
