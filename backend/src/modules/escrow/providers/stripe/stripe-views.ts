import { AUTHORIZATION_LIFE, CURRENCY, type Cents, type ShownCard } from '@reelpact/domain';
import type Stripe from 'stripe';
import type {
  AccountBalance,
  AccountView,
  DisputeView,
  IntentStatus,
  LegalParty,
  PaymentView,
  PayoutView,
  RefundView,
  TransferView,
} from '../payment-provider.js';

const LONGEST_BRAND = 40;
const LONGEST_LINE = 200;
const INTENT_STATUS: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: 'requires_payment_method',
  // A card is named but not used yet: for us still to be paid.
  requires_confirmation: 'requires_payment_method',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'requires_capture',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

function intentStatus(status: string): IntentStatus {
  const known = INTENT_STATUS[status];
  if (known === undefined) throw new Error(`Stripe has a payment status that is unknown here: ${status}`);
  return known;
}

/** The id of what Stripe shows either as an id or, expanded, as the whole. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

function whole<T extends object>(reference: string | T | null | undefined): T | null {
  return typeof reference === 'object' ? reference : null;
}

export function refundView(refund: Stripe.Refund): RefundView {
  const lost = refund.status === 'failed' || refund.status === 'canceled';
  return { id: refund.id, amount: refund.amount, status: lost ? 'failed' : 'sent' };
}

/** What a dispute took from the balance, and has not given back. */
function taken(dispute: Stripe.Dispute): Cents {
  return -dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
}

function disputeStatus(dispute: Stripe.Dispute): DisputeView['status'] {
  switch (dispute.status) {
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'inquiry';
    case 'warning_closed':
      return 'inquiry_closed';
    case 'needs_response':
    case 'under_review':
      return 'open';
    // An appeal against a loss: the money is away, and may still come back.
    case 'appeal_needs_response':
    case 'appeal_under_review':
      return 'open';
    case 'won':
      return 'won';
    case 'lost':
      return 'lost';
    // Settled with the card network before it became a dispute: mostly by giving the cardholder their money.
    case 'prevented':
      return taken(dispute) > 0 ? 'lost' : 'inquiry_closed';
    // One that Stripe invents later is judged by what it did to the money.
    default:
      return taken(dispute) > 0 ? 'open' : 'inquiry';
  }
}

export function disputeView(dispute: Stripe.Dispute): DisputeView {
  const fee = dispute.balance_transactions.reduce((sum, transaction) => sum + transaction.fee, 0);
  return { id: dispute.id, amount: dispute.amount, status: disputeStatus(dispute), fee };
}

/** When the card's authorization ends; Stripe says so on the charge, and without that a card's usual week counts. */
function authorizationEnd(charge: Stripe.Charge | null): number | null {
  if (charge === null) return null;
  const seconds = charge.payment_method_details?.card?.capture_before;
  return seconds === undefined ? charge.created * 1000 + AUTHORIZATION_LIFE : seconds * 1000;
}

/** The card of a charge as its owner knows it. A wallet's card has both as well. */
function cardOf(charge: Stripe.Charge | null): ShownCard | null {
  const { brand, last4 } = charge?.payment_method_details?.card ?? {};
  return brand && last4 && /^\d{4}$/.test(last4) ? { brand: brand.slice(0, LONGEST_BRAND), last4 } : null;
}

/** Of the card that was charged, or that was declined last. */
const fingerprintOf = (intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): string | null =>
  charge?.payment_method_details?.card?.fingerprint ??
  intent.last_payment_error?.payment_method?.card?.fingerprint ??
  null;

/** @param intent with `latest_charge.balance_transaction` expanded */
export function paymentView(
  intent: Stripe.PaymentIntent,
  refunds: Stripe.Refund[],
  disputes: Stripe.Dispute[],
): PaymentView {
  const status = intentStatus(intent.status);
  const charge = whole(intent.latest_charge);
  const settlement = whole(charge?.balance_transaction);
  return {
    id: intent.id,
    status,
    amount: intent.amount,
    received: intent.amount_received,
    currency: intent.currency,
    authorizationExpiresAt: status === 'requires_capture' ? authorizationEnd(charge) : null,
    fee: settlement?.currency === intent.currency ? settlement.fee : null,
    card: cardOf(charge),
    refunds: refunds.map(refundView),
    disputes: disputes.map(disputeView),
    fingerprint: fingerprintOf(intent, charge),
  };
}

export function transferView(transfer: Stripe.Transfer): TransferView {
  return { id: transfer.id, amount: transfer.amount, reversed: transfer.amount_reversed };
}

/** Stripe shows these until a creator is sent to its own pages, and then only for accounts whose details the platform collects. */
function legalParty({ company, individual }: Stripe.Account): LegalParty | null {
  const person = [individual?.first_name, individual?.last_name].filter(Boolean).join(' ');
  const name = company?.name ?? person;
  if (name === '') return null;
  const {
    line1,
    line2,
    postal_code: code,
    city,
    state,
    country,
  } = company?.address ?? individual?.address ?? {};
  const lines = [line1, line2, [code, city, state].filter(Boolean).join(' '), country];
  return {
    name: name.slice(0, LONGEST_LINE),
    address: lines.flatMap((line) => (line ? [line.slice(0, LONGEST_LINE)] : [])),
  };
}

export function accountView(account: Stripe.Account): AccountView {
  const { currently_due: due, disabled_reason: reason } = account.requirements ?? {};
  return {
    id: account.id,
    transfersActive: account.capabilities?.transfers === 'active',
    payoutsEnabled: account.payouts_enabled ?? false,
    detailsSubmitted: account.details_submitted ?? false,
    missing: [...(due ?? []), ...(reason ? [reason] : [])],
    legal: legalParty(account),
  };
}

/** Other currencies than ours are no part of what was earned here. */
export function balanceView(balance: Stripe.Balance): AccountBalance {
  const sum = (parts: readonly { amount: number; currency: string }[]): Cents =>
    parts.reduce((total, { amount, currency }) => total + (currency === CURRENCY ? amount : 0), 0);
  return { available: sum(balance.available), pending: sum(balance.pending) };
}

export function payoutView(payout: Stripe.Payout): PayoutView {
  const lost = payout.status === 'failed' || payout.status === 'canceled';
  return {
    id: payout.id,
    amount: payout.amount,
    status: lost ? 'failed' : payout.status === 'paid' ? 'paid' : 'pending',
    arrivesAt: payout.arrival_date * 1000,
    failure: lost ? (payout.failure_message ?? payout.failure_code ?? payout.status) : null,
  };
}
