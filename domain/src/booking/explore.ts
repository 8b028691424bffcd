import { type CountedPart, isIncomplete } from '../review/counted.js';
import type { BookingEvent, BookingEventType } from './events.js';
import { BOOKING_EVENT_TYPES, actorsOf } from './event-facts.js';
import type { BookingInput } from './context.js';
import type { BookingEffect } from './effects.js';
import { sampleEvent } from './sample-events.js';
import { answeredIn, beginBooking, outcomeOf } from './decide.js';
import { BOOKING_FLOWS, type BookingStage } from './stages.js';
import type { BookingState } from './state.js';
import { allReminded } from './reminders.js';
import { DEFAULT_WINDOWS } from './windows.js';

/**
 * Walks the machine exhaustively, for tests and for the documentation. Every event is offered in every state,
 * with payloads of the current attempt and of an older one, the latest version and a stale one, so that
 * late, repeated and swapped messages of the provider are all covered.
 */
export const START = Date.UTC(2026, 0, 5, 12);
/** Far enough for every window to have ended, from any state of a walk. */
const LATER = 400 * 24 * 3_600_000;
/** Ten times what there is: a machine that counts on without an end is told, instead of walked until the memory is full. */
const MOST_STATES = 20_000;

interface Step {
  event: BookingEvent;
  effects: BookingEffect[];
  to: BookingState;
}
export interface Node {
  key: string;
  state: BookingState;
  /** A shortest way to get here. */
  path: BookingEvent[];
  /** What was to be done on that way. */
  done: BookingEffect[];
  steps: Step[];
}

/** What a booking has to have that can come to every stage of its flow. */
export const EVERY_STAGE = {
  cancellationPercent: 20,
  needsProduct: true,
} as const satisfies Partial<BookingInput>;

/** What can be different about a booking, as far as the machine can tell. */
export type BookingKind = Required<
  Pick<BookingInput, 'flow' | 'revisionsLeft' | 'cancellationPercent' | 'needsProduct'>
>;
/** Those that are walked before every commit: both flows with all that can come, and one without an end to its revisions, a fee or a product. */
export const SAMPLE_BOOKINGS: readonly BookingKind[] = [
  ...BOOKING_FLOWS.map((flow) => ({ ...EVERY_STAGE, flow, revisionsLeft: 1 })),
  { flow: 'pay_first', revisionsLeft: null, cancellationPercent: 0, needsProduct: false },
];
/** All others: for the long tests. */
export const OTHER_BOOKINGS: readonly BookingKind[] = BOOKING_FLOWS.flatMap((flow) =>
  [0, 1, null].flatMap((revisionsLeft) =>
    [0, EVERY_STAGE.cancellationPercent].flatMap((cancellationPercent) =>
      [false, true].map((needsProduct) => ({ flow, revisionsLeft, cancellationPercent, needsProduct })),
    ),
  ),
).filter(
  (kind) =>
    !SAMPLE_BOOKINGS.some((known) =>
      Object.entries(kind).every(([field, value]) => known[field as keyof BookingKind] === value),
    ),
);

export const sampleInput = (input: Partial<BookingInput> = {}): BookingInput => ({
  flow: 'pay_first',
  amount: 15_001,
  deliveryDays: 5,
  revisionsLeft: 1,
  cancellationPercent: 0,
  needsProduct: false,
  windows: DEFAULT_WINDOWS,
  at: START,
  ...input,
});

/** What an incomplete version of a walk lacks. */
export const SAMPLE_MISSING: readonly CountedPart[] = [{ what: 'photos', promised: 3, delivered: 1 }];

const beforeProduct = (stage: BookingStage): boolean =>
  stage === 'awaiting_product' || stage === 'in_transit';

/** What makes two states the same to the machine; times only say when, never what. */
export function stateKey({ stage, escrow, context: c }: BookingState): string {
  return JSON.stringify([
    stage,
    escrow,
    c.revisionsLeft,
    c.attempt,
    c.version,
    c.openChargeback,
    c.closedChargebacks,
    c.refundDelayed,
    c.deadlineAt !== null,
    allReminded(stage, c),
    c.reviewBeganAt !== null,
    isIncomplete(c.missing),
    c.roundCounted,
    c.extension !== null,
    c.extension?.remindAt !== null,
    c.proposal && [c.proposal.by, c.proposal.creatorPercent],
    // What is made of a product doesn't depend on how it came.
    beforeProduct(stage) && c.parcels.map(({ problem }) => problem !== null),
  ]);
}

