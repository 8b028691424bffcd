import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Actor, type BookingEvent, type BookingFlow, sampleEvent } from '@reelpact/domain';
import { ReadBookings } from '../../src/modules/bookings/index.js';
import { KeepProof } from '../../src/modules/proof/index.js';
import { EARLIER } from '../../src/platform/database/migrations/1766740000000-booking-proof.js';
import { BookingDriver } from '../booking-driver.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import {
  PASSWORD,
  type TestCreator,
  aBooking,
  aCreator,
  aUser,
  bookingBody,
  pay,
  setClock,
} from '../builders.js';
import type { Person } from '../person.js';
import { type Scene, deliver } from '../scenes.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let brands = 0;
const aBrandsEmail = (): string => `brand-${(brands += 1)}@northwind.test`;

const proofOf = ({ id }: Pick<TestCreator, 'id'>) =>
  stage.database.row<Record<string, unknown>>(
    't-proof',
    `select jobs, due, on_time as "onTime", answers, answer_minutes as "answerMinutes", package_orders as orders,
       deliveries, delivery_days as "deliveryDays", completed, first_time as "firstTime", brands, returning_brands as "returning",
       answered_in_day as "answeredInDay", finished, accepted, counted_at as "countedAt" from creator_proof where creator_id = $1`,
    [id],
  );
/** A request with money behind it that a creator has got; its answer is still open. */
async function requested(creator: TestCreator, email?: string): Promise<Scene> {
  const scene = await unpaid(creator, 'pay_first', email);
  await pay(stage, scene.brand, scene.booking.id);
  return scene;
}
/** @param email of the brand; another one each time, as only three bookings of a brand count */
async function unpaid(creator: TestCreator, flow: BookingFlow, email = aBrandsEmail()): Promise<Scene> {
  const key = flow === 'pay_first' ? 'contactEmail' : 'clientEmail';
  const { brand, booking } = await aBooking(stage, creator, flow, { [key]: email });
  const driver = new BookingDriver(stage, { brand, creator, admin: brand }, booking.id);
  return { creator, brand, booking, driver };
}
const accept = ({ creator, booking }: Scene) =>
  creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
/** The same for somebody with an account. */
async function begunBy(brand: Person, creator: TestCreator): Promise<Scene> {
  const body = { ...bookingBody('pay_first', creator.packageId), contactEmail: aBrandsEmail() };
  const { body: booking } = await brand.post<BookingDto>('/api/package-bookings', body);
  const driver = new BookingDriver(stage, { brand, creator, admin: brand }, booking.id);
  await pay(stage, brand, booking.id);
  const scene = { creator, brand, booking, driver };
  await accept(scene);
  await stage.drain();
  return scene;
}
/** The money is held, and production has begun. */
async function begun(creator: TestCreator, email?: string): Promise<Scene> {
  const scene = await requested(creator, email);
  await accept(scene);
  await stage.drain();
  return scene;
}
const stateOf = async ({ booking }: Scene) =>
  (await stage.app.get(ReadBookings).find(stage.database, booking.id))!.state;
const contextOf = async (scene: Scene) => (await stateOf(scene)).context;
/** Lets something happen to a booking, with whatever belongs to it. */
const happens = async (scene: Scene, actor: Actor, type: BookingEvent['type']) =>
  scene.driver.happen(sampleEvent(type, actor, await stateOf(scene), 0));
/** Moves the clock to so long after the content was due. */
const whenDue = async (scene: Scene, after: number) =>
  setClock(stage.database, (await contextOf(scene)).dueAt! + after);

