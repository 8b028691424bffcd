import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BookingEvent, STAGE_META, beginBooking, decide } from '@reelpact/domain';
import { EVERY_STAGE, type Node, explore, sampleInput } from '../../domain/src/booking/explore.js';
import { type TestApp, startTestApp } from './app.js';
import { BookingDriver, type Cast } from './booking-driver.js';
import { type TestCreator, aBooking, aCreator, aUser } from './builders.js';
import { LedgerModel } from './ledger-model.js';
import { covered, eachThatFits } from './soak.js';
import { makeAdmin } from './factors.js';

const FEE_BPS = 1000;
const AMOUNT = 15_000;
const BOUNDS = { attempts: 2, versions: 2, chargebacks: 1 };
const CASES = [
  { flow: 'pay_first', revisions: '1', revisionsLeft: 1, agreed: EVERY_STAGE },
  { flow: 'approve_first', revisions: 'unlimited', revisionsLeft: null, agreed: {} },
] as const;
/** How many paths of each kind are walked in `npm test`; a soak run walks them all. */
const SHORT = 12;

let stage: TestApp;
let admin: Cast['admin'];
beforeAll(async () => {
  stage = await startTestApp({ PLATFORM_FEE_BPS: String(FEE_BPS) });
  const user = await aUser(stage);
  await makeAdmin(stage.database, user.id);
  admin = user.person;
});
afterAll(() => stage.stop());

/** Shortest paths to every state; a path that begins another one is walked with it. */
function longestOfShortest(nodes: Node[]): BookingEvent[][] {
  const name = (path: BookingEvent[]): string =>
    path.map((event) => JSON.stringify({ ...event, at: 0 })).join('|');
  const beginnings = new Set(
    nodes.flatMap(({ path }) => path.map((_, length) => name(path.slice(0, length)))),
  );
  return nodes.map(({ path }) => path).filter((path) => path.length > 0 && !beginnings.has(name(path)));
}

/** Walks one path in the machine and in the product side by side. */
async function walk(
  path: BookingEvent[],
  input: Parameters<typeof sampleInput>[0],
  creator: TestCreator,
): Promise<void> {
  const start = sampleInput({ ...input, amount: AMOUNT });
  const { brand, booking } = await aBooking(stage, creator, start.flow);
  const driver = new BookingDriver(stage, { brand, creator, admin }, booking.id);
  const ledger = new LedgerModel(FEE_BPS);
  let state = beginBooking(start);
  for (const event of path) {
    const decision = decide(state, event);
    if (!decision.taken) throw new Error(`the machine refuses its own path at ${event.type}`);
    state = decision.state;
    await driver.happen(event);
    expect(await driver.stored()).toEqual({
      stage: state.stage,
      status: STAGE_META[state.stage].status,
      escrow: state.escrow,
      ledger: ledger.apply(decision.effects, state),
    });
  }
}

describe.each(CASES)(
  'every shortest path: $flow, revisions $revisions',
  ({ flow, revisions, revisionsLeft, agreed }) => {
    it('ends in the product where it ends in the machine, with the same money', async () => {
      const nodes = explore(sampleInput({ ...agreed, flow, revisionsLeft, amount: AMOUNT }), BOUNDS);
      const paths = longestOfShortest([...nodes.values()]);
      const creator = await aCreator(stage, { ...agreed, revisions, includes: '• 3 photos' });
      const failures: string[] = [];
      const tally = await eachThatFits(paths, SHORT, async (path) => {
        await walk(path, { ...agreed, flow, revisionsLeft }, creator).catch((error: unknown) =>
          failures.push(`${path.map(({ type }) => type).join(' → ')}: ${String(error)}`),
        );
      });
      console.log(covered(tally, `paths to ${nodes.size} states, ${flow}`));
      expect(failures).toEqual([]);
      expect(paths.length).toBeGreaterThan(50);
    });
  },
);
