import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Upload } from '@tus/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ArrivingFiles } from '../src/modules/delivery/arriving/arriving-files.js';
import { ArrivingInBucket } from '../src/modules/delivery/arriving/arriving-in-bucket.js';
import { originalKey } from '../src/modules/delivery/upload-record.js';
import { Database } from '../src/platform/database/database.js';
import { newId } from '../src/platform/database/ids.js';
import { ScratchFolders } from '../src/platform/media/scratch-folders.js';
import { BucketStorage, PART_BYTES } from '../src/platform/storage/bucket-storage.js';
import { DiskSpace } from '../src/platform/storage/disk-space.js';
import { FileStorage } from '../src/platform/storage/file-storage.js';
import { type TestApp, startTestApp } from './app.js';
import { S3StandIn } from './s3-stand-in.js';
import { sha256 } from './unzip.js';
import { until } from './until.js';

const standIn = new S3StandIn();
let stage: TestApp;
let storage: BucketStorage;
/** Two servers that know nothing of each other. */
let servers: ArrivingFiles[];
beforeAll(async () => {
  stage = await startTestApp(await standIn.start());
  storage = stage.app.get(FileStorage);
  servers = [1, 2].map(
    () =>
      new ArrivingInBucket(
        stage.app.get(Database),
        storage,
        stage.app.get(ScratchFolders),
        stage.app.get(DiskSpace),
      ),
  );
});
afterEach(() => expect(standIn.recover()).toBe(0));
afterAll(async () => {
  await stage.stop();
  await standIn.stop();
});

const server = (number: number): ArrivingFiles => servers[number % 2]!;
async function begun(size: number): Promise<{ id: string; size: number }> {
  const id = newId();
  await server(0).store.create(new Upload({ id, size, offset: 0 }));
  return { id, size };
}
const offsetOf = async (id: string): Promise<number> => (await server(1).received(id)) ?? -1;

/** What is in the bucket when all has arrived; nothing else of it is left there. */
async function arrived(upload: { id: string; size: number }): Promise<Buffer> {
  expect(await server(0).isWhole(upload)).toBe(true);
  // A crash may have come before anybody heard of it.
  expect(await server(1).isWhole(upload)).toBe(true);
  await server(0).forget(upload.id);
  expect(await server(1).isWhole(upload)).toBe(true);
  expect(standIn.openUploads).toBe(0);
  for await (const key of storage.keys())
    expect(key.includes(upload.id)).toBe(key === originalKey(upload.id));
  return buffer(storage.read(originalKey(upload.id)));
}

