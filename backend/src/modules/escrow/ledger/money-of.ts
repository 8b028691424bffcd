import { operationKey } from '@reelpact/domain';
import { subjectId } from '../providers/payment-provider.js';

/** Which payment of which booking money belongs to. */
export interface OfAttempt {
  bookingId: string;
  attempt: number;
}
/** Which tip money belongs to; a tip has one payment. */
export interface OfTip {
  tipId: string;
}
/** What every cent in the ledger belongs to. */
export type MoneyOf = OfAttempt | OfTip;

/** The same in columns, of which those of the other kind are null. */
export interface MoneyColumns {
  bookingId: string | null;
  attempt: number | null;
  tipId: string | null;
}

export const isOfTip = (of: MoneyOf): of is OfTip => 'tipId' in of;
export const isSamePayment = (one: MoneyOf, other: MoneyOf): boolean =>
  subjectId(one) === subjectId(other) &&
  (isOfTip(one) ? undefined : one.attempt) === (isOfTip(other) ? undefined : other.attempt);
/** Without what else stands beside it. */
export const moneyOf = (of: MoneyOf): MoneyOf =>
  isOfTip(of) ? { tipId: of.tipId } : { bookingId: of.bookingId, attempt: of.attempt };

export const moneyColumns = (of: MoneyOf): MoneyColumns =>
  isOfTip(of)
    ? { bookingId: null, attempt: null, tipId: of.tipId }
    : { bookingId: of.bookingId, attempt: of.attempt, tipId: null };

/** @throws Error for a row that belongs to nothing */
export function fromColumns({ bookingId, attempt, tipId }: MoneyColumns): MoneyOf {
  if (tipId !== null) return { tipId };
  if (bookingId === null || attempt === null) throw new Error('this money belongs to nothing');
  return { bookingId, attempt };
}

/** The key of what is done once for a payment. @param step what is done, and for a later time what tells it from the first */
export const paymentKey = (of: MoneyOf, step: string): string =>
  operationKey(subjectId(of), step, isOfTip(of) ? 1 : of.attempt);
export { subjectId };
