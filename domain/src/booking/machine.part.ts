import { expect, it } from '@jest/globals';
import { ESCROW_STATES, type EscrowState } from './escrow.js';
import { ACTORS } from './actors.js';
import type { BookingEvent } from './events.js';
import { BOOKING_EVENT_TYPES, actorsOf } from './event-facts.js';
import { bookingMachine } from './machine.js';
import { sampleEvent } from './sample-events.js';
import { STAGE_META } from './stage-table.js';
import { BOOKING_STAGES, type BookingStage, isWindowEnd } from './stages.js';
import { beginBooking, canHappen, decide, possibleIn } from './decide.js';
import type { BookingState } from './state.js';
import { type BookingKind, type Node, START, explore, offers, sampleInput, stateKey } from './explore.js';

/** What a booking of a walk is like. */
export type Walk = BookingKind & { shares?: readonly number[] };

const walked = (walk: Walk) => {
  const { shares, ...input } = walk;
  const { flow, revisionsLeft, needsProduct, cancellationPercent } = input;
  const more = [needsProduct && 'a product', cancellationPercent > 0 && 'a fee'].filter(Boolean);
  const name = [flow, `revisions ${revisionsLeft ?? 'unlimited'}`, ...more].join(', ');
  return { ...input, name, nodes: explore(sampleInput(input), shares ? { shares } : {}) };
};

