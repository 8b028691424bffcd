import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { S3StandIn, S3_KEYS, signatureOf } from '../../../test/s3-stand-in.js';
import type { Config } from '../config/config.js';
import { ScratchFolders } from '../media/scratch-folders.js';
import { Bucket, StorageUnavailable } from './bucket.js';
import { BucketStorage, PART_BYTES } from './bucket-storage.js';
import { copyFiles } from './copy-files.js';
import { FolderStorage } from './folder-storage.js';

/** Short enough for a test, and long enough for what lies on the same machine. */
const PATIENCE = { short: 2_000, part: 10_000, silence: 500, pause: 1 };
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

let standIn: S3StandIn;
let bucket: Bucket;
let storage: BucketStorage;
let folders: ScratchFolders;
const dataDir = mkdtempSync(join(tmpdir(), 'reelpact-bucket-'));
beforeAll(async () => {
  standIn = new S3StandIn();
  const { S3_ENDPOINT: endpoint = '', S3_BUCKET: name = '' } = await standIn.start();
  bucket = new Bucket({ endpoint, bucket: name, region: 'us-east-1', ...S3_KEYS }, PATIENCE);
  storage = new BucketStorage(bucket);
  folders = new ScratchFolders({ dataDir } as Config);
});
afterEach(() => expect(standIn.recover()).toBe(0));
afterAll(async () => {
  await standIn.stop();
  rmSync(dataDir, { recursive: true });
});

let count = 0;
const newKey = (): string => `originals/file-${(count += 1)}`;
const fileOf = (bytes: Buffer): string => {
  const path = join(dataDir, `source-${(count += 1)}`);
  writeFileSync(path, bytes);
  return path;
};

describe('a file in a bucket', () => {
  it.each([0, 1, PART_BYTES, 2 * PART_BYTES + 1])('of %s bytes comes back as it was', async (size) => {
    const [key, bytes] = [newKey(), randomBytes(size)];
    await storage.adopt(key, fileOf(bytes));
    expect(await storage.size(key)).toBe(size);
    expect(sha256(await buffer(storage.read(key)))).toBe(sha256(bytes));
    await folders.lend(async (folder) => {
      const path = await storage.stage(folder, key);
      expect(sha256(readFileSync(path))).toBe(sha256(bytes));
      expect(await storage.stage(folder, key)).toBe(path);
    });
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.size(key)).toBeNull();
    expect(standIn.openUploads).toBe(0);
  });

  it('is read from the first byte to the last that are asked for', async () => {
    const [key, bytes] = [newKey(), randomBytes(5000)];
    await storage.write(key, bytes);
    const part = await buffer(storage.read(key, { start: 1000, end: 1999 }));
    expect(part.equals(bytes.subarray(1000, 2000))).toBe(true);
  });

  it('never leads out of the bucket', async () => {
    for (const key of ['../x', '/x', 'originals/../x', 'originals/x?y', 'originals/', 'originals/.x'])
      await expect(storage.size(key)).rejects.toThrow('not a storage key');
  });

  it('has its place in the list of all, however many there are', async () => {
    const before = new Set<string>();
    for await (const key of storage.keys()) before.add(key);
    const keys = Array.from({ length: 101 }, (_, index) => `portfolio/many-${index}.webp`);
    while (keys.length > 0)
      await Promise.all(keys.splice(-50).map((key) => storage.write(key, Buffer.of(1))));
    const listed: string[] = [];
    for await (const key of storage.keys()) if (!before.has(key)) listed.push(key);
    expect(new Set(listed).size).toBe(101);
    expect(listed).toHaveLength(101);
  });
});

