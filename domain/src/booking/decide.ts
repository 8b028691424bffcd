import { type SnapshotFrom, createActor, getNextTransitions, initialTransition } from 'xstate';
import { isIncomplete, unansweredNote } from '../review/counted.js';
import type { EscrowState } from './escrow.js';
import type { BookingState } from './state.js';
import type { Actor } from './actors.js';
import type { BookingContext, BookingInput } from './context.js';
import { type BookingEffect, isEffect } from './effects.js';
import type { BookingEvent, BookingEventType } from './events.js';
import { BOOKING_EVENT_TYPES, actorsOf } from './event-facts.js';
import { bookingMachine } from './machine.js';
import { allReminded } from './reminders.js';
import { windowIn } from './stage-now.js';
import { STAGE_META } from './stage-table.js';
import type { BookingStage } from './stages.js';
import { sampleEvent } from './sample-events.js';
import { REMINDER } from './signals.js';
import { type StepName, stepRow, takersOf } from './steps.js';
import { DEFAULT_WINDOWS } from './windows.js';

type Refusal =
  | 'INVALID_TRANSITION'
  | 'NEWER_VERSION'
  | 'NOT_VIEWABLE'
  | 'HOLD_LIMIT'
  | 'CHARGED_BACK'
  | 'NEWER_OFFER'
  | 'FEE_CHANGED'
  | 'OTHER_PARCEL'
  | 'ADDRESS_MISSING';

/** What is said of a refusal in place of its usual sentence; undefined where that will do. */
export const refusalText = (refusal: Refusal, creatorName: string): string | undefined =>
  refusal === 'NEWER_VERSION' ? `${creatorName}’s new version arrived. Look at it first.` : undefined;

interface Taken {
  taken: true;
  state: BookingState;
  effects: BookingEffect[];
}
export type Decision = Taken | { taken: false; refusal: Refusal };

type Snapshot = SnapshotFrom<typeof bookingMachine>;

/** Escrow states in which each kind of stage can be; anything else is a damaged row, not a booking. */
function escrowFits(stage: BookingStage, escrow: EscrowState): boolean {
  if (STAGE_META[stage].final) {
    const settled = ['released', 'split', 'charged_back.released', 'charged_back.split', 'lost'];
    const divided = ['split', 'charged_back.split', 'lost'];
    const returned = ['pending', 'voided', 'refunded', 'charged_back.refunded', 'lost'];
    if (stage === 'cancelled_with_fee') return divided.includes(escrow);
    return (stage === 'completed' ? settled : returned).includes(escrow);
  }
  if (stage === 'securing') return escrow === 'authorized';
  if (stage === 'requested') return escrow === 'authorized' || escrow === 'pending';
  if (STAGE_META[stage].payable) return escrow === 'pending';
  return escrow === 'held' || escrow === 'charged_back.held';
}

/** What the machine worked out for a stage and an escrow state: the context is all that differs, and it is asked for all day. */
const resolved = new Map<string, { snapshot: Snapshot; answers: ReadonlySet<string> }>();

/**
 * Rebuilds the machine's snapshot. Always builds both leaves: a region left out would silently become its initial one.
 * @throws Error when stage and escrow can't stand together
 */
function toSnapshot({ stage, escrow, context }: BookingState): {
  snapshot: Snapshot;
  /** The types of events that can do anything here, whatever they carry. */
  answers: ReadonlySet<string>;
} {
  if (!escrowFits(stage, escrow) || escrow.startsWith('charged_back') !== (context.openChargeback !== null)) {
    throw new Error(`a booking cannot be ${stage} with its escrow ${escrow}`);
  }
  const name = `${stage} ${escrow}`;
  const known = resolved.get(name);
  if (known) return { ...known, snapshot: { ...known.snapshot, context } };
  const [outer = 'pending', inner] = escrow.split('.');
  // The cast only closes the gap between strings read from columns and XState's literal state value;
  // the round trip of every stage and escrow state is tested.
  const value = {
    deal: { [STAGE_META[stage].status]: stage },
    escrow: inner === undefined ? outer : { [outer]: inner },
  } as unknown as Snapshot['value'];
  const snapshot = bookingMachine.resolveState({ value, context });
  const answers = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType as string));
  resolved.set(name, { snapshot, answers });
  return { snapshot, answers };
}

