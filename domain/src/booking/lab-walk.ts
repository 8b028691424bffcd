import {
  BOOKING_ACTIONS,
  type BookingActionName,
  type BookingEvent,
  type BookingState,
  CLOCK_MOVES,
  type ClockMove,
  type InputOf,
  BANK_SIGNALS,
  type LabInput,
  type LabMove,
  type LabRun,
  type OpenedPayment,
  STAGE_META,
  type TakenStep,
  allReminded,
  beginBooking,
  captureMethodIn,
  deliveryEvent,
  dueEvent,
  labFields,
  labStepInput,
  PARTIES,
  type Party,
  nextWordAt,
  outcomeOf,
  sampleEvent,
  signalEvent,
  stepEvent,
  stepRow,
  windowIn,
} from '../index.js';
import { type Bounds, SAMPLE_MISSING, START, sampleInput, stateKey } from './explore.js';

/** What is chosen in the lab with each step that asks for more than a text. */
const INPUTS: Partial<Record<BookingActionName, LabInput[]>> = {
  resolve_dispute: [{ creatorPercent: 100 }, { creatorPercent: 0 }, { creatorPercent: 50 }],
  grant_refund: [{ amount: '10.00', reason: 'One file was broken.' }],
  extend_due_date: [{ days: 2 }],
  correct_shipment: [{ tracking: '1Z999AA10123456784' }],
  report_product: [{ problem: 'damaged', reason: 'The bottle is broken.' }],
  ask_extension: [{ days: 2, reason: 'The parcel came late.' }],
};
/** What each party proposes there: one of each kind of end. */
const PROPOSED: Readonly<Record<Party, readonly number[]>> = { brand: [100, 0], creator: [40] };
/** What is typed with the others, where a text is asked for. */
const SAMPLE_TEXT = 'It is what we agreed.';
function inputsOf(name: BookingActionName, by?: Party): LabInput[] {
  if (name === 'propose_settlement' && by)
    return PROPOSED[by].map((creatorPercent) => ({ creatorPercent, reason: SAMPLE_TEXT }));
  const required = labFields(name).filter((field) => field.required);
  return INPUTS[name] ?? [Object.fromEntries(required.map((field) => [field.name, SAMPLE_TEXT]))];
}

/** Where a booking stands in the lab: a payment can be reported only after the brand has opened it. */
interface Position {
  state: BookingState;
  payment: OpenedPayment | null;
  at: number;
}
interface Reached extends Position {
  move: LabMove;
  event: BookingEvent | null;
}
export interface LabNode extends Position {
  flow: LabRun['flow'];
  revisions: LabRun['revisions'];
  product?: true;
  /** A shortest way here, with what each move leads to. */
  path: Reached[];
  moves: Reached[];
}

/** What the demo's package with one revision keeps of a cancellation, in percent. */
export const LAB_FEE = 20;
const MOMENT = 1000;

function keyOf({ state, payment, at }: Position): string {
  const { dueAt, windows, reminded } = state.context;
  const isLate = dueAt !== null && at >= dueAt + windows.lateCancel;
  return JSON.stringify([stateKey(state), payment, isLate, reminded]);
}

/** A move with what the machine is told by it. */
type Told = { move: LabMove; event: BookingEvent };

function steps({ state }: Position, at: number): Told[] {
  const { stage, context } = state;
  return BOOKING_ACTIONS.filter((name) => stepRow(name).shownIn.includes(stage)).flatMap((name): Told[] => {
    if (name === 'pay') return [];
    if (name === 'submit_content') {
      return [
        { move: { step: name }, event: deliveryEvent({ at, newFiles: 1, missing: [] }) },
        {
          move: { step: name, incomplete: true },
          event: deliveryEvent({ at, newFiles: 1, missing: SAMPLE_MISSING }),
        },
      ];
    }
    const { version } = context;
    const { by } = stepRow(name);
    return (by === 'parties' ? PARTIES : [undefined]).flatMap((actor) =>
      inputsOf(name, actor).map((input) => {
        const sent = labStepInput(name, input, state) as InputOf<TakenStep>;
        return {
          move: { step: name, ...(actor && { by: actor }), ...input },
          event: stepEvent<TakenStep>(name, sent, { at, version, actor, hasAddress: true }),
        };
      }),
    );
  });
}

