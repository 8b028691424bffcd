import type { LedgerEntry, LedgerStep } from '@reelpact/domain';
import type { MoneyOf } from './money-of.js';

export type Posting = MoneyOf & {
  /** What tells this posting from every other: made from booking or tip, step and attempt, see `operationKey`. */
  key: string;
  creatorId: string;
  step: LedgerStep;
  entries: LedgerEntry[];
};