/** All events offered in a state: every type by each of its actors, with payloads of now and of before. */
export function offers(
  state: BookingState,
  at: number,
  shares: readonly number[] = EVERY_SHARE,
  types: readonly BookingEventType[] = BOOKING_EVENT_TYPES,
): BookingEvent[] {
  return types.flatMap((type) =>
    actorsOf(type).flatMap((actor) => {
      const event = sampleEvent(type, actor, state, at);
      const more: BookingEvent[] = [];
      if ('captured' in event) more.push({ ...event, captured: !event.captured });
      if ('amount' in event) more.push({ ...event, amount: event.amount - 1 });
      if ('missing' in event) more.push({ ...event, missing: SAMPLE_MISSING });
      if ('attempt' in event && event.attempt > 1) more.push({ ...event, attempt: event.attempt - 1 });
      if ('hasAddress' in event) more.push({ ...event, hasAddress: false });
      if ('shipment' in event) more.push({ ...event, shipment: (event.shipment ?? 1) - 1 });
      if ('number' in event) more.push({ ...event, number: event.number - 1 });
      if ('dueAt' in event) more.push({ ...event, dueAt: event.dueAt + 1 }, { ...event, dueAt: at });
      if ('version' in event && event.version > 1) more.push({ ...event, version: event.version - 1 });
      if ('creatorPercent' in event) {
        const named = (all: readonly number[]) => all.map((creatorPercent) => ({ ...event, creatorPercent }));
        if (event.type === 'SETTLEMENT_PROPOSED') return named(shares);
        more.push(...named(EVERY_SHARE));
      }
      if ('chargeback' in event && state.context.closedChargebacks.length > 0) {
        more.push({ ...event, chargeback: state.context.closedChargebacks[0] ?? '' });
      }
      return [event, ...more];
    }),
  );
}

export interface Bounds {
  attempts: number;
  versions: number;
  chargebacks: number;
  /** The creator’s shares, in percent, that are proposed: each is walked on from. */
  shares: readonly number[];
}

const BOUNDS: Bounds = { attempts: 2, versions: 2, chargebacks: 1, shares: [50] };
/** All that shares can lead to: what is held to one party, to the other, or to both. */
export const EVERY_SHARE = [0, 50, 100] as const;

const explored = new Map<string, ReadonlyMap<string, Node>>();

/** Every state that can be reached within the bounds, with all steps out of it. Explored once per process: many tests ask. */
export function explore(input: BookingInput, more: Partial<Bounds> = {}): ReadonlyMap<string, Node> {
  const bounds = { ...BOUNDS, ...more };
  const name = JSON.stringify([input, bounds]);
  const known = explored.get(name) ?? exploreAll(input, bounds);
  explored.set(name, known);
  return known;
}

function exploreAll(input: BookingInput, bounds: Bounds): Map<string, Node> {
  const first = beginBooking(input);
  const nodes = new Map<string, Node>();
  const queue: Node[] = [{ key: stateKey(first), state: first, path: [], done: [], steps: [] }];
  nodes.set(queue[0]?.key ?? '', queue[0] as Node);
  for (let node = queue.shift(); node; node = queue.shift()) {
    const now = START + (node.path.length + 1) * 1000;
    // A late reminder gives a review another day, which may end after that.
    const moments = [now, Math.max(now + LATER, node.state.context.deadlineAt ?? 0)];
    const types = answeredIn(node.state);
    for (const event of moments.flatMap((at) => offers((node as Node).state, at, bounds.shares, types))) {
      const decision = outcomeOf(node.state, event);
      if (!decision) continue;
      const { context } = decision.state;
      const known = context.closedChargebacks.length + (context.openChargeback === null ? 0 : 1);
      if (context.attempt > bounds.attempts || context.version > bounds.versions) continue;
      if (known > bounds.chargebacks) continue;
      node.steps.push({ event, effects: decision.effects, to: decision.state });
      const key = stateKey(decision.state);
      if (nodes.has(key)) continue;
      const found: Node = {
        key,
        state: decision.state,
        path: [...node.path, event],
        done: [...node.done, ...decision.effects],
        steps: [],
      };
      nodes.set(key, found);
      if (nodes.size > MOST_STATES)
        throw new Error(`The machine has no end: ${found.path.map(({ type }) => type).join(', ')}`);
      queue.push(found);
    }
  }
  return nodes;
}
