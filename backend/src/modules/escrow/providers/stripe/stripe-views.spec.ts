import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import {
  accountView,
  balanceView,
  disputeView,
  paymentView,
  payoutView,
  refundView,
} from './stripe-views.js';

const CAPTURE_BEFORE = 1_790_000_000;

function intent(change: object = {}, charge: object | null = {}): Stripe.PaymentIntent {
  const latest = charge && {
    id: 'ch_1',
    created: 1_789_000_000,
    balance_transaction: null,
    payment_method_details: { card: { capture_before: CAPTURE_BEFORE } },
    ...charge,
  };
  const whole = {
    id: 'pi_1',
    amount: 15_000,
    amount_received: 0,
    currency: 'usd',
    status: 'requires_capture',
  };
  return { ...whole, latest_charge: latest, ...change } as unknown as Stripe.PaymentIntent;
}

describe('a payment', () => {
  it('has an end of its authorization only while it is authorized', () => {
    expect(paymentView(intent(), [], []).authorizationExpiresAt).toBe(CAPTURE_BEFORE * 1000);
    expect(paymentView(intent({ status: 'succeeded' }), [], []).authorizationExpiresAt).toBeNull();
    expect(paymentView(intent({}, { payment_method_details: null }), [], []).authorizationExpiresAt).toBe(
      1_789_000_000_000 + 7 * 24 * 3_600_000,
    );
  });

  it.each([
    ['requires_payment_method', 'requires_payment_method'],
    ['requires_confirmation', 'requires_payment_method'],
    ['requires_action', 'requires_action'],
    ['processing', 'processing'],
    ['succeeded', 'succeeded'],
    ['canceled', 'canceled'],
  ])('that is %s at Stripe is %s', (status, seen) => {
    expect(paymentView(intent({ status }, null), [], []).status).toBe(seen);
  });

  it('of a status that nobody knows is an error rather than a guess', () => {
    expect(() => paymentView(intent({ status: 'dreaming' }), [], [])).toThrow('dreaming');
  });

  it('names the card that was used, where Stripe says both of it', () => {
    const cardOf = (card: object | null) =>
      paymentView(intent({}, { payment_method_details: card && { card } }), [], []).card;
    expect(cardOf({ brand: 'visa', last4: '4242' })).toEqual({ brand: 'visa', last4: '4242' });
    for (const unknown of [{ brand: null, last4: '4242' }, { brand: 'visa', last4: null }, {}, null])
      expect(cardOf(unknown)).toBeNull();
    expect(paymentView(intent({}, null), [], []).card).toBeNull();
  });

  it('costs what Stripe says in the same currency, and nothing is known before', () => {
    const costing = (settlement: unknown): number | null =>
      paymentView(intent({}, { balance_transaction: settlement }), [], []).fee;
    expect(costing({ fee: 465, currency: 'usd' })).toBe(465);
    expect(costing({ fee: 420, currency: 'eur' })).toBeNull();
    expect(costing('txn_1')).toBeNull();
    expect(paymentView(intent({}, null), [], []).fee).toBeNull();
  });
});

