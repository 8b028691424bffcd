import { describe, expect, it } from '@jest/globals';
import { EVERY_STAGE, START, explore, sampleInput } from './explore.js';
import { actionsFor, cancellationNow, latestDueAt, offeredUntil, revisionDueAt } from './offered-steps.js';
import { READERS } from './parties.js';
import type { BookingState } from './state.js';
import { STAGE_META } from './stage-table.js';

const HOUR = 3_600_000;
/** Longer than money is held. */
const END = START + 90 * 24 * HOUR;

/** A state of each kind in which time could matter: its moments lie anywhere, as those of real bookings do. */
const kinds = new Map<string, BookingState>();
for (const { state } of explore(sampleInput({ ...EVERY_STAGE, flow: 'approve_first' })).values()) {
  const { stage, context } = state;
  if (STAGE_META[stage].final || context.openChargeback !== null) continue;
  const kind = [stage, context.reviewBeganAt, context.extension, context.revisionsLeft].map(Boolean).join();
  const dueAt = context.dueAt && context.dueAt + 7 * HOUR + 1;
  kinds.set(stage + kind, { ...state, context: { ...context, dueAt } });
}

const said = (state: BookingState, at: number): string =>
  JSON.stringify([
    READERS.map((reader) => actionsFor(state, reader, at)),
    [revisionDueAt, latestDueAt, cancellationNow].map((tell) => tell(state, at)),
  ]);

describe('what is offered', () => {
  it('stays the same until time can change it', () => {
    let changes = 0;
    for (const state of kinds.values()) {
      let at = START + 1;
      while (at < END) {
        const until = offeredUntil(state, at);
        expect(until).toBeGreaterThan(at);
        const now = said(state, at);
        const later = Math.min(until - 1, at + 23 * HOUR);
        expect(said(state, later)).toBe(now);
        // Where it goes by the minute, one minute of some hours is enough.
        at = until - at > 60_000 ? later + 1 : at + 5 * HOUR - (at % HOUR);
        changes += Number(said(state, at) !== now);
      }
    }
    expect(changes).toBeGreaterThan(100);
  });

  it('is said by the minute where it names a date', () => {
    const [state] = [...kinds.values()].filter((one) => revisionDueAt(one, START + 1) !== null);
    if (!state) throw new Error('nobody can ask for a revision');
    const minute = START + 90_000 - (START % 60_000);
    expect(offeredUntil(state, minute)).toBeLessThanOrEqual(minute + 60_000);
    expect(revisionDueAt(state, minute + 1)).toBe(revisionDueAt(state, minute + 29_999));
  });
});
