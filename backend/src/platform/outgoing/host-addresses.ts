import { promises as dns } from 'node:dns';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';

const TIMEOUT_MS = 3_000;
/** Names that mean this machine, which no name server has to know. */
const OWN: Readonly<Record<string, string[]>> = { localhost: ['127.0.0.1'] };

/**
 * Asks name servers directly. The system's own lookup takes one of four threads that files need as well, and a stranger's slow
 * name server could hold all of them.
 */
@Injectable()
export class HostAddresses {
  /** @param hostname of a URL, an IPv6 address without its brackets. @returns none when there is no such host */
  async of(hostname: string): Promise<string[]> {
    if (isIP(hostname) !== 0) return [hostname];
    const own = OWN[hostname];
    if (own) return own;
    const resolver = new dns.Resolver({ timeout: TIMEOUT_MS, tries: 1 });
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  }
}
