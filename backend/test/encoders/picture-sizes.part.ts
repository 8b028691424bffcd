import { beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_DESIGN, PAGE_MEDIA } from '@reelpact/domain';
import sharp from 'sharp';
import { MakePortfolioPicture } from '../../src/modules/catalog/use-cases/make-portfolio-picture.js';
import type { CreatorDto } from '../../src/modules/creators/index.js';
import { sizeKey, sizeKeys, type StoredPicture } from '../../src/platform/media/stored-picture.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, type TestCreator, aCreator } from '../builders.js';
import { addPhoto, addVideo, filesIn, storedFile, storeInstead } from '../media-files.js';
import { profileForm } from '../profile-forms.js';
import { aClip, aPhoto } from '../sending.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const pictureOf = async (itemId: string) =>
  (await stage.database.row<{ key: string; picture: StoredPicture | null }>(
    't-picture',
    'select image_key as key, picture from portfolio_items where id = $1',
    [itemId],
  ))!;
const profileOf = async (creatorId: string) =>
  (await stage.database.row<{ key: string; picture: StoredPicture | null }>(
    't-profile',
    'select profile_image_key as key, picture from creators where id = $1',
    [creatorId],
  ))!;
const waiting = () => stage.database.rows('t-waiting-media', 'select task, subject from media_tasks');

/** What each stored size is. */
async function measured(key: string, { widths }: StoredPicture) {
  const all = widths.flatMap((width) => (['avif', 'webp'] as const).map((format) => ({ width, format })));
  return Promise.all(
    all.map(async ({ width, format }) => {
      const bytes = await storedFile(stage, sizeKey(key, width, format));
      const found = await sharp(bytes).metadata();
      expect(found.exif).toBeUndefined();
      expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
      expect(found.width).toBe(width);
      return { width, format, height: found.height, bytes: bytes.length };
    }),
  );
}

describe('a photo of a portfolio', () => {
  it('is made in the sizes of pages, without metadata, and light where it is a poster', async () => {
    const creator = await aCreator(stage);
    // Noise, which compresses worst.
    const itemId = await addPhoto(creator, await aPhoto(1200, 1600));
    expect((await pictureOf(itemId)).picture).toBeNull();
    await stage.drain();
    const { key, picture } = await pictureOf(itemId);
    expect(picture).toEqual({ width: 1080, height: 1440, widths: [320, 640, 1080] });
    for (const size of await measured(key, picture!)) {
      expect(size.height).toBe(Math.round((size.width * 4) / 3));
      if (size.width <= 640) expect(size.bytes).toBeLessThanOrEqual(PAGE_MEDIA.light.bytes);
    }
    const address = `${stage.url}/api/media/${sizeKey(key, 640, 'avif')}`;
    const answer = await fetch(address, { headers: { range: 'bytes=0-9' } });
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is never enlarged', async () => {
    const creator = await aCreator(stage);
    const [middling, tiny] = [
      await addPhoto(creator, await aPhoto(500, 300)),
      await addPhoto(creator, await aPhoto(40, 60)),
    ];
    await stage.drain();
    expect((await pictureOf(middling)).picture).toEqual({ width: 500, height: 300, widths: [320, 500] });
    expect((await pictureOf(tiny)).picture).toEqual({ width: 40, height: 60, widths: [40] });
  });

  it('that can’t be read, or is gone, is shown as it is and not tried for ever', async () => {
    const creator = await aCreator(stage);
    const [broken, gone] = [
      await addPhoto(creator, await aPhoto(64, 64)),
      await addPhoto(creator, await aPhoto(64, 64)),
    ];
    const storage = stage.app.get(FileStorage);
    await storeInstead(stage, (await pictureOf(broken)).key, 'RIFF....WEBPVP8 no picture');
    await storage.remove((await pictureOf(gone)).key);
    await stage.drain();
    expect([(await pictureOf(broken)).picture, (await pictureOf(gone)).picture]).toEqual([null, null]);
    expect(await waiting()).toEqual([]);
  });

  it('is there when its sizes are made twice at the same time', async () => {
    const creator = await aCreator(stage);
    const itemId = await addPhoto(creator, await aPhoto(700, 500));
    const maker = stage.app.get(MakePortfolioPicture);
    await Promise.all([maker.run(itemId), maker.run(itemId)]);
    await stage.drain();
    const { key, picture } = await pictureOf(itemId);
    expect(await measured(key, picture!)).toHaveLength(6);
  });

  it('leaves nothing when it is removed, before or while or after its sizes are made', async () => {
    const creator = await aCreator(stage);
    const remove = (itemId: string) =>
      creator.person.call('DELETE', `/api/creator/${creator.id}/portfolio/${itemId}`);
    const photo = await aPhoto(400, 400);
    const [before, during, after] = [
      await addPhoto(creator, photo),
      await addPhoto(creator, photo),
      await addPhoto(creator, photo),
    ];
    await remove(before);
    const making = stage.app.get(MakePortfolioPicture).run(during);
    await remove(during);
    await making;
    await stage.drain();
    expect(await filesIn(stage, 'portfolio', after)).toHaveLength(5);
    await remove(after);
    await stage.drain();
    for (const itemId of [before, during, after])
      expect(await filesIn(stage, 'portfolio', itemId)).toEqual([]);
  });
});

describe('the poster of a video', () => {
  it('is made in the sizes of pages', async () => {
    const creator = await aCreator(stage);
    const itemId = await addVideo(creator, aClip('1080x1920', 1));
    await stage.drain();
    // What failed for a reason of this machine's waits for its next try.
    expect(await waiting()).toEqual([]);
    const { key, picture } = await pictureOf(itemId);
    expect(picture).toEqual({ width: 720, height: 1280, widths: [320, 640, 720] });
    expect(await measured(key, picture!)).toHaveLength(6);
  });
});

