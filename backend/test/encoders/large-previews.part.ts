import { beforeAll, describe, expect, it } from '@jest/globals';
import { LARGE_PREVIEW_MESSAGES as MESSAGES } from '@reelpact/domain';
import sharp from 'sharp';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import { FileLinks } from '../../src/platform/storage/file-links.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import type { TestApp } from '../app.js';
import { read } from '../builders.js';
import { filesIn, storedFile, storeInstead } from '../media-files.js';
import { picturesOf } from '../mp4-facts.js';
import { type Sent, aFilm, aPhoto, aProduction, entry, send, submit } from '../sending.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const fileOf = (booking: BookingDto) => booking.submissions[0]!.files[0]!;
const fetched = async (path: string | null | undefined) => {
  const answer = await fetch(`${stage.url}${path ?? '/nowhere'}`);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** A film whose rate is none of the round ones, and uneven in the second half if it is wanted. */
function aReel(size: string, isUneven = false): Sent {
  const uneven = isUneven ? ['-vf', "select='not(eq(mod(n,5),1)*gte(t,0.5))'", '-vsync', 'vfr'] : [];
  const content = aFilm(
    ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=30000/1001:duration=1.2`],
    ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1.2'],
    uneven,
  );
  return { content, name: 'reel.mp4', type: 'video/mp4' };
}

async function delivered(file: Sent) {
  const { creator, brand, bookingId } = await aProduction(stage);
  const id = await send(creator.person, bookingId, file);
  expect((await submit(creator.person, bookingId, [entry(file)])).status).toBe(200);
  await stage.drain();
  const order = async () =>
    (await brand.post(`/api/bookings/${bookingId}/review-room/files/${id}/large-preview`)).status;
  const seen = async () => fileOf(await read(brand, bookingId));
  return { creator: creator.person, brand, bookingId, id, order, seen };
}
const approve = async ({ brand, bookingId }: Awaited<ReturnType<typeof delivered>>) =>
  expect((await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' })).status).toBe(200);

describe('a large preview', () => {
  it.each([
    ['of a constant rate', false],
    ['of a rate that varies', true],
  ])(
    'of a film %s has exactly the frames of the standard one, at the size of the original',
    async (_, isUneven) => {
      const reel = await delivered(aReel('1080x1920', isUneven));
      const before = await reel.seen();
      expect(before.large).toEqual({ status: 'none', url: null, width: 1080, height: 1920, note: null });
      expect(before.media).toMatchObject({ width: 720, height: 1280 });
      expect(await reel.order()).toBe(204);
      expect((await reel.seen()).large).toMatchObject({ status: 'pending', note: MESSAGES.pending });
      await stage.drain();
      const { large, playUrl, media } = await reel.seen();
      expect(large).toMatchObject({ status: 'ready', width: 1080, height: 1920 });
      expect(large?.note).toBe('Watermarked preview in full quality, 1080 × 1920 pixels.');
      const [standard, full] = await Promise.all([fetched(playUrl), fetched(large?.url)]);
      expect(picturesOf(full.bytes)).toEqual(picturesOf(standard.bytes));
      expect(picturesOf(full.bytes).frames).toBe(media?.frameCount);
      expect((await fetched(fileOf(await read(reel.creator, reel.bookingId)).large?.url)).bytes).toEqual(
        full.bytes,
      );
    },
  );

  it('of a photo is larger, and has a fainter mark', async () => {
    const photo = {
      content: await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#808080' } })
        .jpeg()
        .toBuffer(),
      name: 'sun.jpg',
      type: 'image/jpeg',
    };
    const sun = await delivered(photo);
    await sun.order();
    await stage.drain();
    const { large, playUrl } = await sun.seen();
    const spread = async (url: string | null | undefined) => {
      const { channels } = await sharp((await fetched(url)).bytes).stats();
      return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
    };
    const full = await sharp((await fetched(large?.url)).bytes).metadata();
    expect([full.width, full.height, full.format]).toEqual([2000, 1500, 'webp']);
    const [usual, faint] = [await spread(playUrl), await spread(large?.url)];
    expect(faint).toBeGreaterThan(4);
    expect(faint).toBeLessThan(usual * 0.75);
  });

  it('that was made before the release stays; one that is asked for afterwards has no mark, and is over with the deal', async () => {
    const photo = { content: await aPhoto(1600, 1200), name: 'sun.jpg', type: 'image/jpeg' };
    const [early, late] = [await delivered(photo), await delivered(photo)];
    await early.order();
    await stage.drain();
    const marked = (await fetched((await early.seen()).large?.url)).bytes;
    for (const one of [early, late]) await approve(one);
    await stage.drain();
    expect(await late.order()).toBe(204);
    await stage.drain();
    expect((await fetched((await early.seen()).large?.url)).bytes.equals(marked)).toBe(true);
    const { large } = await late.seen();
    const plain = await sharp(photo.content).webp({ quality: 86 }).toBuffer();
    expect((await fetched(large?.url)).bytes.equals(plain)).toBe(true);
    expect(await filesIn(stage, 'large', late.id)).toEqual([]);
    // As after a chargeback that was lost: links that were given before are over at once.
    await stage.database.rows('t-refunded', `update bookings set stage = 'refunded' where id = $1`, [
      late.bookingId,
    ]);
    expect((await fetched(large?.url)).status).toBe(404);
    expect((await late.seen()).large).toBeNull();
    const link = stage.app.get(FileLinks).url({
      ...{ key: `clean/${late.id}-large.webp`, fileName: 'x', mimeType: 'image/webp', download: false },
    });
    expect((await fetched(link)).status).toBe(404);
  });

  it('is made once, however often it is asked for and whatever a crash left', async () => {
    const reel = await delivered(aReel('1440x810'));
    expect(await Promise.all([reel.order(), reel.order(), reel.order()])).toEqual([204, 204, 204]);
    const storage = stage.app.get(FileStorage);
    // A server died after it had written the file and before it had noted that.
    await storage.write(`large/${reel.id}.mp4`, Buffer.from('half a film'));
    await stage.drain();
    expect(picturesOf(await storedFile(stage, `large/${reel.id}.mp4`)).frames).toBe(36);
    await storeInstead(stage, `large/${reel.id}.mp4`, 'untouched');
    await stage.database.rows(
      't-large-again',
      `insert into media_tasks (id, task, subject, owner_id, kind) select gen_random_uuid(), 'large-preview', id, creator_id, kind
       from uploads where id = $1`,
      [reel.id],
    );
    expect(await reel.order()).toBe(204);
    await stage.drain();
    expect((await storedFile(stage, `large/${reel.id}.mp4`)).toString()).toBe('untouched');
  });

  it('that can’t be made leaves the standard one, says so, and isn’t tried again', async () => {
    const reel = await delivered(aReel('1440x810'));
    const before = await reel.seen();
    const original = `originals/${reel.id}`;
    const whole = await storedFile(stage, `originals/${reel.id}`);
    await storeInstead(stage, original, whole.subarray(0, 200));
    await reel.order();
    await stage.drain();
    await storeInstead(stage, original, whole);
    const failed = { status: 'failed', url: null, note: MESSAGES.failed };
    expect((await reel.seen()).large).toMatchObject(failed);
    expect(await reel.order()).toBe(204);
    await stage.drain();
    const after = await reel.seen();
    expect(after.large).toMatchObject(failed);
    expect((await fetched(after.playUrl)).bytes.equals((await fetched(before.playUrl)).bytes)).toBe(true);
  });

  it('with other frames than the standard one is never shown', async () => {
    const reel = await delivered(aReel('1440x810'));
    await stage.database.rows(
      't-other-frames',
      'update previews set frame_count = frame_count + 1 where upload_id = $1',
      [reel.id],
    );
    await reel.order();
    await stage.drain();
    expect((await reel.seen()).large).toMatchObject({ status: 'failed', note: MESSAGES.failed });
    expect(await filesIn(stage, 'large', reel.id)).toEqual([]);
  });
});
