import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PAGE_MEDIA } from '@reelpact/domain';
import sharp from 'sharp';
import { Cards } from '../src/modules/catalog/index.js';
import { MakeCards } from '../src/modules/creators/cards/make-cards.js';
import { FileStorage } from '../src/platform/storage/file-storage.js';
import { type TestApp, startTestApp, withCards } from './app.js';
import { PASSWORD, type TestCreator, aCreator } from './builders.js';
import { addPhoto, filesIn, storedFile, storeInstead } from './media-files.js';
import { profileForm } from './profile-forms.js';
import { aPhoto } from './sending.js';

let stage: TestApp;
let photo: Buffer;
beforeAll(async () => {
  stage = await startTestApp({}, withCards);
  photo = await aPhoto(300, 400);
});
afterAll(() => stage.stop());

const { width, height, bytes: LIMIT } = PAGE_MEDIA.card;
/** The keys of the cards that a creator has: the page's, then the packages'. */
const cardsOf = async ({ id }: TestCreator) => {
  const row = await stage.database.row<{ page: string | null; packages: string[] }>(
    't-cards',
    `select card_key as page, array(
       select card_key from packages p where p.creator_id = c.id and card_key is not null order by position
     ) as packages from creators c where id = $1`,
    [id],
  );
  return row!;
};
const refresh = ({ id }: TestCreator) =>
  stage.database.transaction((tx) => stage.app.get(Cards).refresh(tx, id));
const paint = ({ id }: TestCreator, accent: string) =>
  stage.database.rows('t-paint', 'update creators set page_design = $2::jsonb where id = $1', [
    id,
    JSON.stringify({ accent }),
  ]);
/** All cards that are stored of some creators; every other file in there belongs to another test. */
const stored = async (...keys: (string | null)[]) =>
  (await filesIn(stage, 'cards')).filter((name) => keys.includes(`cards/${name}`));
/** The color in the upper left corner, where neither a picture nor much of the pattern is. */
async function corner(key: string): Promise<number[]> {
  const part = { left: 0, top: 0, width: 4, height: 4 };
  const { channels } = await sharp(
    await sharp(await storedFile(stage, key))
      .extract(part)
      .toBuffer(),
  ).stats();
  return channels.map(({ mean }) => mean);
}
const withAvatar = async ({ person, id, username }: TestCreator, color: string): Promise<void> => {
  const face = await sharp({ create: { width: 600, height: 600, channels: 3, background: color } })
    .png()
    .toBuffer();
  const profileImageUrl = `data:image/png;base64,${face.toString('base64')}`;
  const form = profileForm({ username, profileImageUrl });
  expect((await person.call('PUT', `/api/creator/profile/${id}`, form)).status).toBe(200);
};

