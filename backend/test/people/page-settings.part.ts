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
  Problem,
  accountProblem,
} from '@reelpact/domain';
import sharp from 'sharp';
import { Cards } from '../../src/modules/catalog/index.js';
import type { CreatorDto } from '../../src/modules/creators/index.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { type TestCreator, aCreator } from '../builders.js';
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
    expect(await proof()).toEqual({ jobs: 9, onTime: 66, answerMinutes: 60 });
    expect((await save(creator, { showNumbers: false })).body).toMatchObject({ showNumbers: false });
    expect(await proof()).toEqual({ jobs: null, onTime: null, answerMinutes: null });
    // A program that doesn't know of it changes nothing about it.
    expect((await save(creator, {})).body).toMatchObject({ showNumbers: false });
    expect((await save(creator, { showNumbers: true })).status).toBe(200);
    expect(await proof()).toEqual({ jobs: 9, onTime: 66, answerMinutes: 60 });
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
