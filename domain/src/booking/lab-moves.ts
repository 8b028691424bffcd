import { ACTOR_LABELS } from './actors.js';
import { BOOKING_ACTIONS, type BookingAction, type BookingActionName, actionsFor } from './offered-steps.js';
import { possibleIn } from './decide.js';
import type { BookingEvent } from './events.js';
import type { Party, Reader } from './parties.js';
import { sampleEvent } from './sample-events.js';
import type { BookingFlow } from './stages.js';
import type { BookingState } from './state.js';
import { AUTHORIZATION_LIFE } from './windows.js';
import { BANK_SIGNALS, type BankSignal, SIGNALS, bankAct } from './signals.js';
import { STEP_FIELDS, type StepFields } from './step-fields.js';
import { fieldsOf, namedFields } from './step-input.js';
import { STEPS, stepRow, takersOf } from './steps.js';

/** The signals that name an amount of their own. */
export const PAID_SIGNALS: readonly BankSignal[] = BANK_SIGNALS.filter((name) =>
  ['pay', 'capture'].includes(bankAct(name)),
);

const DAY = 86_400_000;

export const CLOCK_MOVES = {
  reminder: 'Move the clock to the next reminder',
  deadline: 'Move the clock to the deadline',
} as const;
export type ClockMove = keyof typeof CLOCK_MOVES;

export const MEDIA_MOVES = { ready: 'Make the previews' } as const;
type MediaMove = keyof typeof MEDIA_MOVES;

/** What can come with a step in the lab; files are made by the lab itself, and what a step names it finds out by itself. */
export type LabInput = Partial<
  Pick<
    StepFields,
    'reason' | 'feedback' | 'notes' | 'creatorPercent' | 'amount' | 'carrier' | 'tracking' | 'problem'
  >
> & {
  /** In place of a date: by how many days the content is due later. */
  days?: number;
};
export type LabMove =
  /** `by` where either party can take it; `incomplete` leaves out something of a delivery that the package counts. */
  | ({ step: BookingActionName; by?: Party; incomplete?: true } & LabInput)
  /** `attempt` names an older payment, `amount` is in dollars, `twice` delivers the webhook two times. */
  | { signal: BankSignal; attempt?: number; amount?: string; twice?: boolean }
  | { media: MediaMove }
  | { clock: ClockMove };

/** Moves that can be made again with a new booking. */
export interface LabRun {
  flow: BookingFlow;
  /** How many revisions the package has; null means unlimited. */
  revisions: number | null;
  /** Whether the package needs a product. */
  product?: true;
  moves: LabMove[];
}

export const LAB_FLOW_LABELS: Readonly<Record<BookingFlow, string>> = {
  pay_first: 'Pay first',
  approve_first: 'Approve first',
};

export const LAB_INCOMPLETE_LABEL = 'Leave something out';

/** What each move is called on its button, and where that stands. */
export interface MoveText {
  who: string;
  what: string;
  /** What has to be typed or chosen with it; empty when nothing. */
  input: string;
}

export const LAB_FIELD_LABELS: Readonly<Record<keyof LabInput, string>> = {
  reason: 'Reason',
  feedback: STEP_FIELDS.feedback.label,
  notes: STEP_FIELDS.notes.label,
  creatorPercent: STEP_FIELDS.creatorPercent.label,
  amount: STEP_FIELDS.amount.label,
  days: 'Days later',
  carrier: STEP_FIELDS.carrier.label,
  tracking: STEP_FIELDS.tracking.label,
  problem: STEP_FIELDS.problem.label,
};

