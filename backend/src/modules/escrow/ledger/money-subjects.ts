import { Injectable } from '@nestjs/common';
import type { Cents } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';
import type { PaidFor, PaymentView, ProviderNotice } from '../providers/payment-provider.js';
import { type MoneyOf, type OfTip, isOfTip } from './money-of.js';

/** Who is paid, and what must not happen to their money now. */
export interface SubjectFacts {
  creatorId: string;
  creator: { userId: string; email: string };
  /** Whether a card network has the money of this payment: what it has taken must not leave a second time. */
  isUnderReview: boolean;
  /** Whether the creator's share may be sent. */
  isTransferable: boolean;
  /** Whether the card network has kept the money: nothing is owed to the payer any more. */
  isLost: boolean;
}

/** What reconciliation holds against ledger and provider. */
export interface SubjectToCompare {
  of: OfTip;
  intentId: string | null;
  /** Whether what is owed waits for something that is no job, such as a card network or the end of a hold. */
  isWaiting: boolean;
  /** Whether a refund that came back waits for an admin. */
  refundDelayed: boolean;
}

/** One kind of thing that money belongs to, by the module that knows it. All of it is asked for by this module's jobs. */
export interface MoneySubject {
  /** Locks it for the transaction; null when there is no such thing. */
  lock: (tx: Transaction, of: MoneyOf) => Promise<SubjectFacts | null>;
  find: (at: Statements, of: MoneyOf) => Promise<SubjectFacts | null>;
  /** The provider's id of its payment; null before there is one. */
  intentOf: (at: Statements, of: MoneyOf) => Promise<string | null>;
  /** A payout is about to be placed, under the lock. @returns false when it must not be */
  payoutPlaced?: (tx: Transaction, of: MoneyOf) => Promise<boolean>;
  payoutRefused?: (tx: Transaction, of: MoneyOf) => Promise<void>;
  /** Its share was sent, in the transaction that books it. */
  transferred: (tx: Transaction, of: MoneyOf) => Promise<void>;
  /** The provider won't make a refund. @returns whether it is owed again: the posting that says so has been made */
  refundRefused: (tx: Transaction, of: MoneyOf, refund: { id: string; amount: Cents }) => Promise<boolean>;
}

/** What another module's payments have besides. Bookings' are told in this module. */
export interface ReportedSubject extends MoneySubject {
  /** What a payment belongs to; null for a stranger's. */
  ofIntent: (at: Statements, intentId: string) => Promise<MoneyOf | null>;
  /** Whose it is; null when there is no such thing. */
  creatorOf: (at: Statements, tipId: string) => Promise<string | null>;
  /**
   * What the provider knows of a payment now, under the lock.
   * @param notice by which it came to be asked; null where we asked by ourselves
   * @returns whether something was refused that has not happened before
   */
  reported: (
    tx: Transaction,
    of: MoneyOf,
    view: PaymentView,
    notice: ProviderNotice | null,
  ) => Promise<boolean>;
  toCompare: (at: Statements) => AsyncIterable<SubjectToCompare>;
}

/** Everything that money can belong to: modules above register here, so that this one needs to know none of them. */
@Injectable()
export class MoneySubjects {
  private bookings: MoneySubject | null = null;
  private tips: ReportedSubject | null = null;

  registerBookings(subject: MoneySubject): void {
    if (this.bookings) throw new Error('the money of bookings was registered twice');
    this.bookings = subject;
  }

  registerTips(subject: ReportedSubject): void {
    if (this.tips) throw new Error('the money of tips was registered twice');
    this.tips = subject;
  }

  /** @throws Error where nobody has registered for it */
  of(of: MoneyOf): MoneySubject {
    return isOfTip(of) ? this.reporting() : known(this.bookings);
  }

  /** Whose it is that money belongs to: every statement about it says so. Null when there is no such thing. */
  creatorOf(at: Statements, of: PaidFor): Promise<string | null> {
    return 'tipId' in of
      ? this.reporting().creatorOf(at, of.tipId)
      : CREATORS_OF_BOOKINGS.of(at, of.bookingId);
  }

  /** Those that are told of their payments. @throws Error where nobody has registered */
  reporting(): ReportedSubject {
    return known(this.tips);
  }
}

function known<T>(subject: T | null): T {
  if (!subject) throw new Error('nobody has registered for this money');
  return subject;
}
