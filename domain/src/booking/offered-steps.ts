import { canTake, possibleIn } from './decide.js';
import type { BookingEventType } from './events.js';
import { isHeld } from './escrow.js';
import { isLate } from './agreement-rules.js';
import { cancellationShare } from './agreements.js';
import type { Reader } from './parties.js';
import { STAGE_META } from './stage-table.js';
import { contentDueAt, holdLimits, lastMoments, latestExtension } from './windows.js';
import { PROBLEMS } from '../errors/problem.js';
import { sampleEvent } from './sample-events.js';
import type { BookingState } from './state.js';
import type { StepFields } from './step-fields.js';
import { STEP_NAMES, type StepName, stepRow, takersOf } from './steps.js';

/** Steps that no page has a button for. */
const WITHOUT_BUTTON = ['complete_booking', 'edit_brief'] as const satisfies StepName[];
export type BookingActionName = Exclude<StepName, (typeof WITHOUT_BUTTON)[number]>;
/** The steps that pages offer, as the API answers them. */
export const BOOKING_ACTIONS = STEP_NAMES.filter(
  (name): name is BookingActionName => !(WITHOUT_BUTTON as readonly StepName[]).includes(name),
);

export interface BookingAction {
  name: BookingActionName;
  label: string;
  enabled: boolean;
  /** Why it can't be used now, as one sentence; null when it can. */
  reason: string | null;
  needs: 'reason' | 'feedback' | null;
  /** What has to be sent with it as it stands here: it names what it is about. */
  names: Partial<StepFields>;
  /** What follows from it, where that depends on the booking; {creator}, {brand} and {dueAt} are filled in by who shows it. */
  consequence: string | null;
}

const MINUTE = 60_000;

const NO_TIME_TO_REVISE = 'There isn’t enough time left for another revision.';
const NO_LATER_DATE = 'No later date is possible: the payment can’t be held that long.';
const NO_TIME_TO_REPLACE = 'There isn’t enough time left to review another version.';

function whyNot(name: BookingActionName, state: BookingState, at: number): string {
  const { openChargeback, dueAt, revisionsLeft, reviewBeganAt, windows } = state.context;
  if (openChargeback !== null) return 'The card network is reviewing this payment.';
  if (name === 'request_revision' && revisionsLeft === 0) return 'All revisions of this package are used.';
  if (name === 'request_revision' && at > lastMoments(state.context).revise) return NO_TIME_TO_REVISE;
  if (name === 'submit_content' && at > lastMoments(state.context).replace) return NO_TIME_TO_REPLACE;
  if (name === 'approve_content' && reviewBeganAt === null) return PROBLEMS.NOT_VIEWABLE.message;
  if (name === 'extend_due_date' || name === 'ask_extension') return NO_LATER_DATE;
  if (name === 'cancel_booking' && isLate(state.context, at))
    return 'The delivery is late: cancel without a fee.';
  if (name === 'waive_revision') return 'This revision isn’t counted.';
  if (name === 'cancel_late' && dueAt !== null) {
    const hours = Math.round(windows.lateCancel / 3_600_000);
    return `Possible when the delivery is more than ${hours} hours late.`;
  }
  if (name === 'reissue_refund') return 'No refund has come back from the bank.';
  return 'Not possible right now.';
}

function isShown(name: StepName, { stage, context }: BookingState, reader: Reader): boolean {
  const { shownIn, shownWhen } = stepRow(name);
  return shownIn.includes(stage) && takersOf(name).includes(reader) && (shownWhen?.(context, reader) ?? true);
}

/** The steps a party sees, with those that can't be used now disabled and explained. */
export function actionsFor(state: BookingState, party: Reader, at: number): BookingAction[] {
  const shown = BOOKING_ACTIONS.filter((name) => isShown(name, state, party));
  // A list asks this of each of its bookings: the machine is asked about no more than what is shown.
  const possible = shown.length > 0 ? possibleIn(state) : () => false;
  return shown.map((name) => {
    const { event, label, names, consequence } = stepRow(name);
    const enabled =
      event === null
        ? STAGE_META[state.stage].payable
        : possible(sampleEvent(event as BookingEventType, party, state, at));
    return {
      ...{ name, label, enabled, reason: enabled ? null : whyNot(name, state, at), needs: needsOf(name) },
      names: names?.(state.context) ?? {},
      consequence: consequence?.(state.context, party) ?? null,
    };
  });
}

/**
 * When a new version would be due if the brand asked for one in this minute, in milliseconds since 1970: as at its beginning, so that what is
 * said of it stays the same for a while. Null when it can't ask.
 */
export function revisionDueAt(state: BookingState, at: number): number | null {
  return isOffered(state, 'request_revision', at)
    ? contentDueAt('revising', state.context, at - (at % MINUTE))
    : null;
}

/** Whether a step of the brand can be taken; the machine is asked only in its stages. */
const isOffered = (state: BookingState, name: BookingActionName, at: number): boolean =>
  isShown(name, state, 'brand') && canTake(state, name, at);

/** The latest date to which the due date could be moved now, in milliseconds since 1970; null when it can't be moved. */
export function latestDueAt(state: BookingState, at: number): number | null {
  return isOffered(state, 'extend_due_date', at) ? latestExtension(state.context) : null;
}

/** The share, in percent, that the creator would keep if the brand cancelled now; null when it can't. */
export function cancellationNow(state: BookingState, at: number): number | null {
  return isOffered(state, 'cancel_booking', at) ? cancellationShare(state.context) : null;
}

/**
 * Until when time alone changes nothing of what is said above, in milliseconds since 1970; Infinity when it never does.
 */
export function offeredUntil(state: BookingState, at: number): number {
  const { context } = state;
  const { dueAt, deadlineAt, extension, windows } = context;
  const first = [
    ...(dueAt === null ? [] : [dueAt, dueAt + windows.lateCancel]),
    ...(deadlineAt === null ? [] : [deadlineAt]),
    ...(extension === null ? [] : [extension.dueAt, extension.answerBy]),
    ...(revisionDueAt(state, at) === null ? [] : [at - (at % MINUTE) + MINUTE]),
  ];
  // A date that is moved has to lie ahead, and one that is asked for already isn't asked for again.
  const latest = latestExtension(context);
  first.push(latest, latest - 1);
  const last = Object.values(lastMoments(context));
  return Math.min(...[...first, ...last.map((moment) => moment + 1)].filter((moment) => moment > at));
}

/** When a booking is final at the latest, in milliseconds since 1970; null before its money is held, and afterwards. */
export function heldUntil({ escrow, context }: BookingState): number | null {
  return isHeld(escrow) && context.heldAt !== null ? holdLimits(context).holdEndsAt : null;
}

/** Which text has to come with a step. */
function needsOf(name: StepName): BookingAction['needs'] {
  const { input } = stepRow(name);
  return (['reason', 'feedback'] as const).find((field) => input[field] === 'required') ?? null;
}