describe('a profile picture', () => {
  const sent = async (username: string, color: string) => {
    const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: color } })
      .png()
      .toBuffer();
    const profileImageUrl = `data:image/png;base64,${picture.toString('base64')}`;
    return profileForm({ username, profileImageUrl });
  };

  it('is made in two sizes; another one takes the place of all its files, and they go with the account', async () => {
    const { person, id, email, username } = await aCreator(stage);
    const save = async (color: string) => {
      const { status } = await person.call('PUT', `/api/creator/profile/${id}`, await sent(username, color));
      expect(status).toBe(200);
      return profileOf(id);
    };
    expect((await save('#c33')).picture).toBeNull();
    await stage.drain();
    const first = await profileOf(id);
    expect(first.picture).toEqual({ width: 256, height: 256, widths: [128, 256] });
    expect((await measured(first.key, first.picture!)).map(({ height }) => height)).toEqual([
      128, 128, 256, 256,
    ]);
    const exported = await person.get<{ data: { profile: { smallerProfileImageUrls: string[] }[] } }>(
      '/api/auth/export',
    );
    expect(exported.body.data.profile[0]?.smallerProfileImageUrls).toEqual(
      sizeKeys(first.key, first.picture).map((key) => `${stage.config.publicUrl}/api/media/${key}`),
    );
    const { key } = await save('#3c3');
    await stage.drain();
    const ids = [first.key, key].map((one) => one.replace(/^profiles\/|\.webp$/g, ''));
    expect(await filesIn(stage, 'profiles', ids[0])).toEqual([]);
    expect(await filesIn(stage, 'profiles', ids[1])).toHaveLength(5);
    expect((await person.post('/api/auth/delete-account', { email, password: PASSWORD })).status).toBe(204);
    await stage.drain();
    expect(await filesIn(stage, 'profiles', ids[1])).toEqual([]);
  });

  it('leaves no file when the change that brought it is refused', async () => {
    const [{ username: taken }, { person, id }] = [await aCreator(stage), await aCreator(stage)];
    const before = await filesIn(stage, 'profiles');
    const answer = await person.call('PUT', `/api/creator/profile/${id}`, await sent(taken, '#33c'));
    expect(answer.status).toBe(409);
    expect(await filesIn(stage, 'profiles')).toEqual(before);
  });
});

describe('a cover', () => {
  const coverOf = async (creatorId: string) =>
    (await stage.database.row<{ key: string; picture: StoredPicture | null }>(
      't-cover',
      'select cover_key as key, cover_picture as picture from creators where id = $1',
      [creatorId],
    ))!;
  const save = async ({ person, id }: TestCreator, photo: Buffer) => {
    const { status } = await person.call('PUT', `/api/creator/${id}/page`, {
      design: { ...DEFAULT_DESIGN, cover: 'photo' },
      blocks: [{ kind: 'packages', enabled: true, archived: false, content: {} }],
      coverUrl: `data:image/jpeg;base64,${photo.toString('base64')}`,
    });
    expect(status).toBe(200);
    return coverOf(id);
  };

  it('is kept whole, made in the sizes of screens, and light on a phone', async () => {
    const creator = await aCreator(stage);
    const { key } = await save(creator, await aPhoto(3000, 2000));
    const { width, height, exif } = await sharp(await storedFile(stage, key)).metadata();
    expect([width, height, exif]).toEqual([2400, 1600, undefined]);
    await stage.drain();
    const { picture } = await coverOf(creator.id);
    expect(picture).toEqual({ width: 2160, height: 1440, widths: [640, 1080, 1440, 2160] });
    const sizes = await measured(key, picture!);
    for (const size of sizes.filter((one) => one.width <= PAGE_MEDIA.coverLight.width))
      expect(size.bytes).toBeLessThanOrEqual(PAGE_MEDIA.coverLight.bytes);
    const { body } = await creator.person.get<CreatorDto>(`/api/creator/profile/${creator.id}`);
    expect(body.coverPicture?.avif).toContain('-640.avif 640w, ');
  });

  it('is never enlarged, whatever its shape', async () => {
    const [tall, tiny] = [await aCreator(stage), await aCreator(stage)];
    await save(tall, await aPhoto(900, 3000));
    await save(tiny, await aPhoto(300, 200));
    await stage.drain();
    expect((await coverOf(tall.id)).picture).toEqual({ width: 720, height: 2400, widths: [640, 720] });
    expect((await coverOf(tiny.id)).picture).toEqual({ width: 300, height: 200, widths: [300] });
  });

  it('goes with all its files when there is another one, and with the account', async () => {
    const creator = await aCreator(stage);
    const first = await save(creator, await aPhoto(700, 300));
    await stage.drain();
    const exported = await creator.person.get<{ data: { profile: { smallerCoverUrls: string[] }[] } }>(
      '/api/auth/export',
    );
    expect(exported.body.data.profile[0]?.smallerCoverUrls).toHaveLength(4);
    const second = await save(creator, await aPhoto(500, 300));
    await stage.drain();
    const ids = [first.key, second.key].map((one) => one.replace(/^profiles\/|\.webp$/g, ''));
    expect(await filesIn(stage, 'profiles', ids[0])).toHaveLength(0);
    expect(await filesIn(stage, 'profiles', ids[1])).toHaveLength(3);
    const { person, email } = creator;
    expect((await person.post('/api/auth/delete-account', { email, password: PASSWORD })).status).toBe(204);
    await stage.drain();
    expect(await filesIn(stage, 'profiles', ids[1])).toEqual([]);
  });
});
