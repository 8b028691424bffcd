import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../config/s3-settings.js';
import { boundedFetch } from '../outgoing/bounded-fetch.js';

/** The storage didn't answer, or not as it should, however often it was asked. */
export class StorageUnavailable extends Error {}

/** Nothing is stored there, or an upload in parts is over. */
export class NotStored extends Error {}

/** A request failed in a way that asking again may mend. */
class TryAgain extends Error {}

/** How long is waited before something is tried again, in milliseconds. */
interface Patience {
  /** For the answer to what has no large body. */
  short: number;
  /** The same for one part of a file, on a slow line. */
  part: number;
  /** For the next piece of a file that is read. */
  silence: number;
  /** Before the second attempt; before each further one, twice as long. */
  pause: number;
}

const PATIENCE: Patience = { short: 10_000, part: 60_000, silence: 30_000, pause: 200 };
const ATTEMPTS = 4;
/** Of those who throttle and those who are broken. */
const MAY_PASS = new Set([408, 429, 500, 502, 503, 504]);
/** More keys are never listed at once. */
const KEYS_AT_ONCE = 1000;

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Whether it has a body that takes its time. */
  isLong?: boolean;
  /** Statuses that are answers, beside those from 200 to 299. */
  accepts?: readonly number[];
  /** Whether the answer may be of any length, and is read by the caller. */
  isStreamed?: boolean;
  signal?: AbortSignal;
}

/** A part of a file that arrives in parts. */
export interface StoredPart {
  number: number;
  /** What the storage calls its content. */
  tag: string;
}

/** Speaks with a bucket of an S3-compatible storage: what is asked for fails only after it was tried again. */
export class Bucket {
  private readonly client: AwsClient;
  private readonly address: string;

