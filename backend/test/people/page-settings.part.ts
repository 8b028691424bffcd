import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  type BlockContent,
  type BlockKind,
  BLOCK_LIMITS,
  BLOCK_MESSAGES,
  CENTER,
  DEFAULT_DESIGN,
  FOCUS,
  LINK_PICTURE,
  NO_PROOF,
  PROFILE_IMAGE,
  Problem,
  accountProblem,
} from '@reelpact/domain';
import sharp from 'sharp';
import { Cards } from '../../src/modules/catalog/index.js';
import type { CreatorDto } from '../../src/modules/creators/index.js';
import { LinkPictures } from '../../src/modules/creators/link-pictures.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, type TestCreator, aCreator } from '../builders.js';
import { until } from '../until.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const PACKAGES = { kind: 'packages', enabled: true, archived: false, content: {} };
const FILLED: Readonly<Record<BlockKind, BlockContent>> = {
  reels: { heading: 'Work' },
  packages: { heading: 'Book me' },
  brands: { heading: 'Clients', brands: [{ name: 'Kaffa Roasters' }] },
  links: { heading: 'Elsewhere', links: [{ title: 'Shop', url: 'https://example.org/' }] },
  social: {
    heading: 'Find me on',
    accounts: [{ network: 'tiktok', url: 'https://www.tiktok.com/@sophia', followers: 12_400 }],
  },
  text: { heading: 'About', text: 'One.\nTwo.' },
  faq: { heading: 'Good to know', questions: [{ question: 'Where?', answer: 'Here.' }] },
  ask: { heading: 'Write to me' },
  tips: { heading: 'Buy me a tea', text: 'One.\nTwo.' },
};
const links = (url: string, more = {}) => ({
  kind: 'links',
  enabled: true,
  archived: false,
  content: { heading: 'Elsewhere', links: [{ title: 'Shop', url }] },
  ...more,
});
interface Settings {
  tagline: string | null;
  design: object;
  blocks: { id?: string; kind: string; enabled: boolean; archived: boolean; content: object }[];
}
const read = async ({ person, id }: TestCreator) =>
  (await person.get<Settings>(`/api/creator/${id}/page`)).body;
const save = ({ person, id }: TestCreator, body: object) =>
  person.call<Settings & { message: string; errors: Record<string, string> }>(
    'PUT',
    `/api/creator/${id}/page`,
    {
      design: DEFAULT_DESIGN,
      blocks: [PACKAGES],
      ...body,
    },
  );
/** As its creator sees it: to visitors it may be shown as it was until the database has told of the change. */
const shown = async ({ id, person }: TestCreator) =>
  (await person.get<CreatorDto>(`/api/creator/profile/${id}`)).body;

