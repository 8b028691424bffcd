import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  createReadStream,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

export const S3_KEYS = { accessKeyId: 'AKIDOFTHETESTS', secretAccessKey: 'the secret of the tests' };
const REGION = 'us-east-1';
/** What a real one asks of every part but the last. */
const SMALLEST_PART = 5 * 1024 * 1024;

/** How it goes wrong: an answer of that status, none at all, a connection that is cut at once or after so many bytes of the body. */
export type Fault = number | 'hang' | 'cut' | { cutAfter: number } | { silentAfter: number };

interface Signed {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
/** Each byte but the unreserved ones of RFC 3986, in upper case. */
const percent = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * AWS Signature Version 4 as its documentation describes it, written apart from what the product uses, so that the two check each other.
 * @param signedHeaders names in their order, with `;` between them
 */
export function signatureOf(
  { method, url, headers }: Signed,
  {
    date,
    signedHeaders,
    payload,
    secret,
    region = REGION,
    service = 's3',
  }: {
    date: string;
    signedHeaders: string;
    payload: string;
    secret: string;
    region?: string;
    service?: string;
  },
): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .sort();
  const named = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const path = url.pathname.split('/').map((part) => percent(decodeURIComponent(part)));
  const canonical = [method, path.join('/'), query.join('&'), named.join(''), signedHeaders, payload].join(
    '\n',
  );
  const scope = `${date.slice(0, 8)}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, date.slice(0, 8)));
  return hmac(key, text).toString('hex');
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** A storage that speaks S3, checks every signature, and goes wrong when it is told to. Its objects lie in a folder. */
export class S3StandIn {
  /** Requests that were answered, such as `PUT originals/…`. */
  readonly asked: string[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'reelpact-s3-'));
  private readonly uploads = new Map<string, Map<number, string>>();
  private readonly faults: { of: RegExp; fault: Fault; times: number }[] = [];
  private server: Server | null = null;
  private count = 0;

  /** @returns what names it in the settings */
  async start(): Promise<Record<string, string>> {
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    this.server = server;
    return {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    };
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((closed) => this.server?.close(closed));
    rmSync(this.folder, { recursive: true });
  }

  /** @param of which requests, by `<method> <key>?<query>` */
  goWrong(of: RegExp, fault: Fault, times = 1): void {
    this.faults.push({ of, fault, times });
  }

  /** Goes right again. @returns how many faults nobody has met */
  recover(): number {
    return this.faults.splice(0).reduce((sum, { times }) => sum + times, 0);
  }

  /** Uploads in parts that are neither joined nor given up. */
  get openUploads(): number {
    return this.uploads.size;
  }

  private pathOf(key: string): string {
    return join(this.folder, encodeURIComponent(key));
  }

  private has(key: string): boolean {
    return statSync(this.pathOf(key), { throwIfNoEntry: false }) !== undefined;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stand-in');
    const key = decodeURIComponent(url.pathname.slice('/files/'.length));
    const name = `${request.method ?? ''} ${key}${url.search}`;
    const body = await buffer(request).catch(() => null);
    // Whoever hangs up in the middle has sent nothing.
    if (body === null) return;
    const fault = this.nextFault(name);
    try {
      this.requireSigned({ method: request.method ?? '', url, headers: request.headers }, body);
      if (typeof fault === 'number') throw new Refusal(fault, 'SlowDown');
      if (fault === 'hang') return;
      if (fault === 'cut') return void request.socket.destroy();
      this.asked.push(`${request.method ?? ''} ${key}`);
      this.act(request, response, url, key, body, fault);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.writeHead(error.status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${error.code}</Code></Error>`);
    }
  }

  private nextFault(name: string): Fault | undefined {
    const found = this.faults.find(({ of, times }) => times > 0 && of.test(name));
    if (found) found.times -= 1;
    return found?.fault;
  }

  private requireSigned(signed: Signed, body: Buffer): void {
    const { url, headers } = signed;
    const query = url.searchParams.get('X-Amz-Signature');
    const [, scope = '', names = '', inHeader = ''] =
      /Credential=([^,]*), SignedHeaders=([^,]*), Signature=(\w+)/.exec(headers.authorization as string) ??
      [];
    const date = url.searchParams.get('X-Amz-Date') ?? String(headers['x-amz-date']);
    const credential = url.searchParams.get('X-Amz-Credential') ?? scope;
    const payload = query === null ? String(headers['x-amz-content-sha256']) : 'UNSIGNED-PAYLOAD';
    if (!credential.startsWith(`${S3_KEYS.accessKeyId}/`)) throw new Refusal(403, 'InvalidAccessKeyId');
    const signedHeaders = url.searchParams.get('X-Amz-SignedHeaders') ?? names;
    const secret = S3_KEYS.secretAccessKey;
    const expected = signatureOf(signed, { date, signedHeaders, payload, secret });
    if (!sameText(expected, query ?? inHeader)) throw new Refusal(403, 'SignatureDoesNotMatch');
    const at = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
    const seconds = Number(url.searchParams.get('X-Amz-Expires') ?? 900);
    if (!(Date.now() < at + seconds * 1000)) throw new Refusal(403, 'AccessDenied');
    if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
      throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  }

  private act(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    key: string,
    body: Buffer,
    fault: Fault | undefined,
  ): void {
    const uploadId = url.searchParams.get('uploadId');
    const parts = uploadId === null ? undefined : this.uploads.get(uploadId);
    if (uploadId !== null && !parts) throw new Refusal(404, 'NoSuchUpload');
    switch (request.method) {
      case 'PUT': {
        const at = uploadId === null ? key : `${uploadId}:${url.searchParams.get('partNumber') ?? ''}`;
        writeFileSync(this.pathOf(at), body);
        const tag = `"${createHash('md5').update(body).digest('hex')}"`;
        parts?.set(Number(url.searchParams.get('partNumber')), tag);
        response.writeHead(200, { etag: tag }).end();
        return;
      }
      case 'POST':
        if (uploadId !== null && parts) return this.join(response, key, uploadId, parts, body.toString());
        this.count += 1;
        this.uploads.set(`upload-${this.count}`, new Map());
        response.end(`<R><UploadId>upload-${this.count}</UploadId></R>`);
        return;
      case 'DELETE':
        if (uploadId !== null && parts) this.forget(uploadId, parts);
        else rmSync(this.pathOf(key), { force: true });
        response.writeHead(204).end();
        return;
      default:
        if (key === '') return this.list(response, url);
        return this.give(request, response, url, key, fault);
    }
  }

  private join(
    response: ServerResponse,
    key: string,
    uploadId: string,
    parts: Map<number, string>,
    wanted: string,
  ): void {
    const named = [...wanted.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
    const numbers = named.map(([, number]) => Number(number));
    if (numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] ?? 0)))
      throw new Refusal(400, 'InvalidPartOrder');
    if (named.length === 0 || named.some(([, number, tag]) => parts.get(Number(number)) !== tag))
      throw new Refusal(400, 'InvalidPart');
    const pieces = numbers.map((number) => readFileSync(this.pathOf(`${uploadId}:${number}`)));
    if (pieces.slice(0, -1).some(({ length }) => length < SMALLEST_PART))
      throw new Refusal(400, 'EntityTooSmall');
    rmSync(this.pathOf(key), { force: true });
    for (const piece of pieces) writeFileSync(this.pathOf(key), piece, { flag: 'a' });
    this.forget(uploadId, parts);
    response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  }

  private forget(uploadId: string, parts: Map<number, string>): void {
    for (const number of parts.keys()) rmSync(this.pathOf(`${uploadId}:${number}`), { force: true });
    this.uploads.delete(uploadId);
  }

  private list(response: ServerResponse, url: URL): void {
    // It may give fewer than it is asked for.
    const most = Math.min(100, Number(url.searchParams.get('max-keys')));
    const after = url.searchParams.get('continuation-token') ?? '';
    const all = readdirSync(this.folder)
      .map(decodeURIComponent)
      .filter((key) => !key.startsWith('upload-'));
    const rest = all.filter((key) => key > after).sort();
    const page = rest.slice(0, most);
    const more =
      rest.length > page.length ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
    response.end(`<R>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${more}</R>`);
  }

  private give(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    key: string,
    fault: Fault | undefined,
  ): void {
    if (!this.has(key)) throw new Refusal(404, 'NoSuchKey');
    const { size, mtime } = statSync(this.pathOf(key));
    const tag = `"${sha256(`${key} ${mtime.toISOString()}`).slice(0, 32)}"`;
    const { 'if-match': same, 'if-none-match': other, range } = request.headers;
    if (same !== undefined && same !== tag) throw new Refusal(412, 'PreconditionFailed');
    const headers: Record<string, string> = {
      etag: tag,
      'last-modified': mtime.toUTCString(),
      'accept-ranges': 'bytes',
    };
    if (other === tag) return void response.writeHead(304, headers).end();
    for (const name of ['content-type', 'content-disposition', 'cache-control']) {
      const value = url.searchParams.get(`response-${name}`);
      if (value !== null) headers[name] = value;
    }
    const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
    const start = first === '' ? (last === '' ? 0 : Math.max(0, size - Number(last))) : Number(first);
    const end = first !== '' && last !== '' ? Math.min(size - 1, Number(last)) : size - 1;
    if (range !== undefined && (start >= size || end < start)) {
      response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
      return;
    }
    if (range !== undefined) headers['content-range'] = `bytes ${start}-${end}/${size}`;
    response.writeHead(range === undefined ? 200 : 206, { ...headers, 'content-length': end - start + 1 });
    if (request.method === 'HEAD' || size === 0) return void response.end();
    const most =
      typeof fault === 'object' ? ('cutAfter' in fault ? fault.cutAfter : fault.silentAfter) : Infinity;
    if (most === 0) return void request.socket.destroy();
    const stream = createReadStream(this.pathOf(key), { start, end: Math.min(end, start + most - 1) });
    stream.pipe(response, { end: most === Infinity });
    if (typeof fault === 'object' && 'cutAfter' in fault) stream.once('end', () => request.socket.end());
  }
}

function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