/** From → event → to, the lifecycle's table of the deal, written by hand from the rulings. */
const DEAL_TABLE: Record<BookingStage, Partial<Record<BookingEvent['type'], BookingStage[]>>> = {
  unpaid: {
    PAYMENT_SECURED: ['requested'],
    BRIEF_EDITED: ['unpaid'],
    BRAND_WITHDREW: ['withdrawn'],
    ADMIN_CANCELLED: ['cancelled'],
    PAYMENT_WINDOW_ENDED: ['payment_expired'],
  },
  requested: {
    AUTHORIZATION_LAPSED: ['unpaid'],
    CREATOR_APPROVED: ['securing', 'accepted'],
    CREATOR_DECLINED: ['declined'],
    BRAND_WITHDREW: ['withdrawn'],
    ADMIN_CANCELLED: ['cancelled'],
    REQUEST_WINDOW_ENDED: ['request_expired'],
  },
  accepted: {
    PAYMENT_SECURED: ['producing', 'awaiting_product'],
    BRAND_WITHDREW: ['withdrawn'],
    CREATOR_WITHDREW: ['cancelled'],
    ADMIN_CANCELLED: ['cancelled'],
    PAYMENT_WINDOW_ENDED: ['payment_expired'],
  },
  securing: {
    CAPTURED: ['producing', 'awaiting_product'],
    CAPTURE_FAILED: ['accepted'],
    CREATOR_WITHDREW: ['cancelled'],
    ADMIN_CANCELLED: ['cancelled'],
    CAPTURE_WINDOW_ENDED: ['accepted'],
  },
  awaiting_product: {
    PRODUCT_SENT: ['in_transit'],
    PRODUCT_RECEIVED: ['producing'],
    PRODUCT_WINDOW_ENDED: ['cancelled', 'cancelled_with_fee'],
    BRAND_CANCELLED: ['cancelled', 'cancelled_with_fee'],
    CREATOR_WITHDREW: ['cancelled'],
    ADMIN_CANCELLED: ['cancelled'],
    SETTLEMENT_ACCEPTED: ['completed', 'cancelled', 'cancelled_with_fee'],
    CHARGEBACK_LOST: ['refunded'],
  },
  in_transit: {
    SHIPMENT_CORRECTED: ['in_transit'],
    PRODUCT_RECEIVED: ['producing'],
    PRODUCT_PROBLEM: ['awaiting_product', 'cancelled'],
    RECEIPT_WINDOW_ENDED: ['producing'],
    BRAND_CANCELLED: ['cancelled', 'cancelled_with_fee'],
    CREATOR_WITHDREW: ['cancelled'],
    ADMIN_CANCELLED: ['cancelled'],
    SETTLEMENT_ACCEPTED: ['completed', 'cancelled', 'cancelled_with_fee'],
    CHARGEBACK_LOST: ['refunded'],
  },
  producing: {
    CONTENT_SUBMITTED: ['in_review'],
    BRAND_CANCELLED: ['cancelled', 'cancelled_with_fee'],
    BRAND_CANCELLED_LATE: ['cancelled'],
    CREATOR_WITHDREW: ['cancelled'],
    ADMIN_CANCELLED: ['cancelled'],
    SETTLEMENT_ACCEPTED: ['completed', 'cancelled', 'cancelled_with_fee'],
    DELIVERY_WINDOW_ENDED: ['not_delivered'],
    CHARGEBACK_LOST: ['refunded'],
  },
  revising: {
    SETTLEMENT_ACCEPTED: ['completed', 'cancelled'],
    CONTENT_SUBMITTED: ['in_review'],
    PREVIEWS_READY: ['revising'],
    REVISION_WAIVED: ['revising'],
    BRAND_APPROVED: ['completed'],
    DISPUTE_OPENED: ['disputed'],
    BRAND_CANCELLED_LATE: ['cancelled'],
    CREATOR_WITHDREW: ['cancelled'],
    ADMIN_CANCELLED: ['cancelled'],
    DELIVERY_WINDOW_ENDED: ['not_delivered'],
    CHARGEBACK_LOST: ['refunded'],
  },
  in_review: {
    SETTLEMENT_ACCEPTED: ['completed', 'cancelled'],
    CONTENT_SUBMITTED: ['in_review'],
    PREVIEWS_READY: ['in_review'],
    PREVIEW_WINDOW_ENDED: ['in_review'],
    REVISION_GRANTED: ['in_review'],
    BRAND_APPROVED: ['completed'],
    REVISION_REQUESTED: ['revising'],
    BRAND_REJECTED: ['contestable'],
    ADMIN_CANCELLED: ['cancelled'],
    REVIEW_WINDOW_ENDED: ['completed', 'disputed'],
    CHARGEBACK_LOST: ['refunded'],
  },
  contestable: {
    SETTLEMENT_ACCEPTED: ['completed', 'cancelled'],
    CREATOR_CONTESTED: ['disputed'],
    REJECTION_ACCEPTED: ['refunded'],
    ADMIN_CANCELLED: ['cancelled'],
    CONTEST_WINDOW_ENDED: ['refunded'],
    CHARGEBACK_LOST: ['refunded'],
  },
  disputed: {
    SETTLEMENT_ACCEPTED: ['completed', 'cancelled'],
    DISPUTE_RESOLVED: ['completed', 'refunded'],
    ADMIN_CANCELLED: ['cancelled'],
    DISPUTE_WINDOW_ENDED: ['completed'],
    CHARGEBACK_LOST: ['refunded'],
  },
  completed: {},
  declined: {},
  withdrawn: {},
  cancelled: {},
  cancelled_with_fee: {},
  payment_expired: {},
  request_expired: {},
  not_delivered: {},
  refunded: {},
};
/** Events that stay in their stage: they move only the escrow or a date, make and end an offer, count an attempt or a reminder, or only leave a posting. */
const STAYING = new Set<string>([
  'PAYMENT_SECURED',
  'CAPTURED',
  'CHARGEBACK_OPENED',
  'CHARGEBACK_WON',
  'CHARGEBACK_LOST',
  'REFUND_FAILED',
  'REFUND_REISSUED',
  'REFUND_GRANTED',
  'PAYMENT_CANCELLED',
  'REMINDED',
  'DUE_EXTENDED',
  'EXTENSION_ASKED',
  'EXTENSION_ACCEPTED',
  'EXTENSION_DECLINED',
  'EXTENSION_LAPSED',
  'EXTENSION_REMINDED',
  'SETTLEMENT_PROPOSED',
  'SETTLEMENT_DECLINED',
  'SETTLEMENT_WITHDRAWN',
]);

const FAR = Number.MAX_SAFE_INTEGER;
const has = (state: BookingState, escrow: string): boolean => state.escrow.startsWith(escrow);
const show = (node: Node): string => `${stateKey(node.state)} by ${node.path.map((e) => e.type).join(' → ')}`;

