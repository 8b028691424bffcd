import { describe, expect, it } from '@jest/globals';
import { decide, overdueEvent } from './decide.js';
import type { BookingEvent } from './events.js';
import { EVERY_STAGE, SAMPLE_MISSING, explore, sampleInput } from './explore.js';
import type { BookingState } from './state.js';

const nodes = (['pay_first', 'approve_first'] as const).flatMap((flow) => [
  ...explore(sampleInput({ ...EVERY_STAGE, flow })).values(),
]);
const effectsOf = (type: BookingEvent['type']) =>
  nodes.flatMap(({ state, steps }) =>
    steps.filter(({ event }) => event.type === type).map((step) => ({ state, ...step })),
  );

describe('an incomplete version', () => {
  it('is never approved by silence: the end of the review leads to a dispute, with the money still held', () => {
    const ends = effectsOf('REVIEW_WINDOW_ENDED');
    const lacking = ends.filter(({ state }) => state.context.missing.length > 0);
    expect(lacking.length).toBeGreaterThan(0);
    expect(lacking.map(({ to }) => [to.stage, to.escrow])).toEqual(lacking.map(() => ['disputed', 'held']));
    for (const { effects } of lacking)
      expect(effects.map(({ type, params }) => [type, 'status' in params && params.status])).toEqual([
        ['closeVersion', 'unanswered'],
      ]);
    const complete = ends.filter(({ state }) => state.context.missing.length === 0);
    expect(new Set(complete.map(({ to }) => to.stage))).toEqual(new Set(['completed']));
  });

  it('is approved by a click, and releases the money once', () => {
    const clicks = effectsOf('BRAND_APPROVED').filter(({ state }) => state.context.missing.length > 0);
    expect(clicks.length).toBeGreaterThan(0);
    for (const { to, effects } of clicks) {
      expect([to.stage, to.escrow]).toEqual(['completed', 'released']);
      expect(effects.filter(({ type }) => type === 'settleMoney')).toHaveLength(1);
    }
  });

  it('is what the next version says of itself, and nothing else changes it', () => {
    const differing = nodes.flatMap(({ state, steps }) =>
      steps.filter(({ event, to }) => {
        const expected = event.type === 'CONTENT_SUBMITTED' ? event.missing : state.context.missing;
        return JSON.stringify(to.context.missing) !== JSON.stringify(expected);
      }),
    );
    expect(differing).toEqual([]);
  });

  it('ends in the history with what it lacked; a complete one with nothing', () => {
    const ended = (missing: BookingState['context']['missing']) => {
      const state = nodes
        .map((node) => node.state)
        .find(
          ({ stage, context }) =>
            stage === 'in_review' && context.reviewBeganAt !== null && context.openChargeback === null,
        ) as BookingState;
      const context = { ...state.context, missing, reminded: 2 };
      const over = { ...state, context };
      const event = overdueEvent(over, context.deadlineAt ?? 0) as BookingEvent;
      return { event, decision: decide(over, event) };
    };
    const lacking = ended(SAMPLE_MISSING);
    expect(lacking.event).toMatchObject({
      type: 'REVIEW_WINDOW_ENDED',
      actor: 'clock',
      reason: 'Incomplete, no answer: 1 of 3 photos was delivered.',
    });
    expect(lacking.decision).toMatchObject({ taken: true, state: { stage: 'disputed', escrow: 'held' } });
    // Late or twice: there is no review any more that could end.
    const again = lacking.decision.taken && decide(lacking.decision.state, lacking.event);
    expect(again).toEqual({ taken: false, refusal: 'INVALID_TRANSITION' });
    expect(ended([]).event).not.toHaveProperty('reason');
  });
});
