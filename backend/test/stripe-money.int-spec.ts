import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHOSEN_EVENT_TYPES } from '@reelpact/domain';
import { deliver } from './scenes.js';
import { WatchPlatform } from '../src/modules/escrow/index.js';
import { SandboxPast } from '../src/modules/escrow/providers/sandbox/sandbox-past.js';
import type { PayoutsDto, StatementDto } from '../src/modules/escrow/http/money.dto.js';
import { Readiness } from '../src/platform/http/health.module.js';
import { aBooking, aCreator, pay, read } from './builders.js';
import { type StripeStage, accountOf, heldBooking, payWith, startStripeStage } from './stripe-stage.js';
import { giveFactor } from './factors.js';

let bench: StripeStage;
beforeAll(async () => {
  bench = await startStripeStage();
});
afterAll(() => bench.stop());

/** Completed, by a creator who has or has not set up payouts. */
async function completed(onboarded: boolean) {
  const made = await heldBooking(bench);
  const { creator, brand, booking, driver } = made;
  if (onboarded) await onboard(creator);
  await deliver(driver);
  await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
  if (onboarded) await bench.tell();
  else await dueJobs();
  return made;
}
type Creator = Awaited<ReturnType<typeof heldBooking>>['creator'];

/** As a creator does: asks for the link, tells Stripe who they are, comes back. */
async function onboard(creator: Creator): Promise<void> {
  await giveFactor(bench.stage.database, creator.userId);
  const { body } = await creator.person.post<{ url: string }>('/api/creator/payouts/onboarding');
  expect(new URL(body.url).origin).toBe(bench.stripe.url);
  bench.stripe.onboard(await accountOf(bench, creator));
  await bench.tell();
}
/** The jobs whose time has come, and not those that look again in an hour. */
const dueJobs = () => bench.stage.jobs.drain();
const payouts = async ({ person }: Creator): Promise<PayoutsDto> =>
  (await person.get<PayoutsDto>('/api/creator/payouts')).body;
async function differences(): Promise<unknown[]> {
  const { body } = await bench.admin.get<{ differences: unknown[] }>('/api/admin/reconciliation');
  return body.differences;
}
const balanceOn = async (bookingId: string, account: string): Promise<number> => {
  const row = await bench.stage.database.row<{ sum: number }>(
    't-on',
    `select coalesce(sum(e.amount_cents), 0)::int as sum from ledger_entries e
     join ledger_postings p on p.id = e.posting_id where p.booking_id = $1 and e.account = $2`,
    [bookingId, account],
  );
  return row?.sum ?? 0;
};

describe('a creator’s money', () => {
  it('waits until Stripe can pay them, and leaves when Stripe says so', async () => {
    const { creator, booking } = await completed(false);
    expect(await payouts(creator)).toMatchObject({
      available: '135.00',
      account: null,
      hold: { code: 'NO_ACCOUNT' },
      waiting: [{ bookingId: booking.id, amount: '135.00', hold: { code: 'NO_ACCOUNT' } }],
    });
    await giveFactor(bench.stage.database, creator.userId);
    await creator.person.post('/api/creator/payouts/onboarding');
    expect(await payouts(creator)).toMatchObject({ hold: { code: 'DETAILS_MISSING' } });
    bench.stripe.onboard(await accountOf(bench, creator));
    await bench.tell();
    expect(await payouts(creator)).toMatchObject({
      available: '0.00',
      paid: '135.00',
      hold: null,
      waiting: [],
    });
    expect(bench.stripe.booksOf(booking.id)).toMatchObject({ in: 15_000, out: 13_500, back: 0 });
  });

  it('waits while their account is paused, with what Stripe wants', async () => {
    const { creator, brand, booking, driver } = await heldBooking(bench);
    await onboard(creator);
    bench.stripe.restrict(await accountOf(bench, creator));
    await bench.tell();
    await deliver(driver);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
    await dueJobs();
    expect(await payouts(creator)).toMatchObject({
      available: '135.00',
      account: { transfersActive: false, missing: expect.arrayContaining(['requirements.past_due']) },
      hold: { code: 'ACCOUNT_RESTRICTED' },
    });
    bench.stripe.onboard(await accountOf(bench, creator));
    await bench.tell();
    expect(await payouts(creator)).toMatchObject({ paid: '135.00' });
  });

  it('is followed to their bank', async () => {
    const { creator } = await completed(true);
    const payout = bench.stripe.payOut(await accountOf(bench, creator), 'in_transit');
    const bank = async () => (await creator.person.get('/api/creator/payouts/bank')).body;
    expect(await bank()).toMatchObject([{ id: payout.id, amount: '135.00', status: 'pending' }]);
    bench.stripe.failPayout(payout.id);
    await bench.tell();
    expect(await bank()).toMatchObject([{ status: 'failed', failure: expect.any(String) }]);
  });

  it('is taken back after a lost chargeback as far as it is there; the rest is a loss', async () => {
    const { creator, brand, booking, intentId } = await completed(true);
    bench.stripe.spendBalance(await accountOf(bench, creator), 10_000);
    const dispute = bench.stripe.dispute(intentId);
    await bench.tell();
    bench.stripe.closeDispute(dispute.id, 'lost');
    await bench.tell();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'completed', escrowStatus: 'lost' });
    expect(bench.stripe.booksOf(booking.id)).toMatchObject({
      reversed: 3_500,
      out: 10_000,
      disputed: 15_000,
    });
    expect(await balanceOn(booking.id, 'losses')).toBe(11_500);
    expect(await differences()).toEqual([]);
  });

  it('that an admin granted back is reversed, and refunded from there', async () => {
    const { brand, booking } = await completed(true);
    await bench.admin.post(`/api/admin/bookings/${booking.id}/refund`, {
      amount: '50.00',
      reason: 'goodwill',
    });
    await bench.tell();
    expect(bench.stripe.booksOf(booking.id)).toMatchObject({
      in: 15_000,
      back: 5_000,
      out: 9_000,
      reversed: 4_500,
    });
    const { body } = await brand.get<StatementDto>(`/api/bookings/${booking.id}/statement`);
    expect(body).toMatchObject({ refunded: '50.00', fee: '10.00', net: '90.00' });
    expect(await differences()).toEqual([]);
  });
});