describe('a storage that goes wrong', () => {
  it.each([503, 500, 429, 'cut'] as const)('is asked again: %s', async (fault) => {
    const [key, bytes] = [newKey(), randomBytes(PART_BYTES + 1)];
    standIn.goWrong(/^PUT .*partNumber=1/, fault, 2);
    standIn.goWrong(/^POST .*uploadId/, fault);
    await storage.adopt(key, fileOf(bytes));
    standIn.goWrong(/^HEAD/, fault);
    expect(await storage.size(key)).toBe(bytes.length);
    standIn.goWrong(/^GET/, fault, 2);
    expect(sha256(await buffer(storage.read(key)))).toBe(sha256(bytes));
  });

  it('that doesn’t answer is given up after a while, and asked again', async () => {
    const key = newKey();
    await storage.write(key, Buffer.of(1));
    standIn.goWrong(/^HEAD/, 'hang');
    expect(await storage.size(key)).toBe(1);
  });

  it('for good is said to be so, and leaves nothing open', async () => {
    const [key, path] = [newKey(), fileOf(randomBytes(PART_BYTES + 1))];
    standIn.goWrong(/^PUT .*partNumber=2/, 503, 4);
    await expect(storage.adopt(key, path)).rejects.toThrow(StorageUnavailable);
    expect([await storage.size(key), standIn.openUploads]).toEqual([null, 0]);
    expect(readFileSync(path)).toHaveLength(PART_BYTES + 1);
    standIn.goWrong(/^HEAD/, 503, 4);
    await expect(storage.size(key)).rejects.toThrow(StorageUnavailable);
  });

  it('is not asked again what it refuses', async () => {
    const asked = standIn.asked.length;
    standIn.goWrong(/^DELETE/, 403);
    await expect(storage.remove(newKey())).rejects.toThrow('403');
    expect(standIn.asked).toHaveLength(asked);
  });

  it.each(['cutAfter', 'silentAfter'])('in the middle of a file is read on from there: %s', async (name) => {
    const [key, bytes] = [newKey(), randomBytes(400_000)];
    await storage.write(key, bytes);
    for (const after of [1, 100_000, 65_536])
      standIn.goWrong(/^GET/, { [name]: after } as { cutAfter: number });
    expect(sha256(await buffer(storage.read(key)))).toBe(sha256(bytes));
    for (const after of [50_000, 7]) standIn.goWrong(/^GET/, { [name]: after } as { cutAfter: number });
    const part = await buffer(storage.read(key, { start: 1000, end: 200_999 }));
    expect(sha256(part)).toBe(sha256(bytes.subarray(1000, 201_000)));
  });

  it('that never brings another byte ends the reading', async () => {
    const key = newKey();
    await storage.write(key, randomBytes(100_000));
    standIn.goWrong(/^GET/, { cutAfter: 10 });
    standIn.goWrong(/^GET/, { cutAfter: 0 }, 4);
    await expect(buffer(storage.read(key))).rejects.toThrow();
  });

  it('that keeps another file in its place meanwhile is found out', async () => {
    const key = newKey();
    await storage.write(key, randomBytes(3_000_000));
    // More than is read ahead.
    standIn.goWrong(/^GET/, { cutAfter: 2_000_000 });
    const reading = storage.read(key);
    await once(reading, 'readable');
    await storage.write(key, randomBytes(3_000_000));
    await expect(buffer(reading)).rejects.toThrow('412');
  });
});

