import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DIRECTORY_MESSAGES, facetValue } from '@reelpact/domain';
import type { DirectoryEntryDto } from '../../src/modules/directory/http/directory.dto.js';
import type { Statements } from '../../src/platform/database/database.js';
import { type Place, type Wanted, findEntries } from '../../src/modules/directory/reads/find-entries.js';
import { type RunBounded, boundedAt } from '../../src/modules/directory/reads/bounded-statements.js';
import type { TestApp } from '../app.js';
import { PRICE, STYLE, TRAVEL, plantEntries } from '../many-entries.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
const PETS = facetValue('style', 'pets')!;
const MANY = 6_000;
const ORDERS = ['standard', 'price', 'delivery', 'newest'] as const;

beforeAll(async () => {
  stage = await sharedTestApp();
  await plantEntries(stage, MANY);
});

/** Times out, so that only the walk answers. */
const never: RunBounded = () => Promise.resolve(null);
const always: RunBounded = (bounds, ...given) =>
  boundedAt(stage.database)({ ...bounds, timeoutMs: 60_000 }, ...given);
/** As if there were more matches than a gather sorts. */
const far: RunBounded = (bounds, ...given) =>
  bounds.fromFacets
    ? Promise.resolve([{ matches: Infinity, creator_id: null }] as never)
    : always(bounds, ...given);
/** As if the walk found nothing. */
const noneNear: Statements = { ...({} as Statements), rows: () => Promise.resolve([]) };
/** As the first walk answers that met many, where it began. */
const often = (order: string, given: readonly unknown[] = []): never =>
  Array.from({ length: 20 }, () => ({
    creator_id: randomUUID(),
    at: order === 'standard' ? given.slice(1, 4) : [given[0]],
    card: {},
  })) as never;
/** Makes parallel plans the cheapest, as they seem among a million entries. */
const EAGER = `select set_config('parallel_setup_cost', '0', true), set_config('parallel_tuple_cost', '0', true),
  set_config('min_parallel_index_scan_size', '0', true), set_config('min_parallel_table_scan_size', '0', true)`;
const wanted = (more: Partial<Wanted>): Wanted => ({
  ...{ values: [STYLE], words: '', order: 'standard', limit: 24, offset: 1_000_000_000, after: null },
  ...more,
});

