import type { Actor } from './actors.js';
import type { BookingEventType } from './events.js';
import { REJECTION_GROUND_LABELS, type RejectionGround } from './rejection-grounds.js';
import { PARTIES, type Party, type Reader } from './parties.js';
import { SIGNAL_NAMES, signalRow } from './signals.js';
import { STEP_NAMES, stepRow } from './steps.js';

interface EventRow {
  by: Actor | 'parties';
  history: string;
  quiet?: true;
  quoted?: Readonly<Record<Party, string>>;
  saysWhyItEnded?: true;
  preset?: Readonly<{ notes?: string }>;
}

/** Each event with the rows that send it; the end of a review has two, the clock's and the creator's. */
const ROWS = new Map<string, EventRow[]>();
for (const name of SIGNAL_NAMES) ROWS.set(name, [signalRow(name)]);
for (const row of STEP_NAMES.map(stepRow)) {
  if (row.event !== null) ROWS.set(row.event, [...(ROWS.get(row.event) ?? []), row]);
}

export const BOOKING_EVENT_TYPES = [...ROWS.keys()] as readonly BookingEventType[];

const SENDERS = new Map<string, readonly Actor[]>(
  [...ROWS].map(([type, rows]) => [type, rows.flatMap(({ by }) => (by === 'parties' ? PARTIES : [by]))]),
);

/**
 * Who may send an event; everyone else is refused before the machine is asked.
 * @throws Error for what is no event, such as those that the machine's own regions send each other
 */
export function actorsOf(type: BookingEventType): readonly Actor[] {
  const senders = SENDERS.get(type);
  if (!senders) throw new Error(`${type} is not an event of a booking`);
  return senders;
}

/** The beginning of a booking stands in its history too, but is no event of the machine. */
export const BOOKED = 'BOOKED';

/** What an entry of the history says beside what happened. */
interface EventDetails {
  /** A due date that was asked for or agreed on, as ISO 8601. */
  dueAt?: string | null;
  /** A share that was named, in percent. */
  creatorPercent?: number | null;
  /** Why content was rejected. */
  ground?: RejectionGround | null;
}

/**
 * "The brand rejected the content", "The creator asked for more time: until Dec 3"; an event of a newer server is named as the server names it.
 * @param date how the reader is told a date
 */
export function eventText(
  event: string,
  actor: string,
  { dueAt = null, creatorPercent = null, ground = null }: EventDetails,
  date: (iso: string) => string,
): string {
  if (event === BOOKED) return 'Booked';
  const history = ROWS.get(event)?.[0]?.history ?? `${event} (${actor})`;
  return [
    history.replace('{who}', `The ${actor}`),
    ...(dueAt === null ? [] : [`until ${date(dueAt)}`]),
    ...(creatorPercent === null ? [] : [`${creatorPercent}% for the creator`]),
    // A newer server may know others.
    ...(ground === null ? [] : [REJECTION_GROUND_LABELS[ground] ?? ground]),
  ].join(': ');
}

/** Whether a reader of the history can do without it. */
export const isQuiet = (event: string): boolean => ROWS.get(event)?.some(({ quiet }) => quiet) ?? false;

/** What somebody wrote with an event; null without it, also where the page sent its own words, which nobody wrote. */
export const writtenNote = (event: string, note: string | null): string | null =>
  note !== null && ROWS.get(event)?.some(({ preset }) => preset?.notes === note) ? null : note;

/** What stands above the text that came with an event, where somebody has to answer it or it ended the booking; else null. */
export function quotedAs(event: string, reader: Reader): string | null {
  const quoted = ROWS.get(event)?.find((row) => row.quoted !== undefined)?.quoted;
  return quoted?.[reader === 'brand' ? 'brand' : 'creator'] ?? null;
}

/** Whether the text that came with an event says why the booking ended, to the party that didn't write it. */
export const saysWhyItEnded = (event: string, reader: Reader): boolean =>
  reader !== 'admin' &&
  (ROWS.get(event)?.some((row) => row.saysWhyItEnded === true && row.by !== reader) ?? false);
