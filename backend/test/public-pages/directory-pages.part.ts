import { beforeAll, describe, expect, it } from '@jest/globals';
import { BANDS, COUNTRY_CODES, OUT_OF_REACH } from '@reelpact/domain';
import type { TestApp } from '../app.js';
import { type TestCreator, aCreator } from '../builders.js';
import type { CuttableLine } from '../faults/cuttable-line.js';
import type { Product } from '../faults/product.js';
import { aListedCreator } from '../listed-creators.js';
import { CHOSEN_RACES } from '../soak.js';
import { until } from '../until.js';
import { PUBLIC_URL, pageServers } from './servers.js';

let stage: TestApp;
let line: CuttableLine;
let near: Product;
let far: Product;
const MANY = 30;
const LEAVES = CHOSEN_RACES ?? 3;

/** Thirty creators who travel, the last two in Iceland. */
let creators: TestCreator[];
beforeAll(async () => {
  ({ stage, line, near, far } = await pageServers());
  creators = [];
  for (let n = 0; n < MANY; n += 1)
    creators.push(
      await aListedCreator(stage, { niches: ['travel'], ...(n >= MANY - 2 && { country: 'is' }) }),
    );
  // The servers bring it up to date by themselves.
  await until(async () => (await listed(creators)) === MANY);
});

/** How many of them the directory has, as they are by now: the servers may list somebody before their niches are chosen. */
async function listed(of: readonly TestCreator[]): Promise<number> {
  const text = `select from directory_entries e where creator_id = any($1)
    and not exists (select from directory_changes c where c.creator_id = e.creator_id)`;
  const rows = await stage.database.rows('t-listed', text, [of.map(({ id }) => id)]);
  return rows.length;
}

interface Shown {
  here: string;
  path: string | null;
  heading: string;
  cards: { id: string }[];
  bands: number[] | null;
  next: string | null;
  chosen: { values: Record<string, string[]>; words: string };
  advice: { label: string; href: string; creators: string }[];
}
async function shown(path: string, product = near): Promise<Shown> {
  const answer = await fetch(product.url + path);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(answer.headers.get('content-security-policy')).toContain("style-src 'sha256-");
  const text = await answer.text();
  return JSON.parse(text.slice(text.indexOf('{', text.indexOf('ol{}') + 4))) as Shown;
}

