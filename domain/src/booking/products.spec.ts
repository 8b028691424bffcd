import { describe, expect, it } from '@jest/globals';
import { cancellationShare } from './agreements.js';
import type { Parcel } from './context.js';
import { decide, overdueEvent } from './decide.js';
import type { BookingEvent } from './events.js';
import { EVERY_STAGE, type Node, START, explore, sampleInput } from './explore.js';
import { exploreHoldTimes } from './explore-timed.js';
import { nextReminderAt, remindedBy } from './reminders.js';
import { actionsFor } from './offered-steps.js';
import type { BookingStage } from './stages.js';
import type { BookingState } from './state.js';
import { situation } from './situation.js';
import { STAGE_META } from './stage-table.js';
import { isBeforeShipping } from './stages-where.js';

const DAY = 86_400_000;
const nodes = [...explore(sampleInput({ ...EVERY_STAGE, flow: 'approve_first' })).values()];
const BROKEN_PARCEL: Parcel = {
  ...{ carrier: null, tracking: null, sentAt: START, receivedAt: null },
  problem: { kind: 'damaged', reason: 'Broken.', at: START },
};
const SHIPPING: readonly BookingStage[] = ['awaiting_product', 'in_transit'];

type Step = Node['steps'][number] & { from: BookingState };
const steps: Step[] = nodes.flatMap(({ state, steps: of }) => of.map((step) => ({ ...step, from: state })));

const settled = ({ effects }: Pick<Step, 'effects'>): number | null => {
  const effect = effects.find(({ type }) => type === 'settleMoney');
  return effect?.type === 'settleMoney' ? effect.params.creatorPercent : null;
};

/** What a step of the exploration breaks of what holds for a product, as one word each; empty for one that keeps all of it. */
function broken(step: Step): string[] {
  const { from, event, to } = step;
  const { context } = to;
  const entered = to.stage !== from.stage;
  const window = (context.deadlineAt ?? Infinity) - event.at;
  const rules: Record<string, boolean> = {
    'nothing is sent without money':
      SHIPPING.includes(to.stage) && !to.escrow.endsWith('held') && to.escrow !== 'charged_back.held',
    'work begins before the product': context.version > 0 && from.stage === 'awaiting_product',
    'a delivery is due before the product is there': SHIPPING.includes(to.stage) && context.dueAt !== null,
    'three parcels': context.parcels.length > 2,
    'a reported parcel costs a fee':
      SHIPPING.includes(from.stage) &&
      from.context.parcels.some(({ problem }) => problem !== null) &&
      ['BRAND_CANCELLED', 'PRODUCT_WINDOW_ENDED'].includes(event.type) &&
      settled(step) !== 0,
    'not sending is cheaper than cancelling':
      event.type === 'PRODUCT_WINDOW_ENDED' && settled(step) !== cancellationShare(from.context),
    'too little time to send': entered && to.stage === 'awaiting_product' && window < 3 * DAY,
    'too little time to confirm': entered && to.stage === 'in_transit' && window < 7 * DAY,
    'the delivery time is cut':
      SHIPPING.includes(from.stage) &&
      to.stage === 'producing' &&
      context.dueAt !== event.at + context.deliveryDays * DAY,
  };
  return Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
}

const taken = (state: BookingState, event: BookingEvent): BookingState => {
  const decision = decide(state, event);
  if (!decision.taken) throw new Error(`${event.type}: ${decision.refusal}`);
  return decision.state;
};
const found = (stage: BookingStage): BookingState => {
  const state = nodes.map((node) => node.state).find((one) => one.stage === stage && one.escrow === 'held');
  if (!state) throw new Error(`no state ${stage}`);
  return state;
};
const HELD_AT = found('awaiting_product').context.heldAt ?? 0;
const after = (days: number): number => HELD_AT + days * DAY;
const send = (days: number, more: object = {}) =>
  ({ type: 'PRODUCT_SENT', actor: 'brand', at: after(days), ...more }) as const;
const report = (days: number, shipment = 1) =>
  ({
    type: 'PRODUCT_PROBLEM',
    actor: 'creator',
    shipment,
    problem: 'damaged',
    reason: 'Broken.',
    at: after(days),
  }) as const;

