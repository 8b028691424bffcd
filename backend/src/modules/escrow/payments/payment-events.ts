import { type BookingEvent, type BookingEventType, canHappen } from '@reelpact/domain';
import type { BookingRecord } from '../../bookings/index.js';
import type { PaymentAttempt } from './payment-attempts.js';
import type { DisputeView, PaymentView } from '../providers/payment-provider.js';

export type Ask = (record: BookingRecord, at: number) => BookingEvent | null;

/**
 * What a payment, as the provider knows it now, means to its booking: events in the order in which they can have
 * happened. Made from the whole payment and never from one notice, so that it doesn't matter which notice came, how
 * often, or in which order. Each is asked for when the ones before it have been taken; null means nothing (yet).
 */
export function eventsOf(view: PaymentView, attempt: PaymentAttempt): Ask[] {
  return [
    (record, at) => paymentEvent(view, attempt, record, at),
    ...view.refunds
      .filter(({ status }) => status === 'failed')
      .map(
        ({ id, amount }): Ask =>
          (_, at) =>
            refundFailed({ attempt: attempt.number, amount, refund: id, at }),
      ),
    ...view.disputes.flatMap((dispute) => disputeEvents(dispute, attempt.number)),
  ];
}

type Facts<E extends BookingEventType> = Omit<Extract<BookingEvent, { type: E }>, 'type' | 'actor'>;

/** A refund that came back from the bank, or that the provider wouldn't make. */
export const refundFailed = (facts: Facts<'REFUND_FAILED'>): BookingEvent => ({
  type: 'REFUND_FAILED',
  actor: 'provider',
  ...facts,
});

/** What the provider, asked again, won't capture. */
export const captureFailed = (facts: Facts<'CAPTURE_FAILED'>): BookingEvent => ({
  type: 'CAPTURE_FAILED',
  actor: 'provider',
  ...facts,
});

function paymentEvent(
  view: PaymentView,
  { number, captureMethod }: PaymentAttempt,
  record: BookingRecord,
  at: number,
): BookingEvent | null {
  const { currency, authorizationExpiresAt } = view;
  const base = { actor: 'provider' as const, attempt: number, at };
  switch (view.status) {
    case 'requires_capture':
      return {
        ...base,
        type: 'PAYMENT_SECURED',
        amount: view.amount,
        currency,
        captured: false,
        authorizationExpiresAt: authorizationExpiresAt ?? undefined,
      };
    case 'succeeded': {
      const taken = { ...base, amount: view.received, currency };
      return captureMethod === 'manual'
        ? { ...taken, type: 'CAPTURED' }
        : { ...taken, type: 'PAYMENT_SECURED', captured: true };
    }
    case 'canceled': {
      // Where none of them can happen, we asked for the cancellation ourselves, and it is no news.
      const losses = ['AUTHORIZATION_LAPSED', 'CAPTURE_FAILED', 'PAYMENT_CANCELLED'] as const;
      return (
        losses.map((type) => ({ ...base, type })).find((event) => canHappen(record.state, event)) ?? null
      );
    }
    default:
      return null;
  }
}

/** An inquiry moves no money and is not a chargeback. Where only the end is heard of, the beginning is told first. */
function disputeEvents({ id, amount, status }: DisputeView, attempt: number): Ask[] {
  const base = { actor: 'network' as const, attempt, chargeback: id };
  const opened: Ask = (_, at) => ({ ...base, type: 'CHARGEBACK_OPENED', amount, at });
  switch (status) {
    case 'open':
      return [opened];
    case 'won':
      return [opened, (_, at) => ({ ...base, type: 'CHARGEBACK_WON', at })];
    case 'lost':
      return [opened, (_, at) => ({ ...base, type: 'CHARGEBACK_LOST', at })];
    default:
      return [];
  }
}
