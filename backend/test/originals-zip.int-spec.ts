import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { aCreator, makeViewable } from './builders.js';
import type { Person } from './person.js';
import { aPhoto, aProduction, entry, send, submit } from './sending.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The bytes of an answer, and how many were announced. */
function download(
  person: Person,
  path: string,
): Promise<{ status: number; announced: number; bytes: Buffer }> {
  return new Promise((done, fail) => {
    const sent = request(`${person.url}${path}`, { headers: { cookie: person.cookieHeader } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          announced: Number(answer.headers['content-length']),
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    sent.once('error', fail).end();
  });
}

/** The files of a zip without compression, by its directory at the end (APPNOTE, 4.3.12 and 4.3.16). */
function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), zip.subarray(start, start + size));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/** Two photos of the same name, delivered. */
async function aDelivery() {
  const { creator, brand, bookingId } = await aProduction(stage);
  const contents = [await aPhoto(300, 500), await aPhoto(320, 500)];
  const files = [];
  for (const content of contents) {
    const photo = { content, name: 'Sommer 🌞.jpg', type: 'image/jpeg' };
    files.push(entry(photo, await send(creator.person, bookingId, photo)));
  }
  expect((await submit(creator.person, bookingId, files)).status).toBe(200);
  await makeViewable(stage, bookingId);
  return { creator, brand, bookingId, contents, path: `/api/bookings/${bookingId}/originals.zip` };
}

describe('the archive of the originals', () => {
  it('is the creator’s at once and the brand’s after the release, byte for byte and with its sums', async () => {
    const { creator, brand, bookingId, contents, path } = await aDelivery();
    expect((await download(brand, path)).status).toBe(403);
    expect((await download(creator.person, path)).status).toBe(200);
    await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' });
    const { status, announced, bytes } = await download(brand, path);
    expect([status, announced]).toEqual([200, bytes.length]);
    const files = unzip(bytes);
    expect([...files.keys()]).toEqual(['Sommer 🌞.jpg', 'Sommer 🌞 (2).jpg', 'SHA256SUMS.txt']);
    expect([...files.values()].slice(0, 2).map(sha256)).toEqual(contents.map(sha256));
    expect(files.get('SHA256SUMS.txt')?.toString()).toBe(
      `${sha256(contents[0] ?? Buffer.of())}  Sommer 🌞.jpg\n${sha256(contents[1] ?? Buffer.of())}  Sommer 🌞 (2).jpg\n`,
    );
  });

  it('is nobody else’s, and nothing before there is something in it', async () => {
    const { path } = await aDelivery();
    const { person: stranger } = await aCreator(stage);
    expect((await download(stranger, path)).status).toBe(404);
    const { creator, bookingId } = await aProduction(stage);
    expect((await download(creator.person, `/api/bookings/${bookingId}/originals.zip`)).status).toBe(404);
  });

  it('lets go of its files when nobody wants the rest', async () => {
    const { creator, path } = await aDelivery();
    for (let round = 0; round < 5; round += 1) {
      await new Promise<void>((done, fail) => {
        const sent = request(
          `${creator.person.url}${path}`,
          { headers: { cookie: creator.person.cookieHeader } },
          (answer) => {
            answer.once('data', () => sent.destroy());
            answer.once('close', done);
            answer.on('error', () => undefined);
          },
        );
        sent.once('error', fail).end();
      });
    }
    expect((await download(creator.person, path)).status).toBe(200);
  });
});