describe('a signed link', () => {
  const shown = {
    'response-content-type': 'video/mp4',
    'response-content-disposition': 'attachment; filename="Ä+b.mp4"',
  };
  const linkTo = (key: string, from = Date.now(), seconds = 300) =>
    bucket.link(key, { from, seconds, shown });

  it('gives the file, whole or in part, under the name and type that it names', async () => {
    const [key, bytes] = [newKey(), randomBytes(5000)];
    await storage.write(key, bytes);
    const answer = await fetch(await linkTo(key), { headers: { range: 'bytes=10-19' } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Ä+b.mp4"');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
  });

  it('is over when its time is, and is for one file, one method and one set of headers', async () => {
    const [key, other] = [newKey(), newKey()];
    for (const one of [key, other]) await storage.write(one, Buffer.of(1));
    const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;
    const now = Date.now();
    expect(await statusOf(await linkTo(key, now - 200_000, 300))).toBe(200);
    expect(await statusOf(await linkTo(key, now - 301_000, 300))).toBe(403);
    const link = await linkTo(key);
    expect(await statusOf(link.replace(key, other))).toBe(403);
    expect(await statusOf(link.replace('video%2Fmp4', 'text%2Fhtml'))).toBe(403);
    expect(await statusOf(link.replace('X-Amz-Expires=300', 'X-Amz-Expires=900'))).toBe(403);
    expect(await statusOf(link, { method: 'DELETE' })).toBe(403);
    expect(await statusOf(link.slice(0, link.indexOf('?')))).toBe(403);
    expect(await storage.size(key)).toBe(1);
  });

  /** The example in Amazon's documentation of signed query strings, "Authenticating Requests: Using Query Parameters". */
  it('is signed as Amazon’s own example is', () => {
    const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
    for (const [name, value] of [
      ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
      ['X-Amz-Credential', 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request'],
      ['X-Amz-Date', '20130524T000000Z'],
      ['X-Amz-Expires', '86400'],
      ['X-Amz-SignedHeaders', 'host'],
    ] as const)
      url.searchParams.set(name, value);
    const signature = signatureOf(
      { method: 'GET', url, headers: { host: url.host } },
      {
        date: '20130524T000000Z',
        signedHeaders: 'host',
        payload: 'UNSIGNED-PAYLOAD',
        secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      },
    );
    expect(signature).toBe('aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404');
  });
});

describe('copying all files to another storage', () => {
  it('goes on after interruptions, compares every sum, and takes away what is gone', async () => {
    const from = new FolderStorage(join(dataDir, 'copied'));
    const contents = new Map<string, Buffer>();
    for (let index = 0; index < 60; index += 1)
      contents.set(`clean/copied-${index}.webp`, randomBytes(index * 500));
    for (const [key, bytes] of contents) await from.write(key, bytes);
    const journal = join(dataDir, 'journal');
    const copy = () => copyFiles(from, storage, { folders, journal });
    // One in three fails for good, each time others.
    const left: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      standIn.goWrong(new RegExp(`^PUT clean/copied-\\d*[${round}${round + 4}] ?`), 403, 4);
      left.push((await copy()).failed.length);
      standIn.recover();
    }
    expect(left.slice(0, 2).every((failed) => failed > 0)).toBe(true);
    // What was noted last may be half a line, and a copy may have been stopped before its note.
    const lines = readFileSync(journal, 'utf8').trimEnd().split('\n');
    writeFileSync(journal, lines.join('\n').slice(0, -20));
    writeFileSync(journal, `\n`, { flag: 'a' });
    await from.remove('clean/copied-7.webp');
    const last = await copy();
    expect([last.failed, last.removed]).toEqual([[], 1]);
    contents.delete('clean/copied-7.webp');
    for (const [key, bytes] of contents) expect(sha256(await buffer(storage.read(key)))).toBe(sha256(bytes));
    expect(await storage.size('clean/copied-7.webp')).toBeNull();
    const again = await copy();
    expect(again).toEqual({ copied: 0, known: 59, removed: 0, failed: [] });
  });

  it.each([['all files'], ['one folder of them']])(
    'removes nothing from the copy when %s are gone at once, as with a disk that is not mounted',
    async (which) => {
      const root = join(dataDir, `cleared ${which}`);
      const from = new FolderStorage(root);
      const keys = ['originals', 'previews'].flatMap((folder) =>
        [1, 2, 3].map((index) => `${folder}/cleared-${index}-${which.length}`),
      );
      for (const key of keys) await from.write(key, randomBytes(10));
      const copy = () => copyFiles(from, storage, { folders, journal: `${root}.journal` });
      expect(await copy()).toMatchObject({ copied: 6, failed: [] });
      rmSync(which === 'all files' ? root : join(root, 'originals'), { recursive: true });
      await expect(copy()).rejects.toThrow('3 of 3 files in originals/');
      for (const key of keys) expect(await storage.size(key)).toBe(10);
    },
  );
});