describe('a file that arrives in a bucket', () => {
  it('may come in pieces of any size, each to another server', async () => {
    const content = randomBytes(2 * PART_BYTES + 12_345);
    const upload = await begun(content.length);
    const sizes = [1, 1, 100_000, PART_BYTES - 100_002, PART_BYTES - 1, 2, 12_000];
    let at = 0;
    for (const [index, size] of [...sizes, content.length].entries()) {
      const piece = content.subarray(at, at + size);
      expect(await server(index).store.write(Readable.from([piece]), upload.id, at)).toBe(at + piece.length);
      at += piece.length;
      expect((await server(index).store.getUpload(upload.id)).offset).toBe(at);
      expect(await server(index).isWhole(upload)).toBe(at === content.length);
    }
    expect(sha256(await arrived(upload))).toBe(sha256(content));
  });

  it('keeps all that had come when a connection broke, and goes on from there', async () => {
    const content = randomBytes(3 * PART_BYTES);
    const upload = await begun(content.length);
    let breaks = 0;
    for (let at = 0; at < content.length; at = await offsetOf(upload.id)) {
      const end = Math.min(content.length, at + randomInt(1, PART_BYTES));
      const line = async function* () {
        for (let from = at; from < end; from += 65_536) {
          yield content.subarray(from, Math.min(end, from + 65_536));
          await new Promise(setImmediate);
        }
        if (end < content.length) throw new Error('the line broke');
      };
      const sending = server((breaks += 1)).store.write(Readable.from(line()), upload.id, at);
      if (end < content.length) await expect(sending).rejects.toThrow('the line broke');
      else await sending;
      expect(await offsetOf(upload.id)).toBe(end);
    }
    expect(sha256(await arrived(upload))).toBe(sha256(content));
  });

  it('is the later request’s when two send it at once: what the other still brings doesn’t count', async () => {
    const content = randomBytes(2 * PART_BYTES);
    const other = randomBytes(2 * PART_BYTES);
    const upload = await begun(content.length);
    const slow = new PassThrough();
    const first = server(0).store.write(slow, upload.id, 0);
    slow.write(other.subarray(0, PART_BYTES - 10));
    await once(slow, 'drain');
    const second = server(1).store.write(Readable.from([content]), upload.id, 0);
    expect(await second).toBe(content.length);
    slow.end(other.subarray(PART_BYTES - 10));
    await expect(first).rejects.toMatchObject({ status_code: 409 });
    expect(sha256(await arrived(upload))).toBe(sha256(content));
  });

  it('comes whole over a storage that goes wrong now and then', async () => {
    const content = randomBytes(3 * PART_BYTES + 1);
    const upload = await begun(content.length);
    for (const fault of [503, 'cut'] as const) {
      standIn.goWrong(/^PUT/, fault);
      standIn.goWrong(/^POST .*uploadId/, fault);
    }
    expect(await server(0).store.write(Readable.from([content]), upload.id, 0)).toBe(content.length);
    expect(sha256(await arrived(upload))).toBe(sha256(content));
  });

  it('keeps what was stored when the storage is gone, and goes on from there', async () => {
    const content = randomBytes(2 * PART_BYTES);
    const upload = await begun(content.length);
    standIn.goWrong(/^PUT .*partNumber=2/, 503, 4);
    await expect(server(0).store.write(Readable.from([content]), upload.id, 0)).rejects.toMatchObject({
      status_code: 503,
    });
    expect(await offsetOf(upload.id)).toBe(PART_BYTES);
    const rest = content.subarray(PART_BYTES);
    expect(await server(1).store.write(Readable.from([rest]), upload.id, PART_BYTES)).toBe(content.length);
    expect(sha256(await arrived(upload))).toBe(sha256(content));
  });

  const expectNothingOf = async ({ id }: { id: string }) => {
    expect(standIn.openUploads).toBe(0);
    for await (const key of storage.keys()) expect(key).not.toContain(id);
  };

  it('that is discarded between two parts leaves nothing', async () => {
    const upload = await begun(2 * PART_BYTES);
    const slow = new PassThrough();
    const refused = expect(server(0).store.write(slow, upload.id, 0)).rejects.toMatchObject({
      status_code: 404,
    });
    slow.write(randomBytes(PART_BYTES));
    await until(async () => (await offsetOf(upload.id)) === PART_BYTES);
    await server(1).forget(upload.id);
    slow.end(randomBytes(PART_BYTES));
    await refused;
    await expectNothingOf(upload);
  });

  it('that is discarded while a part is on its way leaves nothing', async () => {
    const upload = await begun(PART_BYTES);
    const { bucket } = storage;
    const put = bucket.putPart.bind(bucket);
    const spy = jest.spyOn(bucket, 'putPart').mockImplementationOnce(async (...part) => {
      await server(1).forget(upload.id);
      return put(...part);
    });
    await expect(
      server(0).store.write(Readable.from([randomBytes(PART_BYTES)]), upload.id, 0),
    ).rejects.toMatchObject({ status_code: 404 });
    spy.mockRestore();
    await expectNothingOf(upload);
  });

  it('is over when it was begun too often: each time may cost a part that is stored again', async () => {
    const upload = await begun(10);
    await server(0).store.write(Readable.from([Buffer.of(1)]), upload.id, 0);
    await stage.database.rows('t-often', 'update arriving_parts set writer = 4000 where upload_id = $1', [
      upload.id,
    ]);
    const again = server(0).store.write(Readable.from([Buffer.of(1)]), upload.id, 1);
    await expect(again).rejects.toMatchObject({ status_code: 404 });
    await server(0).forget(upload.id);
  });

  it('holds no more than four parts in memory, however many files come at once', async () => {
    const uploads = await Promise.all(Array.from({ length: 12 }, () => begun(PART_BYTES)));
    const { bucket } = storage;
    const put = bucket.putPart.bind(bucket);
    let [atOnce, most] = [0, 0];
    const spy = jest.spyOn(bucket, 'putPart').mockImplementation(async (...part) => {
      most = Math.max(most, (atOnce += 1));
      return put(...part).finally(() => (atOnce -= 1));
    });
    const content = Buffer.alloc(PART_BYTES);
    await Promise.all(uploads.map(({ id }) => server(0).store.write(Readable.from([content]), id, 0)));
    spy.mockRestore();
    expect(most).toBe(4);
    for (const upload of uploads) expect(await server(1).isWhole(upload)).toBe(true);
    for (const { id } of uploads) await server(1).forget(id);
  });
});
