import { beforeAll, describe, expect, it } from '@jest/globals';
import { ReadBrandRecord } from '../../src/modules/proof/reads/read-brand-record.js';
import type { TestApp } from '../app.js';
import { BrandDeals } from '../brand-deals.js';
import { aCreator, aUser, setClock } from '../builders.js';
import { deliver } from '../scenes.js';
import { sharedTestApp } from '../suite.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let stage: TestApp;
let deals: BrandDeals;
beforeAll(async () => {
  stage = await sharedTestApp();
  deals = await BrandDeals.at(stage);
});

// The core of it: `records` has every way in which a booking can end.
describe('what bookings say of creator and brand', () => {
  it('counts what was on time, what was accepted and what was revised, of three bookings with each other', async () => {
    const [brand, creator] = [await aUser(stage), await aCreator(stage, { revisions: '2' })];
    const [punctual, late] = [await deals.begun(brand, { creator }), await deals.begun(brand, { creator })];
    const { dueAt } = (await deals.stateOf(punctual)).context;
    const dayIsOver = (Math.floor(dueAt! / DAY) + 1) * DAY;
    await setClock(stage.database, dayIsOver - MINUTE);
    await deliver(punctual.driver);
    await setClock(stage.database, dayIsOver + MINUTE);
    await deliver(late.driver);
    await deals.happens(punctual, 'brand', 'REVISION_REQUESTED');
    await deliver(punctual.driver);
    for (const scene of [punctual, late]) await deals.happens(scene, 'brand', 'BRAND_APPROVED');
    await deals.rejected(brand, { creator });
    for (let count = 0; count < 2; count += 1) await deals.completed(brand, { creator });
    const proof = await stage.database.row(
      't-judged',
      `select jobs, due, on_time as "onTime", completed, first_time as "firstTime", finished, accepted from creator_proof where creator_id = $1`,
      [creator.id],
    );
    expect(proof).toEqual({
      jobs: 4,
      ...{ due: 3, onTime: 2 },
      ...{ completed: 3, firstTime: 2 },
      ...{ finished: 3, accepted: 2 },
    });
    expect(await stage.app.get(ReadBrandRecord).count({ userId: brand.id, emailKey: null })).toMatchObject({
      jobs: 4,
      ...{ revisedJobs: 3, revisions: 1 },
      ...{ judged: 3, rejected: 1 },
    });
  });
});