/** What holds wherever a booking stands, and whatever brought it there. */
export const INVARIANTS: Readonly<Record<string, (node: Pick<Node, 'state' | 'done'>) => boolean>> = {
  'what is completed was released, whatever came back of it': ({ state }) =>
    state.stage !== 'completed' ||
    ['released', 'split', 'charged_back', 'lost'].some((escrow) => has(state, escrow)),
  'what is reviewed is paid': ({ state }) =>
    state.stage !== 'in_review' || has(state, 'held') || has(state, 'charged_back.held'),
  'a fee for cancelling divides the money': ({ state }) =>
    state.stage !== 'cancelled_with_fee' ||
    ['split', 'charged_back.split', 'lost'].some((escrow) => has(state, escrow)),
  'nothing is held of what ended otherwise': ({ state }) =>
    !STAGE_META[state.stage].final ||
    state.stage === 'completed' ||
    !['authorized', 'held', 'charged_back.held'].some((escrow) => has(state, escrow)),
  'the escrow is charged back while a chargeback is open': ({ state }) =>
    has(state, 'charged_back') === (state.context.openChargeback !== null),
  'what is held is settled once, and only what was held': ({ state, done }) => {
    const count = (type: string) => done.filter((effect) => effect.type === type).length;
    const lost = state.escrow === 'lost' && count('settleMoney') === 0;
    const expected = has(state, 'held') || has(state, 'charged_back.held') || lost ? 1 : 0;
    return count('holdMoney') - count('settleMoney') === expected;
  },
  'the escrow says how the money was divided': ({ state, done }) => {
    const settled = done.findLast(({ type }) => type === 'settleMoney');
    const isGranted = done.some(({ type }) => type === 'refundReleased');
    if (settled?.type !== 'settleMoney' || isGranted || state.escrow === 'lost') return true;
    const { creatorPercent } = settled.params;
    const divided = creatorPercent === 100 ? 'released' : creatorPercent === 0 ? 'refunded' : 'split';
    return state.escrow.replace('charged_back.', '') === divided;
  },
  'nothing is offered where nothing can be accepted': ({ state: { stage, context } }) =>
    (!STAGE_META[stage].final && context.openChargeback === null) ||
    (context.proposal === null && context.extension === null),
  'work is delivered after the product has come, and reviewed once it is delivered': ({ state }) => {
    const { stage, context } = state;
    if (STAGE_META[stage].final) return true;
    return ['revising', 'in_review', 'contestable', 'disputed'].includes(stage) === context.version > 0;
  },
};

/** One state for each stage, escrow state and version: where the same machine answers twice, that will do. */
const oneOfEachKind = (nodes: readonly Node[]): BookingState[] => [
  ...new Map(
    nodes.map(({ state }) => [JSON.stringify([state.stage, state.escrow, state.context.version]), state]),
  ).values(),
];

