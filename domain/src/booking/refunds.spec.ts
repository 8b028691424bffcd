import { describe, expect, it } from '@jest/globals';
import { decide } from './decide.js';
import type { BookingEvent } from './events.js';
import type { BookingState } from './state.js';
import { EVERY_STAGE, explore, sampleInput } from './explore.js';

const nodes = [...explore(sampleInput(EVERY_STAGE)).values()];
const someState = (stage: string, escrow: string): BookingState => {
  const node = nodes.find(({ state }) => state.stage === stage && state.escrow === escrow);
  if (!node) throw new Error(`no state ${stage} ${escrow}`);
  return node.state;
};
function after(state: BookingState, event: BookingEvent): BookingState {
  const decision = decide(state, event);
  if (!decision.taken) throw new Error(`${event.type} was refused`);
  return decision.state;
}
const failed = (refund: string): BookingEvent => ({
  type: 'REFUND_FAILED',
  actor: 'provider',
  attempt: 1,
  amount: 15_001,
  refund,
  at: 0,
});
const reissued: BookingEvent = { type: 'REFUND_REISSUED', actor: 'admin', reason: 'sent again', at: 0 };
const granted = (amount: number): BookingEvent => ({
  type: 'REFUND_GRANTED',
  actor: 'admin',
  amount,
  reason: 'goodwill',
  at: 0,
});

describe('a payment with a wrong amount', () => {
  it.each([['unpaid', false] as const, ['accepted', true] as const])(
    'goes back and its intent is used up, once: %s',
    (stage, captured) => {
      const state = someState(stage, 'pending');
      const { attempt } = state.context;
      const paid: BookingEvent = {
        ...{
          type: 'PAYMENT_SECURED',
          actor: 'provider',
          attempt,
          amount: 1,
          currency: 'usd',
          captured,
          at: 0,
        },
      };
      const returned = { type: 'returnPayment', params: { attempt, amount: 1, captured } };
      const decision = decide(state, paid);
      expect(decision).toMatchObject({ effects: [returned], state: { stage, escrow: 'pending' } });
      const next = after(state, paid);
      expect([next.context.attempt, after(next, paid).context.attempt]).toEqual([attempt + 1, attempt + 1]);
    },
  );
});

describe('refunds', () => {
  it.each([['cancelled', 'refunded'] as const, ['completed', 'split'] as const])(
    'that came back are sent again, each try counted: %s, %s',
    (stage, escrow) => {
      const state = someState(stage, escrow);
      expect(decide(state, reissued).taken).toBe(false);
      const delayed = after(state, failed('re_1'));
      expect(delayed.context.refundDelayed).toBe(true);
      expect(decide(delayed, failed('re_1')).taken).toBe(false);
      const again = decide(delayed, reissued);
      expect(again).toMatchObject({
        taken: true,
        effects: [{ type: 'reissueRefund', params: { attempt: 1, number: 2 } }],
        state: { stage, escrow, context: { refundDelayed: false } },
      });
      const sent = after(delayed, reissued);
      expect(decide(sent, failed('re_1')).taken).toBe(false);
      expect(decide(after(sent, failed('re_2')), reissued)).toMatchObject({
        effects: [{ params: { number: 3 } }],
      });
    },
  );

  it('of a released payment make it a split, once, and never more than was paid', () => {
    const state = someState('completed', 'released');
    for (const amount of [0, -1, 0.5, 15_002]) expect(decide(state, granted(amount)).taken).toBe(false);
    const decision = decide(state, granted(5_000));
    expect(decision).toMatchObject({
      taken: true,
      state: { stage: 'completed', escrow: 'split' },
      effects: [{ type: 'refundReleased', params: { attempt: 1, amount: 5_000 } }],
    });
    expect(decide(after(state, granted(5_000)), granted(1)).taken).toBe(false);
  });
});

describe('an open intent that is gone at the provider', () => {
  it('makes the next attempt count and leaves stage and deadline alone', () => {
    const state = someState('unpaid', 'pending');
    const event: BookingEvent = { type: 'PAYMENT_CANCELLED', actor: 'provider', attempt: 1, at: 5 };
    const next = after(state, event);
    expect(next).toMatchObject({ stage: 'unpaid', escrow: 'pending', context: { attempt: 2 } });
    expect(next.context.deadlineAt).toBe(state.context.deadlineAt);
    expect(decide(next, event).taken).toBe(false);
  });
});
