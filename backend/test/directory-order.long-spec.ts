import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { facetValue } from '@reelpact/domain';
import type { Parameter, Statements } from '../src/platform/database/database.js';
import { boundedAt, type RunBounded } from '../src/modules/directory/reads/bounded-statements.js';
import { type Place, type Wanted, findEntries } from '../src/modules/directory/reads/find-entries.js';
import { type TestApp, startTestApp } from './app.js';
import { PRICE, STYLE, TRAVEL, plantEntries } from './many-entries.js';

const MANY = 100_000;
const PAGE = 400;
/** How many move between two pages. */
const MOVE = 40;
const ORDERS = ['standard', 'price', 'delivery', 'newest'] as const;

let stage: TestApp;
let patient: RunBounded;
beforeAll(async () => {
  stage = await startTestApp();
  await plantEntries(stage, MANY);
  patient = (bounds, ...given) => boundedAt(stage.database)({ ...bounds, timeoutMs: 60_000 }, ...given);
});
afterAll(() => stage.stop());

const wanted = (more: Partial<Wanted>): Wanted => ({
  ...{ values: [STYLE], words: '', order: 'standard', limit: PAGE, offset: 1_000_000_000, after: null },
  ...more,
});

describe('the directory of a hundred thousand', () => {
  it('shows those whose place stays once each, while others move between bands and on their rings', async () => {
    const seen = new Map<string, number>();
    const moved = new Set<string>();
    let after: Place | null = null;
    do {
      const { entries, isPartial } = await findEntries(stage.database, wanted({ after }), patient);
      expect(isPartial).toBe(false);
      for (const { place } of entries.slice(0, PAGE))
        seen.set(place.creatorId, (seen.get(place.creatorId) ?? 0) + 1);
      after = entries.length > PAGE ? (entries[PAGE - 1]?.place ?? null) : null;
      const rows = await stage.database.rows<{ id: string }>(
        't-move-entries',
        `update directory_entries set band = floor(random() * 5)::int, ring = floor(random() * 2147483647)::int
         where creator_id in (select creator_id from directory_entries tablesample system (1) limit $1)
         returning creator_id::text as id`,
        [MOVE],
      );
      for (const { id } of rows) moved.add(id);
    } while (after);
    const all = await stage.database.rows<{ id: string }>(
      't-all-entries',
      'select creator_id::text as id from directory_entries',
    );
    const stayed = all.filter(({ id }) => !moved.has(id));
    expect(moved.size).toBeGreaterThan(1_000);
    expect(stayed.length).toBeGreaterThan(MANY / 2);
    expect(stayed.filter(({ id }) => seen.get(id) !== 1)).toEqual([]);
  });

  it('is read by indexes alone, in every order and by every way', async () => {
    const plans: string[] = [];
    /** The first walk meets many where it began, so that it goes on. */
    const explain =
      (order: string): Statements['rows'] =>
      async <T extends Record<string, unknown>>(
        name: string,
        text: string,
        given: readonly Parameter[] = [],
      ) => {
        const rows = await stage.database.rows(`t-explain-${name}`, `explain ${text}`, given);
        plans.push(rows.map((row) => String(row['QUERY PLAN'])).join('\n'));
        const at = order === 'standard' ? given.slice(1, 4) : [given[0]];
        const met = { length: name.startsWith('directory-walk') ? PAGE - 1 : 0 };
        return Array.from(met, () => ({ creator_id: randomUUID(), at, card: {} })) as unknown as T[];
      };
    const bounded: RunBounded = async (bounds, name, text, given) => {
      const rows = await patient<{ 'QUERY PLAN': string }>(
        bounds,
        `t-explain-${name}`,
        `explain ${text}`,
        given,
      );
      plans.push((rows ?? []).map((row) => row['QUERY PLAN']).join('\n'));
      return bounds.fromFacets ? ([{ matches: Infinity, creator_id: null }] as never) : null;
    };
    const sets = [[STYLE], [STYLE, TRAVEL], [TRAVEL, PRICE], [STYLE, facetValue('country', 'is')!]];
    for (const order of ORDERS)
      for (const words of ['', 'many 17'])
        for (const values of sets)
          await findEntries(
            { ...stage.database, rows: explain(order) } as Statements,
            wanted({ order, words, values }),
            bounded,
          );
    expect(plans).toHaveLength(ORDERS.length * 2 * sets.length * 4);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|Parallel/);
  });
});