describe('a transfer that fails', () => {
  it('and of which a part is granted back meanwhile leaves without that part', async () => {
    const { creator, brand, booking, driver } = await heldBooking(bench);
    await onboard(creator);
    await deliver(driver);
    bench.stripe.faults.next('POST /v1/transfers', 'fail-before');
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
    await dueJobs().catch(() => undefined);
    expect(bench.stripe.faults.left).toBe(0);
    await bench.admin.post(`/api/admin/bookings/${booking.id}/refund`, {
      amount: '20.00',
      reason: 'goodwill',
    });
    // The refund is sent before the transfer is tried again: Stripe takes the whole transfer from no payment of which a part is back.
    await dueJobs();
    await bench.tell();
    await bench.tell();
    expect(bench.stripe.booksOf(booking.id)).toMatchObject({ in: 15_000, back: 2_000, out: 11_700 });
    expect(await balanceOn(booking.id, 'creator_payable')).toBe(0);
    expect(await balanceOn(booking.id, 'losses')).toBe(0);
    expect(await differences()).toEqual([]);
  });
});

describe('the processor’s fee', () => {
  it('is the platform’s expense, as Stripe’s balance transaction says', async () => {
    const { booking } = await heldBooking(bench);
    const { fees } = bench.stripe.booksOf(booking.id);
    expect(fees).toBeGreaterThan(0);
    expect(await balanceOn(booking.id, 'processor_fees')).toBe(fees);
  });
});

