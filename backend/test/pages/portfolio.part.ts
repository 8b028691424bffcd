import { beforeAll, describe, expect, it } from '@jest/globals';
import { CENTER, FOCUS, PORTFOLIO, PROFILE_IMAGE } from '@reelpact/domain';
import sharp from 'sharp';
import type { OwnPortfolioItemDto, PortfolioItemDto } from '../../src/modules/catalog/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { MEDIA_JOB } from '../../src/platform/media/media-queue.js';
import { type TestCreator, aCreator } from '../builders.js';
import { aPhoto } from '../sending.js';

let stage: TestApp;
let photo: string;
const dataUrl = (bytes: Buffer): string => `data:image/jpeg;base64,${bytes.toString('base64')}`;
beforeAll(async () => {
  stage = await sharedTestApp();
  photo = dataUrl(await aPhoto(64, 48));
});

const pathOf = ({ id }: TestCreator): string => `/api/creator/${id}/portfolio`;
const add = (creator: TestCreator, title: string, image = photo) =>
  creator.person.post<OwnPortfolioItemDto>(`/api/creator/${creator.id}/portfolio`, { title, image });
const arrange = (creator: TestCreator, items: { id: string; title: string; focus?: unknown }[]) =>
  creator.person.call<OwnPortfolioItemDto[]>('PUT', `/api/creator/${creator.id}/portfolio`, { items });
const remove = (creator: TestCreator, id: string) =>
  creator.person.call('DELETE', `/api/creator/${creator.id}/portfolio/${id}`);
const shown = async ({ id }: TestCreator) =>
  (await stage.person().get<PortfolioItemDto[]>(`/api/creators/${id}/portfolio`)).body;
const titles = async (creator: TestCreator) => (await shown(creator)).map(({ title }) => title);
const fetched = (url: string | null) => fetch(`${stage.url}${url}`);

