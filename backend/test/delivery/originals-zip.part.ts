import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Credential, SignedCredential } from '@reelpact/domain';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aCreator, makeViewable } from '../builders.js';
import { aPhoto, aProduction, entry, send, submit } from '../sending.js';
import { abandon, download, sha256, unzip } from '../unzip.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

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
    const before = unzip((await download(creator.person, path)).bytes);
    await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' });
    const { status, announced, bytes } = await download(brand, path);
    expect([status, announced]).toEqual([200, bytes.length]);
    const files = unzip(bytes);
    expect([...files.keys()]).toEqual([
      'Sommer 🌞.jpg',
      'Sommer 🌞 (2).jpg',
      'Sommer 🌞.jpg.reelpact.json',
      'Sommer 🌞 (2).jpg.reelpact.json',
      'LICENSE.txt',
      'SHA256SUMS.txt',
    ]);
    const [, license = ''] =
      /\/licenses\/([0-9a-f]+)\n/.exec(files.get('LICENSE.txt')?.toString() ?? '') ?? [];
    expect((await stage.person().get(`/api/licenses/${license}`)).status).toBe(200);
    // Before the release there is none.
    expect([...before.keys()]).toEqual(['Sommer 🌞.jpg', 'Sommer 🌞 (2).jpg', 'SHA256SUMS.txt']);
    expect([...files.values()].slice(0, 2).map(sha256)).toEqual(contents.map(sha256));
    const summed = [...files].filter(([name]) => !name.endsWith('.txt'));
    expect(files.get('SHA256SUMS.txt')?.toString()).toBe(
      summed.map(([name, content]) => `${sha256(content)}  ${name}\n`).join(''),
    );
    // Each stands beside the file that it is about.
    for (const name of ['Sommer 🌞.jpg', 'Sommer 🌞 (2).jpg']) {
      const signed = files.get(`${name}.reelpact.json`)?.toString() ?? '{}';
      const { payload } = JSON.parse(signed) as SignedCredential;
      const { file, license: of } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Credential;
      expect([file.sha256, of.id]).toEqual([sha256(files.get(name) ?? Buffer.of()), license]);
    }
  });

  it('holds nothing that is opened as anything but what it is', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const files = [];
    for (const [index, name] of ['reel.hta', 'photo.jpg.lnk', 'NUL.jpg'].entries()) {
      const photo = { content: await aPhoto(300 + index, 500), name, type: 'image/jpeg' };
      const { uploadId: _, ...named } = entry(photo, await send(creator.person, bookingId, photo));
      // As the specification’s call names it, which knows no uploads.
      files.push(named);
    }
    expect((await submit(creator.person, bookingId, files)).status).toBe(200);
    await makeViewable(stage, bookingId);
    await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' });
    const { bytes } = await download(brand, `/api/bookings/${bookingId}/originals.zip`);
    const safe = ['reel.hta.jpg', 'photo.jpg.lnk.jpg', '_NUL.jpg'];
    expect([...unzip(bytes).keys()]).toEqual([
      ...safe,
      ...safe.map((name) => `${name}.reelpact.json`),
      'LICENSE.txt',
      'SHA256SUMS.txt',
    ]);
    const { body } = await brand.get<{ files: { filename: string }[] }[]>(
      `/api/bookings/${bookingId}/submissions`,
    );
    expect(body[0]?.files.map(({ filename }) => filename)).toEqual(safe);
  });

  it('is nobody else’s, and nothing before there is something in it', async () => {
    const { path } = await aDelivery();
    const { person: stranger } = await aCreator(stage);
    expect((await download(stranger, path)).status).toBe(404);
    const { creator, bookingId } = await aProduction(stage);
    expect((await download(creator.person, `/api/bookings/${bookingId}/originals.zip`)).status).toBe(404);
  });

  it('tells its length to those who ask for no more, without reading on', async () => {
    const { creator, path } = await aDelivery();
    const read = jest.spyOn(stage.app.get(FileStorage), 'read');
    const { status, headers } = await creator.person.call('HEAD', path);
    expect(status).toBe(200);
    // The zip begins with its first file before anyone knows how long it will be.
    expect(read.mock.calls.length).toBeLessThanOrEqual(1);
    read.mockClear();
    const { announced } = await download(creator.person, path);
    expect(Number(headers.get('content-length'))).toBe(announced);
    expect(read).toHaveBeenCalledTimes(2);
    read.mockRestore();
  });

  it('lets go of its files when nobody wants the rest', async () => {
    const { creator, path } = await aDelivery();
    for (let round = 0; round < 5; round += 1) await abandon(creator.person, path);
    expect((await download(creator.person, path)).status).toBe(200);
  });
});
