import { CURRENCY } from '../money/cents.js';
import type { TipDecision, TipEvent, TipRefunder } from './events.js';
import { TIP_TIMES } from './limits.js';
import { nextTipMoment } from './machine.js';
import { type TipState, beginTip } from './state.js';

/** Walks the machine of tips exhaustively, for its tests: every event in every state, early, late, twice and of strangers. */
export type DecideTip = (state: TipState, event: TipEvent) => TipDecision<TipState>;

const START = Date.UTC(2026, 0, 5, 12);
const SAMPLE_TIP = 5_00;
/** Ten times what there is: a machine that goes on without an end is told, instead of walked until the memory is full. */
const MOST_STATES = 20_000;
const MOST_CHARGEBACKS = 2;
const MOST_FAILED_REFUNDS = 2;

export interface TipNode {
  state: TipState;
  /** A shortest way to get here. */
  path: readonly TipEvent[];
  steps: readonly { event: TipEvent; decision: TipDecision<TipState> }[];
}

/** Moments at which something is another answer, from a state. */
function momentsOf(state: TipState): number[] {
  const { createdAt, paidAt } = state;
  const next = nextTipMoment(state);
  const around = (at: number) => [at - 1, at];
  return [
    ...around(createdAt + TIP_TIMES.window),
    ...(paidAt === null ? [] : [...around(paidAt + TIP_TIMES.undo), ...around(paidAt + TIP_TIMES.hold)]),
    ...(next === null ? [] : [next + TIP_TIMES.hold]),
  ];
}

/** Everything that anyone could say of a tip in a state. */
export function tipOffers(state: TipState): TipEvent[] {
  const refunders: readonly TipRefunder[] = ['creator', 'admin', 'supporter'];
  const chargebacks = [...state.closedChargebacks, state.openChargeback ?? []].flat();
  const isFull = chargebacks.length >= MOST_CHARGEBACKS;
  const named = [...chargebacks, ...(isFull ? [] : [`dp_${chargebacks.length + 1}`])];
  const failed = [
    ...state.failedRefunds,
    ...(state.failedRefunds.length < MOST_FAILED_REFUNDS ? [`re_${state.failedRefunds.length + 1}`] : []),
  ];
  return momentsOf(state).flatMap((at): TipEvent[] => [
    { type: 'PAYMENT_SUCCEEDED', actor: 'provider', amount: state.amount, currency: CURRENCY, at },
    { type: 'PAYMENT_SUCCEEDED', actor: 'provider', amount: state.amount + 1, currency: CURRENCY, at },
    { type: 'PAYMENT_SUCCEEDED', actor: 'provider', amount: state.amount, currency: 'jpy', at },
    { type: 'PAYMENT_CANCELLED', actor: 'provider', at },
    { type: 'CARD_REFUSED', actor: 'platform', at },
    { type: 'CREATOR_LEFT', actor: 'platform', at },
    { type: 'TIP_WINDOW_ENDED', actor: 'clock', at },
    { type: 'HOLD_ENDED', actor: 'clock', at },
    ...refunders.map((actor): TipEvent => ({ type: 'REFUNDED', actor, at })),
    { type: 'PAYOUT_PLACED', actor: 'platform', at },
    { type: 'PAYOUT_REFUSED', actor: 'provider', at },
    { type: 'TRANSFERRED', actor: 'provider', at },
    { type: 'REFUND_REISSUED', actor: 'admin', at },
    ...failed.map((refund): TipEvent => ({
      type: 'REFUND_FAILED',
      actor: 'provider',
      refund,
      amount: state.amount,
      at,
    })),
    ...named.flatMap((chargeback): TipEvent[] => [
      { type: 'CHARGEBACK_OPENED', actor: 'network', chargeback, amount: state.amount, at },
      { type: 'CHARGEBACK_WON', actor: 'network', chargeback, at },
      { type: 'CHARGEBACK_LOST', actor: 'network', chargeback, at },
    ]),
  ]);
}

const keyOf = ({ createdAt: _created, paidAt, ...rest }: TipState): string =>
  JSON.stringify({ ...rest, isPaid: paidAt !== null });

/** All states that can be reached from the beginning. @throws Error when there is no end of them */
export function exploreTips(decide: DecideTip): TipNode[] {
  const first = beginTip({ amount: SAMPLE_TIP, feeBps: 1_000, at: START });
  const found = new Map([[keyOf(first), { state: first, path: [] as readonly TipEvent[] }]]);
  const nodes: TipNode[] = [];
  for (const { state, path } of found.values()) {
    const steps = tipOffers(state).map((event) => ({ event, decision: decide(state, event) }));
    nodes.push({ state, path, steps });
    for (const { event, decision } of steps) {
      if (decision.kind !== 'taken' || found.has(keyOf(decision.state))) continue;
      if (found.size >= MOST_STATES) throw new Error(`more than ${MOST_STATES} states`);
      found.set(keyOf(decision.state), { state: decision.state, path: [...path, event] });
    }
  }
  return nodes;
}

/**
 * What is wrong with a way through the machine; empty when nothing is. It follows the money by what the machine asks to be done: what comes in
 * goes out once, to one side.
 */
export function tipFaults(decide: DecideTip, events: readonly TipEvent[]): string[] {
  const faults: string[] = [];
  let state = beginTip({ amount: SAMPLE_TIP, feeBps: 1_000, at: START });
  const count = { in: 0, out: 0, payouts: 0, refunds: 0, failed: 0, reissued: 0 };
  for (const event of events) {
    const decision = decide(state, event);
    if (decision.kind !== 'taken') continue;
    if (event.type === 'PAYOUT_PLACED') count.payouts += 1;
    if (event.type === 'PAYOUT_REFUSED') count.payouts -= 1;
    for (const effect of decision.effects) {
      if (effect.type === 'postPaid') count.in += 1;
      if (effect.type === 'postRefund' || effect.type === 'returnPayment') count.refunds += 1;
      if (effect.type === 'postRefundFailed') count.failed += 1;
      if (effect.type === 'reissueRefund') count.reissued += 1;
    }
    state = decision.state;
    if (count.in > 1) faults.push('was paid twice');
    if (count.payouts > 1) faults.push('was paid out twice');
    if (count.refunds > 1) faults.push('was given back twice');
    if (count.payouts > 0 && count.refunds > 0) faults.push('was paid out and given back');
    if (count.reissued > count.failed) faults.push('a refund was sent again that had not come back');
    if (count.payouts + count.refunds > 0 && !state.received) faults.push('money left that never came');
  }
  return faults;
}