export function moveText(move: LabMove): MoveText {
  if ('clock' in move) return { who: ACTOR_LABELS.clock, what: CLOCK_MOVES[move.clock], input: '' };
  if ('media' in move) return { who: ACTOR_LABELS.media, what: MEDIA_MOVES[move.media], input: '' };
  if ('signal' in move) {
    const { signal, attempt, amount, twice } = move;
    const input = [
      attempt !== undefined && `Payment attempt: ${attempt}`,
      amount !== undefined && `${LAB_FIELD_LABELS.amount}: ${amount}`,
      twice && 'Send twice',
    ];
    const { by, history } = SIGNALS[signal];
    return { who: ACTOR_LABELS[by], what: history, input: input.filter(Boolean).join('; ') };
  }
  const { step, by: party, incomplete, ...given } = move;
  const input = Object.entries(given).map(
    ([name, value]) => `${LAB_FIELD_LABELS[name as keyof LabInput]}: ${value}`,
  );
  return {
    who: ACTOR_LABELS[party ?? takersOf(step)[0] ?? 'brand'],
    what: STEPS[step].label,
    input: [...(incomplete ? [LAB_INCOMPLETE_LABEL] : []), ...input].join('; '),
  };
}

/** Why a party's own page does not show a step. */
export const NOT_OFFERED = 'Not offered at this stage.';

/** Every step of a party, with why it can't be taken now: those too that the party's own page doesn't show. */
export function labActions(state: BookingState, party: Reader, at: number): BookingAction[] {
  const shown = actionsFor(state, party, at);
  return BOOKING_ACTIONS.filter((name) => takersOf(name).includes(party)).map(
    (name) =>
      shown.find((one) => one.name === name) ?? {
        name,
        label: STEPS[name].label,
        enabled: false,
        reason: NOT_OFFERED,
        needs: null,
        names: {},
        consequence: null,
      },
  );
}

/** The texts and numbers that must come with a step in the lab, and those that may. */
export function labFields(step: BookingActionName): { name: keyof LabInput; required: boolean }[] {
  const { input } = stepRow(step);
  const named = namedFields(step);
  return fieldsOf(step).flatMap((field) => {
    if (named.includes(field)) return [];
    const name = field === 'dueAt' ? 'days' : field;
    return isLabField(name) ? [{ name, required: input[field] === 'required' }] : [];
  });
}
const isLabField = (name: string): name is keyof LabInput => Object.hasOwn(LAB_FIELD_LABELS, name);

/** What is sent with a step, from what was typed with it in the lab. */
export function labStepInput(
  step: BookingActionName,
  { days, ...typed }: LabInput,
  { context }: BookingState,
): Partial<StepFields> {
  const later = (context.dueAt ?? 0) + (days ?? 0) * DAY;
  return {
    ...typed,
    ...stepRow(step).names?.(context),
    ...(days !== undefined && { dueAt: new Date(later).toISOString() }),
  };
}

/** A payment that was opened at the provider. */
export interface OpenedPayment {
  attempt: number;
  captureMethod: 'manual' | 'automatic';
}

/** What a signal about a payment means to its booking; null where the provider can't say it of such a payment. */
export function signalEvent(
  signal: BankSignal,
  state: BookingState,
  { attempt, captureMethod }: OpenedPayment,
  { at, amount = state.context.amount }: { at: number; amount?: number },
): BookingEvent | null {
  const event = { ...sampleEvent(signal, SIGNALS[signal].by, state, at), attempt };
  switch (bankAct(signal)) {
    case 'pay': {
      const captured = captureMethod === 'automatic';
      const expires = captured ? {} : { authorizationExpiresAt: at + AUTHORIZATION_LIFE };
      return { ...event, amount, captured, ...expires } as BookingEvent;
    }
    case 'capture':
      // Such a payment is taken at once: that it is secured says it already.
      return captureMethod === 'automatic' ? null : ({ ...event, amount } as BookingEvent);
    default:
      return event;
  }
}

/** Whether a signal would change something: a notice of anything else has nothing new behind it. */
export function wouldHear(
  signal: BankSignal,
  state: BookingState,
  payment: OpenedPayment,
  moment: { at: number; amount?: number },
): boolean {
  const possible = possibleIn(state);
  const hears = (name: BankSignal): boolean => {
    const event = signalEvent(name, state, payment, moment);
    return event !== null && possible(event);
  };
  // The network's decision can arrive before the news that it has a case: then it is both.
  const closes = ['won', 'lost'].includes(bankAct(signal));
  return hears(signal) || (closes && BANK_SIGNALS.some((one) => bankAct(one) === 'open' && hears(one)));
}