describe('a payment', () => {
  it('that Stripe has cancelled is replaced by a new attempt, told or asked', async () => {
    const creator = await aCreator(bench.stage);
    const { brand, booking } = await aBooking(bench.stage, creator);
    const open = async () => {
      const answer = await brand.post<{ clientSecret: string; publishableKey: string }>(
        '/api/create-payment-intent',
        { bookingId: booking.id },
      );
      expect(answer.status).toBe(201);
      return answer.body;
    };
    const first = await open();
    expect(first.publishableKey).toBe('pk_test_standin');
    expect((await open()).clientSecret).toBe(first.clientSecret);
    const { id } = bench.stripe.intentsOf(booking.id)[0] ?? { id: '' };
    await fetch(`${bench.stripe.url}/v1/payment_intents/${id}/cancel`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_standin', 'idempotency-key': 'by hand' },
    });
    // No webhook has come: anyone who opens the checkout again asks.
    const second = await open();
    expect(second.clientSecret).not.toBe(first.clientSecret);
    await payWith(bench, brand, booking.id);
    await bench.tell();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'requested' });
  });

  it('whose authorization lapses is asked for again', async () => {
    const creator = await aCreator(bench.stage);
    const { brand, booking } = await aBooking(bench.stage, creator);
    const intentId = await payWith(bench, brand, booking.id);
    await bench.tell();
    bench.stripe.lapse(intentId);
    await bench.tell();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'unpaid', escrowStatus: 'pending' });
    await payWith(bench, brand, booking.id);
    await bench.tell();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'requested' });
  });

  it('whose authorization lapsed and that is given up then is no open request to the creator', async () => {
    const creator = await aCreator(bench.stage);
    const endpoint = { url: 'https://example.org/', eventTypes: CHOSEN_EVENT_TYPES, enabled: true };
    expect((await creator.person.post('/api/webhook-endpoints', endpoint)).status).toBe(201);
    const { brand, booking } = await aBooking(bench.stage, creator);
    const intentId = await payWith(bench, brand, booking.id);
    await bench.tell();
    bench.stripe.lapse(intentId);
    await bench.tell();
    expect((await brand.post(`/api/brand/bookings/${booking.id}/withdraw`)).status).toBe(200);
    const types = await bench.stage.database.rows(
      't-told',
      `select v.type from webhook_events v join webhook_deliveries d on d.event_id = v.id where v.booking_id = $1
       order by v.id`,
      [booking.id],
    );
    expect(types).toEqual([{ type: 'booking.requested' }, { type: 'booking.withdrawn' }]);
    const notices = await creator.person.get<{ title: string }[]>('/api/notifications');
    expect(JSON.stringify(notices.body)).toContain('withdr');
  });

  it('can’t be made with the sandbox’s cards', async () => {
    const creator = await aCreator(bench.stage);
    const { brand, booking } = await aBooking(bench.stage, creator);
    await pay(bench.stage, brand, booking.id);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'unpaid' });
  });

  it('that a bank only asks about moves no money, and everyone is told once', async () => {
    const { booking, brand, intentId } = await heldBooking(bench);
    bench.stripe.dispute(intentId, { inquiry: true });
    await bench.tell();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'producing', escrowStatus: 'held' });
    const mails = await bench.stage.database.rows(
      't-inquiry-mails',
      `select recipient from mails where subject like 'A bank has a question%' and body like '%' || $1 || '%'`,
      [booking.id.slice(0, 8)],
    );
    expect(mails).toHaveLength(3);
  });
});

describe('an order whose key Stripe has forgotten', () => {
  it('is looked for before it is given again', async () => {
    const { creator, brand, booking, driver } = await heldBooking(bench);
    await onboard(creator);
    await deliver(driver);
    // The transfer is made, and nobody hears of it.
    bench.stripe.faults.next('POST /v1/transfers', 'fail-after', 2);
    bench.stripe.faults.next('GET /v1/transfers', 'fail-before', 2);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
    await expect(bench.stage.drain()).rejects.toThrow();
    bench.stripe.faults.clear();
    bench.stripe.forgetKeys();
    await bench.stage.database.rows(
      't-a-day-later',
      `update provider_orders set placed_at = placed_at - interval '25 hours' where booking_id = $1`,
      [booking.id],
    );
    await bench.tell();
    await bench.stage.drain();
    expect(bench.stripe.booksOf(booking.id)).toMatchObject({ out: 13_500 });
    expect(await differences()).toEqual([]);
  });
});

describe('readiness', () => {
  it('demands that the platform’s own payouts are manual: held money must not be swept away', async () => {
    const { app } = bench.stage;
    const look = async (): Promise<string | null> => {
      await app.get(WatchPlatform).look();
      return app.get(Readiness).problem();
    };
    expect(await look()).toBeNull();
    bench.stripe.platform.schedule = 'daily';
    expect(await look()).toMatch(/manual/);
    app.get(Readiness).announce();
    const answer = await bench.stage.person().get('/api/health/ready');
    expect(answer).toMatchObject({ status: 503, body: { message: expect.stringMatching(/manual/) } });
    bench.stripe.platform.schedule = 'manual';
    expect(await look()).toBeNull();
  });

  it('is none in a database whose payments the sandbox has played', async () => {
    const { app, database } = bench.stage;
    await app.get(SandboxPast).onApplicationBootstrap();
    await database.rows(
      't-played',
      `insert into sandbox.intents (id, client_secret, idempotency_key, amount, currency, capture_method, status, metadata)
       values ('pi_played', 'x', 'x', 1, 'usd', 'manual', 'canceled', '{}')`,
    );
    await expect(app.get(SandboxPast).onApplicationBootstrap()).rejects.toThrow('STRIPE_SECRET_KEY');
    await database.rows('t-unplayed', `delete from sandbox.intents where id = 'pi_played'`);
  });

  it('lets the page load Stripe’s form, and nothing else from elsewhere', async () => {
    const { headers } = await bench.stage.person().get('/api/health/live');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
    );
  });
});

it('the product never asked Stripe for anything as no integration may', () => {
  expect(bench.stripe.complaints).toEqual([]);
});
