import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setStage } from '../harness/index.js';
import { BOOKING_SCREENS } from './booking-screens.js';
import { ContactSheet } from './contact-sheet.js';
import { DIALOGS } from './dialogs.js';
import { EVERYONES_SCREENS } from './everyones-screens.js';
import { Windows, inLanes } from './lanes.js';
import { gatherPeople } from './persons.js';
import { PLANTED, PLANTS } from './plants.js';
import { SIGNED_IN_SCREENS } from './signed-in-screens.js';
import { nameOf, visitsOf } from './table.js';
import { pay } from './visit.js';

const stage = setStage();

const SCREENS = [...EVERYONES_SCREENS, ...SIGNED_IN_SCREENS, ...BOOKING_SCREENS, ...DIALOGS];
const VISITS = visitsOf(SCREENS);
/** Where the photographs go; without it none are taken. */
const { REELPACT_SCREENS: folder } = process.env;
const sheet = folder ? new ContactSheet(folder) : null;

let results: Promise<string[]>[] = [];

beforeAll(async () => {
  const { url } = stage.product;
  const { world, states } = await gatherPeople(stage.browser, url);
  const windows = new Windows(stage.browser, url, states);
  results = inLanes([...PLANTED, ...VISITS], async (visit, lane) => {
    const window = await windows.of(visit.person, lane);
    return pay(window, visit, world, async (look) => {
      if (!visit.planted) await sheet?.take(window.page, visit, look);
    });
  });
});
afterAll(async () => {
  await Promise.allSettled(results);
  sheet?.write();
});

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

describe.each(VISITS.map((visit, index) => ({ name: nameOf(visit), person: visit.person, index })))(
  '$name',
  ({ person, index }) => {
    it(`is sound for a ${person}`, async () => {
      expect(await results[PLANTED.length + index]).toEqual([]);
    });
  },
);