function fromSnapshot({ value, context }: Snapshot): BookingState {
  const stage = Object.values(value.deal)[0] as BookingStage;
  const escrow =
    typeof value.escrow === 'string' ? value.escrow : `charged_back.${value.escrow.charged_back ?? ''}`;
  return { stage, escrow: escrow as EscrowState, context };
}

interface Executable {
  type: string;
  params: unknown;
}
const toEffects = (actions: readonly Executable[]): BookingEffect[] =>
  actions.filter(({ type }) => isEffect(type)).map(({ type, params }) => ({ type, params }) as BookingEffect);

/**
 * Who asks the machine. XState's own `transition` makes an actor with a first state for every question, which costs more than the answer:
 * since our machine starts no actors and only names what is to be done, one serves for all.
 */
const asker = createActor(bookingMachine, {
  input: {
    ...{ flow: 'pay_first', amount: 0, deliveryDays: 0, revisionsLeft: 0, cancellationPercent: 0 },
    ...{ windows: DEFAULT_WINDOWS, at: 0 },
  },
});
const nothing = (): void => undefined;
type Scope = Parameters<typeof bookingMachine.transition>[2];

/** @returns the next snapshot, which is the given one where nothing changes, and what is to be done */
function transition(snapshot: Snapshot, event: BookingEvent): [Snapshot, Executable[]] {
  const actions: Executable[] = [];
  const scope: Scope = {
    self: asker,
    system: asker.system,
    id: asker.id,
    sessionId: asker.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: ({ type, params }) => void actions.push({ type, params }),
  };
  return [bookingMachine.transition(snapshot, event, scope), actions];
}

/** A booking that was just made: `unpaid` in the pay-first flow, `requested` in the other. */
export function beginBooking(input: BookingInput): BookingState {
  const [snapshot] = initialTransition(bookingMachine, input);
  return fromSnapshot(snapshot);
}

/** The types of events that can do anything in this state, if they are sent by the right actor and carry the right things. */
export const answeredIn = (state: BookingState): BookingEventType[] => {
  const { answers } = toSnapshot(state);
  return BOOKING_EVENT_TYPES.filter((type) => answers.has(type));
};

/** Whether the machine would take an event in this state, by the right actor; for many questions about one state. */
export function possibleIn(state: BookingState): (event: BookingEvent) => boolean {
  const { snapshot, answers } = toSnapshot(state);
  return (event) =>
    actorsOf(event.type).includes(event.actor) && answers.has(event.type) && snapshot.can(event);
}

/** Whether the machine would take this event now, by the right actor. */
export function canHappen(state: BookingState, event: BookingEvent): boolean {
  return possibleIn(state)(event);
}

/** Events that an actor could send now, given the right payload. */
export function allowedEvents(state: BookingState, actor: Actor, at: number): BookingEventType[] {
  const possible = possibleIn(state);
  return answeredIn(state).filter((type) => possible(sampleEvent(type, actor, state, at)));
}

/** Whether a person could take a step now, given the right input; `pay` whenever a card can be charged. */
export function canTake(state: BookingState, step: StepName, at: number): boolean {
  const { event } = stepRow(step);
  if (event === null) return STAGE_META[state.stage].payable;
  return takersOf(step).some((by) => canHappen(state, sampleEvent(event as BookingEventType, by, state, at)));
}

