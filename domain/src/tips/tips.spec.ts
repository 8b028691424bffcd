import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseTipAmount, TIP_TIMES } from './limits.js';
import { decideTip, dueTipEvent, isTipTransferable, undoUntil } from './machine.js';
import { BOOKING_STAGES } from '../booking/stages.js';
import { ESCROW_STATES } from '../booking/escrow.js';
import { READERS } from '../booking/parties.js';
import { offersTip } from './offer.js';
import { beginTip, TIP_STAGES, type TipState } from './state.js';
import { type DecideTip, exploreTips, tipFaults, tipOffers } from './explore-tips.js';
import { tipPaidPosting, tipRefundPosting } from './postings.js';
import { refundPaidPosting } from '../money/postings.js';
import type { TipEvent } from './events.js';

const AT = Date.UTC(2026, 10, 26);
const created = beginTip({ amount: 500, feeBps: 0, at: AT });
const paidEvent: TipEvent = {
  type: 'PAYMENT_SUCCEEDED',
  actor: 'provider',
  amount: 500,
  currency: 'usd',
  at: AT,
};
const after = (state: TipState, ...events: TipEvent[]): TipState =>
  events.reduce((now, event) => {
    const decision = decideTip(now, event);
    if (decision.kind !== 'taken') throw new Error(`${event.type} was ${decision.kind} in ${now.stage}`);
    return decision.state;
  }, state);
const holdEnded: TipEvent = { type: 'HOLD_ENDED', actor: 'clock', at: AT + TIP_TIMES.hold };
const placed: TipEvent = { type: 'PAYOUT_PLACED', actor: 'platform', at: AT };
const transferred: TipEvent = { type: 'TRANSFERRED', actor: 'provider', at: AT };

describe('the machine of tips', () => {
  const nodes = exploreTips(decideTip);

  it('reaches every stage, and has an end', () => {
    expect(new Set(nodes.map(({ state }) => state.stage))).toEqual(new Set(TIP_STAGES));
    expect(nodes.length).toBeGreaterThan(60);
  });

  it('follows every way with the money going out once, to one side', () => {
    const faulty = nodes.flatMap(({ path, steps }) =>
      steps.flatMap(({ event }) => tipFaults(decideTip, [...path, event])),
    );
    expect(faulty).toEqual([]);
  });

  it('changes nothing by what has happened already', () => {
    for (const { steps } of nodes)
      for (const { event, decision } of steps) {
        if (decision.kind !== 'taken') continue;
        expect([event.type, decideTip(decision.state, event).kind]).not.toEqual([event.type, 'taken']);
      }
  });

  it('ends: an abandoned tip is never paid, and what was lost stays lost', () => {
    for (const { state, steps } of nodes) {
      const next = steps.flatMap(({ decision }) => (decision.kind === 'taken' ? [decision.state] : []));
      if (state.stage === 'abandoned') for (const one of next) expect(one.stage).not.toBe('paid');
      if (state.chargebackLost) for (const one of next) expect(one.stage).toBe('charged_back');
      if (state.stage === 'refunded') for (const one of next) expect(one.stage).not.toMatch(/^paid/);
    }
  });

  it('sends nothing while a card network reviews the payment', () => {
    for (const { state } of nodes)
      if (state.openChargeback !== null) {
        expect(isTipTransferable(state)).toBe(false);
        expect(decideTip(state, { type: 'REFUNDED', actor: 'admin', at: AT })).toEqual({
          kind: 'refused',
          refusal: 'CHARGED_BACK',
        });
      }
  });

  it('finds a payout that is planted twice', () => {
    // It forgets that the order was placed, so that the job that runs again places another one.
    const forgetful: DecideTip = (state, event) => {
      const decision = decideTip(state, event);
      if (event.type !== 'PAYOUT_PLACED' || decision.kind !== 'taken') return decision;
      return { ...decision, state: { ...decision.state, payout: 'due' } };
    };
    const faults = exploreTips(forgetful).flatMap(({ path, steps }) =>
      steps.flatMap(({ event }) => tipFaults(forgetful, [...path, event, event])),
    );
    expect(faults).toContain('was paid out twice');
  });

  it('finds nothing in long ways by chance either', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (choices) => {
        let state = created;
        const path: TipEvent[] = [];
        for (const choice of choices) {
          const offers = tipOffers(state);
          const event = offers[choice % offers.length];
          if (!event) continue;
          path.push(event);
          const decision = decideTip(state, event);
          if (decision.kind === 'taken') state = decision.state;
        }
        expect(tipFaults(decideTip, path)).toEqual([]);
      }),
    );
  });
});

