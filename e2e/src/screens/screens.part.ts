import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { useProduct } from '../harness/index.js';
import { PLANTS, SOUND, planted } from './plants.js';
import { nameOf } from './table.js';
import { SCREENS, VISITS, payAll } from './visits.js';

const app = useProduct();

/** How a screen looks, that it can be loaded by itself, and what is opened on it, is for the long tests. */
const BRIEFLY = { byLink: true, lookAt: () => Promise.resolve([]) };

describe('screens', () => {
  let results: Promise<string[]>[] = [];
  beforeAll(async () => {
    results = await payAll(app, [...PLANTS.map(planted), ...VISITS, planted(SOUND)], BRIEFLY);
  });
  afterAll(() => Promise.allSettled(results));

  it('every route of the application stands in the table of screens', () => {
    const routes = readFileSync(resolve(__dirname, '../../../frontend/src/app/routes.tsx'), 'utf8');
    const inRouter = [...routes.matchAll(/path: '([^']+)'/g)].map(([, path]) => path);
    expect(inRouter.length).toBeGreaterThan(20);
    expect([...new Set(SCREENS.map(({ route }) => route))].sort()).toEqual([...new Set(inRouter)].sort());
  });

  it.each(PLANTS.map(({ fault, says }, index) => ({ fault, says, index })))(
    'a visit notices a page that $fault',
    async ({ says, index }) => {
      expect(await results[index]).toContainEqual(expect.stringMatching(says));
    },
  );

  it(`a visit has nothing against a page that ${SOUND.fault}`, async () => {
    expect(await results.at(-1)).toEqual([]);
  });

  it.each(VISITS.map((visit, index) => ({ name: nameOf(visit), person: visit.person, index })))(
    '$name is sound for a $person',
    async ({ index }) => {
      expect(await results[PLANTS.length + index]).toEqual([]);
    },
  );
});