describe('a page', () => {
  it('has a look and parts before its creator has chosen any', async () => {
    const creator = await aCreator(stage);
    expect(await read(creator)).toMatchObject({ tagline: null, design: DEFAULT_DESIGN });
    const { design, blocks } = await shown(creator);
    expect([design, blocks.map(({ kind }) => kind)]).toEqual([DEFAULT_DESIGN, ['reels', 'packages']]);
  });

  it('says its numbers as long as its creator wants it: all, or none', async () => {
    const creator = await aCreator(stage);
    await stage.database.rows(
      't-count',
      `insert into creator_proof (creator_id, jobs, due, on_time, answers, answer_minutes, package_orders, counted_at)
       values ($1, 9, 9, 6, 9, 60, '{}', now())`,
      [creator.id],
    );
    const proof = async () => (await shown(creator)).proof;
    expect(await proof()).toEqual({ ...NO_PROOF, jobs: 9, onTime: 66, answerMinutes: 60 });
    expect((await save(creator, { showNumbers: false })).body).toMatchObject({ showNumbers: false });
    expect(await proof()).toEqual(NO_PROOF);
    // A program that doesn't know of it changes nothing about it.
    expect((await save(creator, {})).body).toMatchObject({ showNumbers: false });
    expect((await save(creator, { showNumbers: true })).status).toBe(200);
    expect(await proof()).toEqual({ ...NO_PROOF, jobs: 9, onTime: 66, answerMinutes: 60 });
  });

  it('shows what is switched on, in its order, and keeps the rest for its creator', async () => {
    const creator = await aCreator(stage);
    const design = { ...DEFAULT_DESIGN, theme: 'night', accent: '#F2B705' };
    const text = { kind: 'text', enabled: false, archived: false, content: { text: 'Later' } };
    const old = links('https://example.org/old', { archived: true });
    const { status, body } = await save(creator, {
      tagline: 'Filmed by the sea',
      design,
      blocks: [links('https://example.org/'), text, PACKAGES, old],
    });
    expect([status, body.blocks.length]).toEqual([200, 4]);
    expect(body).toEqual(await read(creator));
    const page = await shown(creator);
    expect(page).toMatchObject({ tagline: 'Filmed by the sea', design });
    expect(page.blocks.map(({ kind }) => kind)).toEqual(['links', 'packages']);
  });

  it('shows what every kind of block was filled with, and saves no field of another kind', async () => {
    const creator = await aCreator(stage);
    const everything = Object.assign({}, ...Object.values(FILLED)) as BlockContent;
    const blocks = Object.entries(FILLED).map(([kind, { heading }]) => ({
      ...PACKAGES,
      kind,
      content: { ...everything, heading },
    }));
    await save(creator, { blocks });
    const page = await shown(creator);
    expect(Object.fromEntries(page.blocks.map(({ kind, content }) => [kind, content]))).toEqual(FILLED);
  });

  it('keeps the IDs of its own blocks and takes no one else’s', async () => {
    const [creator, other] = await Promise.all([aCreator(stage), aCreator(stage)]);
    const [{ id = '' } = {}] = (await save(creator, { blocks: [PACKAGES] })).body.blocks;
    const again = await save(creator, { blocks: [{ ...PACKAGES, id }, links('https://example.org/')] });
    expect(again.body.blocks[0]?.id).toBe(id);
    const stolen = await save(other, { blocks: [{ ...PACKAGES, id }] });
    expect([stolen.status, stolen.body.blocks[0]?.id === id]).toEqual([200, false]);
    expect((await read(creator)).blocks).toHaveLength(2);
  });

  it.each([
    ['a script for a link', { blocks: [PACKAGES, links('javascript:alert(1)')] }, BLOCK_MESSAGES.url],
    ['no packages', { blocks: [links('https://example.org/')] }, BLOCK_MESSAGES.packages],
    ['packages switched off', { blocks: [{ ...PACKAGES, enabled: false }] }, BLOCK_MESSAGES.packages],
    ['packages twice', { blocks: [PACKAGES, PACKAGES] }, BLOCK_MESSAGES.once],
    ['a theme that is none', { design: { ...DEFAULT_DESIGN, theme: 'neon' } }, 'Please choose a theme'],
    ['a color that is style', { design: { ...DEFAULT_DESIGN, accent: 'red;}body{' } }, 'A color is six'],
    ['too many blocks', { blocks: Array(BLOCK_LIMITS.perPage + 1).fill(PACKAGES) }, 'at most 30 blocks'],
    ['a cover that is no picture', { coverUrl: 'data:image/png;base64,AAAA' }, 'Invalid file type'],
  ])('is not saved with %s', async (_name, body, message) => {
    const creator = await aCreator(stage);
    const before = await read(creator);
    const answer = await save(creator, body);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(message)]);
    expect(await read(creator)).toEqual(before);
  });

  describe('with a cover', () => {
    const cover = async (width = 60, height = 20) => {
      const red = await sharp({ create: { width, height, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      return `data:image/png;base64,${red.toString('base64')}`;
    };

    it('keeps what is to stay in view of it, until there is another one', async () => {
      const creator = await aCreator(stage);
      expect(await shown(creator)).toMatchObject({ coverFocus: CENTER, coverPicture: null });
      await save(creator, { coverUrl: await cover(), coverFocus: { x: 0, y: 100 } });
      expect(await shown(creator)).toMatchObject({ coverFocus: { x: 0, y: 100 } });
      // A program that doesn't know of it changes nothing about it.
      const { body } = await save(creator, { coverFocus: null });
      expect(body).toMatchObject({ coverFocus: { x: 0, y: 100 } });
      await save(creator, { coverFocus: { x: 12, y: 34 } });
      expect(await read(creator)).toMatchObject({ coverFocus: { x: 12, y: 34 } });
      await save(creator, { coverUrl: await cover(30, 90) });
      expect(await shown(creator)).toMatchObject({ coverFocus: CENTER });
    });

    it.each([
      [{ x: -1, y: 50 }],
      [{ x: 50, y: 101 }],
      [{ x: 12.5, y: 50 }],
      [{ x: '50', y: 50 }],
      [{ x: 50 }],
      [[{ x: 1, y: 1 }]],
      ['50% 50%'],
    ])('refuses %j as a focal point', async (coverFocus) => {
      const creator = await aCreator(stage);
      const before = await read(creator);
      const answer = await save(creator, { tagline: 'Not kept', coverFocus });
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        400,
        expect.stringContaining(FOCUS.message),
      ]);
      expect(await read(creator)).toEqual(before);
    });
  });

  it('leaves no cover behind when it can’t be saved', async () => {
    const creator = await aCreator(stage);
    const removed = jest.spyOn(stage.app.get(FileStorage), 'remove');
    const written = jest.spyOn(stage.app.get(FileStorage), 'write');
    jest.spyOn(stage.app.get(Cards), 'refresh').mockRejectedValue(new Problem('CONFLICT'));
    const red = await sharp({ create: { width: 60, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const coverUrl = `data:image/png;base64,${red.toString('base64')}`;
    const answer = await save(creator, { coverUrl });
    const [key] = written.mock.calls[0] ?? [];
    const kept = removed.mock.calls.some(([one]) => one === key) ? null : key;
    jest.restoreAllMocks();
    expect([answer.status, typeof key, kept]).toEqual([409, 'string', null]);
  });

  it('keeps an account whose followers are not told as one without a figure', async () => {
    const creator = await aCreator(stage);
    const account = { network: 'tiktok', url: 'https://www.tiktok.com/@sophia', followers: null };
    const social = { kind: 'social', enabled: true, archived: false, content: { accounts: [account] } };
    await save(creator, { blocks: [PACKAGES, social] });
    expect((await shown(creator)).blocks[1]?.content).toEqual({ accounts: [account] });
  });

  it('leads to accounts of the network alone, whatever was typed or stored', async () => {
    const creator = await aCreator(stage);
    const social = (url: string) => ({
      kind: 'social',
      enabled: true,
      archived: false,
      content: { accounts: [{ network: 'instagram', url, followers: null }] },
    });
    const saved = await save(creator, { blocks: [PACKAGES, social('@nora.haddad')] });
    const account = { network: 'instagram', url: 'https://www.instagram.com/nora.haddad', followers: null };
    expect(saved.body.blocks[1]?.content).toEqual({ accounts: [account] });
    const refused = await save(creator, { blocks: [PACKAGES, social('https://www.tiktok.com/@nora')] });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({
        errors: {
          'blocks.1.content.accounts.0.url': accountProblem('instagram', 'https://www.tiktok.com/@nora'),
        },
      }),
    ]);
    // Before this was checked, names were stored as hosts.
    const store = (url: string) =>
      stage.database.rows(
        't-store-account',
        `update page_blocks set content = jsonb_set(content, '{accounts,0,url}', to_jsonb($2::text))
         where creator_id = $1 and kind = 'social'`,
        [creator.id, url],
      );
    // Servers keep a page until the database says that it has changed, which takes a moment.
    const shows = (accounts: object[]) =>
      until(async () => isDeepStrictEqual((await shown(creator)).blocks[1]?.content, { accounts }));
    await store('https://nora.haddad');
    await shows([]);
    await store('https://@nora.haddad');
    await shows([account]);
  });

  it('drops what a kind of block doesn’t use', async () => {
    const creator = await aCreator(stage);
    const { body } = await save(creator, {
      blocks: [{ ...PACKAGES, content: { heading: 'Book me', text: 'stray', links: [] } }],
    });
    expect(body.blocks[0]?.content).toEqual({ heading: 'Book me' });
  });
});

