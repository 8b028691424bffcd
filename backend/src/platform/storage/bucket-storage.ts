import { createWriteStream } from 'node:fs';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { ScratchFolder } from '../media/scratch-folders.js';
import { Slots } from '../media/slots.js';
import { type Bucket, NotStored, StorageUnavailable, type StoredPart } from './bucket.js';
import { type ByteRange, FileStorage, type Shown, refuseRangeBehind, requireKey } from './file-storage.js';

/** A file is sent in parts of so many bytes: S3 takes 5 MiB at least, but for the last, and 10,000 of them. */
export const PART_BYTES = 8 * 1024 * 1024;
/** Parts that are held in memory at once, over all files. */
const PARTS_AT_ONCE = 4;
const NO_LIMIT = { ofOwner: Infinity, inAll: Infinity };
/** How often a reading is taken up again that has brought nothing since the last time. */
const FRUITLESS = 3;
/** Links to a file begin with the quarter hour, so that it has the same one for a while and a browser keeps its copy. */
const QUARTER_MS = 900_000;
/** Such as `bytes=0-99`, `bytes=100-` and `bytes=-100`: of several ranges at once, the whole file is given. */
const ONE_RANGE = /^bytes=(\d+-\d*|-\d+)$/;
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];
const ANSWERED = ['content-length', 'content-range', 'etag', 'last-modified'];

/** Keeps files in a bucket, which all servers reach. */
export class BucketStorage extends FileStorage {
  private readonly slots = new Slots(PARTS_AT_ONCE);

  constructor(readonly bucket: Bucket) {
    super();
  }

  async write(key: string, content: Buffer): Promise<void> {
    requireKey(key);
    await this.bucket.put(key, content);
  }

  async adopt(key: string, source: string): Promise<void> {
    requireKey(key);
    const { size } = await stat(source);
    if (size <= PART_BYTES) await this.inTurn(async () => this.bucket.put(key, await readFile(source)));
    else await this.adoptInParts(key, source, size);
    await rm(source);
  }

  async size(key: string): Promise<number | null> {
    requireKey(key);
    return this.bucket.size(key);
  }

  async remove(key: string): Promise<void> {
    requireKey(key);
    await this.bucket.remove(key);
  }

  read(key: string, range?: ByteRange): Readable {
    requireKey(key);
    const stopped = new AbortController();
    const stream = Readable.from(this.pieces(key, range ?? null, stopped.signal), { objectMode: false });
    return stream.once('close', () => stopped.abort());
  }

  /** A copy: the file itself is elsewhere. */
  async stage({ input }: ScratchFolder, key: string, name = 'original'): Promise<string> {
    const path = join(input, name);
    if (await stat(path).catch(() => null)) return path;
    await pipeline(this.read(key), createWriteStream(path)).catch((error: unknown) => {
      // As of a file that is missing in a folder.
      throw error instanceof NotStored ? Object.assign(error, { code: 'ENOENT' }) : error;
    });
    return path;
  }

  async answer(reply: FastifyReply, key: string, shown: Shown): Promise<void> {
    requireKey(key);
    const { headers, method } = reply.request;
    const isConditional = CONDITIONS.some((name) => headers[name] !== undefined);
    if (shown.freeUntil !== undefined && method === 'GET' && !isConditional)
      return this.nameTo(reply, key, { ...shown, freeUntil: shown.freeUntil });
    const stopped = new AbortController();
    reply.raw.once('close', () => stopped.abort());
    const answer = await this.opened(reply, key, stopped.signal);
    for (const name of ANSWERED) {
      const value = answer.headers.get(name);
      if (value !== null) void reply.header(name, value);
    }
    if (answer.status === 412) throw new Problem('PRECONDITION_FAILED');
    if (answer.status === 416) throw new Problem('RANGE_NOT_SATISFIABLE');
    void reply.status(answer.status).headers({
      'content-type': shown.mimeType,
      'cache-control': shown.cacheControl,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      ...(shown.disposition !== undefined && { 'content-disposition': shown.disposition }),
    });
    const body =
      answer.body && Readable.from(watched(answer.body, this.bucket.patience.silence), { objectMode: false });
    await reply.send(body ?? undefined);
  }