describe('the proof of a creator', () => {
  it('begins with nothing, and counts a job that was approved, by the brand or by its silence', async () => {
    const creator = await aCreator(stage);
    expect(await proofOf(creator)).toBeNull();
    const [one, other] = [await begun(creator), await begun(creator)];
    expect(await proofOf(creator)).toMatchObject({
      jobs: 0,
      due: 0,
      answers: 2,
      orders: { [creator.packageId]: 2 },
    });
    for (const scene of [one, other]) await deliver(scene.driver);
    await happens(one, 'brand', 'BRAND_APPROVED');
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ jobs: 1, due: 2, onTime: 2 });
    for (let round = 0; round < 3; round += 1) await happens(other, 'clock', 'REVIEW_WINDOW_ENDED');
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ jobs: 2, due: 2, onTime: 2 });
  });

  it('is on time until the end of the promised day, late afterwards, and no revision changes that', async () => {
    const creator = await aCreator(stage);
    const [early, evening, late] = [await begun(creator), await begun(creator), await begun(creator)];
    await deliver(early.driver);
    // The last second of the day, in UTC.
    const { dueAt } = await contextOf(evening);
    await setClock(stage.database, Math.floor(dueAt! / DAY) * DAY + DAY - 60_000);
    await deliver(evening.driver);
    await setClock(stage.database, Math.floor(dueAt! / DAY) * DAY + DAY + 60_000);
    await deliver(late.driver);
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ due: 3, onTime: 2 });
    await happens(early, 'brand', 'REVISION_REQUESTED');
    await whenDue(early, 5 * DAY);
    await deliver(early.driver);
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ due: 3, onTime: 2 });
  });

  it('counts what was never delivered, however it ended, and not what was given up in time', async () => {
    const creator = await aCreator(stage);
    const scenes = [await begun(creator), await begun(creator), await begun(creator), await begun(creator)];
    const [silent, cancelled, givenUpLate, givenUpEarly] = scenes as [Scene, Scene, Scene, Scene];
    await happens(givenUpEarly, 'creator', 'CREATOR_WITHDREW');
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ due: 0 });
    await whenDue(givenUpLate, 2 * DAY);
    await happens(givenUpLate, 'creator', 'CREATOR_WITHDREW');
    await happens(cancelled, 'brand', 'BRAND_CANCELLED_LATE');
    await happens(silent, 'clock', 'DELIVERY_WINDOW_ENDED');
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ jobs: 0, due: 3, onTime: 0 });
  });

  it('gives the time back that a chargeback has frozen', async () => {
    const creator = await aCreator(stage);
    const scene = await begun(creator);
    await happens(scene, 'network', 'CHARGEBACK_OPENED');
    await whenDue(scene, 3 * DAY);
    await happens(scene, 'network', 'CHARGEBACK_WON');
    await deliver(scene.driver);
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ due: 1, onTime: 1 });
  });

  it('knows how long an answer takes: the middle one, and three days for a request that expired', async () => {
    const creator = await aCreator(stage);
    const answered = async (minutes: number, answer: (scene: Scene) => Promise<unknown>) => {
      const scene = await requested(creator);
      const record = await stage.app.get(ReadBookings).find(stage.database, scene.booking.id);
      await setClock(stage.database, record!.createdAt.getTime() + minutes * MINUTE);
      await answer(scene);
      await stage.drain();
    };
    await answered(30, accept);
    expect(await proofOf(creator)).toMatchObject({ answers: 1, answerMinutes: 30 });
    await answered(90, (scene) => happens(scene, 'creator', 'CREATOR_DECLINED'));
    expect(await proofOf(creator)).toMatchObject({ answers: 2, answerMinutes: 60 });
    const expire = async (scene: Scene) => {
      // A reminder comes before the end.
      for (let round = 0; round < 3; round += 1) await happens(scene, 'clock', 'REQUEST_WINDOW_ENDED');
    };
    await answered(0, expire);
    expect(await proofOf(creator)).toMatchObject({ answers: 3, answerMinutes: 90 });
    await answered(0, expire);
    await answered(0, expire);
    expect(await proofOf(creator)).toMatchObject({ answers: 5, answerMinutes: 72 * 60 });
    // A request that its brand took back says nothing.
    await answered(1, (scene) => happens(scene, 'brand', 'BRAND_WITHDREW'));
    expect(await proofOf(creator)).toMatchObject({ answers: 5 });
  });

  it('counts no answer to a request without money, which anyone can make for or against somebody', async () => {
    const creator = await aCreator(stage);
    const scenes = [];
    for (let count = 0; count < 3; count += 1) scenes.push(await unpaid(creator, 'approve_first'));
    const [accepted, declined, expired] = scenes as [Scene, Scene, Scene];
    await accept(accepted);
    await happens(declined, 'creator', 'CREATOR_DECLINED');
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ answers: 0, answerMinutes: 0 });
    await pay(stage, accepted.brand, accepted.booking.id);
    expect(await proofOf(creator)).toMatchObject({ answers: 1 });
    for (let round = 0; round < 3; round += 1) await happens(expired, 'clock', 'REQUEST_WINDOW_ENDED');
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ answers: 1 });
  });

  it('counts no day on which a product was on its way, nor those that were agreed on', async () => {
    const creator = await aCreator(stage, { needsProduct: true, cancellationPercent: 20 });
    const [sent, extended] = [await begun(creator), await begun(creator)];
    const later = async (days: number) =>
      setClock(
        stage.database,
        (await stage.database.transaction(({ now }) => Promise.resolve(now))) + days * DAY,
      );
    // Nine days before the work can begin: longer than the five days of the delivery.
    await later(3);
    for (const scene of [sent, extended]) await happens(scene, 'brand', 'PRODUCT_SENT');
    await later(6);
    for (const scene of [sent, extended]) await happens(scene, 'creator', 'PRODUCT_RECEIVED');
    await later(4);
    await deliver(sent.driver);
    await happens(extended, 'brand', 'DUE_EXTENDED');
    await setClock(stage.database, (await contextOf(extended)).dueAt! - HOUR);
    await deliver(extended.driver);
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ due: 2, onTime: 2 });
  });

  it('counts the answer to a request with money behind it, though its product was never sent', async () => {
    const creator = await aCreator(stage, { needsProduct: true, cancellationPercent: 20 });
    const scene = await unpaid(creator, 'approve_first');
    await accept(scene);
    await pay(stage, scene.brand, scene.booking.id);
    await happens(scene, 'brand', 'BRAND_CANCELLED');
    await stage.drain();
    expect(await stateOf(scene)).toMatchObject({ stage: 'cancelled_with_fee', escrow: 'split' });
    // A fee is no job, and says nothing of how punctual its creator is; it is an order all the same.
    expect(await proofOf(creator)).toMatchObject({
      ...{ jobs: 0, due: 0, answers: 1 },
      orders: { [creator.packageId]: 1 },
    });
  });

  it('counts no settlement as a job, even where both agree on all of it', async () => {
    const creator = await aCreator(stage);
    const scene = await begun(creator);
    await deliver(scene.driver);
    const { brand, booking } = scene;
    const take = (who: typeof brand, step: string, body: object) =>
      who.post(`/api/bookings/${booking.id}/steps/${step}`, body);
    await take(creator.person, 'propose_settlement', { creatorPercent: 100, reason: 'As agreed.' });
    const agreed = await take(brand, 'accept_settlement', { number: 1, creatorPercent: 100 });
    expect(agreed).toMatchObject({ status: 200, body: { stage: 'completed', escrowStatus: 'released' } });
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ jobs: 0, due: 1, onTime: 1 });
  });

  it('forgets with time what is no longer recent, in the sweep, and keeps jobs', async () => {
    const creator = await aCreator(stage);
    const scene = await begun(creator);
    await deliver(scene.driver);
    await happens(scene, 'brand', 'BRAND_APPROVED');
    await stage.drain();
    const now = () => stage.database.transaction(({ now: moment }) => Promise.resolve(moment));
    const sweepAfter = async (days: number) => {
      await setClock(stage.database, (await now()) + days * DAY);
      await stage.app.get(KeepProof).sweep();
      return proofOf(creator);
    };
    expect(await sweepAfter(0)).toMatchObject({ jobs: 1, due: 1, onTime: 1, answers: 1 });
    expect(await sweepAfter(91)).toMatchObject({ jobs: 1, due: 1, onTime: 1, answers: 0, answerMinutes: 0 });
    expect(await sweepAfter(280)).toMatchObject({ jobs: 1, due: 0, onTime: 0, answers: 0 });
    // What was counted within a day is left alone.
    const counted = await proofOf(creator);
    expect(await sweepAfter(0.5)).toEqual(counted);
  });

  it('tells the pages when a number is new, and only then', async () => {
    const creator = await aCreator(stage);
    await accept(await requested(creator));
    await stage.drain();
    const listener = new pg.Client({ connectionString: stage.config.databaseUrl });
    await listener.connect();
    const told: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => told.push(payload));
    await listener.query('listen page_changed');
    // What was sent before is delivered before an answer.
    const heard = async (work: () => Promise<unknown>) => {
      await work();
      await stage.drain();
      await listener.query('select 1');
      return told.splice(0);
    };
    try {
      const { countedAt: before, ...numbers } = (await proofOf(creator))!;
      const recount = () =>
        stage.database.transaction((tx) => stage.app.get(KeepProof).refresh(tx, creator.id));
      expect(await heard(recount)).toEqual([]);
      const { countedAt: after, ...same } = (await proofOf(creator))!;
      expect(same).toEqual(numbers);
      expect(Number(after)).toBeGreaterThan(Number(before));
      const another = await requested(creator);
      await listener.query('select 1');
      told.splice(0);
      expect(await heard(() => accept(another))).toEqual([creator.id]);
    } finally {
      await listener.end();
    }
  });

  it('says the same of bookings from before single bookings were judged', async () => {
    const creator = await aCreator(stage);
    const [delivered, gaveUp, , accepted] = [
      await begun(creator),
      await begun(creator),
      await requested(creator),
      await unpaid(creator, 'approve_first'),
    ];
    await deliver(delivered.driver);
    await happens(delivered, 'brand', 'BRAND_APPROVED');
    await whenDue(gaveUp, 2 * DAY);
    await happens(gaveUp, 'creator', 'CREATOR_WITHDREW');
    await accept(accepted);
    await stage.drain();
    const judged = () =>
      stage.database.rows(
        't-judged',
        `select p.* from booking_proof p where (p.done or p.delivered_at is not null or p.answered_at is not null)
           and not exists (select from booking_history h where h.booking_id = p.booking_id and h.event = any($1::text[]))
           and not exists (select from bookings b where b.id = p.booking_id and b.needs_product)
         order by p.booking_id`,
        // What could not happen then.
        [['DUE_EXTENDED', 'EXTENSION_ACCEPTED', 'SETTLEMENT_ACCEPTED']],
      );
    const kept = await judged();
    expect(kept.length).toBeGreaterThanOrEqual(2);
    await stage.database.pool.query('truncate booking_proof');
    await stage.database.pool.query(EARLIER);
    await stage.app.get(KeepProof).sweep();
    expect(await judged()).toEqual(kept);
  });

  const approved = async (scene: Scene) => {
    await deliver(scene.driver);
    await happens(scene, 'brand', 'BRAND_APPROVED');
  };

  it('counts three bookings of a brand in shares and medians, however the brand is known, and all of them as jobs', async () => {
    const creator = await aCreator(stage);
    const { person, email } = await aUser(stage);
    for (let count = 0; count < 2; count += 1) await approved(await begun(creator, email));
    // With their account, and another address.
    for (let count = 0; count < 3; count += 1) await approved(await begunBy(person, creator));
    await stage.drain();
    const limited = { due: 3, onTime: 3, answers: 3, answeredInDay: 3, deliveries: 3, completed: 3 };
    const all = { firstTime: 3, finished: 3, accepted: 3, jobs: 5, brands: 1, returning: 1 };
    expect(await proofOf(creator)).toMatchObject({ ...limited, ...all });
  });

  it('counts brands that have not proven their addresses each as one', async () => {
    const creator = await aCreator(stage);
    const { person, email } = await aUser(stage, { verified: false });
    await approved(await begun(creator, email));
    await approved(await begunBy(person, creator));
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ jobs: 2, brands: 2, returning: 0 });
  });

  it('counts as approved at first version what had no counted revision', async () => {
    const creator = await aCreator(stage);
    const [first, revised, waived] = [await begun(creator), await begun(creator), await begun(creator)];
    for (const scene of [revised, waived]) {
      await deliver(scene.driver);
      await happens(scene, 'brand', 'REVISION_REQUESTED');
    }
    await happens(waived, 'creator', 'REVISION_WAIVED');
    for (const scene of [first, revised, waived]) await approved(scene);
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ completed: 3, firstTime: 2, deliveries: 3 });
  });

  it('counts the days from the start of production to the first version', async () => {
    const creator = await aCreator(stage);
    for (const days of [1, 2, 4]) {
      const scene = await begun(creator);
      const { dueAt } = await contextOf(scene);
      const start = dueAt! - 5 * DAY;
      await setClock(stage.database, start + days * DAY);
      await approved(scene);
    }
    await stage.drain();
    const { deliveryDays } = (await proofOf(creator)) as { deliveryDays: number };
    expect(deliveryDays).toBeCloseTo(2, 1);
  });

  it('counts as accepted what ended with half of the money or more, and leaves out what the creator had no part in', async () => {
    const creator = await aCreator(stage);
    const scenes = [];
    for (let count = 0; count < 6; count += 1) scenes.push(await begun(creator));
    const [good, rejected, contested, gaveUp, cancelled, lost] = scenes as [
      Scene,
      Scene,
      Scene,
      Scene,
      Scene,
      Scene,
    ];
    await happens(gaveUp, 'creator', 'CREATOR_WITHDREW');
    for (const scene of [good, rejected, contested, lost]) await deliver(scene.driver);
    await happens(good, 'brand', 'BRAND_APPROVED');
    for (const scene of [rejected, contested]) await happens(scene, 'brand', 'BRAND_REJECTED');
    await happens(rejected, 'creator', 'REJECTION_ACCEPTED');
    await happens(contested, 'creator', 'CREATOR_CONTESTED');
    await happens(lost, 'network', 'CHARGEBACK_OPENED');
    await happens(lost, 'network', 'CHARGEBACK_LOST');
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ finished: 3, accepted: 1 });
    await whenDue(cancelled, 2 * DAY);
    await happens(cancelled, 'brand', 'BRAND_CANCELLED_LATE');
    // Nobody decides, so the money is divided in half.
    for (let round = 0; round < 3; round += 1) await happens(contested, 'clock', 'DISPUTE_WINDOW_ENDED');
    await stage.drain();
    expect(await proofOf(creator)).toMatchObject({ finished: 5, accepted: 2 });
  });

  it('is counted once however much happens before the job is done', async () => {
    const creator = await aCreator(stage);
    for (let count = 0; count < 3; count += 1) await accept(await requested(creator));
    const jobs = await stage.database.rows(
      't-proof-jobs',
      `select from graphile_worker.jobs where task_identifier = 'count-proof' and key = 'count-proof:' || $1`,
      [creator.id],
    );
    expect(jobs).toHaveLength(1);
    await stage.drain();
  });

  it('is there for bookings from before it was counted, and goes with the account', async () => {
    const creator = await aCreator(stage);
    const scene = await requested(creator);
    await happens(scene, 'creator', 'CREATOR_DECLINED');
    await stage.drain();
    await stage.database.pool.query('delete from creator_proof');
    await stage.app.get(KeepProof).sweep();
    expect(await proofOf(creator)).toMatchObject({ answers: 1 });
    const { person, email } = creator;
    const { body } = await person.get<{ data: { profile: { proof: object }[] } }>('/api/auth/export');
    expect(body.data.profile[0]?.proof).toMatchObject({ answers: 1, jobs: 0 });
    expect((await person.post('/api/auth/delete-account', { email, password: PASSWORD })).status).toBe(204);
    await stage.drain();
    await stage.app.get(KeepProof).sweep();
    expect(await proofOf(creator)).toBeNull();
  });
});
