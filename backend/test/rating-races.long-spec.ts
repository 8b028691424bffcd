import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PARTIES, type Party } from '@reelpact/domain';
import { type TestApp, startTestApp } from './app.js';
import { PASSWORD, type TestCreator, aCreator, aUser } from './builders.js';
import { personOf, rate, rateable, readRating, sweepRatings } from './ratings.js';
import type { Scene } from './scenes.js';
import { CHOSEN_RACES, SEED } from './soak.js';

const ROUNDS = CHOSEN_RACES ?? 40;
/** How long before the end of a window two set out, in milliseconds: in some rounds the one is first, in some the other. */
const LEADS = [0, 4, 8, 12, 16, 24, 40];

let stage: TestApp;
let creator: TestCreator;
let scene: Scene;
beforeAll(async () => {
  stage = await startTestApp();
  creator = await aCreator(stage);
  scene = await rateable(stage, { creator });
});
afterAll(() => stage.stop());

/** A booking that was just completed, once more: nobody has rated it. @param ends in how many milliseconds its time is over */
async function unrated(ends: number): Promise<void> {
  const { id } = scene.booking;
  await stage.database.rows('t-unrate', 'delete from ratings where booking_id = $1', [id]);
  await stage.database.rows('t-untold', 'delete from notifications where booking_id = $1', [id]);
  await stage.database.rows(
    't-reopen',
    `update rating_windows set closed_at = null, unrated = null, asked_at = now(), ends_at = clock_timestamp() + make_interval(secs => $2)
     where booking_id = $1`,
    [id, ends / 1000],
  );
}
const rows = () =>
  stage.database.rows<{ by: Party; first: number; shown: boolean }>(
    't-raced-ratings',
    'select written_by as by, stars[1]::int as first, shown_at is not null as shown from ratings where booking_id = $1 order by written_by',
    [scene.booking.id],
  );
const told = async () =>
  (
    await stage.database.rows<{ party: string }>(
      't-raced-notices',
      `select party from notifications where booking_id = $1 and title like '%rated you%' order by party`,
      [scene.booking.id],
    )
  ).map(({ party }) => party);
const counted = async () =>
  (await stage.database.row<{ ratings: number; stars: number[] }>(
    't-raced-sums',
    'select ratings, rating_stars as stars from creator_proof where creator_id = $1',
    [creator.id],
  )) ?? { ratings: 0, stars: [] };

describe(`of ${ROUNDS} races each`, () => {
  it('two who write at the same moment are both shown, once, and counted', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await unrated(60_000);
      const stars = 1 + ((round + SEED) % 5);
      const order: readonly Party[] = round % 2 === 0 ? PARTIES : [...PARTIES].reverse();
      const answers = await Promise.all(order.map((party) => rate(scene, party, stars)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await rows()).toEqual(PARTIES.map((by) => ({ by, first: stars, shown: true })));
      expect(await told()).toEqual(['brand', 'creator']);
      expect(await counted()).toEqual({ ratings: 1, stars: [stars, stars, stars] });
      // The one who was second reads the other; the first one reads it now.
      expect(answers.filter(({ body }) => body.other !== null)).toHaveLength(1);
    }
  });

  it('who changes their rating while the other one writes is shown with what was taken last', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await unrated(60_000);
      await rate(scene, 'brand', 1);
      const pair = [() => rate(scene, 'brand', 5), () => rate(scene, 'creator', 3)];
      if (round % 2 === 1) pair.reverse();
      const answers = await Promise.all(pair.map((one) => one()));
      const change = answers[round % 2]!;
      expect([200, 409]).toContain(change.status);
      expect(await rows()).toEqual([
        { by: 'brand', first: change.status === 200 ? 5 : 1, shown: true },
        { by: 'creator', first: 3, shown: true },
      ]);
    }
  });

  it('at the end of the days a rating is taken and shown, or neither, and is never written by who has read the other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await unrated(LEADS[(round + SEED) % LEADS.length]!);
      const early = await rate(scene, 'brand', 2);
      const isEarly = early.status === 200;
      /** Reads until the other's words are there or can't come any more, and writes what they think then. */
      const sly = async () => {
        for (;;) {
          const stand = await readRating(creator.person, scene);
          if (stand.other !== null || stand.isClosed) return (await rate(scene, 'creator', 1)).status;
        }
      };
      const sweeps = async () => {
        for (;;) {
          await Promise.all([sweepRatings(stage), sweepRatings(stage)]);
          if ((await readRating(personOf(scene, 'brand'), scene)).isClosed) return;
        }
      };
      const [late, afterwards] = await Promise.all([rate(scene, 'brand', 4), sly(), sweeps()]);
      expect(afterwards).toBe(409);
      const first = late.status === 200 ? 4 : 2;
      expect(await rows()).toEqual(
        isEarly || late.status === 200 ? [{ by: 'brand', first, shown: true }] : [],
      );
      expect(await told()).toEqual(isEarly || late.status === 200 ? ['creator'] : []);
    }
  });

  it('who deletes their account while the other one writes waits for nobody who waits for them', async () => {
    for (let round = 0; round < Math.ceil(ROUNDS / 10); round += 1) {
      const user = await aUser(stage);
      const raced = await rateable(stage, { creator, contactEmail: user.email });
      await rate(raced, 'brand', 4, 'Mine.');
      const leaving = { email: user.email, password: PASSWORD };
      const [rated, deleted] = await Promise.all([
        rate(raced, 'creator', 5),
        user.person.post('/api/auth/delete-account', leaving),
      ]);
      expect([rated.status, deleted.status]).toEqual([200, 204]);
      const left = await stage.database.rows<{ text: string | null }>(
        't-left-after-deletion',
        `select text from ratings where booking_id = $1 and written_by = 'brand'`,
        [raced.booking.id],
      );
      expect(left.every(({ text }) => text === null)).toBe(true);
    }
  });
});
