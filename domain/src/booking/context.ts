import type { Cents } from '../money/cents.js';
import type { CountedPart } from '../review/counted.js';
import type { BookingFlow } from './stages.js';
import type { BookingWindows } from './windows.js';

/** What the machine has to know besides stage and escrow; each field is a column of the booking. */
export interface BookingContext {
  flow: BookingFlow;
  amount: Cents;
  deliveryDays: number;
  /** null means unlimited. */
  revisionsLeft: number | null;
  /** The payment attempt that counts: 1, 2, … */
  attempt: number;
  authorizationExpiresAt: number | null;
  openChargeback: string | null;
  closedChargebacks: string[];
  /** A refund came back from the bank and has to be sent again. */
  refundDelayed: boolean;
  /** The provider's ids of all refunds that came back. */
  failedRefunds: string[];
  /** When the money last arrived: by the capture, or back by a won chargeback. Null before. */
  heldAt: number | null;
  dueAt: number | null;
  /** When the stage's window ends; null where it has none or while a chargeback has stopped it. */
  deadlineAt: number | null;
  /** How many of the stage's reminders have been sent. */
  reminded: number;
  /** The latest version of the content; 0 before the first. */
  version: number;
  /** What the latest version lacks of what is counted; with anything in it silence doesn't approve the version. */
  missing: readonly CountedPart[];
  /** From when on the latest version could be reviewed: every file could be viewed, or the time to make previews was over. */
  reviewBeganAt: number | null;
  /** Whether the revision under way used up one of the package's. */
  roundCounted: boolean;
  windows: BookingWindows;
}

export type BookingInput = Pick<
  BookingContext,
  'flow' | 'amount' | 'deliveryDays' | 'revisionsLeft' | 'windows'
> & {
  /** When the booking was made, in milliseconds since 1970. */
  at: number;
};
