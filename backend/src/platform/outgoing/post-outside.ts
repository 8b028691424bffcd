import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { unlessAborted } from './bounded-fetch.js';
import { HostAddresses } from './host-addresses.js';
import { isLoopbackAddress, isPublicAddress } from './public-address.js';

export interface OutsideRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** For everything, from resolving the name to the last byte that is read. */
  timeoutMs: number;
  /** An answer is cut off after so many bytes, and so many of them are kept. */
  readBytes: number;
  keepBytes: number;
}
type OutsideFailure = 'not_public' | 'not_found' | 'timeout' | 'connection' | 'certificate' | 'address';

export type OutsideAnswer =
  /** The beginning of what was answered, as text that can be stored and shown. */
  { status: number; beginning: string } | { failure: OutsideFailure };

/** What Node calls the failures of a certificate. */
const CERTIFICATE = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/;

const storable = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\0', '\ufffd');

/**
 * Posts to an address that a stranger chose. The host is resolved here, every address of it must be public, and the connection
 * goes to exactly the address that was looked at: a name that means something else a moment later changes nothing. Redirects
 * are never followed, proxies of the environment not used.
 */
@Injectable()
export class PostOutside {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly hosts: HostAddresses,
  ) {}

  /** Whether this may be connected to at all. */
  mayReach(address: string): boolean {
    return isPublicAddress(address) || (this.config.webhookAllowLoopback && isLoopbackAddress(address));
  }

  /** Settles within the timeout, whatever is answered. */
  async run(wanted: OutsideRequest): Promise<OutsideAnswer> {
    const ended = AbortSignal.timeout(wanted.timeoutMs);
    const url = new URL(wanted.url);
    const isSecure = url.protocol === 'https:';
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = await unlessAborted(ended, () => this.hosts.of(hostname)).catch((error: unknown) => {
      if (ended.aborted) return null;
      throw error;
    });
    if (addresses === null) return { failure: 'timeout' };
    const [address] = addresses;
    if (address === undefined) return { failure: 'not_found' };
    // One that is inside is enough: which of them is taken would be chance.
    if (!addresses.every((one) => this.mayReach(one))) return { failure: 'not_public' };
    if (!isSecure && !isLoopbackAddress(address)) return { failure: 'address' };
    const options: RequestOptions = {
      method: 'POST',
      host: hostname,
      port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port),
      path: url.pathname + url.search,
      headers: { ...wanted.headers, host: url.host, 'content-length': wanted.body.length },
      lookup: always(address),
      agent: false,
    };
    return send(isSecure ? requestHttps : requestHttp, options, wanted, ended);
  }
}

const always =
  (address: string): LookupFunction =>
  (_hostname, options, done) => {
    const family = isIP(address);
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

function send(
  request: typeof requestHttp,
  options: RequestOptions,
  { body, readBytes, keepBytes }: OutsideRequest,
  ended: AbortSignal,
): Promise<OutsideAnswer> {
  return new Promise((resolve) => {
    let isAnswered = false;
    const outgoing = request(options, (answer) => {
      // A break from here on changes nothing: the status is known.
      isAnswered = true;
      void readBeginning(answer, readBytes, keepBytes, ended).then((beginning) => {
        outgoing.destroy();
        resolve({ status: answer.statusCode ?? 0, beginning: storable(beginning) });
      });
    });
    // Without a listener the connection would be closed without an error, and nobody told.
    outgoing.once('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, beginning: '' });
    });
    // Whatever else ends a request without an answer or an error.
    outgoing.once('close', () => {
      if (!isAnswered) resolve({ failure: 'connection' });
    });
    // Stays: what is destroyed may complain once more.
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (isAnswered) return;
      resolve({ failure: CERTIFICATE.test(error.code ?? '') ? 'certificate' : 'connection' });
    });
    const end = () => {
      if (!isAnswered) resolve({ failure: 'timeout' });
      outgoing.destroy();
    };
    ended.addEventListener('abort', end, { once: true });
    outgoing.end(body);
  });
}

/** Reads until the end, the limit, a break or the timeout; how it was answered is known by then in any case. */
function readBeginning(
  answer: IncomingMessage,
  readBytes: number,
  keepBytes: number,
  ended: AbortSignal,
): Promise<Buffer> {
  return new Promise((resolve) => {
    const kept: Buffer[] = [];
    let read = 0;
    const finish = () => resolve(Buffer.concat(kept).subarray(0, keepBytes));
    answer.on('data', (chunk: Buffer) => {
      if (read < keepBytes) kept.push(chunk.subarray(0, keepBytes - read));
      read += chunk.length;
      if (read >= readBytes) finish();
    });
    for (const event of ['end', 'error', 'close', 'aborted'] as const) answer.on(event, finish);
    ended.addEventListener('abort', finish, { once: true });
  });
}
