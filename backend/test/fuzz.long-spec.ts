import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gather } from './access-cast.js';
import { type TestApp, startTestApp } from './app.js';
import { aCreator, aUser } from './builders.js';
import { operations } from './fuzz/description.js';
import { FuzzRun } from './fuzz/fuzz-run.js';
import type { Scene } from './fuzz/good.js';
import { ROLES, Roles } from './fuzz/roles.js';
import { Scenery, differencesOf } from './fuzz/scenery.js';
import { thingsOf } from './fuzz/things.js';
import { closeConnections } from './fuzz/wire.js';
import { SEED, SOAK, hasTimeLeft, shuffled } from './soak.js';

/** How many requests a round makes at least; a soak run makes as many rounds as fit into its time. */
const REQUESTS = SOAK ? 2_500 : 600;
const MOST_429 = 0.05;
/** How many statements one request may need: more means that somebody outside decides how much we do. */
const MAX_STATEMENTS = 60;
/** These go through all bookings: an admin compares all books, and in the demo every window ends at once. */
const UNBOUNDED = new Set(['getReconciliation', 'advanceDemoClock', 'moveLabClock']);
/** Time runs on with it, and every window ends: it comes last. */
const LAST = new Set(['advanceDemoClock', 'moveLabClock']);
/** The tests start no worker, so the server never says that it is ready. */
const NEVER_GRANTED = new Set(['isReady']);
/** With them the calls about push are there: the pair of RFC 8291's example. */
const PUSH_KEYS = {
  VAPID_PUBLIC_KEY: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  VAPID_SUBJECT: 'mailto:support@reelpact.test',
};
/** How many requests are made beside each one that is known to be granted. */
const BESIDE = SOAK ? 15 : 3;

let stage: TestApp;
let scene: Scene;
let roles: Roles;
beforeAll(async () => {
  const started = await startTestApp(PUSH_KEYS);
  // Browsers that chance has subscribed are at services of the world outside.
  stage = { ...started, drain: (except = []) => started.drain([...except, 'push']) };
  const cast = await gather(stage);
  const creator = await aCreator(stage);
  await aUser(stage);
  roles = await Roles.of(stage, cast);
  const parties = { creator, brand: cast.people.guestOfThis, email: cast.things.contactEmail };
  scene = { stage, cast, scenery: new Scenery(stage, parties) };
});
afterAll(async () => {
  closeConnections();
  await stage.stop();
});

describe('whatever is sent', () => {
  it('is answered as described, with little work and without showing the inside', async () => {
    const run = new FuzzRun(stage, roles, SEED);
    const pairs = operations.flatMap((operation) => ROLES.map((role) => ({ operation, role })));
    const isLast = ({ operation }: (typeof pairs)[number]) => LAST.has(operation.id);
    const times = Math.ceil(REQUESTS / pairs.length);
    let things = await thingsOf(scene);
    let rounds = 0;
    for (; rounds === 0 || hasTimeLeft(); rounds += 1) {
      // Granted requests use up the stages of the bookings: each round begins with new ones.
      for (const operation of operations) {
        await run.knownGood(operation, scene, { beside: BESIDE, goodFirst: rounds === 0, things });
        await stage.database.rows('t-clock-back', 'update product_clock set offset_seconds = 0');
      }
      if (rounds > 0) things = await thingsOf(scene);
      const mixed = shuffled(
        pairs.filter((pair) => !isLast(pair)),
        SEED + rounds,
      );
      for (const { operation, role } of mixed) await run.fuzz(operation, role, times, things, rounds);
    }
    for (const operation of operations.filter(({ id }) => !run.tally.succeeded.has(id))) {
      if (!NEVER_GRANTED.has(operation.id)) await run.untilGranted(operation, things);
    }
    for (const { operation, role } of pairs.filter(isLast)) {
      await run.fuzz(operation, role, times, things, rounds);
    }
    console.log(
      `seed ${SEED}, ${operations.length} calls, ${ROLES.length} roles, ${rounds} rounds: ${run.tally.report}`,
    );

    expect([...run.failures].map((failure) => failure.join('\n'))).toEqual([]);
    expect(operations.map(({ id }) => id).filter((id) => !run.tally.succeeded.has(id))).toEqual([
      ...NEVER_GRANTED,
    ]);
    expect(run.tally.requests).toBeGreaterThanOrEqual(REQUESTS);
    expect(run.tally.count(429) / run.tally.requests).toBeLessThan(MOST_429);
    expect(run.tally.busiest(UNBOUNDED).statements).toBeLessThan(MAX_STATEMENTS);
    expect((await stage.person().get('/api/health/live')).status).toBe(200);
    expect(await roles.missing()).toEqual([]);
    expect(await differencesOf(stage)).toEqual([]);
  });
});
