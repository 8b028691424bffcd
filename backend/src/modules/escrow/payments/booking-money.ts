import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isLost, transferable } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { AdvanceBooking, BookingFacts, type BookingRecord, ReadBookings } from '../../bookings/index.js';
import { type MoneyOf, type OfAttempt, isOfTip } from '../ledger/money-of.js';
import { type MoneySubject, MoneySubjects, type SubjectFacts } from '../ledger/money-subjects.js';
import { PaymentAttempts } from './payment-attempts.js';
import { refundFailed } from './payment-events.js';

/** Tells the jobs that move money what they have to know of a booking, and the booking what they have done. */
@Injectable()
export class BookingMoney implements OnModuleInit, MoneySubject {
  constructor(
    private readonly subjects: MoneySubjects,
    private readonly store: ReadBookings,
    private readonly facts: BookingFacts,
    private readonly advance: AdvanceBooking,
    private readonly attempts: PaymentAttempts,
  ) {}

  onModuleInit(): void {
    this.subjects.registerBookings(this);
  }

  async lock(tx: Transaction, of: MoneyOf): Promise<SubjectFacts | null> {
    const payment = paymentOf(of);
    return factsOf(await this.store.lock(tx, payment.bookingId), payment);
  }

  async find(at: Statements, of: MoneyOf): Promise<SubjectFacts | null> {
    const payment = paymentOf(of);
    return factsOf(await this.store.find(at, payment.bookingId), payment);
  }

  async intentOf(at: Statements, of: MoneyOf): Promise<string | null> {
    const { bookingId, attempt } = paymentOf(of);
    return (await this.attempts.find(at, bookingId, attempt))?.intentId ?? null;
  }

  async transferred(tx: Transaction, of: MoneyOf): Promise<void> {
    await this.facts.noteTransfer(tx, paymentOf(of).bookingId);
  }

  async refundRefused(
    tx: Transaction,
    of: MoneyOf,
    { id: refund, amount }: { id: string; amount: number },
  ): Promise<boolean> {
    const { bookingId, attempt } = paymentOf(of);
    const answer = await this.advance.runIn(tx, {
      bookingId,
      actorId: null,
      prepare: () => ({ event: refundFailed({ attempt, amount, refund, at: tx.now }) }),
    });
    return !('refused' in answer);
  }
}

/** @throws Error for what is no booking's */
function paymentOf(of: MoneyOf): OfAttempt {
  if (isOfTip(of)) throw new Error('a tip is no booking');
  return of;
}

function factsOf(record: BookingRecord | null, { attempt }: OfAttempt): SubjectFacts | null {
  if (!record) return null;
  const { escrow, context } = record.state;
  return {
    creatorId: record.creatorId,
    creator: record.creator,
    isUnderReview: attempt === context.attempt && context.openChargeback !== null,
    isTransferable: transferable(escrow),
    isLost: isLost(escrow),
  };
}
