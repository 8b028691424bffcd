import { beforeAll, describe, expect, it } from '@jest/globals';
import { type BrandCounts, NO_BRAND_COUNTS } from '@reelpact/domain';
import { ReadBookings } from '../../src/modules/bookings/index.js';
import { KeepProof } from '../../src/modules/proof/index.js';
import { ReadBrandRecord } from '../../src/modules/proof/reads/read-brand-record.js';
import type { TestApp } from '../app.js';
import { BrandDeals } from '../brand-deals.js';
import { aCreator, aUser, setClock } from '../builders.js';
import type { Person } from '../person.js';
import { type Scene, deliver } from '../scenes.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
let deals: BrandDeals;
beforeAll(async () => {
  stage = await sharedTestApp();
  deals = await BrandDeals.at(stage);
});

const DAY = 86_400_000;
const countsOf = async (userId: string): Promise<BrandCounts> => {
  await stage.drain();
  return stage.app.get(ReadBrandRecord).count({ userId: userId, emailKey: null });
};
/** What is counted is what these have made it, and nothing else. */
const onlyThis = (counted: Partial<BrandCounts>): BrandCounts => ({ ...NO_BRAND_COUNTS, ...counted });
const JOB = { jobs: 1, revisedJobs: 1, judged: 1 };

describe('what a booking says of its brand', () => {
  it.each<[string, (scene: Scene) => Promise<unknown>, Partial<BrandCounts>]>([
    [
      'an approval is a job and an answered delivery',
      (scene) => deals.happens(scene, 'brand', 'BRAND_APPROVED'),
      { ...JOB, deliveries: 1, answered: 1 },
    ],
    [
      'silence is a job and a delivery that wasn’t answered',
      (scene) => deals.ends(scene, 'REVIEW_WINDOW_ENDED'),
      { ...JOB, deliveries: 1 },
    ],
    [
      'a revision is an answer, and is counted with the job',
      async (scene) => {
        await deals.happens(scene, 'brand', 'REVISION_REQUESTED');
        await deliver(scene.driver);
        await deals.ends(scene, 'REVIEW_WINDOW_ENDED');
      },
      { ...JOB, deliveries: 2, answered: 1, revisions: 1 },
    ],
    [
      'a revision that the creator waived is an answer alone',
      async (scene) => {
        await deals.happens(scene, 'brand', 'REVISION_REQUESTED');
        await deals.happens(scene, 'creator', 'REVISION_WAIVED');
        await deliver(scene.driver);
        await deals.happens(scene, 'brand', 'BRAND_APPROVED');
      },
      { ...JOB, deliveries: 2, answered: 2 },
    ],
    [
      'an approval of what was sent back answers no second delivery',
      async (scene) => {
        await deals.happens(scene, 'brand', 'REVISION_REQUESTED');
        await deals.happens(scene, 'brand', 'BRAND_APPROVED');
      },
      { ...JOB, deliveries: 1, answered: 1, revisions: 1 },
    ],
    [
      'a version that was replaced before an answer isn’t a delivery',
      async (scene) => {
        await deliver(scene.driver);
        await deals.happens(scene, 'brand', 'BRAND_APPROVED');
      },
      { ...JOB, deliveries: 1, answered: 1 },
    ],
    [
      'a rejection is no job, and an answer',
      async (scene) => {
        await deals.happens(scene, 'brand', 'BRAND_REJECTED');
        await deals.happens(scene, 'creator', 'REJECTION_ACCEPTED');
      },
      { judged: 1, rejected: 1, deliveries: 1, answered: 1 },
    ],
    [
      'a rejection stays one where an admin decides for the creator, and is a dispute lost',
      async (scene) => {
        await deals.happens(scene, 'brand', 'BRAND_REJECTED');
        await deals.happens(scene, 'creator', 'CREATOR_CONTESTED');
        await deals.happens(scene, 'admin', 'DISPUTE_RESOLVED', { creatorPercent: 51 });
      },
      { judged: 1, rejected: 1, deliveries: 1, answered: 1, disputesLost: 1 },
    ],
    [
      'a dispute that an admin divides in half isn’t lost',
      async (scene) => {
        await deals.happens(scene, 'brand', 'BRAND_REJECTED');
        await deals.happens(scene, 'creator', 'CREATOR_CONTESTED');
        await deals.happens(scene, 'admin', 'DISPUTE_RESOLVED', { creatorPercent: 50 });
      },
      { judged: 1, rejected: 1, deliveries: 1, answered: 1 },
    ],
    [
      'a dispute over a revision is lost without a rejection',
      async (scene) => {
        await deals.happens(scene, 'brand', 'REVISION_REQUESTED');
        await deals.happens(scene, 'creator', 'DISPUTE_OPENED');
        await deals.happens(scene, 'admin', 'DISPUTE_RESOLVED', { creatorPercent: 100 });
      },
      { deliveries: 1, answered: 1, disputesLost: 1 },
    ],
    [
      'a dispute that nobody decided isn’t lost',
      async (scene) => {
        await deals.happens(scene, 'brand', 'BRAND_REJECTED');
        await deals.happens(scene, 'creator', 'CREATOR_CONTESTED');
        await deals.ends(scene, 'DISPUTE_WINDOW_ENDED');
      },
      { judged: 1, rejected: 1, deliveries: 1, answered: 1 },
    ],
    [
      'a settlement answers nothing, and is no job',
      async ({ creator, brand, booking }) => {
        const take = (who: Person, step: string, body: object) =>
          who.post(`/api/bookings/${booking.id}/steps/${step}`, body);
        await take(creator.person, 'propose_settlement', { creatorPercent: 100, reason: 'As agreed.' });
        expect((await take(brand, 'accept_settlement', { number: 1, creatorPercent: 100 })).status).toBe(200);
      },
      {},
    ],
    [
      'a chargeback of a finished booking counts once it is lost, beside the job',
      async (scene) => {
        await deals.happens(scene, 'brand', 'BRAND_APPROVED');
        await deals.happens(scene, 'network', 'CHARGEBACK_OPENED');
        await deals.happens(scene, 'network', 'CHARGEBACK_LOST');
      },
      { ...JOB, deliveries: 1, answered: 1, chargedBack: 1 },
    ],
    [
      'a chargeback that the bank decided for the creator doesn’t',
      async (scene) => {
        await deals.happens(scene, 'brand', 'BRAND_APPROVED');
        await deals.happens(scene, 'network', 'CHARGEBACK_OPENED');
        await deals.happens(scene, 'network', 'CHARGEBACK_WON');
      },
      { ...JOB, deliveries: 1, answered: 1 },
    ],
    [
      'a chargeback that ends a review counts alone',
      async (scene) => {
        await deals.happens(scene, 'network', 'CHARGEBACK_OPENED');
        await deals.happens(scene, 'network', 'CHARGEBACK_LOST');
      },
      { chargedBack: 1 },
    ],
    [
      'the time of a chargeback is left out of a review',
      async (scene) => {
        const { deadlineAt } = (await deals.stateOf(scene)).context;
        await deals.happens(scene, 'network', 'CHARGEBACK_OPENED');
        await setClock(stage.database, deadlineAt! + 9 * DAY);
        await deals.happens(scene, 'network', 'CHARGEBACK_WON');
        await deals.happens(scene, 'brand', 'BRAND_APPROVED');
      },
      { ...JOB, deliveries: 1, answered: 1 },
    ],
    [
      'what the creator gives up says nothing, whatever was before',
      async (scene) => {
        await deals.happens(scene, 'brand', 'REVISION_REQUESTED');
        await deals.happens(scene, 'creator', 'CREATOR_WITHDREW');
      },
      {},
    ],
    ['what an admin cancels says nothing', (scene) => deals.happens(scene, 'admin', 'ADMIN_CANCELLED'), {}],
    [
      'what the creator delivers too late says what was answered before',
      async (scene) => {
        await deals.happens(scene, 'brand', 'REVISION_REQUESTED');
        await deals.ends(scene, 'DELIVERY_WINDOW_ENDED');
      },
      { deliveries: 1, answered: 1 },
    ],
    [
      'a booking that is not over says nothing',
      (scene) => deals.happens(scene, 'brand', 'REVISION_REQUESTED'),
      {},
    ],
  ])('%s', async (_, play, counted) => {
    const brand = await aUser(stage);
    const scene = await deals.inReview(brand);
    await play(scene);
    expect(await countsOf(brand.id)).toEqual(onlyThis(counted));
  });

  it('says of an incomplete version without an answer that it wasn’t answered, and not that it was rejected', async () => {
    const brand = await aUser(stage);
    const creator = await aCreator(stage, { includes: '• 3 photos' });
    const scene = await deals.begun(brand, { creator });
    await deliver(scene.driver, [{ what: 'photos', promised: 3, delivered: 1 }]);
    await deals.ends(scene, 'REVIEW_WINDOW_ENDED');
    await deals.ends(scene, 'DISPUTE_WINDOW_ENDED');
    expect(await countsOf(brand.id)).toEqual(onlyThis({ deliveries: 1 }));
  });

  it('says nothing where money never came, or went back before the work began', async () => {
    const brand = await aUser(stage);
    const [withdrawn, declined, expired] = [
      await deals.unpaid(brand),
      await deals.requested(brand),
      await deals.requested(brand),
    ];
    await deals.happens(withdrawn, 'brand', 'BRAND_WITHDREW');
    await deals.happens(declined, 'creator', 'CREATOR_DECLINED');
    await deals.ends(expired, 'REQUEST_WINDOW_ENDED');
    expect(await countsOf(brand.id)).toEqual(NO_BRAND_COUNTS);
  });

  it('counts all jobs with a creator, and three of their bookings in everything else', async () => {
    const brand = await aUser(stage);
    const creator = await aCreator(stage);
    for (let count = 0; count < 4; count += 1) await deals.completed(brand, { creator });
    await deals.rejected(brand, { creator });
    const three = { deliveries: 3, answered: 3, revisedJobs: 3, judged: 3 };
    expect(await countsOf(brand.id)).toEqual(onlyThis({ jobs: 4, ...three }));
    await deals.completed(brand);
    const four = { deliveries: 4, answered: 4, revisedJobs: 4, judged: 4 };
    expect(await countsOf(brand.id)).toEqual(onlyThis({ jobs: 5, ...four }));
  });

  it('forgets it after twelve months', async () => {
    const brand = await aUser(stage);
    const scene = await deals.completed(brand);
    const { endedAt } = (await stage.app.get(ReadBookings).find(stage.database, scene.booking.id))!;
    await setClock(stage.database, endedAt! + 364 * DAY);
    expect(await countsOf(brand.id)).toMatchObject(JOB);
    await setClock(stage.database, endedAt! + 366 * DAY);
    expect(await countsOf(brand.id)).toEqual(NO_BRAND_COUNTS);
  });

  it('is judged again where it was judged before brands were', async () => {
    const brand = await aUser(stage);
    await deals.completed(brand);
    const counted = await countsOf(brand.id);
    await stage.database.pool.query(
      `update booking_proof p set judged_as = 1, brand_deliveries = null, brand_answered = null, brand_revisions = null,
         brand_rejected = null, brand_lost = null, brand_charged_back = null
       from bookings b where b.id = p.booking_id and b.brand_user_id = $1`,
      [brand.id],
    );
    expect(await countsOf(brand.id)).toEqual(NO_BRAND_COUNTS);
    await stage.app.get(KeepProof).sweep();
    expect(await countsOf(brand.id)).toEqual(counted);
  });
});
