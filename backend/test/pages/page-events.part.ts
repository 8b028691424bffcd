import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_DESIGN, PAGE_NUMBERS } from '@reelpact/domain';
import type { InsightsDto } from '../../src/modules/page-numbers/http/insights.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { type TestCreator, aBooking, aCreator } from '../builders.js';
import { BROWSER, beacon, countsOf, flush, hashesOf } from '../page-visits.js';
import { StatementCount } from '../statements.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const view = (creator: TestCreator, source?: string, headers: Record<string, string> = {}) =>
  beacon(stage.person(), { creatorId: creator.id, event: 'view', ...(source && { source }) }, headers);

describe('an event of a public page', () => {
  it('is answered without a cookie and without a statement, and counted with the next flush', async () => {
    const creator = await aCreator(stage);
    const statements = new StatementCount(stage.database.pool);
    const answer = await view(creator, 'Instagram');
    expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([204, '', []]);
    expect(statements.count).toBe(0);
    expect(await countsOf(stage, creator.id)).toEqual({});
    await flush(stage);
    expect(await countsOf(stage, creator.id)).toEqual({ 'view instagram.com': 1 });
    await flush(stage);
    expect(await countsOf(stage, creator.id)).toEqual({ 'view instagram.com': 1 });
  });

  it('asks for no guest: who has booked before costs no statement either', async () => {
    const creator = await aCreator(stage);
    const { brand } = await aBooking(stage, creator);
    expect(brand.cookieHeader).toContain('reelpact_guest');
    const statements = new StatementCount(stage.database.pool);
    expect((await beacon(brand, { creatorId: creator.id, event: 'view' })).status).toBe(204);
    expect(statements.count).toBe(0);
  });

  it('counts which links and accounts were opened, of those that are on the page', async () => {
    const creator = await aCreator(stage);
    const url = 'https://northwind.test/shop?a=1';
    const account = 'https://www.tiktok.com/@sophia';
    const block = (kind: string, content: object, enabled = true) => ({
      ...{ kind, enabled, archived: false, content },
    });
    const blocks = [
      block('packages', {}),
      block('links', { links: [{ title: 'Shop', url }] }),
      block('links', { links: [{ title: 'Hidden', url: 'https://hidden.test/' }] }, false),
      block('social', { accounts: [{ network: 'tiktok', url: account, followers: null }] }),
    ];
    const saved = await creator.person.call('PUT', `/api/creator/${creator.id}/page`, {
      ...{ design: DEFAULT_DESIGN, blocks },
    });
    expect(saved.status).toBe(200);
    const click = (wanted: unknown) =>
      beacon(stage.person(), { creatorId: creator.id, event: 'link_click', url: wanted });
    for (const wanted of [url, account, url, 'https://hidden.test/', 'https://elsewhere.test/', undefined])
      expect((await click(wanted)).status).toBe(204);
    expect((await click(`https://${'x'.repeat(500)}`)).status).toBe(400);
    expect((await click({ not: 'a text' })).status).toBe(400);
    await flush(stage);
    await flush(stage);
    const read = () => creator.person.get<InsightsDto>('/api/creators/insights');
    expect((await read()).body).toMatchObject({
      byLink: [
        { url, title: 'Shop', clicks: 2 },
        { url: account, title: null, clicks: 1 },
      ],
      totals: { views: 0, packageClicks: 0 },
    });
    await click(url);
    await flush(stage);
    expect((await read()).body.byLink[0]).toEqual({ url, title: 'Shop', clicks: 3 });
    const { body } = await creator.person.get<{ data: { linkClicks: object[] } }>('/api/auth/export');
    expect(body.data.linkClicks).toMatchObject([
      { url, count: 3 },
      { url: account, count: 1 },
    ]);
  });

  it('counts once each, by event, source and package', async () => {
    const creator = await aCreator(stage);
    const { id: creatorId, packageId } = creator;
    const person = stage.person();
    for (const event of ['view', 'view', 'reel_play', 'package_click', 'book_start']) {
      await beacon(person, { creatorId, event, packageId, source: 'www.tiktok.com' });
    }
    await view(creator);
    await view(creator, 'localhost');
    await flush(stage);
    expect(await countsOf(stage, creatorId)).toEqual({
      'view tiktok.com': 2,
      'view direct': 2,
      'reel_play tiktok.com': 1,
      [`package_click tiktok.com ${packageId}`]: 1,
      [`book_start tiktok.com ${packageId}`]: 1,
    });
  });

  it.each([
    [{ event: 'view' }, 'creatorId', 'Creator ID must be a valid UUID.'],
    [
      { creatorId: randomUUID(), event: 'sold' },
      'event',
      'Event must be one of view, reel_play, package_click, book_start, link_click.',
    ],
    [
      { creatorId: randomUUID(), event: 'view', packageId: 7 },
      'packageId',
      'Package ID must be a valid UUID.',
    ],
  ])('%j is refused with a sentence', async (body, field, sentence) => {
    const { status, body: answer } = await beacon(stage.person(), body);
    expect([status, (answer['errors'] as Record<string, string>)[field]]).toEqual([400, sentence]);
  });

  it.each([[7], [{ a: [1] }], ['\u0000'], ['x'.repeat(5000)], [null]])(
    'is counted whatever its source is: %j',
    async (source) => {
      const creator = await aCreator(stage);
      const sent = await beacon(stage.person(), { creatorId: creator.id, event: 'view', source });
      expect(sent.status).toBe(204);
      await flush(stage);
      expect(Object.values(await countsOf(stage, creator.id))).toEqual([1]);
    },
  );

  it('vanishes when there is no such creator, or the package is somebody else’s', async () => {
    const [creator, other] = [await aCreator(stage), await aCreator(stage)];
    const { id: creatorId } = creator;
    const person = stage.person();
    await beacon(person, { creatorId: randomUUID(), event: 'view' });
    await beacon(person, { creatorId, event: 'package_click', packageId: other.packageId });
    await beacon(person, { creatorId, event: 'book_start', packageId: randomUUID() });
    await beacon(person, { creatorId, event: 'package_click', packageId: creator.packageId });
    await flush(stage);
    expect(await countsOf(stage, creatorId)).toEqual({ [`package_click direct ${creator.packageId}`]: 1 });
    expect(await countsOf(stage, other.id)).toEqual({});
  });

  it('of a bot, of a page loaded beforehand, or of the page’s owner does not count', async () => {
    const creator = await aCreator(stage);
    const other = await aCreator(stage);
    await view(creator, undefined, { 'user-agent': 'Googlebot/2.1' });
    await view(creator, undefined, { 'sec-purpose': 'prefetch' });
    await beacon(creator.person, { creatorId: creator.id, event: 'view' });
    await flush(stage);
    expect(await countsOf(stage, creator.id)).toEqual({});
    await beacon(other.person, { creatorId: creator.id, event: 'view' });
    await flush(stage);
    expect(await countsOf(stage, creator.id)).toEqual({ 'view direct': 1 });
  });

  it('comes from one of fifty sources a day; the others are one', async () => {
    const creator = await aCreator(stage);
    const { perDay } = PAGE_NUMBERS.source;
    for (let index = 0; index < perDay - 1; index += 1) await view(creator, `a${index}`);
    await flush(stage);
    for (const source of ['b1', 'b2', 'b3', 'a0']) await view(creator, source, from('192.0.2.9'));
    await view(creator);
    await flush(stage);
    await view(creator, 'b1');
    await view(creator, 'c');
    await flush(stage);
    const counts = await countsOf(stage, creator.id);
    expect(Object.keys(counts)).toHaveLength(perDay + 2);
    expect(counts).toMatchObject({ 'view a0': 2, 'view b1': 2, 'view other': 3, 'view direct': 1 });
    // The visitor of b1 came from a source that is kept; nobody belongs to a source that is not.
    const sources = await stage.database.rows<{ source: string }>(
      't-visitor-sources',
      'select distinct source from page_visitors where creator_id = $1',
      [creator.id],
    );
    for (const { source } of sources) expect(Object.keys(counts)).toContain(`view ${source}`);
  });
});

describe('visitors', () => {
  it('are told apart by address and browser, and counted once a day', async () => {
    const creator = await aCreator(stage);
    await view(creator, 'first', from('192.0.2.1'));
    await view(creator, 'second', from('192.0.2.1'));
    await flush(stage);
    await view(creator, 'third', from('192.0.2.1'));
    await view(creator, 'first', from('192.0.2.2'));
    await view(creator, 'first', { ...from('192.0.2.2'), 'user-agent': `${BROWSER} Firefox` });
    await flush(stage);
    expect(await hashesOf(stage, creator.id)).toBe(3);
  });

  it('of one page are nobody on another: their hashes differ', async () => {
    const creators = [await aCreator(stage), await aCreator(stage)];
    for (const creator of creators) await view(creator, undefined, from('192.0.2.77'));
    await flush(stage);
    const hashes = await stage.database.rows<{ hash: string }>(
      't-hashes',
      `select encode(hash, 'hex') as hash from page_visitors where creator_id = any($1::uuid[])`,
      [creators.map(({ id }) => id)],
    );
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(2);
  });
});
