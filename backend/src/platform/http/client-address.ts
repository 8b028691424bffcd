import { isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** How many of the eight groups of an IPv6 address name a household (/64), and how many a whole site (/48). */
const NETWORK_GROUPS = 4;
const SITE_GROUPS = 3;

/** Whom an address belongs to: one household has a whole /64 of IPv6. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last]
    .slice(0, NETWORK_GROUPS)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The /48 that a network of IPv6 belongs to: anyone may rent one, with 65,536 networks in it. null for IPv4. */
export const siteOf = (network: string): string | null =>
  network.includes(':') ? network.split(':').slice(0, SITE_GROUPS).join(':') : null;

/** Injects the network a request comes from, for counting. */
export const ClientNetwork = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  networkOf(context.switchToHttp().getRequest<FastifyRequest>().ip),
);

/** Injects what the browser says it is, for telling one device from another; null when it says nothing. */
export const ClientAgent = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    context.switchToHttp().getRequest<FastifyRequest>().headers['user-agent'] ?? null,
);
