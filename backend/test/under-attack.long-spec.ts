import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gather } from './access-cast.js';
import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, aCreator } from './builders.js';
import { Product } from './faults/product.js';
import { operations } from './fuzz/description.js';
import { draftsFor } from './fuzz/requests.js';
import { ROLES, Roles } from './fuzz/roles.js';
import { Scenery } from './fuzz/scenery.js';
import { type Things } from './fuzz/values.js';
import { thingsOf } from './fuzz/things.js';
import { closeConnections, send } from './fuzz/wire.js';
import { Attackers } from './hostile/attackers.js';
import { SEED, SOAK, shuffled } from './soak.js';

const MIB = 1024 ** 2;
/** What the server may take in all, in bytes. */
const MOST_MEMORY = 450 * MIB;
/** How many hostile calls are made; the soak makes as many as the requirement says. */
const CALLS = SOAK ? 10_000 : 1_000;
const CALLS_AT_ONCE = 2;
/** Visitors who read all the time, before the attack and beside it. */
const VISITORS = 4;
const QUIET_ANSWERS = SOAK ? 4_000 : 1_000;
/** How much slower others may be answered at worst, beside the attack and without it in the same run. */
const MOST_SLOWER = 3;
/** How many answers a visitor reads between two looks at the memory. */
const LOOK_EVERY = 20;
/** They wait for nothing but the server's own limits: a stream that stays open, and the clock of everyone. */
const LEFT_OUT = new Set(['advanceDemoClock', 'moveLabClock', 'openLiveStream']);
const WANTED_5XX = [503, 507];

let stage: TestApp;
let product: Product;
let creator: TestCreator;
/** Whose page is read, and whom no hostile call knows. */
let visited: TestCreator;
let roles: Roles;
let things: Things;
beforeAll(async () => {
  stage = await startTestApp();
  const cast = await gather(stage);
  creator = await aCreator(stage);
  roles = await Roles.of(stage, cast);
  const parties = { creator, brand: cast.people.guestOfThis, email: cast.things.contactEmail };
  things = await thingsOf({ stage, cast, scenery: new Scenery(stage, parties) });
  visited = await aCreator(stage);
  const { databaseUrl: DATABASE_URL, sessionSecret } = stage.config;
  product = await Product.start({
    ...{ DATABASE_URL, SESSION_SECRET: sessionSecret ?? '', DEMO_MODE: 'false' },
    NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=320',
    ...{ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' },
  });
});
afterAll(async () => {
  closeConnections();
  await product.stop();
  await stage.stop();
});

const memory = (): number =>
  1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(product.pid)], { encoding: 'utf8' }));

/** What visitors saw while something went on. */
class Visits {
  readonly ms: number[] = [];
  memory = 0;

  /** Reads a creator's page again and again, as several visitors, until it is over. */
  async during(isOver: (visits: Visits) => boolean): Promise<void> {
    const visit = async (): Promise<void> => {
      while (!isOver(this)) {
        const begun = performance.now();
        const answer = await fetch(`${product.url}/api/creator/profile/${visited.username}`);
        const said = await answer.text();
        this.ms.push(performance.now() - begun);
        expect([answer.status, said]).toEqual([200, expect.any(String)]);
        if (this.ms.length % LOOK_EVERY === 0) this.memory = Math.max(this.memory, memory());
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visit));
  }

  percentile(share: number): number {
    const sorted = [...this.ms].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * share)] ?? 0;
  }

  get report(): string {
    const figure = (share: number): string => `p${share * 100} ${this.percentile(share).toFixed(1)} ms`;
    return `${this.ms.length} answers, ${figure(0.5)}, ${figure(0.95)}, at most ${Math.round(this.memory / MIB)} MB`;
  }
}

/** Hostile calls of all routes in all roles. @returns how many were answered with which status; 0 is none */
async function fuzz(): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const pairs = operations
    .filter(({ id }) => !LEFT_OUT.has(id))
    .flatMap((operation) => ROLES.map((role) => ({ operation, role })));
  const times = Math.ceil(CALLS / pairs.length);
  const calls = shuffled(pairs, SEED).flatMap(({ operation, role }, place) =>
    fc
      .sample(draftsFor(operation, things), { seed: SEED + place, numRuns: times })
      .map((draft) => ({ operation, role, draft })),
  );
  const queue = shuffled(calls, SEED).slice(0, CALLS).values();
  const work = async (): Promise<void> => {
    for (const { operation, role, draft } of queue) {
      const who = await roles.headersFor(role, operation);
      const { status } = await send(product.url, { ...draft, headers: { ...who, ...draft.headers } });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
  return statuses;
}

describe('hostile calls of all routes beside large, stalled and broken bodies', () => {
  it('end nothing, cost little memory, and leave others answered', async () => {
    const quiet = new Visits();
    await quiet.during(({ ms }) => ms.length >= QUIET_ANSWERS);

    const attackers = new Attackers(product.url, creator);
    let isOver = false;
    const fuzzed = fuzz().finally(() => (isOver = true));
    const attacked = attackers.until(() => isOver);
    const beside = new Visits();
    await beside.during(() => isOver);
    const statuses = await fuzzed;
    await attacked;

    const counted = [...statuses].sort(([one], [other]) => one - other).map((pair) => pair.join(': '));
    console.log(
      `seed ${SEED}; quiet: ${quiet.report}; beside the attack: ${beside.report}; ` +
        `calls by status: ${counted.join(', ')}; ${attackers.report}`,
    );
    const failed = [...statuses.keys(), ...attackers.statuses.keys()].filter((status) => status >= 500);
    expect(failed.filter((status) => !WANTED_5XX.includes(status))).toEqual([]);
    expect(product.isRunning).toBe(true);
    expect(beside.memory).toBeLessThan(MOST_MEMORY);
    expect(beside.percentile(0.95) / quiet.percentile(0.95)).toBeLessThan(MOST_SLOWER);
  });
});
