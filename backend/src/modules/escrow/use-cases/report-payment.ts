import { Inject, Injectable } from '@nestjs/common';
import { type BookingEvent, canHappen } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { AdvanceBooking, type BookingRecord, contentHash } from '../../bookings/index.js';
import { type PaymentAttempt, PaymentAttempts } from '../payment-attempts.js';
import {
  type IntentView,
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type ProviderNotice,
} from '../ports/payment-provider.js';

/** What an intent's state means to the booking; null when it means nothing (yet). */
export function eventOf(
  view: IntentView,
  attempt: PaymentAttempt,
  record: BookingRecord,
  at: number,
): BookingEvent | null {
  const payment = {
    actor: 'provider' as const,
    attempt: attempt.number,
    amount: view.amount,
    currency: view.currency,
    at,
  };
  switch (view.status) {
    case 'requires_capture':
      return {
        ...payment,
        type: 'PAYMENT_SECURED',
        captured: false,
        authorizationExpiresAt: view.authorizationExpiresAt ?? undefined,
      };
    case 'succeeded':
      return attempt.captureMethod === 'manual'
        ? { ...payment, type: 'CAPTURED' }
        : { ...payment, type: 'PAYMENT_SECURED', captured: true };
    case 'canceled': {
      const base = { actor: 'provider' as const, attempt: attempt.number, at };
      const lapsed: BookingEvent = { ...base, type: 'AUTHORIZATION_LAPSED' };
      // A cancellation that we asked for ourselves is no news.
      if (record.state.escrow !== 'authorized' || record.state.context.attempt !== attempt.number)
        return null;
      return canHappen(record.state, lapsed) ? lapsed : { ...base, type: 'CAPTURE_FAILED' };
    }
    default:
      return null;
  }
}

/**
 * Tells a booking what the provider says of its payment. The provider is asked anew before the transaction, so it
 * doesn't matter which notice came, how often, or in which order.
 */
@Injectable()
export class ReportPayment {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AdvanceBooking) private readonly advance: AdvanceBooking,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** From a webhook: its id is stored in the transaction that acts on it, so that a repeat does nothing. */
  async fromNotice(notice: ProviderNotice): Promise<void> {
    const attempt = await this.attempts.ofIntent(this.database, notice.intentId);
    if (!attempt) {
      await this.database.transaction((tx) => this.store(tx, notice, null, 'ignored'));
      return;
    }
    await this.apply(attempt, notice);
  }

  /** Because we want to know now: after a call of ours, or because a page asks. */
  async fromProvider(bookingId: string, attemptNumber: number): Promise<void> {
    const attempt = await this.attempts.find(this.database, bookingId, attemptNumber);
    if (attempt?.intentId) await this.apply(attempt, null);
  }

  /** Offers what a stage had not foreseen again, after the booking has changed. */
  async offerAgain(bookingId: string): Promise<void> {
    const waiting = await this.database.rows<{ id: string; type: string; object_id: string }>(
      'waiting-events',
      `select id, type, object_id from provider_events where booking_id = $1 and status = 'waiting' order by received_at`,
      [bookingId],
    );
    for (const { id, type, object_id: intentId } of waiting) {
      const attempt = await this.attempts.ofIntent(this.database, intentId);
      if (attempt) await this.apply(attempt, { id, type, intentId });
    }
  }

  private async apply(attempt: PaymentAttempt, notice: ProviderNotice | null): Promise<void> {
    const view = await this.provider.findIntent(attempt.intentId ?? '');
    await this.database.transaction(async (tx) => {
      if (notice && (await this.isKnown(tx, notice))) return;
      let hash: string | null = null;
      const result = await this.advance.runIn(tx, {
        bookingId: attempt.bookingId,
        actorId: null,
        prepare: (_, record) => {
          const event = eventOf(view, attempt, record, tx.now);
          if (event) hash = contentHash({ event });
          return event && { event };
        },
      });
      if (!notice) return;
      const done =
        hash === null || !('refused' in result) || (await this.hasHappened(tx, attempt.bookingId, hash));
      await this.store(tx, notice, attempt.bookingId, done ? 'applied' : 'waiting');
    });
  }

  /** Whether this notice was acted upon before; one that waits may be offered again. */
  private async isKnown(tx: Transaction, { id }: ProviderNotice): Promise<boolean> {
    const row = await tx.row<{ status: string }>(
      'known-event',
      'select status from provider_events where id = $1',
      [id],
    );
    return row !== null && row.status !== 'waiting';
  }

  private async hasHappened(tx: Transaction, bookingId: string, hash: string): Promise<boolean> {
    const row = await tx.row(
      'has-happened',
      'select 1 from booking_history where booking_id = $1 and content_hash = $2 limit 1',
      [bookingId, hash],
    );
    return row !== null;
  }

  private async store(
    tx: Transaction,
    { id, type, intentId }: ProviderNotice,
    bookingId: string | null,
    status: 'applied' | 'waiting' | 'ignored',
  ): Promise<void> {
    await tx.rows(
      'store-provider-event',
      `insert into provider_events (id, type, object_id, booking_id, status) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set status = excluded.status`,
      [id, type, intentId, bookingId, status],
    );
  }
}
