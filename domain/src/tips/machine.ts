import { CURRENCY } from '../money/cents.js';
import type { TipDecision, TipEffect, TipEvent, TipEventType, TipRefusal } from './events.js';
import { TIP_TIMES } from './limits.js';
import type { AbandonReason, TipState } from './state.js';

type Decision = TipDecision<TipState>;
type EventOf<T extends TipEventType> = Extract<TipEvent, { type: T }>;
type Rule<T extends TipEventType> = (state: TipState, event: EventOf<T>) => Decision;

const REPEATED: Decision = { kind: 'repeated' };
const refuse = (refusal: TipRefusal = 'INVALID_TRANSITION'): Decision => ({ kind: 'refused', refusal });
const take = (state: TipState, change: Partial<TipState>, ...effects: TipEffect[]): Decision => ({
  kind: 'taken',
  state: { ...state, ...change },
  effects,
});

const abandon = (state: TipState, abandonedFor: AbandonReason, ...effects: TipEffect[]): Decision =>
  take(state, { stage: 'abandoned', abandonedFor }, ...effects);

/** Whether the card network has the money, or has kept it. */
const isDisputed = ({ stage }: TipState): boolean => stage === 'charged_back';

/** What each event does, and where it is refused. */
const RULES: { [T in TipEventType]: Rule<T> } = {
  PAYMENT_SUCCEEDED: (state, { amount, currency, at }) => {
    if (state.received) return REPEATED;
    const came = { received: true, paidAt: at };
    if (state.stage === 'abandoned') return take(state, came, { type: 'returnPayment', amount });
    if (amount === state.amount && currency === CURRENCY)
      return take(state, { ...came, stage: 'paid' }, { type: 'postPaid' });
    return abandon({ ...state, ...came }, 'amount', { type: 'returnPayment', amount });
  },
  PAYMENT_CANCELLED: (state, { at }) =>
    // A tip that was given up has had its payment cancelled by ourselves, and so has one whose time is over.
    state.stage === 'created'
      ? abandon(state, at >= state.createdAt + TIP_TIMES.window ? 'time' : 'provider')
      : REPEATED,
  CARD_REFUSED: (state) =>
    state.stage === 'created' ? abandon(state, 'card', { type: 'cancelPayment' }) : REPEATED,
  CREATOR_LEFT: (state) =>
    state.stage === 'created' ? abandon(state, 'creator', { type: 'cancelPayment' }) : REPEATED,
  TIP_WINDOW_ENDED: (state, { at }) =>
    state.stage === 'created' && at >= state.createdAt + TIP_TIMES.window
      ? abandon(state, 'time', { type: 'cancelPayment' })
      : refuse(),
  REFUNDED: (state, { actor, at }) => {
    const { stage, payout, paidAt } = state;
    if (stage === 'refunded') return REPEATED;
    if (isDisputed(state)) return refuse('CHARGED_BACK');
    if (stage === 'paid_out' || payout === 'placed') return refuse('PAID_OUT');
    if (stage !== 'paid' || paidAt === null) return refuse();
    if (actor === 'supporter' && at >= paidAt + TIP_TIMES.undo) return refuse('UNDO_OVER');
    return take(state, { stage: 'refunded', payout: 'none' }, { type: 'postRefund' });
  },
  HOLD_ENDED: (state, { at }) => {
    const { stage, payout, paidAt } = state;
    if (stage !== 'paid' || paidAt === null || at < paidAt + TIP_TIMES.hold) return refuse();
    return payout === 'none' ? take(state, { payout: 'due' }, { type: 'payOut' }) : REPEATED;
  },
  PAYOUT_PLACED: (state) =>
    state.stage === 'paid' && state.payout === 'due' ? take(state, { payout: 'placed' }) : refuse(),
  PAYOUT_REFUSED: (state) => (state.payout === 'placed' ? take(state, { payout: 'due' }) : refuse()),
  TRANSFERRED: (state) => {
    if (state.payout === 'sent') return REPEATED;
    if (state.payout !== 'placed') return refuse();
    return isDisputed(state)
      ? take(state, { payout: 'sent', chargedBackFrom: 'paid_out' })
      : take(state, { payout: 'sent', stage: 'paid_out' });
  },
  REFUND_FAILED: (state, { refund, amount }) => {
    if (state.failedRefunds.includes(refund)) return REPEATED;
    // Where the card network has returned the payment meanwhile, nothing is owed to the supporter any more.
    if (state.chargebackLost || !isSentBack(state)) return refuse();
    const failedRefunds = [...state.failedRefunds, refund];
    return take(state, { failedRefunds, refundDelayed: true }, { type: 'postRefundFailed', refund, amount });
  },
  REFUND_REISSUED: (state) => {
    if (state.openChargeback !== null) return refuse('CHARGED_BACK');
    if (!state.refundDelayed) return refuse();
    return take(
      state,
      { refundDelayed: false },
      { type: 'reissueRefund', number: state.failedRefunds.length + 1 },
    );
  },
  CHARGEBACK_OPENED: (state, { chargeback, amount }) => {
    if (isKnownChargeback(state, chargeback)) return REPEATED;
    const { stage } = state;
    if (!state.received || stage === 'created' || stage === 'charged_back') return refuse();
    return take(
      state,
      { stage: 'charged_back', chargedBackFrom: stage, openChargeback: chargeback },
      { type: 'openChargeback', chargeback, amount },
    );
  },
  CHARGEBACK_WON: (state, { chargeback }) => {
    if (state.closedChargebacks.includes(chargeback)) return REPEATED;
    if (state.openChargeback !== chargeback || state.chargedBackFrom === null) return refuse();
    return take(
      { ...state, ...closed(state, chargeback) },
      { stage: state.chargedBackFrom, chargedBackFrom: null },
      { type: 'closeChargeback', chargeback, outcome: 'won' },
    );
  },
  CHARGEBACK_LOST: (state, { chargeback }) => {
    if (state.closedChargebacks.includes(chargeback)) return REPEATED;
    if (state.openChargeback !== chargeback) return refuse();
    return take(
      { ...state, ...closed(state, chargeback) },
      // What was owed to the supporter has come to them from the card network.
      { chargebackLost: true, refundDelayed: false },
      { type: 'closeChargeback', chargeback, outcome: 'lost' },
    );
  },
};

