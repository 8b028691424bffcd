import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { useProduct } from '../harness/index.js';
import { ContactSheet } from './contact-sheet.js';
import { faultsInAllLooks } from './looks.js';
import { PLANTED_LOOKS, planted } from './plants.js';
import { nameOf } from './table.js';
import { ALL_VISITS, payAll } from './visits.js';

const app = useProduct();

/** Where somebody is led to has its own line in the table. */
const SHOWN = ALL_VISITS.filter(({ seen }) => !seen.isLed);
/** Where the photographs go; without it none are taken. */
const { REELPACT_SCREENS: folder } = process.env;
const sheet = folder ? new ContactSheet(folder) : null;

describe('in four looks', () => {
  let results: Promise<string[]>[] = [];
  beforeAll(async () => {
    results = await payAll(app, [...PLANTED_LOOKS.map(planted), ...SHOWN], {
      byLink: false,
      lookAt: (page, visit) =>
        faultsInAllLooks(page, visit.isDialog ?? false, async (look) => {
          if (!visit.planted) await sheet?.take(page, visit, look);
        }),
    });
  });
  afterAll(async () => {
    await Promise.allSettled(results);
    sheet?.write();
  });

  it.each(PLANTED_LOOKS.map(({ fault, says }, index) => ({ fault, says, index })))(
    'a visit notices a page that $fault',
    async ({ says, index }) => {
      expect(await results[index]).toContainEqual(expect.stringMatching(says));
    },
  );

  it.each(SHOWN.map((visit, index) => ({ name: nameOf(visit), person: visit.person, index })))(
    '$name is sound for a $person',
    async ({ index }) => {
      expect(await results[PLANTED_LOOKS.length + index]).toEqual([]);
    },
  );
});
