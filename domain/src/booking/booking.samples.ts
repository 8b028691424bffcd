import { CURRENCY } from '../money/cents.js';
import type { Actor, BookingEvent, BookingEventType } from './booking.events.js';
import type { BookingState } from './booking.state.js';

/** A text that is only there to be not blank. */
const SOME_TEXT = 'sample';

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
  const { attempt, amount, version, openChargeback, closedChargebacks, failedRefunds } = state.context;
  const payload = {
    attempt,
    amount,
    currency: CURRENCY,
    captured: state.stage !== 'unpaid',
    version,
    reason: SOME_TEXT,
    feedback: SOME_TEXT,
    newFiles: 1,
    creatorPercent: 50,
    refund: `sample-${failedRefunds.length}`,
    chargeback: openChargeback ?? `sample-${closedChargebacks.length}`,
  };
  return { ...payload, type, actor, at } as BookingEvent;
}
