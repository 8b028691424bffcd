/* Above 300 lines: every method of the port against the same bench; anyone who changes the adapter reads it as one. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StripeProvider } from '../src/modules/escrow/providers/stripe/stripe-provider.js';
import { ProviderRefused } from '../src/modules/escrow/providers/payment-provider.js';
import { AdapterBench, BOOKING } from './stripe/adapter-bench.js';
import type { StandInStripe } from './stripe/stand-in-stripe.js';

let bench: AdapterBench;
let stripe: StandInStripe;
let provider: StripeProvider;

beforeEach(async () => {
  bench = await AdapterBench.start();
  ({ stripe, provider } = bench);
});
afterEach(async () => {
  await stripe.stop();
  expect(stripe.complaints).toEqual([]);
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('a payment at Stripe', () => {
  it('is for cards alone, in the group of its booking, and carries what finds it again', async () => {
    const { id, clientSecret } = await bench.open('manual');
    expect(stripe.intent(id)).toMatchObject({
      client_secret: clientSecret,
      amount: 15_000,
      currency: 'usd',
      capture_method: 'manual',
      allowed_payment_method_types: ['card'],
      transfer_group: BOOKING,
      metadata: { bookingId: BOOKING, attempt: '1', order: `${BOOKING}:pay:1` },
    });
    expect(await provider.payment(id)).toEqual({
      id,
      status: 'requires_payment_method',
      amount: 15_000,
      received: 0,
      currency: 'usd',
      authorizationExpiresAt: null,
      fee: null,
      card: null,
      refunds: [],
      disputes: [],
      fingerprint: null,
    });
  });

  it('is authorized, then captured; only then are refunds and disputes asked for', async () => {
    const id = await bench.paid('manual');
    const authorized = await provider.payment(id);
    expect(authorized).toMatchObject({ status: 'requires_capture', received: 0, fee: null });
    expect(authorized.authorizationExpiresAt).toBeGreaterThan(Date.now() + 6.9 * 24 * 3_600_000);
    expect(stripe.calls.some(({ path }) => /refunds|disputes/.test(path))).toBe(false);
    await provider.capture(id, `${BOOKING}:capture:1`);
    const taken = {
      status: 'succeeded',
      received: 15_000,
      fee: 465,
      authorizationExpiresAt: null,
      card: { brand: 'visa', last4: '4242' },
    };
    expect(await provider.payment(id)).toMatchObject(taken);
    expect(stripe.booksOf(BOOKING)).toMatchObject({ authorized: 0, in: 15_000, fees: 465 });
  });

  it('tells a decline, a question of the bank and its answer', async () => {
    const { id, clientSecret } = await bench.open();
    expect(stripe.pay(clientSecret, '4000000000009995').decline).toBe('Your card has insufficient funds.');
    expect(await provider.payment(id)).toMatchObject({ status: 'requires_payment_method', fee: null });
    stripe.pay(clientSecret, 'pm_card_authenticationRequired');
    expect(await provider.payment(id)).toMatchObject({ status: 'requires_action' });
    stripe.authenticate(id, false);
    expect(await provider.payment(id)).toMatchObject({ status: 'requires_payment_method' });
    stripe.pay(clientSecret, 'pm_card_authenticationRequired');
    stripe.authenticate(id, true);
    expect(await provider.payment(id)).toMatchObject({ status: 'succeeded', received: 15_000 });
  });

  it('that nobody made is refused', async () => {
    await expect(provider.payment('pi_nobody')).rejects.toBeInstanceOf(ProviderRefused);
  });

  it('can be captured and cancelled again without harm, with any key', async () => {
    const captured = await bench.paid('manual');
    await provider.capture(captured, 'capture:1');
    await provider.capture(captured, 'capture:1');
    await provider.capture(captured, 'capture:2');
    expect(stripe.booksOf(BOOKING).in).toBe(15_000);
    await expect(provider.cancel(captured, 'cancel:1')).rejects.toBeInstanceOf(ProviderRefused);
    const other = await bench.open('manual', 2);
    await provider.cancel(other.id, 'cancel:2');
    await provider.cancel(other.id, 'cancel:3');
    await expect(provider.capture(other.id, 'capture:3')).rejects.toThrow('payment_intent_unexpected_state');
  });

  it('can’t be captured once its authorization has lapsed', async () => {
    const id = await bench.paid('manual');
    stripe.lapse(id);
    await expect(provider.capture(id, 'capture:1')).rejects.toBeInstanceOf(ProviderRefused);
    expect(await provider.payment(id)).toMatchObject({ status: 'canceled', received: 0 });
  });

  it('is found by its key when the key is long forgotten, however odd the key', async () => {
    const opened = await bench.open();
    stripe.forgetKeys();
    expect(await provider.findIntent(`${BOOKING}:pay:1`)).toEqual(opened);
    expect(await provider.findIntent(`${BOOKING}:pay:2`)).toBeNull();
    expect(await provider.findIntent(`${BOOKING}:PAY:1`)).toBeNull();
    const order = {
      amount: 500,
      currency: 'usd',
      captureMethod: 'manual',
      bookingId: BOOKING,
      attempt: 9,
    } as const;
    const odd = await provider.createIntent(order, `it's "odd" \\ key`);
    expect(await provider.findIntent(`it's "odd" \\ key`)).toEqual(odd);
  });

  it('of a tip names it, has the bank ask where that is wanted, and tells cards apart', async () => {
    const tipId = '5b1f6a0e-2c43-4f7d-9a85-0d6e3b7c1f28';
    const order = { amount: 500, currency: 'usd', captureMethod: 'automatic', tipId } as const;
    const [plain, asked] = [
      await provider.createIntent(order, `${tipId}:create:1`),
      await provider.createIntent({ ...order, asksCardholder: true }, `${tipId}:create:2`),
    ];
    expect(stripe.intent(plain.id)).toMatchObject({
      transfer_group: tipId,
      metadata: { tipId, order: `${tipId}:create:1` },
    });
    expect((await provider.payment(plain.id)).fingerprint).toBeNull();
    stripe.pay(asked.clientSecret, '4242424242424242');
    expect((await provider.payment(asked.id)).status).toBe('requires_action');
    await provider.askCardholder(plain.id, `${tipId}:ask:1`);
    stripe.pay(plain.clientSecret, '4242424242424242');
    expect((await provider.payment(plain.id)).status).toBe('requires_action');
    const paid = await bench.paid();
    expect((await provider.payment(paid)).fingerprint).toBe('fp_4242424242424242');
    await expect(provider.askCardholder(paid, `${tipId}:ask:2`)).rejects.toBeInstanceOf(ProviderRefused);
  });

  it('is listed since a moment, with its booking and what came in', async () => {
    const id = await bench.paid();
    await bench.open('manual', 2);
    stripe.intent(id).created -= 3_600;
    const since = (milliseconds: number) => all(provider.payments(Date.now() - milliseconds));
    expect(await since(2 * 3_600_000)).toContainEqual({ id, bookingId: BOOKING, received: 15_000 });
    expect(await since(1_800_000)).toHaveLength(1);
    stripe.intent(id).metadata = {};
    expect(await since(2 * 3_600_000)).toContainEqual({ id, bookingId: null, received: 15_000 });
  });

  it('is read whole, however many pages Stripe makes of it', async () => {
    const id = await bench.paid();
    stripe.habits.pageLimit = 2;
    const keys = ['r:1', 'r:2', 'r:3', 'r:4', 'r:5'];
    for (const key of keys) {
      await provider.refund({ intentId: id, bookingId: BOOKING, amount: 1_000 }, key);
    }
    expect((await provider.payment(id)).refunds.map(({ amount }) => amount)).toEqual(keys.map(() => 1_000));
    const oldest = await provider.findRefund({ intentId: id, bookingId: BOOKING, amount: 1_000 }, 'r:1');
    expect(oldest?.id).toBe([...stripe.world.refunds.keys()][0]);
    for (const attempt of [2, 3, 4, 5]) await bench.open('manual', attempt);
    expect(await all(provider.payments(0))).toHaveLength(5);
  });
});

describe('a refund at Stripe', () => {
  it('is tied to its order, and may fail later', async () => {
    const intentId = await bench.paid();
    const order = { intentId, bookingId: BOOKING, amount: 4_000 };
    const { id } = await provider.refund(order, 'refund:1');
    expect((await provider.payment(intentId)).refunds).toEqual([{ id, amount: 4_000, status: 'sent' }]);
    expect(await provider.findRefund(order, 'refund:1')).toEqual({ id });
    expect(await provider.findRefund(order, 'refund:2')).toBeNull();
    stripe.failRefund(id);
    expect((await provider.payment(intentId)).refunds).toEqual([{ id, amount: 4_000, status: 'failed' }]);
    expect(stripe.booksOf(BOOKING).back).toBe(0);
  });

  it('is refused above what is left, of an unpaid payment, and while the money is disputed', async () => {
    const intentId = await bench.paid();
    const refund = (amount: number, key: string) =>
      provider.refund({ intentId, bookingId: BOOKING, amount }, key);
    await expect(refund(15_001, 'r:1')).rejects.toBeInstanceOf(ProviderRefused);
    stripe.dispute(intentId, { amount: 1_000 });
    await expect(refund(1_000, 'r:2')).rejects.toThrow('charge_disputed');
    const unpaid = (await bench.open('manual', 2)).id;
    const early = provider.refund({ intentId: unpaid, bookingId: BOOKING, amount: 1_000 }, 'r:3');
    await expect(early).rejects.toBeInstanceOf(ProviderRefused);
    expect(stripe.booksOf(BOOKING).back).toBe(0);
  });

  it('that is ordered again when the key is forgotten and nothing is left answers with the first', async () => {
    const intentId = await bench.paid();
    const order = { intentId, bookingId: BOOKING, amount: 15_000 };
    const { id } = await provider.refund(order, 'refund:1');
    stripe.forgetKeys();
    expect(await provider.refund(order, 'refund:1')).toEqual({ id });
    await expect(provider.refund(order, 'refund:2')).rejects.toThrow('charge_already_refunded');
  });
});

describe('a dispute at Stripe', () => {
  it('goes its way: an inquiry, the money away, and back or lost', async () => {
    const intentId = await bench.paid();
    const seen = async () => (await provider.payment(intentId)).disputes;
    const { id } = stripe.dispute(intentId, { amount: 9_000, inquiry: true });
    expect(await seen()).toEqual([{ id, amount: 9_000, status: 'inquiry', fee: 0 }]);
    stripe.escalateDispute(id);
    expect(await seen()).toEqual([{ id, amount: 9_000, status: 'open', fee: 1_500 }]);
    expect(stripe.booksOf(BOOKING).disputed).toBe(9_000);
    stripe.closeDispute(id, 'won');
    expect(await seen()).toEqual([{ id, amount: 9_000, status: 'won', fee: 1_500 }]);
    const second = stripe.dispute(intentId);
    stripe.closeDispute(second.id, 'lost');
    expect(await seen()).toContainEqual({ id: second.id, amount: 15_000, status: 'lost', fee: 1_500 });
    const asked = stripe.dispute(intentId, { amount: 1, inquiry: true });
    stripe.closeDispute(asked.id, 'lost');
    expect(await seen()).toContainEqual({ id: asked.id, amount: 1, status: 'inquiry_closed', fee: 0 });
  });
});

describe('a transfer at Stripe', () => {
  it('comes out of its payment, and is listed and found by its booking', async () => {
    const { intentId, accountId, transferId } = await bench.transferred();
    expect(stripe.world.transfer(transferId)).toMatchObject({
      destination: accountId,
      source_transaction: stripe.intent(intentId).latest_charge,
      transfer_group: BOOKING,
      amount: 10_000,
      metadata: { bookingId: BOOKING, order: `${BOOKING}:transfer:1` },
    });
    expect(await provider.transfers(BOOKING)).toEqual([{ id: transferId, amount: 10_000, reversed: 0 }]);
    const order = { intentId, bookingId: BOOKING, accountId, amount: 10_000 };
    expect(await provider.findTransfer(order, `${BOOKING}:transfer:1`)).toEqual({ id: transferId });
    expect(await provider.findTransfer(order, `${BOOKING}:transfer:2`)).toBeNull();
    expect(stripe.balance(accountId)).toBe(10_000);
  });

  it('is refused above what the payment brought, without a payment, and to an account that is not ready', async () => {
    const { intentId, accountId } = await bench.transferred();
    const order = { intentId, bookingId: BOOKING, accountId, amount: 5_001 };
    await expect(provider.transfer(order, 't:2')).rejects.toThrow('must not exceed the source amount');
    stripe.restrict(accountId);
    const small = { ...order, amount: 100 };
    await expect(provider.transfer(small, 't:3')).rejects.toThrow('insufficient_capabilities_for_transfer');
    const unpaid = { ...small, intentId: (await bench.open('manual', 2)).id };
    await expect(provider.transfer(unpaid, 't:4')).rejects.toBeInstanceOf(ProviderRefused);
    const stranger = { ...small, accountId: 'acct_stranger' };
    await expect(provider.transfer(stranger, 't:5')).rejects.toBeInstanceOf(ProviderRefused);
    expect(stripe.booksOf(BOOKING).out).toBe(10_000);
  });

  it('comes back as far as the creator still has it', async () => {
    const { accountId, transferId } = await bench.transferred();
    stripe.spendBalance(accountId, 7_000);
    const order = { transferId, bookingId: BOOKING, amount: 4_000 };
    await expect(provider.reverseTransfer(order, 'v:1')).rejects.toThrow('balance_insufficient');
    const less = { ...order, amount: 3_000 };
    const { id } = await provider.reverseTransfer(less, 'v:2');
    expect(await provider.findReversal(less, 'v:2')).toEqual({ id });
    expect(await provider.findReversal(less, 'v:1')).toBeNull();
    expect(await provider.transfers(BOOKING)).toEqual([{ id: transferId, amount: 10_000, reversed: 3_000 }]);
    expect(stripe.booksOf(BOOKING)).toMatchObject({ out: 7_000, reversed: 3_000 });
  });

  it('is found behind any number of pages', async () => {
    const { intentId, accountId, transferId } = await bench.transferred();
    stripe.habits.pageLimit = 2;
    const order = { intentId, bookingId: BOOKING, accountId, amount: 100 };
    for (const key of ['t:2', 't:3', 't:4', 't:5']) await provider.transfer(order, key);
    expect(await provider.transfers(BOOKING)).toHaveLength(5);
    expect(await provider.findTransfer(order, `${BOOKING}:transfer:1`)).toEqual({ id: transferId });
    const back = { transferId, bookingId: BOOKING, amount: 10 };
    const first = await provider.reverseTransfer(back, 'v:1');
    for (const key of ['v:2', 'v:3', 'v:4']) await provider.reverseTransfer(back, key);
    expect(await provider.findReversal(back, 'v:1')).toEqual(first);
  });
});

describe('two bookings', () => {
  it('have nothing to do with each other', async () => {
    const { intentId, accountId } = await bench.transferred();
    const other = { intentId: await bench.paid('automatic', 'other-booking'), bookingId: 'other-booking' };
    const order = { intentId, bookingId: BOOKING, amount: 1_000 };
    const { id } = await provider.refund(order, 'r:1');
    stripe.dispute(intentId, { inquiry: true });
    expect(await provider.payment(other.intentId)).toMatchObject({ refunds: [], disputes: [] });
    expect(await provider.transfers(other.bookingId)).toEqual([]);
    expect(await provider.findRefund({ ...other, amount: 1_000 }, 'r:1')).toBeNull();
    expect(await provider.findRefund(order, 'r:1')).toEqual({ id });
    const elsewhere = { ...other, accountId, amount: 10_000 };
    expect(await provider.findTransfer(elsewhere, `${BOOKING}:transfer:1`)).toBeNull();
  });
});

describe("a creator's account at Stripe", () => {
  it('is opened so that the platform alone takes the cards and bears the losses', async () => {
    const { id } = await provider.openAccount({ id: 'creator-1', email: 'sophia@creators.test' }, 'a:1');
    expect(stripe.account(id)).toMatchObject({
      email: 'sophia@creators.test',
      capabilities: { transfers: 'inactive' },
      controller: {
        stripe_dashboard: { type: 'express' },
        requirement_collection: 'stripe',
        fees: { payer: 'application' },
        losses: { payments: 'application' },
      },
      metadata: { creatorId: 'creator-1' },
    });
    const before = await provider.account(id);
    expect(before).toMatchObject({ transfersActive: false, payoutsEnabled: false, detailsSubmitted: false });
    expect(before.missing).toContain('external_account');
  });

  it('is completed on a page of Stripe that leads back', async () => {
    const { id } = await provider.openAccount({ id: 'creator-1', email: 'sophia@creators.test' }, 'a:1');
    const urls = { back: 'https://reelpact.test/back?from=stripe', again: 'https://reelpact.test/again' };
    const link = await provider.onboardingLink(id, urls);
    expect(await provider.onboardingLink(id, urls)).not.toBe(link);
    const answer = await fetch(link, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(urls.back);
    expect(await provider.account(id)).toEqual({
      id,
      transfersActive: true,
      payoutsEnabled: true,
      detailsSubmitted: true,
      missing: [],
      legal: null,
    });
    stripe.restrict(id, 'rejected.listed');
    const stopped = await provider.account(id);
    expect(stopped.transfersActive).toBe(false);
    expect(stopped.missing).toContain('rejected.listed');
  });

  it('shows its own balance and payouts, the newest first, and why one failed', async () => {
    const { accountId, intentId } = await bench.transferred();
    expect(await provider.accountBalance(accountId)).toEqual({ available: 10_000, pending: 0 });
    const failing = stripe.payOut(accountId);
    expect(await provider.accountBalance(accountId)).toEqual({ available: 0, pending: 0 });
    stripe.failPayout(failing.id);
    const order = { intentId, bookingId: BOOKING, accountId, amount: 2_000 };
    await provider.transfer(order, 't:2');
    const waiting = stripe.payOut(accountId, 'in_transit');
    const seen = await provider.payouts(accountId);
    expect(seen).toMatchObject([
      { id: waiting.id, amount: 12_000, status: 'pending', failure: null },
      { id: failing.id, amount: 10_000, status: 'failed', failure: 'The bank account has been closed' },
    ]);
    stripe.landPayout(waiting.id);
    expect((await provider.payouts(accountId))[0]).toMatchObject({ status: 'paid' });
  });

  it('of somebody else is not refused for good: the key may be wrong', async () => {
    await expect(provider.account('acct_stranger')).rejects.not.toBeInstanceOf(ProviderRefused);
  });
});

describe("the platform's own account", () => {
  it('has no problems when it holds the money until it is told', async () => {
    expect(await provider.platformProblems()).toEqual([]);
  });

  it.each<[string, (platform: StandInStripe['platform']) => void]>([
    ['manual', (platform) => (platform.schedule = 'daily')],
    ['payments', (platform) => (platform.chargesEnabled = false)],
    ['mode', (platform) => (platform.livemode = true)],
    ['STRIPE_SECRET_KEY', (platform) => (platform.acceptsKeys = false)],
  ])('has one problem, said in a sentence with "%s"', async (word, spoil) => {
    spoil(stripe.platform);
    expect(await provider.platformProblems()).toEqual([expect.stringContaining(word)]);
  });

  it('says that it can’t be asked when Stripe is down', async () => {
    stripe.faults.next('GET /v1/account', 'fail-before');
    await expect(provider.platformProblems()).rejects.toThrow('our end');
  });
});

describe('an event of Stripe', () => {
  it('is read for its subject alone, whatever it is of', async () => {
    const { intentId, accountId, transferId } = await bench.transferred();
    const { id: refundId } = await provider.refund({ intentId, bookingId: BOOKING, amount: 1_000 }, 'r:1');
    stripe.failRefund(refundId);
    await provider.reverseTransfer({ transferId, bookingId: BOOKING, amount: 1_000 }, 'v:1');
    stripe.closeDispute(stripe.dispute(intentId).id, 'won');
    stripe.failPayout(stripe.payOut(accountId).id);
    const payment = { kind: 'payment', id: intentId };
    const transfer = { kind: 'transfer', id: transferId };
    const account = { kind: 'account', id: accountId };
    const seen = stripe.events.map((event) => {
      const { payload, header } = stripe.webhooks.signed(event);
      const notice = provider.readWebhook(Buffer.from(payload), header);
      expect(notice.id).toBe(event.id);
      return [notice.type, notice.about];
    });
    expect(seen).toEqual([
      ['payment_intent.created', payment],
      ['charge.succeeded', payment],
      ['payment_intent.succeeded', payment],
      ['account.updated', account],
      ['transfer.created', transfer],
      ['refund.created', payment],
      ['charge.refunded', payment],
      ['refund.updated', payment],
      ['charge.refund.updated', payment],
      ['refund.updated', payment],
      ['refund.failed', payment],
      ['transfer.reversed', transfer],
      ['charge.dispute.created', payment],
      ['charge.dispute.funds_withdrawn', payment],
      ['charge.dispute.closed', payment],
      ['charge.dispute.funds_reinstated', payment],
      ['payout.created', account],
      ['payout.paid', account],
      ['payout.failed', account],
    ]);
  });
});
