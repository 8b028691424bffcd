import type { TipEvent } from '@reelpact/domain';
import type { PaymentView } from '../../escrow/index.js';

type Dispute = PaymentView['disputes'][number];

/**
 * What a payment, as the provider knows it now, means to its tip: events in the order in which they can have happened. Made from the whole
 * payment and never from one notice, so that it doesn't matter which notice came, how often, or in which order.
 */
export function tipEventsOf(view: PaymentView, at: number): TipEvent[] {
  return [
    ...paymentEvents(view, at),
    ...view.refunds
      .filter(({ status }) => status === 'failed')
      .map(({ id, amount }): TipEvent => {
        return { type: 'REFUND_FAILED', actor: 'provider', refund: id, amount, at };
      }),
    ...view.disputes.flatMap((dispute) => disputeEvents(dispute, at)),
  ];
}

function paymentEvents({ status, received: amount, currency }: PaymentView, at: number): TipEvent[] {
  if (status === 'succeeded') return [{ type: 'PAYMENT_SUCCEEDED', actor: 'provider', amount, currency, at }];
  return status === 'canceled' ? [{ type: 'PAYMENT_CANCELLED', actor: 'provider', at }] : [];
}

/** An inquiry moves no money and is not a chargeback. Where only the end is heard of, the beginning is told first. */
function disputeEvents({ id: chargeback, amount, status }: Dispute, at: number): TipEvent[] {
  const opened: TipEvent = { type: 'CHARGEBACK_OPENED', actor: 'network', chargeback, amount, at };
  switch (status) {
    case 'open':
      return [opened];
    case 'won':
      return [opened, { type: 'CHARGEBACK_WON', actor: 'network', chargeback, at }];
    case 'lost':
      return [opened, { type: 'CHARGEBACK_LOST', actor: 'network', chargeback, at }];
    default:
      return [];
  }
}
