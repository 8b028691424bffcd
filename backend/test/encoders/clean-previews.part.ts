import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { Visitor as Person } from '../../src/modules/demo/visitor.js';
import { FileLinks } from '../../src/platform/storage/file-links.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { read } from '../builders.js';
import { filesIn, isStored, storedFile, storeInstead } from '../media-files.js';
import { picturesOf } from '../mp4-facts.js';
import { type Sent, aClip, aPhoto, aProduction, entry, send, submit } from '../sending.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const fileOf = (booking: BookingDto) => booking.submissions[0]!.files[0]!;
const fetched = async (path: string | null | undefined) => {
  const answer = await fetch(`${stage.url}${path ?? '/nowhere'}`);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

async function aDelivery(
  file: Sent,
): Promise<{ creator: Person; brand: Person; bookingId: string; id: string }> {
  const { creator, brand, bookingId } = await aProduction(stage);
  const id = await send(creator.person, bookingId, file);
  expect((await submit(creator.person, bookingId, [entry(file)])).status).toBe(200);
  await stage.drain();
  return { creator: creator.person, brand, bookingId, id };
}
const approve = async (brand: Person, bookingId: string) =>
  expect((await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' })).status).toBe(200);
/** A link as the server itself would sign it. */
const linkTo = (key: string): string =>
  stage.app.get(FileLinks).url({ key, fileName: 'x', mimeType: 'video/mp4', download: false });

describe('a preview without the watermark', () => {
  it('is made once the originals are unlocked, and shown to both; downloads give the original', async () => {
    const clip = { content: aClip('360x640'), name: 'reel.mp4', type: 'video/mp4' };
    const { creator, brand, bookingId, id } = await aDelivery(clip);
    const before = fileOf(await read(brand, bookingId));
    const marked = await fetched(before.playUrl);
    expect((await fetched(fileOf(await read(creator, bookingId)).playUrl)).bytes).toEqual(marked.bytes);

    await approve(brand, bookingId);
    const meanwhile = fileOf(await read(brand, bookingId));
    expect((await fetched(meanwhile.playUrl)).bytes).toEqual(marked.bytes);
    expect((await fetched(meanwhile.downloadUrl)).bytes.equals(clip.content)).toBe(true);

    await stage.drain();
    const after = fileOf(await read(brand, bookingId));
    const clean = await storedFile(stage, `clean/${id}.mp4`);
    for (const person of [brand, creator]) {
      const { playUrl, posterUrl } = fileOf(await read(person, bookingId));
      expect((await fetched(playUrl)).bytes.equals(clean)).toBe(true);
      expect(
        (await fetched(posterUrl)).bytes.equals(await storedFile(stage, `clean/${id}-poster.webp`)),
      ).toBe(true);
    }
    expect(clean.equals(marked.bytes)).toBe(false);
    // The same frames: what was said about one of them is still about it.
    expect(picturesOf(clean)).toEqual(picturesOf(marked.bytes));
    expect(after.media).toEqual(before.media);
    expect((await fetched(after.downloadUrl)).bytes.equals(clip.content)).toBe(true);
  });

  it('of a photo shows it as it is', async () => {
    const photo = { content: await aPhoto(640, 480), name: 'sun.jpg', type: 'image/jpeg' };
    const { brand, bookingId } = await aDelivery(photo);
    await approve(brand, bookingId);
    await stage.drain();
    const { bytes } = await fetched(fileOf(await read(brand, bookingId)).playUrl);
    const plain = await sharp(photo.content).webp({ quality: 78 }).toBuffer();
    const pixels = await Promise.all([bytes, plain].map((image) => sharp(image).raw().toBuffer()));
    expect(pixels[0]?.equals(pixels[1] ?? Buffer.alloc(0))).toBe(true);
  });

  it('can’t be had before that, by any address, even if it were there', async () => {
    const photo = { content: await aPhoto(320, 240), name: 'sun.jpg', type: 'image/jpeg' };
    const { brand, creator, bookingId, id } = await aDelivery(photo);
    expect(await filesIn(stage, 'clean', id)).toEqual([]);
    const storage = stage.app.get(FileStorage);
    await storage.write(`clean/${id}.webp`, photo.content);
    await stage.database.rows('t-clean', 'update previews set clean_key = $2 where upload_id = $1', [
      id,
      `clean/${id}.webp`,
    ]);
    for (const person of [brand, creator]) {
      const { playUrl, posterUrl, scrub } = fileOf(await read(person, bookingId));
      for (const path of [playUrl, posterUrl, scrub?.url]) {
        if (path) expect((await fetched(path)).bytes.equals(photo.content)).toBe(false);
      }
    }
    const shown = fileOf(await read(brand, bookingId));
    for (const path of [shown.url, shown.downloadUrl])
      expect((await fetched(path)).bytes.equals(photo.content)).toBe(false);
    const addresses = [
      linkTo(`clean/${id}.webp`),
      linkTo(`clean/${id}-poster.webp`),
      `/api/media/clean/${id}.webp`,
      `/api/media/originals/${id}`,
      `/api/media/previews/..%2Fclean%2F${id}.webp`,
      `/api/files/clean%2F${id}.webp`,
    ];
    for (const address of addresses) expect((await fetched(address)).status).toBe(404);

    await approve(brand, bookingId);
    expect((await fetched(linkTo(`clean/${id}.webp`))).status).toBe(200);
    // As after a chargeback that was lost: links that were given before are over at once.
    await stage.database.rows('t-refunded', `update bookings set stage = 'refunded' where id = $1`, [
      bookingId,
    ]);
    expect((await fetched(linkTo(`clean/${id}.webp`))).status).toBe(404);
    await storage.remove(`clean/${id}.webp`);
  });

  it('is made again after a crash, and once is enough', async () => {
    const clip = { content: aClip('320x180', 1), name: 'reel.mp4', type: 'video/mp4' };
    const { brand, bookingId, id } = await aDelivery(clip);
    await approve(brand, bookingId);
    const storage = stage.app.get(FileStorage);
    // A server died after it had written the file and before it had noted that.
    await storage.write(`clean/${id}.mp4`, Buffer.from('half a film'));
    await stage.drain();
    const made = await storedFile(stage, `clean/${id}.mp4`);
    expect(picturesOf(made).frames).toBe(10);
    await stage.database.rows(
      't-again',
      `insert into media_tasks (id, task, subject, owner_id, kind) select gen_random_uuid(), 'clean-preview', id, creator_id, kind
       from uploads where id = $1`,
      [id],
    );
    await storeInstead(stage, `clean/${id}.mp4`, 'untouched');
    await stage.drain();
    expect((await storedFile(stage, `clean/${id}.mp4`)).toString()).toBe('untouched');
  });

  it('isn’t made for a booking that is taken back before its turn comes', async () => {
    const clip = { content: aClip('320x180', 1), name: 'reel.mp4', type: 'video/mp4' };
    const { brand, bookingId, id } = await aDelivery(clip);
    await approve(brand, bookingId);
    await stage.database.rows('t-refund', `update bookings set stage = 'refunded' where id = $1`, [
      bookingId,
    ]);
    await stage.drain();
    expect(await isStored(stage, `clean/${id}.mp4`)).toBe(false);
    expect((await stage.database.pool.query('select from media_tasks')).rows).toEqual([]);
  });

  it('that can’t be made leaves the marked one', async () => {
    const clip = { content: aClip('320x180', 1), name: 'reel.mp4', type: 'video/mp4' };
    const { brand, bookingId, id } = await aDelivery(clip);
    await approve(brand, bookingId);
    await storeInstead(stage, `originals/${id}`, clip.content.subarray(0, 200));
    await stage.drain();
    const { playUrl } = fileOf(await read(brand, bookingId));
    expect((await fetched(playUrl)).bytes.equals(await storedFile(stage, `previews/${id}.mp4`))).toBe(true);
  });
});
