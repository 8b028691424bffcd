import { Agent, request as open } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A request as it goes over the wire: nothing about it is mended by a client that means well. */
export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}
export interface WireAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
}

/** Only ends a hang. */
const HANG_MS = 300_000;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** Sends a request and reads the whole answer; status 0 when there was none. */
export function send(url: string, { method, path, headers, body }: WireRequest): Promise<WireAnswer> {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  return new Promise((done) => {
    const finish = (status: number, text: string, seen: Record<string, string | undefined> = {}): void =>
      done({ status, text, headers: seen });
    const call = open(url, {
      agent,
      method,
      path,
      timeout: HANG_MS,
      headers: { ...(bytes && { 'content-length': String(bytes.length) }), ...headers },
    });
    call.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => {
        parts.push(part);
        // A stream of events stays open for minutes; its beginning shows that it was granted.
        if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy();
      });
      response.once('close', () => {
        const seen = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        const whole = Buffer.concat(parts);
        const unpack = whole.length > 0 ? UNPACK[response.headers['content-encoding'] ?? ''] : undefined;
        const text = (unpack?.(whole) ?? whole).toString();
        finish(response.statusCode ?? 0, text, Object.fromEntries(seen) as Record<string, string>);
        // More was announced than is sent: nobody waits for the rest.
        if (Number(headers['content-length'] ?? 0) > (bytes?.length ?? 0)) call.destroy();
      });
    });
    call.once('timeout', () => call.destroy(new Error('no answer')));
    call.once('error', (error) => finish(0, String(error)));
    call.end(bytes);
  });
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const LONGEST_SHOWN = 2_000;
const short = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters)` : text;

/** The request as a line for a shell. */
export function asCurl(url: string, { method, path, headers, body }: WireRequest): string {
  const named = Object.entries(headers).map(([name, value]) => `-H ${quoted(short(`${name}: ${value}`))}`);
  const sent = body === undefined ? [] : [`--data-raw ${quoted(short(body))}`];
  return ['curl', '-i', '--path-as-is', '-X', method, quoted(url + short(path)), ...named, ...sent].join(' ');
}

export const closeConnections = (): void => agent.destroy();
