import { beforeAll, expect, it } from '@jest/globals';
import type { TestApp } from './app.js';
import type { Pair } from './race-pairs.js';
import { type Finish, RaceTrack, type Side, booksOf } from './race-track.js';
import { CHOSEN_RACES, SEED, hasTimeLeft } from './soak.js';

/** How often each pair races: as often as the run says, else in a soak run many times, as long as there is time for it. */
const roundsNow = (): number => CHOSEN_RACES ?? (hasTimeLeft() ? 20 : 2);
/** So many bookings are brought to the start together. */
const AT_ONCE = 25;
/** From so many rounds on a side that never comes first is no racer: the two don't meet. */
const ENOUGH_TO_WIN = 20;

/** Tests that race pairs of steps against each other, all in one application. */
export function raceEach(theApp: () => TestApp, pairs: Record<string, Pair>): void {
  let track: RaceTrack;
  beforeAll(async () => {
    track = await RaceTrack.open(theApp());
  });

  it.each(Object.entries(pairs))(
    '%s: one wins, the other is refused or told, and the books balance',
    async (name, { start, prepare, sides, both = [] }) => {
      const [one, other] = sides.map(({ event }) => event) as [string, string];
      const possible = [[one], [other], ...both].map((events) => events.join(', then '));
      const rounds = roundsNow();
      const tally = new Map<string, number>();
      for (let first = 0; first < rounds; first += AT_ONCE) {
        const racers = await track.bring(Math.min(AT_ONCE, rounds - first), start);
        for (const racer of racers) await prepare?.(track, racer);
        const frozen = new Set<string>();
        for (const [index, racer] of racers.entries()) {
          const round = first + index;
          // In half of the rounds chance decides who comes to the lock first.
          const leader = ((round + SEED) % 2) as 0 | 1;
          const finish = await track.race(racer, sides, { leader, ordered: round < rounds / 2 });
          if (finish.escrow.startsWith('charged_back')) frozen.add(racer.id);
          const what = finish.history.join(', then ');
          expect(possible).toContain(what);
          tally.set(what, (tally.get(what) ?? 0) + 1);
          expectTruth(finish, sides);
        }
        await theApp().drain();
        for (const { id } of racers) await expectBooks(track, id, frozen.has(id));
      }
      console.log(
        `seed ${SEED}, ${name}: ${[...tally].map(([what, times]) => `${times} × ${what}`).join('; ')}`,
      );
      const winners = [...tally.keys()].map((what) => what.split(', then ')[0]);
      if (rounds >= ENOUGH_TO_WIN) expect(new Set(winners)).toEqual(new Set([one, other]));
    },
  );
}

/** Paid once at most, and nothing left to pay but what a card network holds. */
async function expectBooks(track: RaceTrack, id: string, isFrozen: boolean): Promise<void> {
  const books = await booksOf(track, id);
  expect(books).toMatchObject({ sum: 0, clearing: books.atProvider });
  expect(books.settlements).toBeLessThanOrEqual(1);
  if (!isFrozen) expect(books.owed).toBe(0);
  expect(books.left).toBeLessThanOrEqual(books.received);
}

/** Anyone who was not refused has done it, or is told how the booking now stands. */
function expectTruth({ history, replies, stage: end }: Finish, sides: readonly [Side, Side]): void {
  const twins = sides[0].event === sides[1].event;
  for (const [index, reply] of replies.entries()) {
    if (!reply || twins) continue;
    const done = history.includes(sides[index]?.event ?? '');
    if (done) expect(reply.status).toBe(200);
    else if (reply.status === 200) expect(reply.body.stage).toBe(end);
    else expect(reply).toMatchObject({ status: 409, body: { code: expect.any(String) } });
  }
  if (twins) expect(replies.map((reply) => reply?.status).sort()).toEqual([200, 409]);
}