const isKnownChargeback = ({ openChargeback, closedChargebacks }: TipState, id: string): boolean =>
  openChargeback === id || closedChargebacks.includes(id);
const closed = ({ closedChargebacks }: TipState, id: string) => ({
  openChargeback: null,
  closedChargebacks: [...closedChargebacks, id],
});
/** Whether the supporter was to get the money back. */
const isSentBack = ({ stage, chargedBackFrom }: TipState): boolean =>
  [stage, chargedBackFrom].some((one) => one === 'refunded' || one === 'abandoned');

/** Asks what an event does to a tip: the new state with what is to be done, or why it is refused. Changes nothing. */
export function decideTip(state: TipState, event: TipEvent): Decision {
  return (RULES[event.type] as Rule<TipEventType>)(state, event);
}

/** When the clock has something to say of a tip, in milliseconds since 1970; null when never. */
export function nextTipMoment({ stage, createdAt, paidAt, payout }: TipState): number | null {
  if (stage === 'created') return createdAt + TIP_TIMES.window;
  return stage === 'paid' && paidAt !== null && payout === 'none' ? paidAt + TIP_TIMES.hold : null;
}

/** What the clock says of a tip now; null when nothing. */
export function dueTipEvent(state: TipState, at: number): TipEvent | null {
  const next = nextTipMoment(state);
  if (next === null || at < next) return null;
  return { type: state.stage === 'created' ? 'TIP_WINDOW_ENDED' : 'HOLD_ENDED', actor: 'clock', at };
}

/** Whether the provider has to be asked first, because the tip may have been paid without our having heard of it. */
export const asksProviderFirst = ({ type }: TipEvent): boolean => type === 'TIP_WINDOW_ENDED';

/** Whether its share may be sent to the creator. */
export const isTipTransferable = ({ stage, openChargeback }: TipState): boolean =>
  (stage === 'paid' || stage === 'paid_out') && openChargeback === null;

/** Until when the supporter can take a tip back, in milliseconds since 1970; null when not at all. */
export const undoUntil = ({ stage, paidAt, payout }: TipState): number | null =>
  stage === 'paid' && paidAt !== null && payout !== 'placed' ? paidAt + TIP_TIMES.undo : null;