  constructor(
    { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
    readonly patience = PATIENCE,
  ) {
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    this.address = `${endpoint}/${bucket}`;
  }

  /** @returns bytes; null when nothing is stored under the key */
  async size(key: string): Promise<number | null> {
    const { status, headers } = await this.call({ method: 'HEAD', key, accepts: [404] });
    return status === 404 ? null : Number(headers.get('content-length'));
  }

  async put(key: string, body: Buffer): Promise<void> {
    await this.call({ method: 'PUT', key, body, isLong: true });
  }

  async remove(key: string): Promise<void> {
    await this.call({ method: 'DELETE', key, accepts: [404] });
  }

  /**
   * The beginning of an answer, with its body still to be read.
   * @param headers such as `range`
   * @throws NotStored
   */
  async open(
    key: string,
    { method = 'GET', headers, signal }: Pick<Call, 'headers' | 'signal'> & { method?: 'GET' | 'HEAD' },
  ): Promise<Response> {
    const accepts = [304, 404, 412, 416];
    const answer = await this.call({ method, key, headers, signal, accepts, isStreamed: true });
    if (answer.status !== 404) return answer;
    await answer.body?.cancel();
    throw new NotStored(key);
  }

  /** @returns the name of an upload in parts */
  async beginParts(key: string): Promise<string> {
    const answer = await this.call({ method: 'POST', key, query: { uploads: '' } });
    const [name] = textsIn(await answer.text(), 'UploadId');
    if (name === undefined) throw new StorageUnavailable('an upload in parts was begun without a name');
    return name;
  }

  /** A part that is sent again under its number replaces the one before. @throws NotStored when the upload is over */
  async putPart(key: string, uploadId: string, number: number, body: Buffer): Promise<StoredPart> {
    const query = { partNumber: String(number), uploadId };
    const answer = await this.call({
      ...{ method: 'PUT', key, query, body, isLong: true },
      accepts: [404],
    });
    if (answer.status === 404) throw new NotStored(`${key} in parts`);
    return { number, tag: answer.headers.get('etag') ?? '' };
  }

  /** Makes one file of its parts; once more without harm. @throws NotStored when the upload is over and left nothing */
  async joinParts(key: string, uploadId: string, parts: readonly StoredPart[]): Promise<void> {
    const listed = parts.map(
      ({ number, tag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
    );
    const body = Buffer.from(`<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`);
    const answer = await this.call({
      ...{ method: 'POST', key, query: { uploadId }, body, isLong: true },
      accepts: [404],
    });
    const said = await answer.text();
    // Joined before, by somebody who didn't hear of it.
    if (answer.status === 404 && (await this.size(key)) !== null) return;
    if (answer.status === 404) throw new NotStored(`${key} in parts`);
    // It may begin an answer that all is well, and then find that it isn't.
    if (said.includes('<Error>')) throw new StorageUnavailable(`${key}: ${textsIn(said, 'Code')[0] ?? said}`);
  }

  /** A storage that doesn't know how leaves them to the rules of the bucket. */
  async forgetParts(key: string, uploadId: string): Promise<void> {
    await this.call({ method: 'DELETE', key, query: { uploadId }, accepts: [404, 405, 501] });
  }

  /** The keys of everything, in their order. */
  async *keys(): AsyncGenerator<string> {
    let more: string | undefined;
    do {
      const query = {
        ...{ 'list-type': '2', 'max-keys': String(KEYS_AT_ONCE) },
        ...(more !== undefined && { 'continuation-token': more }),
      };
      const said = await (await this.call({ method: 'GET', query })).text();
      yield* textsIn(said, 'Key');
      [more] = textsIn(said, 'NextContinuationToken');
    } while (more !== undefined);
  }

  /**
   * A link by which anyone may fetch one file.
   * @param from when it begins to hold, in milliseconds since 1970; the same second gives the same link
   * @param seconds how long it holds
   * @param shown headers of the answer, by the names that S3 has for them
   */
  async link(
    key: string,
    { from, seconds, shown }: { from: number; seconds: number; shown: Record<string, string> },
  ): Promise<string> {
    const url = this.urlOf(key, { ...shown, 'X-Amz-Expires': String(seconds) });
    const datetime = new Date(from).toISOString().replace(/[:-]|\.\d{3}/g, '');
    return (await this.client.sign(url.href, { aws: { signQuery: true, datetime } })).url;
  }

  private urlOf(key?: string, query: Record<string, string> = {}): URL {
    const url = new URL(key === undefined ? this.address : `${this.address}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }

  /** @throws StorageUnavailable */
  private async call(call: Call): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(call);
      } catch (error) {
        const isOver = call.signal?.aborted === true || attempt === ATTEMPTS;
        if (!(error instanceof TryAgain) || isOver) {
          const why = error instanceof Error ? error.message : String(error);
          throw new StorageUnavailable(`${call.method} ${call.key ?? 'the bucket'}: ${why}`);
        }
        await pause(this.patience.pause * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  }

  private async once(call: Call): Promise<Response> {
    const { method, key, query, headers, body, accepts, isLong } = call;
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await this.client.sign(this.urlOf(key, query).href, {
      ...{ method, body: body as Uint8Array<ArrayBuffer> | undefined },
      // The storage refuses what changed on its way.
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
    });
    const over = AbortSignal.timeout(isLong === true ? this.patience.part : this.patience.short);
    const answer = await asked(signed, call, over).catch((error: unknown) => {
      throw new TryAgain(error instanceof Error ? error.message : String(error));
    });
    if (answer.ok || accepts?.includes(answer.status)) return answer;
    const said = (await answer.text()).slice(0, 300);
    const error = MAY_PASS.has(answer.status) ? TryAgain : Error;
    throw new error(`${answer.status} ${textsIn(said, 'Code')[0] ?? ''}`.trim());
  }
}

/** @param over ends the waiting for an answer */
async function asked(request: Request, { isStreamed, signal }: Call, over: AbortSignal): Promise<Response> {
  if (isStreamed !== true) return boundedFetch(request, { signal: over });
  // Until the headers are here; the reader of the body looks after the rest.
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const signals = [over, ...(signal ? [signal] : [])];
  for (const one of signals) one.addEventListener('abort', stop, { once: true });
  try {
    // eslint-disable-next-line no-restricted-globals -- a file may have any length, and is read piece by piece
    return await fetch(request, { redirect: 'manual', signal: stopped.signal });
  } finally {
    over.removeEventListener('abort', stop);
  }
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => PLAIN[name] ?? '');
const PLAIN: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** What stands in all elements of a name; those that are asked for hold nothing but text. */
function textsIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    unescaped(text),
  );
}