describe('a refund', () => {
  it.each([
    ['pending', 'sent'],
    ['requires_action', 'sent'],
    ['succeeded', 'sent'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('that is %s at Stripe was %s', (status, seen) => {
    expect(refundView({ id: 're_1', amount: 5, status } as Stripe.Refund).status).toBe(seen);
  });
});

describe('a dispute', () => {
  const dispute = (status: string, ...moved: [amount: number, fee: number][]): Stripe.Dispute =>
    ({
      id: 'du_1',
      amount: 900,
      status,
      balance_transactions: moved.map(([amount, fee]) => ({ amount, fee })),
    }) as Stripe.Dispute;

  it.each([
    ['warning_needs_response', 'inquiry'],
    ['warning_under_review', 'inquiry'],
    ['warning_closed', 'inquiry_closed'],
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['appeal_needs_response', 'open'],
    ['appeal_under_review', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
  ])('that is %s at Stripe is %s', (status, seen) => {
    expect(disputeView(dispute(status)).status).toBe(seen);
  });

  it('that was prevented, or is of a kind unknown here, is judged by where the money is', () => {
    expect(disputeView(dispute('prevented', [-900, 0])).status).toBe('lost');
    expect(disputeView(dispute('prevented')).status).toBe('inquiry_closed');
    expect(disputeView(dispute('new_kind', [-900, 1500])).status).toBe('open');
    expect(disputeView(dispute('new_kind', [-900, 1500], [900, 0])).status).toBe('inquiry');
  });

  it('costs the sum of its fees, those that came back taken off', () => {
    expect(disputeView(dispute('needs_response', [-900, 1500])).fee).toBe(1500);
    expect(disputeView(dispute('won', [-900, 1500], [900, -1500])).fee).toBe(0);
  });
});

describe("a creator's account", () => {
  const account = (change: object): Stripe.Account => ({ id: 'acct_1', ...change }) as Stripe.Account;

  it('takes transfers only when that capability is active', () => {
    const seen = (transfers?: string): boolean =>
      accountView(account({ capabilities: { transfers } })).transfersActive;
    expect([seen('active'), seen('pending'), seen('inactive'), seen()]).toEqual([true, false, false, false]);
  });

  it('lacks what Stripe wants now, and says why it was stopped', () => {
    const requirements = { currently_due: ['external_account'], disabled_reason: 'rejected.fraud' };
    expect(accountView(account({ requirements })).missing).toEqual(['external_account', 'rejected.fraud']);
    expect(accountView(account({ payouts_enabled: true, details_submitted: true }))).toEqual({
      id: 'acct_1',
      transfersActive: false,
      payoutsEnabled: true,
      detailsSubmitted: true,
      missing: [],
      legal: null,
    });
  });

  it('is somebody’s by the legal name, as far as Stripe shows it', () => {
    const address = {
      line1: '5 Elm Street',
      line2: null,
      postal_code: '62701',
      city: 'Springfield',
      state: 'IL',
      country: 'US',
    };
    const legalOf = (shown: object) => accountView(account(shown)).legal;
    expect(legalOf({ individual: { first_name: 'Sophia', last_name: 'Reyes', address } })).toEqual({
      name: 'Sophia Reyes',
      address: ['5 Elm Street', '62701 Springfield IL', 'US'],
    });
    expect(legalOf({ company: { name: 'Reyes Media LLC' } })).toEqual({
      name: 'Reyes Media LLC',
      address: [],
    });
    expect(legalOf({ individual: {} })).toBeNull();
    expect(legalOf({ company: { name: null } })).toBeNull();
  });

  it('holds what it has in our currency', () => {
    const usd = (amount: number): object => ({ amount, currency: 'usd' });
    const balance = { available: [usd(5), { amount: 70, currency: 'eur' }, usd(2)], pending: [usd(3)] };
    expect(balanceView(balance as Stripe.Balance)).toEqual({ available: 7, pending: 3 });
  });
});

describe('a payout', () => {
  const payout = (status: string, change: object = {}): Stripe.Payout =>
    ({
      id: 'po_1',
      amount: 5,
      arrival_date: 10,
      failure_code: null,
      failure_message: null,
      status,
      ...change,
    }) as Stripe.Payout;

  it.each([
    ['pending', 'pending'],
    ['in_transit', 'pending'],
    ['paid', 'paid'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('that is %s at Stripe is %s', (status, seen) => {
    expect(payoutView(payout(status))).toMatchObject({ status: seen, arrivesAt: 10_000 });
  });

  it('says why it failed, as well as Stripe can', () => {
    const both = { failure_code: 'account_closed', failure_message: 'The account is closed' };
    expect(payoutView(payout('failed', both)).failure).toBe('The account is closed');
    expect(payoutView(payout('failed', { failure_code: 'account_closed' })).failure).toBe('account_closed');
    expect(payoutView(payout('canceled')).failure).toBe('canceled');
    expect(payoutView(payout('paid')).failure).toBeNull();
  });
});
