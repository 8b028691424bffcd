import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBooking, aCreator, read } from './builders.js';
import { type StripeStage, heldBooking, payWith, startStripeStage } from './stripe-stage.js';

const TIMES = [1, 2, 3];

let bench: StripeStage;
beforeAll(async () => {
  bench = await startStripeStage();
});
afterAll(() => bench.stop());

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

/** The ids of a payment's events of these types. */
const eventsOf = (intentId: string, types: readonly string[]): string[] =>
  types.map((type) => {
    const event = bench.stripe.events.find(
      (one) => one.type === type && JSON.stringify(one.data.object).includes(intentId),
    );
    if (!event) throw new Error(`Stripe sent no ${type}`);
    return event.id;
  });

/** Brings each event three times: twice where it stands and once again at the end, the repeats at the same moment. */
async function bring(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const answers = await Promise.all(TIMES.slice(0, 2).map(() => bench.stripe.deliver(id)));
    expect(answers).toEqual([[200], [200]]);
  }
  for (const id of ids) expect(await bench.stripe.deliver(id)).toEqual([200]);
  await bench.stage.drain();
}

const history = async (bookingId: string): Promise<string[]> =>
  (
    await bench.stage.database.rows<{ event: string }>(
      't-history',
      'select event from booking_history where booking_id = $1 order by id',
      [bookingId],
    )
  ).map(({ event }) => event);
const steps = async (bookingId: string): Promise<string[]> =>
  (
    await bench.stage.database.rows<{ step: string }>(
      't-steps',
      'select step from ledger_postings where booking_id = $1 order by step',
      [bookingId],
    )
  ).map(({ step }) => step);

describe('a webhook', () => {
  const post = (payload: string, header: string) =>
    bench.stage.person().send('POST', '/api/webhooks/payments', payload, {
      'content-type': 'application/json',
      'stripe-signature': header,
    });
  const anEvent = () => {
    const event = bench.stripe.events[0];
    if (!event) throw new Error('nothing has happened yet');
    return event;
  };

  it('is refused when the body or the signature was changed, when it is old, or of the other mode', async () => {
    await heldBooking(bench);
    const { webhooks } = bench.stripe;
    const { payload, header } = webhooks.signed(anEvent());
    expect((await post(payload, header)).status).toBe(200);
    expect((await post(payload.replace('evt_', 'evt_x'), header)).status).toBe(400);
    expect((await post(payload, '')).status).toBe(400);
    expect((await post(payload, webhooks.signed(anEvent(), 'whsec_other').header)).status).toBe(400);
    const old = header.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 3600}`);
    expect((await post(payload, old)).status).toBe(400);
    const live = webhooks.signed({ ...anEvent(), id: 'evt_live', livemode: true });
    expect(await post(live.payload, live.header)).toMatchObject({ status: 400 });
    const stored = await bench.stage.database.rows(
      't-live',
      `select 1 from provider_events where id = 'evt_live'`,
    );
    expect(stored).toEqual([]);
  });

  it('about something that is not ours is kept and does nothing', async () => {
    const event = { ...anEvent(), id: 'evt_stranger', type: 'payment_intent.succeeded' };
    const stranger = { ...event, data: { object: { id: 'pi_stranger', object: 'payment_intent' } } };
    const { payload, header } = bench.stripe.webhooks.signed(stranger);
    expect((await post(payload, header)).status).toBe(200);
    const stored = await bench.stage.database.rows(
      't-stranger-event',
      `select status from provider_events where id = 'evt_stranger'`,
    );
    expect(stored).toEqual([{ status: 'ignored' }]);
  });

  it('that no stage foresees is stored, shown to the admin, and offered again when the booking moves on', async () => {
    const { creator, brand, booking, intentId } = await heldBooking(bench);
    await creator.person.post(`/api/creator/bookings/${booking.id}/withdraw`, { reason: 'ill' });
    await bench.tell();
    const dispute = bench.stripe.dispute(intentId);
    await bench.tell();
    expect(await read(brand, booking.id)).toMatchObject({ escrowLabel: 'Under Card Review' });
    // The refund fails while the chargeback is open: neither stage nor escrow foresees that.
    const refund = bench.stripe.events.findLast(({ type }) => type === 'refund.created')?.data.object;
    bench.stripe.failRefund(String(refund?.['id']));
    await bench.tell();
    const stuck = async () =>
      (await bench.admin.get<{ reports: { bookingId: string }[] }>('/api/admin/stuck')).body;
    expect((await stuck()).reports.map(({ bookingId }) => bookingId)).toContain(booking.id);
    bench.stripe.closeDispute(dispute.id, 'won');
    await bench.tell();
    expect(await read(brand, booking.id)).toMatchObject({ escrowLabel: 'Refund Delayed' });
    expect((await stuck()).reports).toEqual([]);
  });
});

describe('every event three times, in every order of four', () => {
  it('a payment, its chargeback and the end of it have one effect', async () => {
    const types = [
      'payment_intent.succeeded',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ];
    const seen = new Set<string>();
    for (const order of permutations([0, 1, 2, 3])) {
      const creator = await aCreator(bench.stage);
      const { brand, booking } = await aBooking(bench.stage, creator, 'approve_first');
      await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
      const intentId = await payWith(bench, brand, booking.id);
      const { id } = bench.stripe.dispute(intentId);
      bench.stripe.closeDispute(id, 'won');
      const ids = eventsOf(intentId, types);
      await bring(order.map((index) => ids[index] ?? ''));
      expect(await read(brand, booking.id)).toMatchObject({ stage: 'producing', escrowStatus: 'held' });
      seen.add(JSON.stringify([await history(booking.id), await steps(booking.id)]));
    }
    expect([...seen].map((text) => JSON.parse(text) as unknown)).toEqual([
      [
        ['BOOKED', 'CREATOR_APPROVED', 'PAYMENT_SECURED', 'CHARGEBACK_OPENED', 'CHARGEBACK_WON'],
        ['chargeback', 'chargeback_won', 'hold', 'processor_fee', 'processor_fee'],
      ],
    ]);
  });

  it('an authorization, its capture, a refund and its failure have one effect', async () => {
    const types = [
      'payment_intent.amount_capturable_updated',
      'payment_intent.succeeded',
      'refund.created',
      'refund.failed',
    ];
    const seen = new Set<string>();
    for (const order of permutations([0, 1, 2, 3])) {
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
      const ids = eventsOf(intentId, types);
      await bring(order.map((index) => ids[index] ?? ''));
      expect(await read(brand, booking.id)).toMatchObject({
        stage: 'cancelled',
        escrowLabel: 'Refund Delayed',
      });
      seen.add(JSON.stringify([await history(booking.id), await steps(booking.id)]));
    }
    expect([...seen].map((text) => JSON.parse(text) as unknown)).toEqual([
      [
        ['BOOKED', 'PAYMENT_SECURED', 'CREATOR_APPROVED', 'CAPTURED', 'CREATOR_WITHDREW', 'REFUND_FAILED'],
        ['hold', 'processor_fee', 'refund', 'refund_failed', 'settle'],
      ],
    ]);
  });
});
