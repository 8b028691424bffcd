import { expect, it } from '@jest/globals';
import type { PayoutHold } from '../money/payouts.js';
import { settle } from '../money/split.js';
import { type Claim, contradictions } from './contradictions.js';
import { canTake, decide } from './decide.js';
import type { BookingEffect } from './effects.js';
import type { BookingEventType } from './events.js';
import { type BookingKind, START, explore, sampleInput, stateKey } from './explore.js';
import { actionsFor } from './offered-steps.js';
import { READERS, type Reader } from './parties.js';
import { sampleEvent } from './sample-events.js';
import { situation } from './situation.js';
import type { BookingState } from './state.js';
import { stepRow } from './steps.js';
import { type MoneyOfBooking, whatHappened } from './what-happened.js';

export interface Reached {
  state: BookingState;
  approved: boolean;
  money: Pick<MoneyOfBooking, 'net' | 'refunded' | 'settled'>;
}

/** A fee that makes the creator's share another sum than the price. */
const FEE_BPS = 1_000;
/** What the ledger says after these effects. */
function moneyOf({ context }: BookingState, done: BookingEffect[]): Reached['money'] {
  const settled = done.findLast(({ type }) => type === 'settleMoney');
  const percent = settled?.type === 'settleMoney' ? settled.params.creatorPercent : 100;
  const { creatorNet, refund } = settle(context.amount, percent, FEE_BPS);
  const granted = done.reduce((sum, one) => sum + (one.type === 'refundReleased' ? one.params.amount : 0), 0);
  return {
    net: Math.max(0, creatorNet - granted),
    refunded: refund + granted,
    settled: settled !== undefined,
  };
}
/** All that is reached by bookings of these kinds. */
export const reachedBy = (kinds: readonly BookingKind[]): Reached[] =>
  kinds.flatMap((kind) =>
    [...explore(sampleInput(kind)).values()].map(({ state, done }) => ({
      state,
      approved: done.some(({ type, params }) => type === 'closeVersion' && params.status === 'approved'),
      money: moneyOf(state, done),
    })),
  );

const NAMES = { brand: 'Northwind', creator: 'Sophia' };

export const AT = START + 1000;
export const DAY = 24 * 3_600_000;
/** A day that is known once something was sent and nothing came back; before and after it. */
const ARRIVALS = [null, AT + 4 * DAY, AT - DAY];
const HOLDS: PayoutHold[] = ['ON_ITS_WAY', 'NO_ACCOUNT', 'PROVIDER_REFUSED'];
export interface Waiting {
  transferred: boolean;
  expectedAt: number | null;
  hold: PayoutHold | null;
  by: string | null;
}
const WAITS_FOR_NOTHING: Waiting = { transferred: false, expectedAt: null, hold: null, by: null };
const dayOf = (at: number): string => (at > AT ? 'Jan 9' : 'Jan 4');

export function claimOf(one: Reached, reader: Reader, more: Partial<Waiting> = {}): Claim {
  const { state, approved } = one;
  const { transferred, expectedAt, hold, by } = { ...WAITS_FOR_NOTHING, ...more };
  const money = { ...one.money, expectedAt, hold };
  const said = situation({
    id: '1f0c2a34',
    state,
    reader,
    names: NAMES,
    dates: { createdAt: START, deliveredAt: state.context.version > 0 ? AT : null },
    transferred,
    approved,
  });
  const ownName = reader === 'admin' ? null : NAMES[reader];
  const { stage, escrow, context } = state;
  const { amount } = context;
  const happened = whatHappened(
    { stage, escrow, amount, transferred, money, by, reader, names: NAMES, now: AT },
    dayOf,
  );
  return { said, state, reader, transferred, ownName, approved, at: AT, happened, money };
}
/** A share can only have been sent where some was released. */
const sendable = ({ escrow }: BookingState): boolean => /released|split|lost/.test(escrow);
/** All that can come with a state: who brought it about, what was sent and until when it is there, and what holds it. */
function waitings(one: Reached): Waiting[] {
  const transferred = sendable(one.state);
  const sent = transferred ? [{ ...WAITS_FOR_NOTHING, transferred }] : [];
  if (!one.money.settled) return [WAITS_FOR_NOTHING, ...sent];
  return [
    WAITS_FOR_NOTHING,
    ...['brand', 'clock', 'admin'].map((by) => ({ ...WAITS_FOR_NOTHING, by })),
    ...HOLDS.map((hold) => ({ ...WAITS_FOR_NOTHING, hold })),
    ...ARRIVALS.map((expectedAt) => ({ ...WAITS_FOR_NOTHING, expectedAt, transferred })),
  ];
}

/** What is said of these is true for every reader, whatever else is so. */
export function describeSituations(reached: readonly Reached[]): void {
  it('contradicts itself in no reachable state, for no reader', () => {
    const found = reached.flatMap((one) =>
      READERS.flatMap((reader) =>
        waitings(one)
          .flatMap((waiting) => contradictions(claimOf(one, reader, waiting)))
          .map((rule) => `${reader}: ${rule}: ${stateKey(one.state)}`),
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('offers no step that the machine refuses', () => {
    const refused = reached.flatMap(({ state }) =>
      READERS.flatMap((reader) =>
        actionsFor(state, reader, AT)
          .filter(({ name, enabled }) => {
            const { event } = stepRow(name);
            if (event === null) return enabled !== canTake(state, name, AT);
            return enabled !== decide(state, sampleEvent(event as BookingEventType, reader, state, AT)).taken;
          })
          .map(({ name }) => `${name} ${stateKey(state)}`),
      ),
    );
    expect(refused).toEqual([]);
  });
}