describe('the pages of the directory', () => {
  it('show 24 and lead on to the others', async () => {
    const first = await shown('/creators/travel');
    expect(first).toMatchObject({ path: '/creators/travel', heading: 'Travel creators' });
    expect(first.cards).toHaveLength(24);
    const second = await shown(first.next ?? '');
    expect([second.cards.length, second.next]).toEqual([MANY - 24, null]);
    // Where the way back from saving somebody leads.
    expect([first.here, second.here]).toEqual(['/creators/travel', first.next]);
    expect(new Set([...first.cards, ...second.cards].map(({ id }) => id)).size).toBe(MANY);
  });

  it.each([
    '/creators/travel',
    '/creators?niche=travel',
    '/creators/how-the-order-works',
    '/',
    '/terms',
    '/login',
  ])('keep their policy when %s is asked for again', async (path) => {
    // Nothing is kept for the second one's address.
    for (const url of [near.url + path, `${near.url}${path}${path.includes('?') ? '&' : '?'}again=1`]) {
      const first = await fetch(url);
      const etag = first.headers.get('etag');
      expect([path, first.status, etag]).toEqual([path, 200, expect.any(String)]);
      const again = await fetch(url, { headers: { 'if-none-match': etag ?? '' } });
      const policy = again.headers.get('content-security-policy');
      expect([path, again.status, policy ?? first.headers.get('content-security-policy')]).toEqual([
        path,
        304,
        first.headers.get('content-security-policy'),
      ]);
    }
  });

  it('have one spelling, to which others lead', async () => {
    const answer = await fetch(`${near.url}/Creators/Travel?order=newest`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/creators/travel?order=newest']);
    expect((await fetch(`${near.url}/CREATORS`)).status).toBe(200);
    // Somebody's name may begin like it.
    expect((await fetch(`${near.url}/CreatorsOfTea`, { redirect: 'manual' })).status).toBe(404);
  });

  it('say themselves that few are not to be found', async () => {
    expect(await shown('/creators/in/is')).toMatchObject({
      ...{ path: null, heading: 'UGC creators in Iceland' },
      chosen: { values: { country: ['is'] } },
    });
  });

  it('say where nobody matches which filter to drop, and what that gives', async () => {
    const { cards, advice } = await shown('/creators?niche=travel&country=pt');
    expect([cards, advice]).toEqual([
      [],
      [{ label: 'Without “Portugal”', href: '/creators?niche=travel', creators: `${MANY} creators` }],
    ]);
  });

  it('say what there is of each filter alone where leaving one out gives nobody', async () => {
    const { cards, advice } = await shown('/creators?niche=travel&country=pt&style=pets');
    expect([cards, advice]).toEqual([
      [],
      [{ label: 'Only “Travel”', href: '/creators?niche=travel', creators: `${MANY} creators` }],
    ]);
  });

  it('say in which band each stands, in our own order alone', async () => {
    const { cards, bands } = await shown('/creators/travel');
    expect(bands).toHaveLength(cards.length);
    expect(bands).toEqual(bands?.toSorted((one, other) => other - one));
    expect(bands?.every((band) => band >= 0 && band < BANDS.length)).toBe(true);
    expect((await shown('/creators?niche=travel&order=newest')).bands).toBeNull();
  });

  it.each([
    ['/creators/magic', 404, 'Travel'],
    ['/creators/travel/magic', 404, 'Travel'],
    ['/creators/in/zz', 404, 'Travel'],
    ['/creators/in', 404, 'Travel'],
    ['/creators?niche=magic', 400, 'Niche must be one of'],
    ['/creators?q=a', 400, 'Search for 2 to 60 characters'],
    ['/creators?niche=travel&after=x.y', 400, 'Please start again from the first page.'],
  ])('answer %s with %i', async (path, status, said) => {
    const answer = await fetch(near.url + path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(said);
  });

  it('explain the order', async () => {
    expect(await (await fetch(`${near.url}/creators/how-the-order-works`)).text()).toBe(
      'the order: 85,75,65,50,0',
    );
  });

  it('lose on every server at once who leaves', async () => {
    // Each is alone on the page of a country, of which no answer is kept without them.
    const countries = COUNTRY_CODES.filter((country) => country !== 'is' && country !== 'pt').slice(
      0,
      LEAVES,
    );
    const leaving: { creator: TestCreator; path: string }[] = [];
    for (const country of countries)
      leaving.push({
        creator: await aListedCreator(stage, { niches: ['food-beverage'], country }),
        path: `/creators/in/${country}`,
      });
    await until(async () => (await listed(leaving.map(({ creator }) => creator))) === leaving.length);
    const took: number[] = [];
    for (const { creator, path } of leaving) {
      const has = async (product: Product) =>
        (await shown(path, product)).cards.some(({ id }) => id === creator.id);
      expect([await has(near), await has(far)]).toEqual([true, true]);
      const { status } = await creator.person.call('PATCH', '/api/creator/directory', { listed: false });
      expect(status).toBe(200);
      const answered = Date.now();
      await until(async () => !(await has(near)) && !(await has(far)));
      took.push(Date.now() - answered);
    }
    if (CHOSEN_RACES !== null)
      console.info(
        `${took.length} left: gone from both within ${Math.max(...took)} ms, ${took.filter((ms) => ms > 1_000).length} later than a second`,
      );
  });

  it('are answered as they were last while the database can’t be reached, and say so', async () => {
    const { cards } = await shown('/creators/travel', far);
    await line.cut();
    try {
      let text = '';
      // It takes a moment to know that nothing is heard any more.
      await until(async () => {
        const answer = await fetch(`${far.url}/creators/travel`);
        expect(answer.status).toBe(200);
        text = await answer.text();
        return text.includes(OUT_OF_REACH);
      });
      for (const { id } of cards) expect(text).toContain(id);
      expect((await fetch(`${far.url}/creators/fashion`)).status).toBe(503);
    } finally {
      await line.mend();
    }
    await until(
      async () => !(await (await fetch(`${far.url}/creators/travel`)).text()).includes(OUT_OF_REACH),
    );
  });

  it('are compressed and not sent again to those who have them', async () => {
    const first = await fetch(`${near.url}/creators/travel`, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    await first.text();
    const again = await fetch(`${near.url}/creators/travel`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('say to search engines what a creator wants, on each of their pages, and in the map', async () => {
    const creator = await aCreator(stage);
    const paths = [
      `/${creator.username}`,
      `/${creator.username}/kit`,
      `/creator/${creator.id}`,
      `/service/${creator.packageId}`,
    ];
    const said = async (product: Product) =>
      Promise.all(paths.map(async (path) => (await fetch(product.url + path)).headers.get('x-robots-tag')));
    const nothing = paths.map(() => null);
    const left = paths.map(() => 'noindex');
    expect([await said(near), await said(far)]).toEqual([nothing, nothing]);
    await creator.person.call('PATCH', '/api/creator/directory', { searchEngines: false });
    await until(async () => String([await said(near), await said(far)]) === String([left, left]));
    await creator.person.call('PATCH', '/api/creator/directory', { searchEngines: true });
    await until(async () => String(await said(far)) === String(nothing));
    const robots = await (await fetch(`${near.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /creators?');
    // It is kept for an hour, and others look at the near server's.
    expect(await (await fetch(`${far.url}/sitemaps/1.xml`)).text()).toContain(
      `<loc>${PUBLIC_URL}/creators/travel</loc>`,
    );
  });
});
