import type { Actor } from './actors.js';
import type { BookingEvent, BookingEventType } from './events.js';
import { SIGNAL_NAMES, signalRow } from './signals.js';
import type { BookingState } from './state.js';
import { fieldsOf } from './step-input.js';
import { STEP_NAMES, type StepName, stepRow } from './steps.js';
import { DEFAULT_REVISION_KIND, type StepField } from './step-fields.js';
import { latestExtension } from './windows.js';

const WEEK = 7 * 86_400_000;

/** A text that is only there to be not blank. */
const SOME_TEXT = 'sample';

/** A date to which the due date could be moved; what is asked for already is not asked for again. */
function sampleDueAt({ dueAt, extension, ...facts }: BookingState['context'], at: number): number {
  const date = Math.min(Math.max(dueAt ?? 0, at) + WEEK, latestExtension(facts));
  return date === extension?.dueAt ? date - 1 : date;
}

const sampleField = (field: StepField, { context }: BookingState, at: number): object => {
  switch (field) {
    case 'submissionId':
    case 'version':
      return { version: context.version };
    case 'kind':
      return { kind: DEFAULT_REVISION_KIND };
    case 'creatorPercent':
      // One's own proposal is not made again.
      return { creatorPercent: context.proposal?.creatorPercent === 50 ? 40 : 50 };
    case 'dueAt':
      return { dueAt: sampleDueAt(context, at) };
    case 'number':
      return { number: 0 };
    case 'tracking':
      // What is written already is corrected by nothing.
      return { tracking: context.parcels.at(-1)?.tracking === SOME_TEXT ? 'another' : SOME_TEXT };
    case 'shipment':
      return { shipment: context.parcels.length };
    case 'problem':
      return { problem: 'damaged' };
    case 'amount':
      return { amount: context.amount };
    default:
      return { [field]: SOME_TEXT };
  }
};

/** What a step names, as the event carries it. */
function namedBy(name: StepName, { context }: BookingState): object {
  const { dueAt, ...named } = stepRow(name).names?.(context) ?? {};
  return { ...named, ...(dueAt !== undefined && { dueAt: Date.parse(dueAt) }) };
}

function carriedBy(name: StepName, state: BookingState): object {
  const { carries = {} } = stepRow(name);
  return typeof carries === 'function' ? (carries as (at: BookingState) => object)(state) : carries;
}

type Sample = (state: BookingState, at: number) => object;
/** What is put together to a sample of each event: a signal's own, and what each of the steps that send it carries. */
const SAMPLES = new Map<string, Sample[]>(SIGNAL_NAMES.map((name) => [name, [signalRow(name).sample]]));
for (const name of STEP_NAMES) {
  const { event } = stepRow(name);
  if (event === null) continue;
  const fields = fieldsOf(name).map(
    (field): Sample =>
      (state, at) =>
        sampleField(field, state, at),
  );
  const ofStep: Sample[] = [(state) => carriedBy(name, state), ...fields, (state) => namedBy(name, state)];
  SAMPLES.set(event, [...(SAMPLES.get(event) ?? []), ...ofStep]);
}

/**
 * A complete event of each type, as its actor would send it in this state. The machine's guards look at
 * payloads, so asking "what is allowed now?" needs one.
 */
export function sampleEvent(
  type: BookingEventType,
  actor: Actor,
  state: BookingState,
  at: number,
): BookingEvent {
  const payloads = SAMPLES.get(type)?.map((sample) => sample(state, at)) ?? [];
  return Object.assign({}, ...payloads, { type, actor, at }) as BookingEvent;
}
