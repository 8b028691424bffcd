import { beforeAll, describe, expect, it } from '@jest/globals';
import { DIRECTORY_MESSAGES, facetValue } from '@reelpact/domain';
import type { DirectoryEntryDto } from '../../src/modules/directory/http/directory.dto.js';
import {
  type Gather,
  type Place,
  type Wanted,
  findEntries,
} from '../../src/modules/directory/reads/find-entries.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
const STYLE = facetValue('style', 'stop-motion')!;
const MANY = 6_000;

/** Entries of creators that are there for this alone, with facets that go together. */
beforeAll(async () => {
  stage = await sharedTestApp();
  const id = `('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid`;
  const client = await stage.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `insert into users (id, email, email_key, first_name, last_name) select ${id}, n || '@many.test', n || '@many.test', 'A', 'B'
       from generate_series(1, $1::int) n`,
      [MANY],
    );
    await client.query(
      `insert into creators (id, user_id, username, username_key, display_name, booking_flow) select ${id}, ${id}, 'many-' || n, 'many-' || n, 'Many ' || n, 'pay_first'
       from generate_series(1, $1::int) n`,
      [MANY],
    );
    await client.query(
      `insert into directory_entries (creator_id, facets, band, ring, points, price_from_cents, delivery_days, joined_at, name_key, search, card)
       select ${id}, array[${STYLE.id}] || case when n % 3 = 0 then array[${facetValue('niche', 'travel')!.id}] else '{}' end
           || case when n % 700 = 0 then array[${facetValue('country', 'is')!.id}] else '{}' end,
         n % 5, (n::bigint * 7919 * 65537) % 2147483647, '{}', (n % 50) * 1000, n % 14, now() - n % 90 * interval '1 day', 'many ' || n,
         to_tsvector('simple', 'many ' || n), jsonb_build_object('id', ${id})
       from generate_series(1, $1::int) n`,
      [MANY],
    );
    await client.query('commit');
    await client.query('analyze directory_entries');
  } finally {
    client.release();
  }
});

const noGather: Gather = () => Promise.resolve([]);
const gather: Gather = (name, text, values) => stage.database.rows(name, text, values);
const wanted = (more: Partial<Wanted>): Wanted => ({
  ...{ values: [STYLE], words: '', order: 'standard', limit: 24, offset: 1_000_000_000, after: null },
  ...more,
});

describe('the order of the directory', () => {
  it.each(['standard', 'price', 'delivery', 'newest'] as const)(
    'shows everyone once, in pages, by both statements alike: %s',
    async (order) => {
      const seen: string[] = [];
      let after: Place | null = null;
      do {
        const page = wanted({ order, after, limit: 400 });
        const walked = await findEntries(stage.database, page, noGather);
        const { entries } = await findEntries(stage.database, page, gather);
        if (walked.entries.length > 0) expect(entries.slice(0, 400)).toEqual(walked.entries.slice(0, 400));
        seen.push(...entries.slice(0, 400).map(({ place }) => place.creatorId));
        after = entries.length > 400 ? (entries[399]?.place ?? null) : null;
      } while (after);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(MANY);
    },
  );

  it('is by bands, and within a band once around the ring from the offset', async () => {
    const { entries } = await findEntries(stage.database, wanted({ limit: MANY }), gather);
    const places = entries.map(({ place }) => place.at as number[]);
    const key = ([band = 0, around = 0, ring = 0]: number[]) => (4 - band) * 1e13 + around * 1e11 + ring;
    expect(places.map(key)).toEqual(places.map(key).toSorted((one, other) => one - other));
    for (const [, around, ring = 0] of places) expect(around).toBe(ring < 1_000_000_000 ? 1 : 0);
  });

  it('finds few among many that the walk doesn’t reach', async () => {
    const values = [STYLE, facetValue('niche', 'travel')!, facetValue('country', 'is')!];
    const { entries } = await findEntries(stage.database, wanted({ values }), gather);
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
      (await findEntries(stage.database, wanted({ words, limit: 5 }), gather)).entries.length;
    expect([await found('many 17'), await found('ma'), await found('17'), await found('any')]).toEqual([
      6, 6, 0, 0,
    ]);
  });
});