describe('the order of the directory', () => {
  it.each(ORDERS)('shows everyone once, in pages, however they are found: %s', async (order) => {
    for (const values of [[STYLE], [STYLE, TRAVEL], [STYLE, TRAVEL, PRICE]]) {
      const seen: string[] = [];
      let after: Place | null = null;
      do {
        const page = wanted({ values, order, after, limit: 400 });
        const { entries, isPartial } = await findEntries(stage.database, page, always);
        expect(isPartial).toBe(false);
        const walked = await findEntries(stage.database, page, never);
        // All entries are within its limits.
        expect(walked.entries).toEqual(entries);
        expect((await findEntries(noneNear, page, far)).entries).toEqual(entries);
        if (values.length > 1) expect((await findEntries(noneNear, page, always)).entries).toEqual(entries);
        seen.push(...entries.slice(0, 400).map(({ place }) => place.creatorId));
        after = entries.length > 400 ? (entries[399]?.place ?? null) : null;
      } while (after);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(
        values.includes(PRICE) ? MANY / 6 : values.includes(TRAVEL) ? MANY / 3 : MANY,
      );
    }
  });

  it.each(ORDERS)('is the same with words, however they are found: %s', async (order) => {
    const page = wanted({ order, values: [STYLE, TRAVEL], words: 'many 17' });
    const { entries } = await findEntries(stage.database, page, never);
    expect(entries).toHaveLength(25);
    for (const how of [always, far])
      expect((await findEntries(noneNear, page, how)).entries).toEqual(entries);
  });

  it('says that there may be more when the search timed out', async () => {
    const page = wanted({ values: [STYLE, facetValue('country', 'is')!] });
    expect((await findEntries(stage.database, page, never)).isPartial).toBe(true);
    expect((await findEntries(stage.database, page, always)).isPartial).toBe(false);
  });

  it('never takes a parallel plan or a sequential scan', async () => {
    const plans: string[] = [];
    const keep = (name: string, rows: { 'QUERY PLAN': string }[]) =>
      void plans.push(`${name}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
    const explained =
      (order: string): Statements['rows'] =>
      async (name, text, given) =>
        stage.database.transaction(async (tx) => {
          await tx.rows('t-eager', EAGER);
          keep(name, await tx.rows(`t-explain-${name}`, `explain ${text}`, given));
          return name.startsWith('directory-walk') ? often(order, given) : [];
        });
    const runBounded: RunBounded = async (bounds, name, text, given) => {
      keep(name, (await always(bounds, `t-explain-${name}`, `explain ${text}`, given)) ?? []);
      return bounds.fromFacets ? ([{ matches: Infinity, creator_id: null }] as never) : null;
    };
    for (const order of ORDERS)
      for (const words of ['', 'many 17'])
        for (const values of [[STYLE], [STYLE, TRAVEL, PETS]])
          await findEntries(
            { ...noneNear, rows: explained(order) },
            wanted({ order, words, values }),
            runBounded,
          );
    expect(plans).toHaveLength(4 * 2 * 2 * 4);
    for (const plan of plans) expect(plan).not.toMatch(/Parallel|Gather|Seq Scan/);
    for (const plan of plans.filter((text) => text.startsWith('directory-gather')))
      expect(plan).toMatch(/Bitmap Index Scan on directory_(facets|search|names)/);
  });

  it('shows somebody once who moves on while a search goes on', async () => {
    const near = often('price', [1_000]) as { creator_id: string }[];
    const rows: Statements['rows'] = (name) =>
      Promise.resolve(
        (name.startsWith('directory-walk') ? near : [...near.slice(-3), ...often('price', [2_000])]) as never,
      );
    const { entries } = await findEntries(
      { ...noneNear, rows },
      wanted({ order: 'price', limit: 24 }),
      never,
    );
    const ids = entries.map(({ place }) => place.creatorId);
    expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
  });

  it('is by bands, and within a band once around the ring from the offset', async () => {
    const { entries } = await findEntries(stage.database, wanted({ limit: MANY }), always);
    const places = entries.map(({ place }) => place.at as number[]);
    const key = ([band = 0, around = 0, ring = 0]: number[]) => (4 - band) * 1e13 + around * 1e11 + ring;
    expect(places.map(key)).toEqual(places.map(key).toSorted((one, other) => one - other));
    for (const [, around, ring = 0] of places) expect(around).toBe(ring < 1_000_000_000 ? 1 : 0);
  });

  it('finds few among many that the walk doesn’t reach', async () => {
    const values = [STYLE, facetValue('niche', 'travel')!, facetValue('country', 'is')!];
    const { entries } = await findEntries(stage.database, wanted({ values }), always);
    expect(entries).toHaveLength(2);
  });

  it('goes on by a cursor that nobody can change', async () => {
    const visitor = stage.person();
    const first = await visitor.get<DirectoryEntryDto[]>('/api/directory?style=stop-motion&limit=10');
    expect(first.body).toHaveLength(10);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await visitor.get<DirectoryEntryDto[]>(next);
    expect(second.status).toBe(200);
    const ids = [...first.body, ...second.body].map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    const cursor = new URLSearchParams(next.split('?')[1]).get('after') ?? '';
    for (const changed of [cursor.replace(/^./, 'X'), cursor.slice(0, -2), 'x.y', '.', `${cursor}.z`]) {
      const { status, body } = await visitor.get<{ code: string; message: string }>(
        `/api/directory?style=stop-motion&limit=10&after=${encodeURIComponent(changed)}`,
      );
      expect([status, body.code, body.message]).toEqual([400, 'CURSOR_NOT_VALID', DIRECTORY_MESSAGES.cursor]);
    }
    const other = await visitor.get(`/api/directory?style=pets&limit=10&after=${cursor}`);
    expect(other.status).toBe(400);
  });

  it.each([
    ['niche=magic', 'niche'],
    ['language=xx', 'language'],
    ['country=zz', 'country'],
    ['order=best', 'order'],
    ['limit=0', 'limit'],
    ['limit=49', 'limit'],
    ['limit=ten', 'limit'],
    ['q=a', 'q'],
    ['q=%21%21%21', 'q'],
    [`q=${'a'.repeat(61)}`, 'q'],
    ['country=de,fr,it,es,pt,nl,be,at,ch,dk,se', 'country'],
  ])('refuses %s, naming %s', async (query, field) => {
    const { status, body } = await stage
      .person()
      .get<{ errors: Record<string, string> }>(`/api/directory?${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('finds by names and words, two letters by the beginning of names alone', async () => {
    const found = async (words: string) =>
      (await findEntries(stage.database, wanted({ words, limit: 5 }), always)).entries.length;
    expect([await found('many 17'), await found('ma'), await found('17'), await found('any')]).toEqual([
      6, 6, 0, 0,
    ]);
  });
});