function signals({ state, payment }: Position, at: number): Told[] {
  if (!payment) return [];
  return BANK_SIGNALS.flatMap((signal) => {
    const event = signalEvent(signal, state, payment, { at });
    return event ? [{ move: { signal }, event }] : [];
  });
}

/** What the media worker says once it has made the previews. */
const media = ({ state }: Position, at: number): Told[] => [
  { move: { media: 'ready' }, event: sampleEvent('PREVIEWS_READY', 'media', state, at) },
];

/** What is due at the moment that the clock is moved to. */
function clock({ state }: Position): Told[] {
  const { stage, context } = state;
  const window = windowIn(stage, context);
  if (!window) return [];
  return (Object.keys(CLOCK_MOVES) as ClockMove[]).flatMap((to): Told[] => {
    const at = to === 'deadline' ? context.deadlineAt : nextWordAt(stage, context);
    // What was asked for lapses first.
    if (at === null || (to === 'deadline' && context.extension)) return [];
    const said = to === 'reminder' ? dueEvent(state, at) : null;
    if (said) return [{ move: { clock: to }, event: said }];
    const type = to === 'deadline' && allReminded(stage, context) ? window.event : 'REMINDED';
    return [{ move: { clock: to }, event: { type, actor: 'clock', at } }];
  });
}

/** Opens a payment for the attempt that counts, which is no event of the machine. */
function opened({ state, payment }: Position, at: number): Reached[] {
  if (payment || !STAGE_META[state.stage].payable) return [];
  const now = { attempt: state.context.attempt, captureMethod: captureMethodIn(state.stage) };
  return [{ state, payment: now, at, move: { step: 'pay' }, event: null }];
}

function movesFrom(position: Position): Reached[] {
  const at = position.at + MOMENT;
  const told = [...steps(position, at), ...signals(position, at), ...media(position, at), ...clock(position)];
  const taken = told.flatMap(({ move, event }): Reached[] => {
    const decision = outcomeOf(position.state, event);
    if (!decision) return [];
    const { state } = decision;
    // Another attempt has no payment yet.
    const payment = position.payment?.attempt === state.context.attempt ? position.payment : null;
    return [{ state, payment, at: Math.max(event.at, at), move, event }];
  });
  return [...opened(position, at), ...taken];
}

type LabBounds = Omit<Bounds, 'shares'>;
const DEFAULT_BOUNDS: LabBounds = { attempts: 2, versions: 2, chargebacks: 1 };

function isWithin({ context }: BookingState, bounds: LabBounds): boolean {
  const known = context.closedChargebacks.length + (context.openChargeback === null ? 0 : 1);
  return (
    context.attempt <= bounds.attempts && context.version <= bounds.versions && known <= bounds.chargebacks
  );
}

/** Every position that a person can bring a new booking into, shortest ways first. */
export function walkLab(
  { flow, revisions, product }: Omit<LabRun, 'moves'>,
  bounds: LabBounds = DEFAULT_BOUNDS,
): LabNode[] {
  const agreed = { cancellationPercent: LAB_FEE, needsProduct: product ?? false };
  const state = beginBooking(sampleInput({ flow, revisionsLeft: revisions, ...agreed }));
  const booked = { flow, revisions, ...(product && { product }) };
  const first: LabNode = { ...booked, state, payment: null, at: START, path: [], moves: [] };
  const nodes = new Map([[keyOf(first), first]]);
  // A map is walked in the order of its insertions, those made meanwhile included.
  for (const node of nodes.values()) {
    for (const reached of movesFrom(node)) {
      if (!isWithin(reached.state, bounds)) continue;
      node.moves.push(reached);
      const key = keyOf(reached);
      if (nodes.has(key)) continue;
      const { state: to, payment, at } = reached;
      nodes.set(key, { ...booked, state: to, payment, at, path: [...node.path, reached], moves: [] });
    }
  }
  return [...nodes.values()];
}