describe('a former username', () => {
  const rename = ({ person, id }: TestCreator, username: string) =>
    person.call('PUT', `/api/creator/profile/${id}`, {
      username,
      displayName: 'Sophia Reyes',
      bio: 'Bright and honest videos.',
      category: 'Lifestyle',
    });

  it('can’t be had by anyone else for a year, but taken back', async () => {
    const [creator, other] = await Promise.all([aCreator(stage), aCreator(stage)]);
    const { username } = await shown(creator);
    expect((await rename(creator, 'first-new-name')).status).toBe(200);
    expect((await rename(other, username.toUpperCase())).status).toBe(409);
    const free = await stage.person().get<{ available: boolean }>(`/api/check-username?username=${username}`);
    expect(free.body.available).toBe(false);
    expect((await rename(creator, username)).status).toBe(200);
    // Now the other name is kept, and this one in use.
    expect((await rename(other, 'first-new-name')).status).toBe(409);
  });
});

describe('the picture of a link', () => {
  const red = async (width = 90, height = 60) => {
    const picture = await sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    return `data:image/png;base64,${picture.toString('base64')}`;
  };
  const send = async ({ person, id }: TestCreator, image: string) =>
    person.post<{ url: string; message: string }>(`/api/creator/${id}/link-pictures`, { image });
  const aPicture = async (creator: TestCreator): Promise<string> => {
    const { status, body } = await send(creator, await red());
    expect(status).toBe(201);
    return body.url;
  };
  const link = (pictureUrl: string | undefined, more = {}) => ({
    kind: 'links',
    enabled: true,
    archived: false,
    content: { links: [{ title: 'Shop', url: 'https://example.org/', pictureUrl }] },
    ...more,
  });
  const keyOf = (url: string): string => url.replace('/api/media/', '');
  const isStored = async (url: string): Promise<boolean> => {
    await stage.drain();
    return (await stage.app.get(FileStorage).size(keyOf(url))) !== null;
  };
  const linksOf = (content: object | undefined) => (content as BlockContent | undefined)?.links;

  it('is shown when the page is saved with it, as a square in two sizes', async () => {
    const creator = await aCreator(stage);
    const url = await aPicture(creator);
    expect((await fetch(stage.url + url)).headers.get('content-type')).toBe('image/webp');
    const { body } = await save(creator, { blocks: [PACKAGES, link(url)] });
    const stored = { title: 'Shop', url: 'https://example.org/', pictureUrl: url };
    expect(linksOf(body.blocks[1]?.content)).toEqual([stored]);
    await stage.drain();
    const [shownLink] = linksOf((await shown(creator)).blocks[1]?.content) ?? [];
    const base = url.replace('.webp', '');
    expect(shownLink).toEqual({
      ...stored,
      picture: {
        width: 256,
        height: 256,
        avif: `${base}-128.avif 128w, ${base}-256.avif 256w`,
        webp: `${base}-128.webp 128w, ${base}-256.webp 256w`,
      },
    });
  });

  it('stays with a block that is archived, and goes with its files when no block has it', async () => {
    const creator = await aCreator(stage);
    const [kept, replaced] = [await aPicture(creator), await aPicture(creator)];
    const old = link(kept, { archived: true });
    await save(creator, { blocks: [PACKAGES, link(replaced), old] });
    await stage.drain();
    await save(creator, { blocks: [PACKAGES, link(undefined), old] });
    expect([await isStored(kept), await isStored(replaced)]).toEqual([true, false]);
    expect(await isStored(replaced.replace('.webp', '-128.avif'))).toBe(false);
    expect(linksOf((await read(creator)).blocks[2]?.content)?.[0]?.pictureUrl).toBe(kept);
    await save(creator, {});
    expect(await isStored(kept)).toBe(false);
  });

  it('of somebody else, or of nobody, is refused, and nothing is changed or lost', async () => {
    const [creator, other] = [await aCreator(stage), await aCreator(stage)];
    const [own, foreign] = [await aPicture(creator), await aPicture(other)];
    await save(creator, { blocks: [PACKAGES, link(own)] });
    await save(other, { blocks: [PACKAGES, link(foreign)] });
    const fresh = await aPicture(creator);
    for (const url of [foreign, '/api/media/links/none.webp', 'https://example.org/a.webp']) {
      const before = await read(creator);
      const { status, body } = await save(creator, { blocks: [PACKAGES, link(fresh), link(url)] });
      expect([status, body.errors]).toEqual([
        400,
        { 'blocks.2.content.links.0.pictureUrl': LINK_PICTURE.messages.missing },
      ]);
      expect(await read(creator)).toEqual(before);
    }
    expect([await isStored(own), await isStored(foreign)]).toEqual([true, true]);
    // What was refused can be saved once it is right.
    expect((await save(creator, { blocks: [PACKAGES, link(fresh)] })).status).toBe(200);
    expect([await isStored(own), await isStored(fresh)]).toEqual([false, true]);
  });

  it('must be a picture, and many that are never saved are refused', async () => {
    const creator = await aCreator(stage);
    const bad = await send(creator, 'data:image/png;base64,AAAA');
    expect([bad.status, bad.body.message]).toEqual([400, PROFILE_IMAGE.messages.type]);
    await stage.database.rows(
      't-unused',
      `insert into link_pictures (key, creator_id)
       select 'links/t-' || $1 || n || '.webp', $1::uuid from generate_series(1, $2::int) n`,
      [creator.id, LINK_PICTURE.mostUnused],
    );
    const full = await send(creator, await red());
    expect([full.status, full.body.message]).toEqual([409, LINK_PICTURE.messages.full]);
  });

  it('is deleted after a day when the page was never saved with it', async () => {
    const creator = await aCreator(stage);
    const [used, old, young] = [await aPicture(creator), await aPicture(creator), await aPicture(creator)];
    await save(creator, { blocks: [PACKAGES, link(used)] });
    await stage.database.rows(
      't-older',
      `update link_pictures set unused_since = unused_since - interval '25 hours' where key = any($1)`,
      [[keyOf(used), keyOf(old)]],
    );
    await stage.app.get(LinkPictures).sweep();
    expect([await isStored(used), await isStored(old), await isStored(young)]).toEqual([true, false, true]);
  });

  it('is in the copy of the creator’s data, and goes with the account', async () => {
    const creator = await aCreator(stage);
    const url = await aPicture(creator);
    await save(creator, { blocks: [PACKAGES, link(url)] });
    await stage.drain();
    const { person, email } = creator;
    const copy = await person.get<{ data: { linkPictures: { url: string; smallerUrls: string[] }[] } }>(
      '/api/auth/export',
    );
    expect(copy.body.data.linkPictures).toEqual([
      expect.objectContaining({ url: stage.config.publicUrl + url, unusedSince: null }),
    ]);
    expect(copy.body.data.linkPictures[0]?.smallerUrls).toHaveLength(4);
    expect((await person.post('/api/auth/delete-account', { email, password: PASSWORD })).status).toBe(204);
    expect([await isStored(url), await isStored(url.replace('.webp', '-256.webp'))]).toEqual([false, false]);
  });
});