/** Holds every state that is reached from these to what the machine promises. */
export function describeMachine(walks: readonly Walk[]): void {
  const graphs = walks.map(walked);
  const all = graphs.flatMap(({ nodes }) => [...nodes.values()]);

  it.each(graphs)('reaches what it should: $name', ({ flow, needsProduct, nodes }) => {
    const stages = new Set([...nodes.values()].map(({ state }) => state.stage));
    const missing = BOOKING_STAGES.filter((stage) => !stages.has(stage));
    const expected: BookingStage[] = [];
    if (flow === 'approve_first') expected.push('unpaid', 'securing');
    if (!needsProduct) expected.push('awaiting_product', 'in_transit');
    expect(missing.sort()).toEqual(expected.sort());
  });

  it('reaches every stage and every escrow state in some flow', () => {
    expect(new Set(all.map(({ state }) => state.stage))).toEqual(new Set(BOOKING_STAGES));
    expect(new Set(all.map(({ state }) => state.escrow))).toEqual(new Set(ESCROW_STATES));
  });

  it('has no dead end: from every state an end can be reached', () => {
    for (const { nodes } of graphs) {
      const ending = new Set(
        [...nodes.values()]
          .filter(({ state }) => STAGE_META[state.stage].final && !has(state, 'charged_back'))
          .map(({ key }) => key),
      );
      for (let grown = true; grown;) {
        grown = false;
        for (const node of nodes.values()) {
          if (ending.has(node.key) || !node.steps.some(({ to }) => ending.has(stateKey(to)))) continue;
          ending.add(node.key);
          grown = true;
        }
      }
      expect([...nodes.values()].filter(({ key }) => !ending.has(key)).map(show)).toEqual([]);
    }
  });

  it('ends by itself: every unfinished stage has a window, unless a chargeback has stopped it', () => {
    const endless = all.filter(({ state: { stage, context } }) => {
      const stopped = STAGE_META[stage].final || context.openChargeback !== null;
      return (context.deadlineAt === null) !== stopped;
    });
    expect(endless.map(show)).toEqual([]);
  });

  it('takes exactly the steps of the table', () => {
    const seen = new Map<string, Set<BookingStage>>();
    for (const { state, steps } of all) {
      for (const { event, to } of steps) {
        if (to.stage === state.stage && STAYING.has(event.type)) continue;
        const key = `${state.stage} ${event.type}`;
        seen.set(key, (seen.get(key) ?? new Set()).add(to.stage));
      }
    }
    const table = Object.entries(DEAL_TABLE).flatMap(([stage, row]) =>
      Object.entries(row).map(([type, targets]) => [`${stage} ${type}`, [...targets].sort()] as const),
    );
    expect(Object.fromEntries([...seen].map(([key, targets]) => [key, [...targets].sort()]))).toEqual(
      Object.fromEntries(table),
    );
  });

  it('takes an event exactly when it said that the event can happen', () => {
    const differing = oneOfEachKind(all).flatMap((state) => {
      const possible = possibleIn(state);
      return offers(state, START).filter((event) => decide(state, event).taken !== possible(event));
    });
    expect(differing).toEqual([]);
  });

  it('lets nobody send the internal escrow events', () => {
    for (const type of ['escrow.release', 'escrow.moneyBack', 'escrow.hold']) {
      expect(() => decide(beginBooking(sampleInput()), { type, actor: 'brand', at: 0 } as never)).toThrow();
    }
  });

  it('refuses the end of a window that has not ended', () => {
    const early = all.filter(({ state, steps }) =>
      steps
        .filter(({ event }) => isWindowEnd(event.type))
        .some(({ event }) => canHappen(state, { ...event, at: (state.context.deadlineAt ?? 0) - 1 })),
    );
    expect(early.map(show)).toEqual([]);
  });

  it.each(Object.entries(INVARIANTS))('keeps in every reachable state: %s', (_, holds) => {
    expect(all.filter((node) => !holds(node)).map(show)).toEqual([]);
  });

  it('refuses brand, creator, admin and clock while a chargeback is open', () => {
    const frozen = all.filter(({ state }) => state.context.openChargeback !== null);
    expect(frozen.length).toBeGreaterThan(0);
    for (const { steps } of frozen) {
      expect(steps.filter(({ event }) => !['provider', 'network'].includes(event.actor))).toEqual([]);
    }
  });

  it('rebuilds every stage and escrow state from its columns', () => {
    const differing = all.filter(({ state, steps: [step] }) => {
      if (!step) return false;
      const again = decide(JSON.parse(JSON.stringify(state)) as BookingState, step.event);
      return !again.taken || JSON.stringify(again.state) !== JSON.stringify(step.to);
    });
    expect(differing.map(show)).toEqual([]);
    const ended = all.find(({ state }) => state.stage === 'declined')?.state as BookingState;
    for (const escrow of ['held', 'released', 'authorized', 'charged_back.held'] as EscrowState[]) {
      expect(() => decide({ ...ended, escrow }, sampleEvent('BRAND_WITHDREW', 'brand', ended, 0))).toThrow(
        /cannot be/,
      );
    }
  });

  it('keeps each stage below its status and nothing else', () => {
    const deal = bookingMachine.root.states['deal']?.states ?? {};
    const tree = Object.entries(deal).flatMap(([status, node]) =>
      Object.keys((node as { states: object }).states).map((stage) => [stage, status] as const),
    );
    expect(Object.fromEntries(tree)).toEqual(
      Object.fromEntries(BOOKING_STAGES.map((stage) => [stage, STAGE_META[stage].status])),
    );
  });
}

/** What the machine refuses of anybody, in each of these states. */
export function describeRefusals(walks: readonly Walk[]): void {
  const all = walks.map(walked).flatMap(({ nodes }) => [...nodes.values()]);

  it('refuses every event of a wrong actor', () => {
    const strangers = BOOKING_EVENT_TYPES.flatMap((type) =>
      ACTORS.filter((one) => !actorsOf(type).includes(one)).map((actor) => ({ type, actor })),
    );
    const taken = oneOfEachKind(all).flatMap((state) => {
      const possible = possibleIn(state);
      return strangers.filter(({ type, actor }) => possible(sampleEvent(type, actor, state, FAR)));
    });
    expect(taken).toEqual([]);
  });

  it('refuses a blank text where one is needed', () => {
    const needed = [
      'CREATOR_DECLINED',
      'REVISION_REQUESTED',
      'CREATOR_CONTESTED',
      'DISPUTE_OPENED',
      'CREATOR_WITHDREW',
      'ADMIN_CANCELLED',
      'REFUND_REISSUED',
      'REFUND_GRANTED',
      'EXTENSION_ASKED',
      'SETTLEMENT_PROPOSED',
      'PRODUCT_PROBLEM',
    ];
    const tried = new Set<string>();
    const taken: string[] = [];
    for (const { state, steps } of all) {
      for (const { event } of steps.filter((step) => needed.includes(step.event.type))) {
        tried.add(event.type);
        const blank: unknown = { ...event, reason: ' \n', feedback: '\t ' };
        if (canHappen(state, blank as BookingEvent)) taken.push(`${state.stage} ${event.type}`);
      }
    }
    expect(taken).toEqual([]);
    expect([...tried].sort()).toEqual(needed.sort());
  });
}
