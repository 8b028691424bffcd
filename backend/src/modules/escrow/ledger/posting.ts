import type { LedgerEntry, LedgerStep } from '@reelpact/domain';

/** Which payment of which booking money belongs to. */
export interface OfAttempt {
  bookingId: string;
  attempt: number;
}
export interface Posting extends OfAttempt {
  /** What tells this posting from every other: made from booking, step and attempt, see `operationKey`. */
  key: string;
  creatorId: string;
  step: LedgerStep;
  entries: LedgerEntry[];
}
