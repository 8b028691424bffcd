import { isDeepStrictEqual } from 'node:util';
import { BOOKED, DEFAULT_WINDOWS, decide } from '@reelpact/domain';
import type { Change } from '../../src/modules/bookings/index.js';

/** As it stands in the log: without what isn't there. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** How an entry of the log differs from what the machine makes of the booking before it; null where it doesn't. */
export function replayFault({ before, after, event }: Change): string | null {
  if (!before || event.type === BOOKED) return null;
  // The windows are the same for all, and no part of the log.
  const windows = DEFAULT_WINDOWS;
  const { context } = before.state;
  const decision = decide({ ...before.state, context: { ...context, windows } }, event);
  if (!decision.taken) return `${event.type} is refused: ${decision.refusal}`;
  const told = { ...after.state, context: { ...after.state.context, windows } };
  return isDeepStrictEqual(stored(decision.state), stored(told))
    ? null
    : `${event.type} leads from ${before.state.stage} to ${decision.state.stage} and not to what is written down`;
}
