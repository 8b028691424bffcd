import { BOOKING_ACTIONS } from './offered-steps.js';
import { BOOKING_FLOWS } from './stages.js';
import { CLOCK_MOVES, LAB_FIELD_LABELS, type LabMove, type LabRun, MEDIA_MOVES } from './lab-moves.js';
import { PARCEL_PROBLEMS } from './context.js';
import { PARTIES } from './parties.js';
import { BANK_SIGNALS } from './signals.js';

/** As it is copied and pasted: one move a line. */
export function labRunText({ moves, ...booking }: LabRun): string {
  const head = JSON.stringify({ ...booking, moves: [] }).slice(0, -2);
  const lines = moves.map((move) => `\n  ${JSON.stringify(move)}`);
  return `${head}${lines.join(',')}${lines.length > 0 ? '\n' : ''}]}`;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf = (names: readonly string[], value: unknown): boolean => names.some((name) => name === value);

const isText = (value: unknown): boolean => typeof value === 'string';
const isAmount = (value: unknown): boolean => isText(value) || typeof value === 'number';
const WITH_STEP: Record<keyof typeof LAB_FIELD_LABELS, (value: unknown) => boolean> = {
  reason: isText,
  feedback: isText,
  notes: isText,
  creatorPercent: Number.isInteger,
  amount: isAmount,
  days: Number.isInteger,
  carrier: isText,
  tracking: isText,
  problem: (value) => isOneOf(PARCEL_PROBLEMS, value),
};
const WITH_SIGNAL = {
  attempt: Number.isInteger,
  amount: isText,
  twice: (value: unknown): boolean => typeof value === 'boolean',
};

const hasOnly = (fields: Fields, allowed: Record<string, (value: unknown) => boolean>): boolean =>
  Object.entries(fields).every(([name, value]) => Object.hasOwn(allowed, name) && allowed[name]?.(value));

function isMove(value: unknown): value is LabMove {
  if (!isFields(value)) return false;
  const { step, signal, media, clock, ...rest } = value;
  if ([step, signal, media, clock].filter((one) => one !== undefined).length !== 1) return false;
  if (clock !== undefined) return isOneOf(Object.keys(CLOCK_MOVES), clock) && hasOnly(rest, {});
  if (media !== undefined) return isOneOf(Object.keys(MEDIA_MOVES), media) && hasOnly(rest, {});
  if (signal !== undefined) return isOneOf(BANK_SIGNALS, signal) && hasOnly(rest, WITH_SIGNAL);
  const { incomplete, by, ...typed } = rest;
  if (by !== undefined && !isOneOf(PARTIES, by)) return false;
  if (incomplete !== undefined && (incomplete !== true || step !== 'submit_content')) return false;
  return isOneOf(BOOKING_ACTIONS, step) && hasOnly(typed, WITH_STEP);
}

/** @returns the run, or why the text is none, as one sentence */
export function parseLabRun(text: string): LabRun | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'This is not JSON. Paste the whole text that “Copy run” gave you.';
  }
  if (!isFields(value)) return 'A run is an object with flow, revisions and moves.';
  const { flow, revisions, product, moves } = value;
  if (!isOneOf(BOOKING_FLOWS, flow)) return `The flow must be ${BOOKING_FLOWS.join(' or ')}.`;
  if (revisions !== null && !(Number.isInteger(revisions) && Number(revisions) >= 0)) {
    return 'The revisions must be a whole number, or null for unlimited.';
  }
  if (product !== undefined && product !== true) return 'The product must be true, or left out.';
  if (!Array.isArray(moves)) return 'The moves must be a list.';
  const wrong = moves.findIndex((move) => !isMove(move));
  if (wrong >= 0) return `Move ${wrong + 1} can’t be made in the lab: ${JSON.stringify(moves[wrong])}`;
  return { flow, revisions, ...(product && { product }), moves } as LabRun;
}
