import { expect } from '@jest/globals';
import { aBooking, aCreator, read } from './builders.js';
import { type StripeStage, payWith } from './stripe-stage.js';

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

/** The ids of a payment's events of these types. */
const eventsOf = (bench: StripeStage, intentId: string, types: readonly string[]): string[] =>
  types.map((type) => {
    const event = bench.stripe.events.find(
      (one) => one.type === type && JSON.stringify(one.data.object).includes(intentId),
    );
    if (!event) throw new Error(`Stripe sent no ${type}`);
    return event.id;
  });

/** Brings each event three times: twice where it stands and once again at the end, the repeats at the same moment. */
async function bring(bench: StripeStage, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const answers = await Promise.all([1, 2].map(() => bench.stripe.deliver(id)));
    expect(answers).toEqual([[200], [200]]);
  }
  for (const id of ids) expect(await bench.stripe.deliver(id)).toEqual([200]);
  await bench.stage.drain();
}

const history = async (bench: StripeStage, bookingId: string): Promise<string[]> =>
  (
    await bench.stage.database.rows<{ event: string }>(
      't-history',
      'select event from booking_history where booking_id = $1 order by id',
      [bookingId],
    )
  ).map(({ event }) => event);
const steps = async (bench: StripeStage, bookingId: string): Promise<string[]> =>
  (
    await bench.stage.database.rows<{ step: string }>(
      't-steps',
      'select step from ledger_postings where booking_id = $1 order by step',
      [bookingId],
    )
  ).map(({ step }) => step);

/** All orders in which four events can come. */
export const ORDERS = permutations([0, 1, 2, 3]);

/** A payment, its chargeback and the end of it have the same effect in each of these orders. */
export async function chargebackInOrders(bench: StripeStage, orders: typeof ORDERS): Promise<void> {
  const types = [
    'payment_intent.succeeded',
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ];
  const seen = new Set<string>();
  for (const order of orders) {
    const creator = await aCreator(bench.stage);
    const { brand, booking } = await aBooking(bench.stage, creator, 'approve_first');
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    const intentId = await payWith(bench, brand, booking.id);
    const { id } = bench.stripe.dispute(intentId);
    bench.stripe.closeDispute(id, 'won');
    const ids = eventsOf(bench, intentId, types);
    await bring(
      bench,
      order.map((index) => ids[index] ?? ''),
    );
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'producing', escrowStatus: 'held' });
    seen.add(JSON.stringify([await history(bench, booking.id), await steps(bench, booking.id)]));
  }
  expect([...seen].map((text) => JSON.parse(text) as unknown)).toEqual([
    [
      ['BOOKED', 'CREATOR_APPROVED', 'PAYMENT_SECURED', 'CHARGEBACK_OPENED', 'CHARGEBACK_WON'],
      ['chargeback', 'chargeback_won', 'hold', 'processor_fee', 'processor_fee'],
    ],
  ]);
}

/** An authorization, its capture, a refund and its failure have the same effect in each of these orders. */
export async function failedRefundInOrders(bench: StripeStage, orders: typeof ORDERS): Promise<void> {
  const types = [
    'payment_intent.amount_capturable_updated',
    'payment_intent.succeeded',
    'refund.created',
    'refund.failed',
  ];
  const seen = new Set<string>();
  for (const order of orders) {
    const creator = await aCreator(bench.stage);
    const { brand, booking } = await aBooking(bench.stage, creator);
    const intentId = await payWith(bench, brand, booking.id);
    // The page asks, and the product asks Stripe: no webhook has come yet.
    await brand.call('PATCH', `/api/bookings/${booking.id}/status`, { status: 'pending_creator_approval' });
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await bench.stage.drain();
    await creator.person.post(`/api/creator/bookings/${booking.id}/withdraw`, { reason: 'ill' });
    await bench.stage.drain();
    const refund = bench.stripe.events.findLast(({ type }) => type === 'refund.created')?.data.object;
    bench.stripe.failRefund(String(refund?.['id']));
    const ids = eventsOf(bench, intentId, types);
    await bring(
      bench,
      order.map((index) => ids[index] ?? ''),
    );
    expect(await read(brand, booking.id)).toMatchObject({
      stage: 'cancelled',
      escrowLabel: 'Refund Delayed',
    });
    seen.add(JSON.stringify([await history(bench, booking.id), await steps(bench, booking.id)]));
  }
  expect([...seen].map((text) => JSON.parse(text) as unknown)).toEqual([
    [
      ['BOOKED', 'PAYMENT_SECURED', 'CREATOR_APPROVED', 'CAPTURED', 'CREATOR_WITHDREW', 'REFUND_FAILED'],
      ['hold', 'processor_fee', 'refund', 'refund_failed', 'settle'],
    ],
  ]);
}