describe('a tip', () => {
  it('is paid, held for seven days and paid out', () => {
    const paid = after(created, paidEvent);
    expect([paid.stage, dueTipEvent(paid, AT + TIP_TIMES.hold - 1)]).toEqual(['paid', null]);
    expect(dueTipEvent(paid, AT + TIP_TIMES.hold)).toEqual(holdEnded);
    expect(after(paid, holdEnded, placed, transferred).stage).toBe('paid_out');
  });

  it('can be taken back for thirty minutes, and by the creator until it is being sent', () => {
    const paid = after(created, paidEvent);
    const back = (actor: 'supporter' | 'creator', at: number, state = paid) =>
      decideTip(state, { type: 'REFUNDED', actor, at });
    expect(undoUntil(paid)).toBe(AT + TIP_TIMES.undo);
    expect(back('supporter', AT + TIP_TIMES.undo - 1)).toMatchObject({ kind: 'taken' });
    expect(back('supporter', AT + TIP_TIMES.undo)).toEqual({ kind: 'refused', refusal: 'UNDO_OVER' });
    const due = after(paid, holdEnded);
    expect(back('creator', AT, due)).toMatchObject({ kind: 'taken' });
    expect(back('creator', AT, after(due, placed))).toEqual({ kind: 'refused', refusal: 'PAID_OUT' });
  });

  it('remembers where a chargeback came from', () => {
    const sent = after(created, paidEvent, holdEnded, placed, transferred);
    const opened: TipEvent = {
      type: 'CHARGEBACK_OPENED',
      actor: 'network',
      chargeback: 'dp',
      amount: 500,
      at: AT,
    };
    const won: TipEvent = { type: 'CHARGEBACK_WON', actor: 'network', chargeback: 'dp', at: AT };
    expect(after(sent, opened, won).stage).toBe('paid_out');
    expect(after(created, paidEvent, opened, won).stage).toBe('paid');
    // The transfer was under way when the complaint came.
    expect(after(created, paidEvent, holdEnded, placed, opened, transferred, won).stage).toBe('paid_out');
    expect(dueTipEvent(after(created, paidEvent, opened), AT + 90 * TIP_TIMES.hold)).toBeNull();
  });

  it('sends back a payment that comes too late, or of another amount, once', () => {
    const end: TipEvent = { type: 'TIP_WINDOW_ENDED', actor: 'clock', at: AT + TIP_TIMES.window };
    const abandoned = after(created, end);
    expect(decideTip(abandoned, paidEvent)).toMatchObject({
      kind: 'taken',
      effects: [{ type: 'returnPayment', amount: 500 }],
    });
    expect(decideTip(after(abandoned, paidEvent), paidEvent)).toEqual({ kind: 'repeated' });
    expect(decideTip(created, { ...paidEvent, amount: 501 })).toMatchObject({
      kind: 'taken',
      state: { stage: 'abandoned', abandonedFor: 'amount' },
      effects: [{ type: 'returnPayment', amount: 501 }],
    });
  });
});

describe('the money of a tip', () => {
  it('balances, and a refund is the exact reverse', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 50_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, bps) => {
          const sums = new Map<string, number>();
          const posted = [
            tipPaidPosting(amount, bps),
            tipRefundPosting(amount, bps),
            refundPaidPosting(amount),
          ];
          for (const entries of posted) {
            expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
            for (const entry of entries)
              sums.set(entry.account, (sums.get(entry.account) ?? 0) + entry.amount);
          }
          expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
        },
      ),
    );
  });

  it('is $2.00 to $500.00 in whole cents', () => {
    expect(['2', 2, '2.00', 499.99, '500'].map(parseTipAmount)).toEqual([200, 200, 200, 49_999, 50_000]);
    const wrong = ['1.99', 500.01, '3.005', '-3', '1e2', '€5', '', null, {}];
    expect(wrong.map(parseTipAmount)).toEqual(wrong.map(() => null));
  });
});

describe('the way to a tip', () => {
  it('is offered to the brand of a completed booking that stayed paid, where the creator takes tips', () => {
    const offered = BOOKING_STAGES.flatMap((stage) =>
      ESCROW_STATES.flatMap((escrow) =>
        READERS.filter((reader) => offersTip({ stage, escrow }, reader, true)).map(
          (reader) => `${reader} ${stage} ${escrow}`,
        ),
      ),
    );
    expect(offered).toEqual(['brand completed released', 'brand completed split']);
    expect(offersTip({ stage: 'completed', escrow: 'released' }, 'brand', false)).toBe(false);
  });
});
