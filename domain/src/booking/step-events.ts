import { parseDollars } from '../money/cents.js';
import type { CountedPart } from '../review/counted.js';
import type { BookingEvent } from './events.js';
import type { BookingFlow } from './stages.js';
import type { StepField, StepFields } from './step-fields.js';
import { type InputOf, fieldsOf } from './step-input.js';
import type { Party } from './parties.js';
import { type StepName, type TakenStep, stepRow } from './steps.js';

/** What is true when a step is taken. */
export interface StepMoment {
  /** By the product's clock, in milliseconds since 1970. */
  at: number;
  /** The version (1, 2, …) that was looked at. */
  version: number;
  /** Who takes it, where either party can. */
  actor?: Party;
  /** Whether the creator’s shipping address is known. */
  hasAddress?: boolean;
}

/** What an event carries in another form than it was sent in. */
const MADE_OVER: ReadonlySet<StepField> = new Set(['submissionId', 'version', 'amount', 'dueAt']);

/** The event that a step sends; blank texts are left out. */
export function stepEvent<S extends TakenStep>(
  name: S,
  input: InputOf<S>,
  { at, version, actor, hasAddress = false }: StepMoment,
): BookingEvent {
  const { event, by } = stepRow(name);
  const { amount, dueAt, ...rest }: Partial<StepFields> = input;
  // Only what the step names: whatever else came must cost nothing and mean nothing.
  const given = fieldsOf(name)
    .filter((field) => !MADE_OVER.has(field))
    .map((field) => [field, rest[field as keyof typeof rest]] as const)
    .filter(([, value]) => value !== undefined && (typeof value !== 'string' || value.trim() !== ''));
  // The table says which fields come with which event; that each step's event is one that the machine takes is tested.
  return {
    type: event,
    actor: by === 'parties' ? actor : by,
    at,
    ...Object.fromEntries(given),
    ...(fieldsOf(name).includes('submissionId') && { version }),
    ...(name === 'approve_request' && { hasAddress }),
    ...(amount !== undefined && { amount: parseDollars(amount) ?? 0 }),
    ...(dueAt !== undefined && { dueAt: Date.parse(dueAt) }),
  } as BookingEvent;
}

interface Delivery {
  /** By the product's clock, in milliseconds since 1970. */
  at: number;
  newFiles: number;
  /** What the version lacks, as the server has counted. */
  missing: readonly CountedPart[];
  notes?: string;
}

/** What a creator's delivery sends. */
export function deliveryEvent({ at, newFiles, missing, notes }: Delivery): BookingEvent {
  return {
    type: stepRow('submit_content').event,
    actor: 'creator',
    at,
    newFiles,
    missing,
    ...(notes && { notes }),
  } as BookingEvent;
}

/** What a toast says after a step. */
export function doneText(name: StepName, flow?: BookingFlow): { title: string; text?: string } | null {
  const { done } = stepRow(name);
  if (!done) return null;
  return { title: done.title, text: typeof done.text === 'object' ? flow && done.text[flow] : done.text };
}
