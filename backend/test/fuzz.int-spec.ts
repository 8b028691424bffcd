import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gather } from './access-cast.js';
import { type TestApp, startTestApp } from './app.js';
import { aCreator, aUser } from './builders.js';
import { operations } from './fuzz/description.js';
import { FuzzRun, shuffled } from './fuzz/fuzz-run.js';
import type { Scene } from './fuzz/known-good.js';
import { ROLES, Roles } from './fuzz/roles.js';
import { Scenery, differencesOf } from './fuzz/scenery.js';
import { thingsOf } from './fuzz/things.js';
import { closeConnections } from './fuzz/wire.js';

const FULL = process.env['REELPACT_FAULTS'] === 'full';
/** 10,000 requests and more with `npm run test:faults`. */
const REQUESTS = FULL ? 10_000 : 1_500;
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const MOST_429 = 0.05;
const SLOWEST = 2_000;
/** Time runs on with it, and every window ends: it comes last. */
const LAST = new Set(['advanceDemoClock']);
/** The tests start no worker, so the server never says that it is ready. */
const NEVER_GRANTED = new Set(['isReady']);
/** The stages of the bookings are used up by granted requests; so often there are new ones. */
const SCENES = FULL ? 4 : 1;
/** How many requests are made beside each one that is known to be granted. */
const BESIDE = FULL ? 15 : 6;

let stage: TestApp;
let scene: Scene;
let roles: Roles;
beforeAll(async () => {
  stage = await startTestApp();
  const cast = await gather(stage);
  const creator = await aCreator(stage);
  await aUser(stage);
  roles = await Roles.of(stage, cast);
  const parties = { creator, brand: cast.people.guestOfThis, email: cast.things.contactEmail };
  scene = { stage, cast, scenery: new Scenery(stage, parties) };
}, 60_000);
afterAll(async () => {
  closeConnections();
  await stage.stop();
});

describe('whatever is sent', () => {
  it(`is answered as described, in time and without showing the inside, ${REQUESTS} times`, async () => {
    const begun = Date.now();
    const run = new FuzzRun(stage, roles, SEED);
    const pairs = operations.flatMap((operation) => ROLES.map((role) => ({ operation, role })));
    const isLast = ({ operation }: (typeof pairs)[number]) => LAST.has(operation.id);
    const times = Math.ceil(REQUESTS / pairs.length / SCENES);
    let things = await thingsOf(scene);
    for (let round = 0; round < SCENES; round += 1) {
      for (const operation of operations) {
        await run.knownGood(operation, scene, { beside: BESIDE, goodFirst: round === 0, things });
        await stage.database.rows('t-clock-back', 'update product_clock set offset_seconds = 0');
      }
      if (round > 0) things = await thingsOf(scene);
      const mixed = shuffled(
        pairs.filter((pair) => !isLast(pair)),
        SEED + round,
      );
      for (const { operation, role } of mixed) await run.fuzz(operation, role, times, things);
    }
    for (const operation of operations.filter(({ id }) => !run.tally.succeeded.has(id))) {
      if (!NEVER_GRANTED.has(operation.id)) await run.untilGranted(operation, things);
    }
    for (const { operation, role } of pairs.filter(isLast)) {
      await run.fuzz(operation, role, times * SCENES, things);
    }
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(
      `seed ${SEED}, ${operations.length} calls, ${ROLES.length} roles, ${seconds} s: ${run.tally.report}`,
    );

    expect([...run.failures].map((failure) => failure.join('\n'))).toEqual([]);
    expect(operations.map(({ id }) => id).filter((id) => !run.tally.succeeded.has(id))).toEqual([
      ...NEVER_GRANTED,
    ]);
    expect(run.tally.requests).toBeGreaterThanOrEqual(REQUESTS);
    expect(run.tally.count(429) / run.tally.requests).toBeLessThan(MOST_429);
    expect(run.tally.slowest.milliseconds).toBeLessThan(SLOWEST);
    expect((await stage.person().get('/api/health/live')).status).toBe(200);
    expect(await roles.missing()).toEqual([]);
    expect(await differencesOf(stage)).toEqual([]);
  }, 900_000);
});
