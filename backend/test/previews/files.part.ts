import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { bookingNumber } from '@reelpact/domain';
import { MediaWorker } from '../../src/platform/media/media-worker.js';
import { type WatermarkText, watermarkLayout } from '../../src/platform/media/watermark.js';
import { FileLinks } from '../../src/platform/storage/file-links.js';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import { type TestApp, startTestApp, withPreviews } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { read } from '../builders.js';
import type { Visitor as Person } from '../../src/modules/demo/visitor.js';
import { type Sent, aClip, aPhoto, aProduction, entry, send, submit } from '../sending.js';
import { storeInstead } from '../media-files.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const HOUR = 3_600_000;
const bytesOf = async (path: string | null | undefined): Promise<Buffer> => {
  const answer = await fetch(`${stage.url}${path ?? '/nowhere'}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const fileOf = (booking: BookingDto) => booking.submissions[0]!.files[0]!;

async function aDelivery(file: Sent): Promise<{ creator: Person; brand: Person; bookingId: string }> {
  const { creator, brand, bookingId } = await aProduction(stage);
  await send(creator.person, bookingId, file);
  const { status } = await submit(creator.person, bookingId, [entry(file)]);
  expect(status).toBe(200);
  return { creator: creator.person, brand, bookingId };
}

describe('a file’s link', () => {
  const name = 'Grüße "aus" 東京.mp4';
  let creator: Person;
  let bookingId: string;
  let clip: Sent;
  beforeAll(async () => {
    clip = { content: aClip('320x180'), name, type: 'video/mp4' };
    ({ creator, bookingId } = await aDelivery(clip));
  });

  it('gives the whole file, or the range that is asked for', async () => {
    const { url, downloadUrl } = fileOf(await read(creator, bookingId));
    expect((await bytesOf(url)).equals(clip.content)).toBe(true);
    const part = await fetch(stage.url + (url ?? ''), { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${clip.content.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(clip.content.subarray(100, 200))).toBe(true);
    const refused = async (headers: Record<string, string>) =>
      (await fetch(stage.url + (url ?? ''), { headers })).json();
    const nothing = await refused({ range: 'bytes=99999999-' });
    expect(nothing).toMatchObject({ statusCode: 416, code: 'RANGE_NOT_SATISFIABLE' });
    const another = await refused({ 'if-match': '"another"' });
    expect(another).toMatchObject({ statusCode: 412, code: 'PRECONDITION_FAILED' });
    expect(part.headers.get('content-type')).toBe('video/mp4');
    // Nothing of ours is where a storage of its own answers.
    expect(part.redirected || part.headers.get('x-content-type-options') === 'nosniff').toBe(true);
    expect(part.headers.get('cache-control')).toMatch(/^private/);
    expect(part.headers.get('content-disposition')).toMatch(/^inline/);
    const saved = await fetch(stage.url + (downloadUrl ?? ''));
    await saved.body?.cancel();
    expect(saved.headers.get('content-disposition')).toBe(
      `attachment; filename="Gr__e _aus_ __.mp4"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%22aus%22%20%E6%9D%B1%E4%BA%AC.mp4`,
    );
  });

  it('is over after an hour, and cannot be made by others', async () => {
    const links = stage.app.get(FileLinks);
    const file = { key: 'originals/x', fileName: 'x.mp4', mimeType: 'video/mp4', download: false };
    const old = links.url(file, Date.now() - 2 * HOUR);
    const fresh = fileOf(await read(creator, bookingId)).url ?? '';
    const [payload = '', signature = ''] = fresh.split('/').pop()!.split('.');
    const forged = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('originals', 'profiles'),
    ).toString('base64url');
    for (const path of [
      old,
      links.url(file),
      `/api/files/${forged}.${signature}`,
      `/api/files/${payload}`,
      '/api/files/x',
    ]) {
      const answer = await fetch(stage.url + path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    }
  });

  it('holds the longest name that a file can have', async () => {
    const links = stage.app.get(FileLinks);
    const { uploadId } = fileOf(await read(creator, bookingId));
    const file = { key: `originals/${uploadId}`, mimeType: 'video/mp4', download: true };
    const answer = await fetch(stage.url + links.url({ ...file, fileName: '東'.repeat(255) }));
    await answer.body?.cancel();
    expect(answer.status).toBe(200);
  });

  it('stays the same for a quarter of an hour, so that a browser can keep its copy', () => {
    const links = stage.app.get(FileLinks);
    const file = { key: 'originals/x', fileName: 'x.mp4', mimeType: 'video/mp4', download: false };
    const start = Math.ceil(Date.now() / 900_000) * 900_000;
    expect(links.url(file, start + 1)).toBe(links.url(file, start + 899_999));
    expect(links.url(file, start + 1)).not.toBe(links.url(file, start + 900_001));
    const token =
      links
        .url(file, start + 899_999)
        .split('/')
        .pop() ?? '';
    expect(links.read(token, start + 899_999 + HOUR - 1)).toMatchObject({ ...file, whileUnlocked: false });
    expect(links.read(token, start + 900_000 + HOUR)).toBeNull();
  });
});

describe('public media', () => {
  it('are pictures of profiles and portfolios, and nothing else', async () => {
    const { creator, bookingId } = await aDelivery({
      content: await aPhoto(),
      name: 'a.jpg',
      type: 'image/jpeg',
    });
    const { uploadId } = fileOf(await read(creator, bookingId));
    await storeInstead(stage, 'profiles/ann.webp', 'picture');
    const shown = await fetch(`${stage.url}/api/media/profiles/ann.webp`);
    expect(await shown.text()).toBe('picture');
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toContain('immutable');
    const hidden = [
      `originals/${uploadId}`,
      'profiles/nobody.webp',
      'profiles/..%2Foriginals%2Fx.webp',
      'profiles/ann.html',
    ];
    for (const key of hidden) expect((await fetch(`${stage.url}/api/media/${key}`)).status).toBe(404);
  });
});

describe('a preview', () => {
  it('of a photo is small, marked, and tells nothing of the original', async () => {
    const content = await aFlatPhoto(2000, 1500);
    const photo = { content, name: 'sun.jpg', type: 'image/jpeg' };
    const { brand, creator, bookingId } = await aDelivery(photo);
    expect(fileOf(await read(brand, bookingId))).toMatchObject({
      preview: 'pending',
      url: null,
      downloadUrl: null,
    });
    await stage.drain();
    const file = fileOf(await read(brand, bookingId));
    expect(file).toMatchObject({ preview: 'ready', original: false });
    const preview = await bytesOf(file.url);
    const { width, height, format, exif } = await sharp(preview).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 1280,
      height: 960,
      format: 'webp',
      exif: undefined,
    });
    expect((await bytesOf(file.downloadUrl)).equals(preview)).toBe(true);
    expect((await bytesOf(fileOf(await read(creator, bookingId)).url)).equals(photo.content)).toBe(true);

    const { brandName } = await read(brand, bookingId);
    const text = { name: brandName, number: bookingNumber(bookingId) };
    await expectMarked(preview, await unmarked(photo.content), text);

    await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' });
    const unlocked = fileOf(await read(brand, bookingId));
    expect(unlocked.original).toBe(true);
    expect((await bytesOf(unlocked.downloadUrl)).equals(photo.content)).toBe(true);
  });

  it('of a video plays from its start, is marked, and comes with a poster', async () => {
    const clip = { content: aClip('1920x1080'), name: 'pour.mp4', type: 'video/mp4' };
    const { brand, bookingId } = await aDelivery(clip);
    await stage.drain();
    const file = fileOf(await read(brand, bookingId));
    expect(file).toMatchObject({ preview: 'ready', original: false });
    const preview = await bytesOf(file.url);
    expect(preview.includes('Lisbon')).toBe(false);
    expect(clip.content.includes('Lisbon')).toBe(true);
    // The index before the pictures: it can be shown while it is loading.
    expect(preview.indexOf('moov')).toBeLessThan(preview.indexOf('mdat'));
    const poster = await bytesOf(file.posterUrl);
    expect(await sharp(poster).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 });
  });

  it('is given up for a video that cannot be read, and never tried for ever', async () => {
    const clip = { content: aClip('320x180'), name: 'cut.mp4', type: 'video/mp4' };
    const { brand, bookingId } = await aDelivery(clip);
    // It could be read when it came; what is kept of it can't.
    const { uploadId } = fileOf(await read(brand, bookingId));
    await storeInstead(stage, `originals/${uploadId}`, clip.content.subarray(0, 200));
    await stage.drain();
    expect(fileOf(await read(brand, bookingId))).toMatchObject({ preview: 'failed', url: null });
    const jobs = await stage.database.rows('t-all-jobs', `select from graphile_worker.jobs`);
    expect(jobs).toEqual([]);
  });
});

describe('a server that stops while it makes a preview', () => {
  it('leaves the preview to the next start', async () => {
    const own = await startTestApp({}, withPreviews);
    try {
      const { creator, bookingId } = await aProduction(own);
      await send(creator.person, bookingId, {
        content: aClip('320x180'),
        name: 'reel.mp4',
        type: 'video/mp4',
      });
      own.app.get(MediaWorker).onModuleDestroy();
      await expect(own.drain()).rejects.toThrow(/abort|stopped/i);
      const previews = await own.database.rows('t-preview-states', 'select status from previews');
      expect(previews).toEqual([{ status: 'pending' }]);
    } finally {
      await own.stop();
    }
  });
});

/** Without noise, so that the least mark on it shows. */
const aFlatPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } })
    .withExif({ IFD0: { Copyright: 'Sophia Reyes, Lisbon' } })
    .jpeg()
    .toBuffer();

const unmarked = (original: Buffer): Promise<Buffer> =>
  sharp(original).resize(1280, 1280, { fit: 'inside' }).webp({ quality: 78 }).toBuffer();

/** The watermark stands where it should, and the picture is as it was everywhere else. */
async function expectMarked(preview: Buffer, plain: Buffer, text: WatermarkText): Promise<void> {
  const { width, height } = await sharp(preview).metadata();
  const mark = watermarkLayout(text, { width, height });
  const [one, other] = await Promise.all(
    [preview, plain].map((image) => sharp(image).greyscale().raw().toBuffer()),
  );
  const differing = { within: 0, outside: 0 };
  for (const [index, value] of (one ?? Buffer.alloc(0)).entries()) {
    if (Math.abs(value - (other?.[index] ?? 0)) <= 6) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    const isWithin = (from: number, length: number, at: number) => at >= from - 8 && at < from + length + 8;
    const isMark =
      isWithin(mark.left, mark.width, x) && mark.tops.some((top) => isWithin(top, mark.height, y));
    differing[isMark ? 'within' : 'outside'] += 1;
  }
  expect(differing.outside).toBe(0);
  expect(differing.within / (mark.width * mark.height * 3)).toBeGreaterThan(0.1);
}