  keys(): AsyncIterable<string> {
    return this.bucket.keys();
  }

  /** For work that holds a part in memory. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.slots.take('', NO_LIMIT, work);
  }

  /** Lets those who may have a file fetch it from the storage itself, for as long as they may. */
  private async nameTo(
    reply: FastifyReply,
    key: string,
    { mimeType, cacheControl, disposition, freeUntil }: Required<Pick<Shown, 'freeUntil'>> & Shown,
  ): Promise<void> {
    const size = await this.bucket.size(key);
    if (size === null) throw new Problem('NOT_FOUND');
    refuseRangeBehind(reply, size);
    const from = Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS;
    const url = await this.bucket.link(key, {
      from,
      seconds: Math.ceil((freeUntil - from) / 1000),
      shown: {
        'response-content-type': mimeType,
        'response-cache-control': cacheControl,
        ...(disposition !== undefined && { 'response-content-disposition': disposition }),
      },
    });
    void reply.header('cache-control', 'private, no-store');
    await reply.redirect(url, 302);
  }

  private async opened(reply: FastifyReply, key: string, signal: AbortSignal): Promise<Response> {
    const { headers, method } = reply.request;
    const asked: Record<string, string> = {};
    for (const name of CONDITIONS) if (typeof headers[name] === 'string') asked[name] = headers[name];
    if (ONE_RANGE.test(headers.range ?? '')) asked['range'] = headers.range ?? '';
    try {
      return await this.bucket.open(key, {
        ...{ method: method === 'HEAD' ? 'HEAD' : 'GET', headers: asked, signal },
      });
    } catch (error) {
      throw error instanceof NotStored ? new Problem('NOT_FOUND') : error;
    }
  }

  private async adoptInParts(key: string, source: string, size: number): Promise<void> {
    const uploadId = await this.bucket.beginParts(key);
    const file = await open(source);
    try {
      const parts: StoredPart[] = [];
      for (let from = 0; from < size; from += PART_BYTES) {
        parts.push(
          await this.inTurn(async () => {
            const part = Buffer.alloc(Math.min(PART_BYTES, size - from));
            await file.read(part, 0, part.length, from);
            return this.bucket.putPart(key, uploadId, parts.length + 1, part);
          }),
        );
      }
      await this.bucket.joinParts(key, uploadId, parts);
    } catch (error) {
      await this.bucket.forgetParts(key, uploadId).catch(() => undefined);
      throw error;
    } finally {
      await file.close();
    }
  }

  /** A connection that breaks is made again, and the file is read on from where it was. */
  private async *pieces(
    key: string,
    range: ByteRange | null,
    signal: AbortSignal,
  ): AsyncGenerator<Uint8Array> {
    let at = range?.start ?? 0;
    let end = range?.end ?? null;
    let isSame: string | null = null;
    for (let fruitless = 0; end === null || at <= end;) {
      const headers: Record<string, string> = {
        ...((at > 0 || end !== null) && { range: `bytes=${at}-${end ?? ''}` }),
        ...(isSame !== null && { 'if-match': isSame }),
      };
      const answer = await this.bucket.open(key, { headers, signal });
      if (answer.status !== 200 && answer.status !== 206)
        throw new StorageUnavailable(`GET ${key}: ${answer.status}`);
      end ??= at + Number(answer.headers.get('content-length')) - 1;
      isSame ??= answer.headers.get('etag');
      const from = at;
      try {
        for await (const piece of watched(answer.body, this.bucket.patience.silence)) {
          at += piece.length;
          yield piece;
        }
      } catch (error) {
        fruitless = at > from ? 0 : fruitless + 1;
        if (signal.aborted || fruitless > FRUITLESS) throw error;
      }
    }
  }
}

/** The pieces of a body; one that brings nothing for so many milliseconds ends with an error. */
async function* watched(body: Response['body'], silence: number): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  if (!reader) return;
  let isWhole = false;
  try {
    for (;;) {
      const { done, value } = await within(silence, reader.read());
      if (done) break;
      yield value;
    }
    isWhole = true;
  } finally {
    if (!isWhole) reader.cancel().catch(() => undefined);
  }
}

async function within<T>(milliseconds: number, reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new StorageUnavailable('it fell silent')), milliseconds);
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}