describe('the cards of a creator', () => {
  it('are small JPEGs for the page and for each package that can be booked, and differ', async () => {
    const creator = await aCreator(stage);
    // Noise, which compresses worst.
    for (let count = 0; count < 3; count += 1) await addPhoto(creator, await aPhoto(450, 800));
    await withAvatar(creator, '#00ff00');
    await stage.drain();
    const { page, packages } = await cardsOf(creator);
    // The add-on can't be booked on its own.
    expect(packages).toHaveLength(1);
    for (const key of [page!, packages[0]!]) {
      const bytes = await storedFile(stage, key);
      expect(bytes.length).toBeLessThan(LIMIT);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      const answer = await fetch(`${stage.url}/api/media/${key}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    expect((await storedFile(stage, page!)).equals(await storedFile(stage, packages[0]!))).toBe(false);
    // The face is there: green in the middle of its place.
    const face = { left: 150, top: height / 2, width: 8, height: 8 };
    const { data } = await sharp(await storedFile(stage, page!))
      .extract(face)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data[0]! < 40, data[1]! > 215, data[2]! < 40]).toEqual([true, true, true]);
  });

  it('keep the focal point of a work in view', async () => {
    const creator = await aCreator(stage);
    const half = { width: 800, height: 400, channels: 3, background: '#ff0000' } as const;
    const blue = await sharp({ create: { ...half, width: 400, background: '#0000ff' } })
      .png()
      .toBuffer();
    const picture = await sharp({ create: half })
      .composite([{ input: blue, left: 400, top: 0 }])
      .jpeg()
      .toBuffer();
    const id = await addPhoto(creator, picture);
    /** How red and how blue the work is in the middle of its place. */
    const middle = async (x: number) => {
      const items = [{ id, title: 'Two halves', focus: { x, y: 50 } }];
      await creator.person.call('PUT', `/api/creator/${creator.id}/portfolio`, { items });
      await stage.drain();
      const { page } = await cardsOf(creator);
      const { data } = await sharp(await storedFile(stage, page!))
        .extract({ left: width / 2 - 4, top: height / 2 - 4, width: 8, height: 8 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [data[0]! > 200, data[2]! > 200];
    };
    expect(await middle(0)).toEqual([true, false]);
    expect(await middle(100)).toEqual([false, true]);
  });

  it('have a pattern where there is nothing to show yet', async () => {
    const creator = await aCreator(stage);
    await stage.drain();
    const { page } = await cardsOf(creator);
    const { channels } = await sharp(await storedFile(stage, page!)).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4);
  });

  it('take the color of the design, and leave no file of the old one; what is unchanged is not made again', async () => {
    const creator = await aCreator(stage);
    await stage.drain();
    const violet = await cardsOf(creator);
    await refresh(creator);
    await stage.drain();
    expect(await cardsOf(creator)).toEqual(violet);
    await paint(creator, '#2b8a3e');
    await refresh(creator);
    await stage.drain();
    const green = await cardsOf(creator);
    const [red, much, blue] = await corner(green.page!);
    expect([much! > red! + 50, much! > blue! + 50]).toEqual([true, true]);
    expect(await stored(violet.page, ...violet.packages)).toEqual([]);
    // Back again under another name: the old one may still be about to be deleted.
    await paint(creator, '#5b3df5');
    await refresh(creator);
    await stage.drain();
    const again = await cardsOf(creator);
    expect(again.page).not.toBe(violet.page);
    expect(await stored(again.page, ...again.packages)).toHaveLength(2);
  });

  it('follow the portfolio, the profile picture and the packages', async () => {
    const creator = await aCreator(stage);
    const { person, id, packageId } = creator;
    await stage.drain();
    let before = await cardsOf(creator);
    const changes = async (work: () => Promise<unknown>, what: 'page' | 'packages' = 'page') => {
      await work();
      await stage.drain();
      const after = await cardsOf(creator);
      expect(after[what]).not.toEqual(before[what]);
      before = after;
    };
    const items: string[] = [];
    await changes(async () => items.push(await addPhoto(creator, photo)));
    await changes(async () => items.push(await addPhoto(creator, photo)));
    const reversed = [...items].reverse().map((item) => ({ id: item, title: 'A photo' }));
    await changes(() => person.call('PUT', `/api/creator/${id}/portfolio`, { items: reversed }));
    await changes(() => person.call('DELETE', `/api/creator/${id}/portfolio/${items[0]}`));
    await changes(() => withAvatar(creator, '#ff0000'));
    await changes(() => person.post(`/api/creator/${id}/packages`, { name: 'Reel', price: 60 }), 'packages');
    expect(before.packages).toHaveLength(2);
    await changes(() => person.call('DELETE', `/api/packages/${packageId}`), 'packages');
    expect(before.packages).toHaveLength(1);
    // One file for each card that is left, and none of all those before.
    expect(await stored(before.page, ...before.packages)).toHaveLength(2);
  });

  it('leave out a picture that can’t be read, or is gone', async () => {
    const creator = await aCreator(stage);
    const [broken, gone] = [await addPhoto(creator, photo), await addPhoto(creator, photo)];
    await addPhoto(creator, photo);
    const storage = stage.app.get(FileStorage);
    await storeInstead(stage, `portfolio/${broken}.webp`, 'RIFF....WEBPVP8 no picture');
    await storage.remove(`portfolio/${gone}.webp`);
    await stage.drain();
    expect((await cardsOf(creator)).page).not.toBeNull();
    expect(await stage.database.rows('t-tasks', 'select task from media_tasks')).toEqual([]);
  });

  it('are there once when they are made twice at the same time', async () => {
    const creator = await aCreator(stage);
    await stage.drain();
    const others = await filesIn(stage, 'cards');
    await paint(creator, '#0b7285');
    const maker = stage.app.get(MakeCards);
    await Promise.all([maker.run(creator.id), maker.run(creator.id)]);
    await stage.drain();
    const { page, packages } = await cardsOf(creator);
    expect(await stored(page, ...packages)).toHaveLength(2);
    // Two took the place of two.
    expect(await filesIn(stage, 'cards')).toHaveLength(others.length);
  });

  it('show what changed while they were made', async () => {
    const creator = await aCreator(stage);
    await stage.drain(['process-media']);
    const making = stage.app.get(MakeCards).run(creator.id);
    await paint(creator, '#d6336c');
    await making;
    await stage.drain();
    const [red, green] = await corner((await cardsOf(creator)).page!);
    expect(red! - green!).toBeGreaterThan(100);
  });

  it('go with the account, also when they are just being made', async () => {
    const others = await filesIn(stage, 'cards');
    const creator = await aCreator(stage);
    await stage.drain();
    const { page } = await cardsOf(creator);
    const { body } = await creator.person.get<{
      data: Record<'profile' | 'packages', { cardUrl: string }[]>;
    }>('/api/auth/export');
    expect(body.data.profile[0]?.cardUrl).toBe(`${stage.config.publicUrl}/api/media/${page}`);
    await paint(creator, '#e8590c');
    const making = stage.app.get(MakeCards).run(creator.id);
    const { email, person } = creator;
    expect((await person.post('/api/auth/delete-account', { email, password: PASSWORD })).status).toBe(204);
    await making;
    await stage.drain();
    expect(await filesIn(stage, 'cards')).toEqual(others);
  });
});
