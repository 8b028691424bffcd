import type { Actor, BookingEventType } from './booking.events.js';
import { SIGNALS, type SignalName } from './signals.js';
import { STEPS, STEP_NAMES, stepRow } from './steps.js';

type SteppedEvent = Exclude<(typeof STEPS)[keyof typeof STEPS]['event'], null>;

/** Fails to compile when an event of the machine is neither a step's nor a signal, or when a signal is no event. */
const COVERED: [
  Exclude<BookingEventType, SteppedEvent | SignalName>,
  Exclude<SignalName, BookingEventType>,
] extends [never, never]
  ? true
  : never = true;
void COVERED;

const SIGNAL_NAMES = Object.keys(SIGNALS) as SignalName[];
const STEPPED = STEP_NAMES.map(stepRow).flatMap(({ event, by, history }) =>
  event === null ? [] : [{ event, by, history }],
);

export const BOOKING_EVENT_TYPES: readonly BookingEventType[] = [
  ...new Set<BookingEventType>([...STEPPED.map(({ event }) => event), ...SIGNAL_NAMES]),
];

const ACTORS_OF = new Map<BookingEventType, readonly Actor[]>(
  BOOKING_EVENT_TYPES.map((type) => [
    type,
    [
      ...SIGNAL_NAMES.filter((name) => name === type).map((name) => SIGNALS[name].by),
      ...STEPPED.filter(({ event }) => event === type).map(({ by }) => by),
    ],
  ]),
);

/**
 * Who may send an event; everybody else is refused before the machine is asked.
 * @throws Error for what is no event, such as those that the machine's own regions send each other
 */
export function actorsOf(type: BookingEventType): readonly Actor[] {
  const actors = ACTORS_OF.get(type);
  if (!actors) throw new Error(`${type} is no event of a booking`);
  return actors;
}

const HISTORY: Readonly<Record<string, string>> = {
  BOOKED: 'The brand booked',
  ...Object.fromEntries(STEPPED.map(({ event, history }) => [event, history])),
  ...Object.fromEntries(SIGNAL_NAMES.map((name) => [name, SIGNALS[name].history])),
};

/** "The brand rejected the content"; an event of a newer server is named as the server names it. */
export function eventText(event: string, actor: string): string {
  return Object.hasOwn(HISTORY, event) ? (HISTORY[event] ?? event) : `${event} (${actor})`;
}
