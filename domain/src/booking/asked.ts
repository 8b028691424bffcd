import { CURRENCY, isCents } from '../money/cents.js';
import type { BookingContext, BookingInput } from './context.js';
import type { BookingEvent } from './events.js';
import { allReminded } from './reminders.js';

/** Raised by the deal, never sent by a caller: one guard governs both regions. */
export type EscrowEvent =
  | { type: 'escrow.authorize' }
  | { type: 'escrow.hold' }
  | { type: 'escrow.retry' }
  | { type: 'escrow.release' }
  | { type: 'escrow.split'; creatorPercent: number }
  | { type: 'escrow.moneyBack' };

export type MachineEvent = BookingEvent | EscrowEvent | { type: 'xstate.init'; input: BookingInput };

/** The moment an event happened; internal events have none of their own. */
export function momentOf(event: MachineEvent): number {
  if ('at' in event) return event.at;
  if (event.type === 'xstate.init') return event.input.at;
  throw new Error(`${event.type} carries no time`);
}

export const blank = (text: string): boolean => text.trim() === '';

export interface Asked {
  context: BookingContext;
  event: MachineEvent;
}
/** No chargeback is open: only then may brand, creator, admin and clock move the booking. */
export const noOpenChargeback = ({ context }: Asked): boolean => context.openChargeback === null;
export const ofThisAttempt = ({ context, event }: Asked): boolean =>
  'attempt' in event && event.attempt === context.attempt;
export const usablePayment = (asked: Asked): boolean => {
  const { context, event } = asked;
  return (
    'currency' in event &&
    ofThisAttempt(asked) &&
    event.amount === context.amount &&
    event.currency === CURRENCY
  );
};
export const isCaptured = ({ event }: Asked): boolean =>
  'currency' in event && (!('captured' in event) || event.captured);
export const latestVersion = ({ context, event }: Asked): boolean =>
  'version' in event && event.version === context.version;
/** The brand could see every file of the latest version, or has waited for that long enough. */
export const reviewBegan = ({ context }: Asked): boolean => context.reviewBeganAt !== null;
export const hasNewFiles = ({ event }: Asked): boolean =>
  'newFiles' in event && Number.isInteger(event.newFiles) && event.newFiles > 0;
export const hasReason = ({ event }: Asked): boolean =>
  'reason' in event && typeof event.reason === 'string' && !blank(event.reason);
export const creatorPercent = ({ event }: Asked): number =>
  'creatorPercent' in event ? event.creatorPercent : Number.NaN;

/** The window is over by the clock; whether it may end also depends on the stage's reminders. */
export const deadlinePassed = (asked: Asked): boolean =>
  noOpenChargeback(asked) &&
  asked.context.deadlineAt !== null &&
  momentOf(asked.event) >= asked.context.deadlineAt;

export const reviewEnded = (asked: Asked): boolean =>
  deadlinePassed(asked) && reviewBegan(asked) && allReminded('in_review', asked.context);

/** Whether the creator could be sent what they need for the work. */
export const canBeSentTo = ({ context, event }: Asked): boolean =>
  !context.needsProduct || ('hasAddress' in event && event.hasAddress);

export const payFirst = (asked: Asked): boolean =>
  noOpenChargeback(asked) && asked.context.flow === 'pay_first';
export const termsOf = (event: MachineEvent) => (event.type === 'BRIEF_EDITED' ? event : null);
export const hasTerms = ({ event }: Asked): boolean => {
  const terms = termsOf(event);
  return terms !== null && isCents(terms.amount) && terms.amount > 0;
};
