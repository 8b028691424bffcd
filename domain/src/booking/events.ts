import type { PayloadOf, SIGNALS, SignalName } from './signals.js';
import type { StepEvent } from './step-input.js';

/** What nobody clicks, as the machine takes it. */
type SignalEvent = {
  [N in SignalName]: {
    type: N;
    actor: (typeof SIGNALS)[N]['by'];
    /** When it happened, by the product's clock, in milliseconds since 1970. */
    at: number;
  } & PayloadOf<N>;
}[SignalName];

/** All that can move a booking: the steps that people take, and the signals that nobody clicks. */
export type BookingEvent = StepEvent | SignalEvent;
export type BookingEventType = BookingEvent['type'];