describe('a product', () => {
  it('keeps every rule on every step that the machine takes', () => {
    expect(steps.length).toBeGreaterThan(10_000);
    expect(new Set(steps.flatMap(broken))).toEqual(new Set());
  });

  it.each<[string, BookingEvent['type'], (step: Step) => Step]>([
    [
      'nothing is sent without money',
      'PRODUCT_SENT',
      ({ to, ...rest }) => ({ ...rest, to: { ...to, escrow: 'pending' } }),
    ],
    [
      'not sending is cheaper than cancelling',
      'PRODUCT_WINDOW_ENDED',
      ({ effects, ...rest }) => ({
        ...rest,
        effects: effects.map((one) =>
          one.type === 'settleMoney' ? { ...one, params: { creatorPercent: 1 } } : one,
        ),
      }),
    ],
    [
      'work begins before the product',
      'PRODUCT_SENT',
      ({ to, ...rest }) => ({ ...rest, to: { ...to, context: { ...to.context, version: 1 } } }),
    ],
    [
      'a delivery is due before the product is there',
      'PRODUCT_SENT',
      ({ to, ...rest }) => ({ ...rest, to: { ...to, context: { ...to.context, dueAt: START + 40 * DAY } } }),
    ],
    [
      'a reported parcel costs a fee',
      'PRODUCT_WINDOW_ENDED',
      ({ from, ...rest }) => ({
        ...rest,
        from: { ...from, context: { ...from.context, parcels: [BROKEN_PARCEL] } },
      }),
    ],
    [
      'too little time to send',
      'PAYMENT_SECURED',
      ({ to, event, ...rest }) => ({
        ...rest,
        event,
        to: { ...to, context: { ...to.context, deadlineAt: event.at + 2 * DAY } },
      }),
    ],
    [
      'three parcels',
      'PRODUCT_SENT',
      ({ to, ...rest }) => ({
        ...rest,
        to: { ...to, context: { ...to.context, parcels: Array(3).fill(to.context.parcels[0]) } },
      }),
    ],
    [
      'too little time to confirm',
      'PRODUCT_SENT',
      ({ to, event, ...rest }) => ({
        ...rest,
        event,
        to: { ...to, context: { ...to.context, deadlineAt: event.at + 6 * DAY } },
      }),
    ],
    [
      'the delivery time is cut',
      'PRODUCT_RECEIVED',
      ({ to, ...rest }) => ({ ...rest, to: { ...to, context: { ...to.context, dueAt: START } } }),
    ],
  ])('would be caught: %s', (rule, type, plant) => {
    const step = steps.find(
      ({ event, effects, from, to }) =>
        event.type === type &&
        (settled({ effects }) ?? 1) > 0 &&
        (type !== 'PAYMENT_SECURED' || (from.stage === 'accepted' && to.stage === 'awaiting_product')),
    );
    expect(step && broken(plant(step))).toContain(rule);
  });

  it('is sent with what the brand knows of the parcel, which can be corrected, and starts the delivery time', () => {
    const sent = taken(found('awaiting_product'), send(1, { carrier: 'Post', tracking: 'RR1' }));
    expect(sent.context.parcels).toEqual([
      { carrier: 'Post', tracking: 'RR1', sentAt: after(1), receivedAt: null, problem: null },
    ]);
    const correct = {
      type: 'SHIPMENT_CORRECTED',
      actor: 'brand',
      shipment: 1,
      tracking: 'RR2',
      at: after(2),
    } as const;
    const corrected = taken(sent, correct);
    expect(corrected.context.parcels[0]).toMatchObject({ carrier: null, tracking: 'RR2' });
    expect(corrected.context.deadlineAt).toBe(sent.context.deadlineAt);
    const received = taken(corrected, { type: 'PRODUCT_RECEIVED', actor: 'creator', at: after(4) });
    expect(received).toMatchObject({
      stage: 'producing',
      context: { dueAt: after(9), parcels: [{ receivedAt: after(4) }] },
    });
  });

  it('counts as received when nobody says otherwise, and as never sent when nobody sends it', () => {
    const sent = taken(found('awaiting_product'), send(1));
    const arrived = taken(sent, overdueEvent(sent, after(15)) as BookingEvent);
    expect(arrived).toMatchObject({ stage: 'producing', context: { parcels: [{ receivedAt: null }] } });
    const waiting = found('awaiting_product');
    expect(taken(waiting, overdueEvent(waiting, after(7)) as BookingEvent)).toMatchObject({
      stage: 'cancelled_with_fee',
      escrow: 'split',
      context: { settledPercent: 20 },
    });
  });

  it('that was no good is sent once more without a fee, and then no more', () => {
    const sent = taken(found('awaiting_product'), send(1));
    const again = taken(sent, report(3));
    expect([again.stage, cancellationShare(again.context)]).toEqual(['awaiting_product', 0]);
    const second = taken(again, send(4));
    expect(decide(second, report(5, 1))).toEqual({ taken: false, refusal: 'OTHER_PARCEL' });
    expect(taken(second, report(5, 2))).toMatchObject({ stage: 'cancelled', escrow: 'refunded' });
    const made = taken(second, { type: 'PRODUCT_RECEIVED', actor: 'creator', at: after(6) });
    expect(cancellationShare(made.context)).toBe(20);
    // A first parcel for whose replacement there is no time.
    const late = {
      ...sent,
      context: { ...sent.context, deliveryDays: 31, deadlineAt: after(21) },
    };
    expect([taken(late, report(11)).stage, taken(late, report(11.01)).stage]).toEqual([
      'awaiting_product',
      'cancelled',
    ]);
  });

  it('can’t be sent before the money is held, and is told apart by the stage alone', () => {
    const early = nodes.filter(({ state }) => isBeforeShipping(state.stage));
    const isEarly = ({ state: { stage, context } }: Node) =>
      context.heldAt === null && !STAGE_META[stage].final;
    expect(early).toEqual(nodes.filter(isEarly));
    expect(early.length).toBeGreaterThan(0);
  });

  it('needs an address before the request can be accepted', () => {
    const requested = { ...found('awaiting_product'), stage: 'requested', escrow: 'pending' } as const;
    const accept = { type: 'CREATOR_APPROVED', actor: 'creator', at: START } as const;
    expect(decide(requested, { ...accept, hasAddress: false })).toEqual({
      taken: false,
      refusal: 'ADDRESS_MISSING',
    });
    expect(decide(requested, { ...accept, hasAddress: true }).taken).toBe(true);
  });

  it('is reminded of: the brand after three days, both after five; the creator after a week, both after twelve days', () => {
    const told = (state: BookingState, days: number) => remindedBy(state.stage, state.context, after(days));
    const waiting = found('awaiting_product');
    expect([told(waiting, 2.9), told(waiting, 3), told(waiting, 5)]).toEqual([
      [],
      ['brand'],
      ['brand', 'creator'],
    ]);
    const sent = taken(waiting, send(0));
    expect([nextReminderAt('in_transit', sent.context), told(sent, 12)]).toEqual([
      after(7),
      ['creator', 'brand'],
    ]);
  });

  it('is spoken of with the sums that silence and a cancellation cost', () => {
    const state = found('awaiting_product');
    const said = situation({
      id: '1f0c2a34',
      state,
      reader: 'brand',
      names: { brand: 'Northwind', creator: 'Sophia' },
      dates: { createdAt: START, deliveredAt: null },
      transferred: false,
      approved: false,
    });
    expect(said.onSilence).toBe(
      'If the product isn’t marked as sent by then, the booking counts as cancelled by you: Sophia keeps $30.01, and you get $120.00 back.',
    );
    const cancel = actionsFor(state, 'brand', after(1)).find(({ name }) => name === 'cancel_booking');
    expect(cancel).toMatchObject({ enabled: true, names: { creatorPercent: 20 } });
    const again = taken(taken(state, send(1)), report(3));
    const free = actionsFor(again, 'brand', after(4)).find(({ name }) => name === 'cancel_booking');
    expect(free).toMatchObject({ enabled: true, names: { creatorPercent: 0 } });
  });

  it('lengthens no hold beyond its limit', () => {
    const { longest, moments } = exploreHoldTimes(
      { deliveryDays: 31, revisionsLeft: 0, needsProduct: true },
      [
        ...['PRODUCT_SENT', 'PRODUCT_RECEIVED', 'PRODUCT_PROBLEM', 'CONTENT_SUBMITTED'],
        ...['PREVIEWS_READY', 'BRAND_REJECTED', 'CREATOR_CONTESTED', 'DUE_EXTENDED'],
      ] as const,
    );
    expect(moments).toBeGreaterThan(1000);
    expect(longest).toBe(80);
  });
});
