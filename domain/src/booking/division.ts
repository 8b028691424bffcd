import type { Cents } from '../money/cents.js';
import { type Settlement, settle } from '../money/split.js';
import { outcomeOf } from './decide.js';
import type { BookingEvent } from './events.js';
import type { BookingState } from './state.js';

/** Where an event sends the money that was held; null for one that divides none. */
export function division(
  before: BookingState,
  event: BookingEvent,
  { amountCents, feeBps }: { amountCents: Cents; feeBps: number },
): Settlement | null {
  const divided = outcomeOf(before, event)?.effects.find(({ type }) => type === 'settleMoney');
  return divided?.type === 'settleMoney' ? settle(amountCents, divided.params.creatorPercent, feeBps) : null;
}