function refusalOf(state: BookingState, event: BookingEvent): Refusal {
  const byPerson = event.actor !== 'provider' && event.actor !== 'network';
  if (byPerson && state.context.openChargeback !== null) return 'CHARGED_BACK';
  const { version, heldAt, reviewBeganAt } = state.context;
  // What stands in the way is what it would be possible without, in the order in which a person can do something about it.
  const without = (more: Partial<BookingContext>, asked: BookingEvent = event): boolean =>
    canHappen({ ...state, context: { ...state.context, ...more } }, asked);
  const viewed = { reviewBeganAt: reviewBeganAt ?? event.at };
  const stale = 'version' in event && event.version < version;
  if (stale && without(viewed, { ...event, version })) return 'NEWER_VERSION';
  const fresh = sampleEvent(event.type, event.actor, state, event.at);
  if ('number' in event && canHappen(state, fresh)) return 'NEWER_OFFER';
  if (event.type === 'BRAND_CANCELLED' && canHappen(state, fresh)) return 'FEE_CHANGED';
  if (
    'shipment' in event &&
    event.shipment !== undefined &&
    event.shipment !== state.context.parcels.length &&
    canHappen(state, fresh)
  )
    return 'OTHER_PARCEL';
  if (event.type === 'CREATOR_APPROVED' && canHappen(state, fresh)) return 'ADDRESS_MISSING';
  if (byPerson && reviewBeganAt === null && without(viewed)) return 'NOT_VIEWABLE';
  if (byPerson && heldAt !== null && without({ heldAt: event.at })) return 'HOLD_LIMIT';
  return 'INVALID_TRANSITION';
}

/**
 * Asks the machine, once, what an event does; for whoever doesn't ask why it is refused, which costs more than the answer.
 * @returns null when it is refused
 */
export function outcomeOf(state: BookingState, event: BookingEvent): Taken | null {
  const { snapshot } = toSnapshot(state);
  if (!actorsOf(event.type).includes(event.actor)) return null;
  const [next, actions] = transition(snapshot, event);
  // Where no transition is enabled, XState answers the very snapshot it was given, and no action.
  if (next === snapshot && actions.length === 0) return null;
  return { taken: true, state: fromSnapshot(next), effects: toEffects(actions) };
}

/** @returns the new state with the effects to carry out, or why the event is refused */
export function decide(state: BookingState, event: BookingEvent): Decision {
  return outcomeOf(state, event) ?? { taken: false, refusal: refusalOf(state, event) };
}

/** The end of a stage's window, whether or not its time has come; null where it has none. */
export function windowEnd({ stage, context }: BookingState, at: number): BookingEvent | null {
  const window = windowIn(stage, context);
  if (!window) return null;
  // Who decides the dispute that follows reads in the history what it is about.
  const isUnanswered = window.event === 'REVIEW_WINDOW_ENDED' && isIncomplete(context.missing);
  return {
    type: window.event,
    actor: 'clock',
    at,
    ...(isUnanswered && { reason: unansweredNote(context.missing) }),
  };
}

/**
 * What must be taken before anything else is, because a window is already over: its event, or the reminder for
 * which it has to wait. Null when there is none, or when the provider has to be asked first.
 */
export function overdueEvent(state: BookingState, at: number): BookingEvent | null {
  const { deadlineAt, extension } = state.context;
  if (extension && at >= extension.answerBy) return { type: 'EXTENSION_LAPSED', actor: 'clock', at };
  const window = windowIn(state.stage, state.context);
  if (!window || window.asksProvider || deadlineAt === null || at < deadlineAt) return null;
  return allReminded(state.stage, state.context)
    ? windowEnd(state, at)
    : { type: REMINDER, actor: 'clock', at };
}

/** What the clock has to say about a booking by itself: the end of its window, or a reminder. Null when nothing. */
export function dueEvent(state: BookingState, at: number): BookingEvent | null {
  const overdue = overdueEvent(state, at);
  if (overdue) return overdue;
  const reminders: BookingEvent[] = [
    { type: 'EXTENSION_REMINDED', actor: 'clock', at },
    { type: REMINDER, actor: 'clock', at },
  ];
  return reminders.find(possibleIn(state)) ?? null;
}
