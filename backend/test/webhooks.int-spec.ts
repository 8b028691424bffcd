import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { read } from './builders.js';
import { SEED, shuffled } from './soak.js';
import { type StripeStage, heldBooking, startStripeStage } from './stripe-stage.js';
import { ORDERS, chargebackInOrders, failedRefundInOrders } from './webhook-orders.js';

let bench: StripeStage;
beforeAll(async () => {
  bench = await startStripeStage();
});
afterAll(() => bench.stop());

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

describe('every event three times, in some orders of four', () => {
  const some = shuffled(ORDERS, SEED).slice(0, 4);

  it('a payment, its chargeback and the end of it have one effect', () => chargebackInOrders(bench, some));

  it('an authorization, its capture, a refund and its failure have one effect', () =>
    failedRefundInOrders(bench, some));
});