describe('a photo', () => {
  it('is shown to everyone, small, upright and without what the camera noted', async () => {
    const creator = await aCreator(stage);
    const taken = await sharp(await aPhoto(2400, 1200))
      .withExif({ IFD0: { Copyright: 'Sophia Reyes, Lisbon', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await add(creator, ' Morning coffee ', dataUrl(taken));
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Morning coffee', type: 'photo', duration: null, videoUrl: null });
    const { status: state, problem, ...seen } = body;
    expect([state, problem]).toEqual(['ready', null]);
    expect(await shown(creator)).toMatchObject([seen]);
    const answer = await fetched(body.imageUrl);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([picture.width, picture.height]).toEqual([PORTFOLIO.photoSide / 2, PORTFOLIO.photoSide]);
    expect([picture.exif, picture.orientation]).toEqual([undefined, undefined]);
  });

  it.each([
    ['no data URL', 'https://pictures.test/one.jpg', PROFILE_IMAGE.messages.type],
    [
      'a picture by its name alone',
      dataUrl(Buffer.from('GIF89a and nothing else')),
      PROFILE_IMAGE.messages.type,
    ],
    ['a drawing that could carry scripts', 'data:image/svg+xml,<svg/>', PROFILE_IMAGE.messages.type],
    ['larger than 5 MB', dataUrl(Buffer.alloc(5 * 1024 * 1024 + 1)), PROFILE_IMAGE.messages.size],
  ])('that is %s is refused', async (_, image, message) => {
    const creator = await aCreator(stage);
    expect((await add(creator, 'One', image)).body).toMatchObject({
      statusCode: 400,
      errors: { image: message },
    });
    expect(await shown(creator)).toEqual([]);
  });

  it('needs a title', async () => {
    const creator = await aCreator(stage);
    expect((await add(creator, ' ')).body).toMatchObject({ errors: { title: PORTFOLIO.title.message } });
    expect((await add(creator, 'x'.repeat(PORTFOLIO.title.max + 1))).status).toBe(400);
  });

  it('takes a place of its own when several come at once', async () => {
    const creator = await aCreator(stage);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((title) => add(creator, title)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const places = await stage.database.rows<{ position: number }>(
      't-places',
      'select position from portfolio_items where creator_id = $1 order by position',
      [creator.id],
    );
    expect(places.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  it('is not taken when the portfolio is full, and leaves no file', async () => {
    const creator = await aCreator(stage);
    await add(creator, 'the first');
    await stage.database.rows(
      't-fill',
      `insert into portfolio_items (id, creator_id, title, type, image_key, position)
       select gen_random_uuid(), creator_id, title, type, image_key, n
       from portfolio_items, generate_series(1, $2::int) n where creator_id = $1`,
      [creator.id, PORTFOLIO.perCreator - 2],
    );
    const two = await Promise.all([add(creator, 'one more'), add(creator, 'one too many')]);
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(two.find(({ status }) => status === 409)?.body).toMatchObject({
      message: PORTFOLIO.messages.full,
    });
    expect(await shown(creator)).toHaveLength(PORTFOLIO.perCreator);
  });
});

describe('the focal point of a work', () => {
  it('is its middle until its creator chooses another, and stays when a program doesn’t name it', async () => {
    const creator = await aCreator(stage);
    const [{ id: one }, { id: other }] = [(await add(creator, 'a')).body, (await add(creator, 'b')).body];
    const focuses = async () => (await shown(creator)).map(({ id, focus }) => [id, focus]);
    expect(await focuses()).toEqual([
      [one, CENTER],
      [other, CENTER],
    ]);
    const chosen = { x: 0, y: 100 };
    const { body } = await arrange(creator, [
      { id: other, title: 'b', focus: chosen },
      { id: one, title: 'a' },
    ]);
    expect(body.map(({ focus }) => focus)).toEqual([chosen, CENTER]);
    await arrange(creator, [
      { id: one, title: 'a' },
      { id: other, title: 'b' },
    ]);
    expect(await focuses()).toEqual([
      [one, CENTER],
      [other, chosen],
    ]);
  });

  it.each([[{ x: -1, y: 0 }], [{ x: 0, y: 101 }], [{ x: 1.5, y: 0 }], [{ x: 1 }], [[]], ['middle']])(
    'can’t be %j, and then nothing is changed',
    async (focus) => {
      const creator = await aCreator(stage);
      const { id } = (await add(creator, 'a')).body;
      const answer = await arrange(creator, [{ id, title: 'not kept', focus }]);
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        400,
        expect.stringContaining(FOCUS.message),
      ]);
      expect(await shown(creator)).toMatchObject([{ title: 'a', focus: CENTER }]);
    },
  );
});

describe('the order and the titles', () => {
  it('are changed at once', async () => {
    const creator = await aCreator(stage);
    const [a, b, c] = [await add(creator, 'a'), await add(creator, 'b'), await add(creator, 'c')].map(
      ({ body }) => body.id,
    );
    const wanted = [
      { id: c ?? '', title: 'the last' },
      { id: a ?? '', title: 'a' },
      { id: b ?? '', title: 'b' },
    ];
    expect((await arrange(creator, wanted)).body.map(({ title }) => title)).toEqual(['the last', 'a', 'b']);
    expect(await titles(creator)).toEqual(['the last', 'a', 'b']);
  });

  it('are left alone when the list is not what is there', async () => {
    const creator = await aCreator(stage);
    const other = await aCreator(stage);
    const [a, b] = [(await add(creator, 'a')).body.id, (await add(creator, 'b')).body.id];
    const theirs = (await add(other, 'theirs')).body.id;
    const lists = [[a], [a, a], [a, b, b], [b, theirs], [a, b, theirs], []];
    for (const list of lists) {
      const answer = await arrange(
        creator,
        list.map((id) => ({ id, title: 'changed' })),
      );
      expect(answer.body).toMatchObject({ statusCode: 409, message: PORTFOLIO.messages.changed });
    }
    expect([await titles(creator), await titles(other)]).toEqual([['a', 'b'], ['theirs']]);
  });

  it('never lose an item that is added at the same moment', async () => {
    const creator = await aCreator(stage);
    const a = (await add(creator, 'a')).body.id;
    const [, arranged] = await Promise.all([add(creator, 'b'), arrange(creator, [{ id: a, title: 'A' }])]);
    expect([200, 409]).toContain(arranged.status);
    expect(await titles(creator)).toEqual([arranged.status === 200 ? 'A' : 'a', 'b']);
  });
});

describe('an item that is removed', () => {
  it('is gone, and so is its file', async () => {
    const creator = await aCreator(stage);
    const { id, imageUrl } = (await add(creator, 'a')).body;
    const kept = (await add(creator, 'b')).body;
    expect((await fetched(imageUrl)).status).toBe(200);
    expect((await remove(creator, id)).status).toBe(204);
    expect(await titles(creator)).toEqual(['b']);
    // Films of other tests of this suite may wait to be made ready.
    await stage.drain([MEDIA_JOB]);
    expect([(await fetched(imageUrl)).status, (await fetched(kept.imageUrl)).status]).toEqual([404, 200]);
    expect((await remove(creator, id)).body).toMatchObject({ statusCode: 404 });
    expect((await remove(creator, 'none')).status).toBe(404);
  });

  it('is one of the creator’s own', async () => {
    const creator = await aCreator(stage);
    const other = await aCreator(stage);
    const { id } = (await add(creator, 'a')).body;
    expect((await remove(other, id)).status).toBe(404);
    expect((await other.person.call('DELETE', `${pathOf(creator)}/${id}`)).status).toBe(403);
    expect(await titles(creator)).toEqual(['a']);
  });
});
