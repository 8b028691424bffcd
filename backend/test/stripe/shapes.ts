import { randomBytes } from 'node:crypto';

/** The objects of Stripe's API, as far as an integration like ours can see them. */
export type Metadata = Record<string, string>;

export const CURRENCY = 'usd';
export const now = (): number => Math.floor(Date.now() / 1000);
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const WEEK = 7 * 24 * 3600;

export function newIntent(order: {
  amount: number;
  currency: string;
  captureMethod: string;
  transferGroup: string | null;
  asksCardholder: boolean;
  metadata: Metadata;
  livemode: boolean;
}) {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent' as const,
    allowed_payment_method_types: ['card'],
    amount: order.amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null as number | null,
    cancellation_reason: null as string | null,
    capture_method: order.captureMethod,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: now(),
    currency: order.currency,
    customer: null,
    description: null,
    last_payment_error: null as unknown,
    latest_charge: null as string | null,
    livemode: order.livemode,
    metadata: order.metadata,
    next_action: null as unknown,
    payment_method: null as string | null,
    payment_method_options: { card: { request_three_d_secure: order.asksCardholder ? 'any' : 'automatic' } },
    payment_method_types: ['card'],
    processing: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: order.transferGroup,
  };
}
export type Intent = ReturnType<typeof newIntent>;

export function newCharge(intent: Intent, cardNumber: string, paid: boolean) {
  const manual = intent.capture_method === 'manual';
  return {
    id: newId('ch'),
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null as string | null,
    captured: false,
    created: now(),
    currency: intent.currency,
    disputed: false,
    failure_code: null as string | null,
    failure_message: null as string | null,
    livemode: intent.livemode,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: {
      type: 'card',
      card: {
        brand: 'visa',
        last4: cardNumber.slice(-4),
        fingerprint: `fp_${cardNumber}`,
        ...(manual && paid && { capture_before: now() + WEEK }),
      },
    },
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
    transfer_group: intent.transfer_group,
  };
}
export type Charge = ReturnType<typeof newCharge>;

export function newTransaction(type: string, source: string, amount: number, fee: number) {
  return {
    id: newId('txn'),
    object: 'balance_transaction' as const,
    amount,
    available_on: now(),
    created: now(),
    currency: CURRENCY,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, currency: CURRENCY, description: 'Stripe fee', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: type,
    source,
    status: 'available',
    type,
  };
}
export type Transaction = ReturnType<typeof newTransaction>;

export function newRefund(charge: Charge, amount: number, metadata: Metadata, transaction: string) {
  return {
    id: newId('re'),
    object: 'refund' as const,
    amount,
    balance_transaction: transaction,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    failure_balance_transaction: undefined as string | undefined,
    failure_reason: undefined as string | undefined,
    metadata,
    payment_intent: charge.payment_intent,
    reason: null,
    receipt_number: null,
    status: 'succeeded',
  };
}
export type Refund = ReturnType<typeof newRefund>;

export function newDispute(charge: Charge, amount: number, inquiry: boolean) {
  return {
    id: newId('du'),
    object: 'dispute' as const,
    amount,
    balance_transactions: [] as Transaction[],
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    is_charge_refundable: inquiry,
    livemode: charge.livemode,
    metadata: {} as Metadata,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  };
}
export type Dispute = ReturnType<typeof newDispute>;

export function newTransfer(order: {
  amount: number;
  destination: string;
  source: string | null;
  group: string | null;
  metadata: Metadata;
  livemode: boolean;
}) {
  return {
    id: newId('tr'),
    object: 'transfer' as const,
    amount: order.amount,
    amount_reversed: 0,
    balance_transaction: null as string | null,
    created: now(),
    currency: CURRENCY,
    description: null,
    destination: order.destination,
    destination_payment: newId('py'),
    livemode: order.livemode,
    metadata: order.metadata,
    reversed: false,
    source_transaction: order.source,
    source_type: 'card',
    transfer_group: order.group,
  };
}
export type Transfer = ReturnType<typeof newTransfer>;

export function newReversal(transfer: Transfer, amount: number, metadata: Metadata) {
  return {
    id: newId('trr'),
    object: 'transfer_reversal' as const,
    amount,
    balance_transaction: null as string | null,
    created: now(),
    currency: transfer.currency,
    metadata,
    transfer: transfer.id,
  };
}
export type Reversal = ReturnType<typeof newReversal>;

export function newAccount(email: string | null, controller: unknown, metadata: Metadata) {
  return {
    id: `acct_${randomBytes(8).toString('hex')}`,
    object: 'account' as const,
    capabilities: { transfers: 'inactive' } as Record<string, string>,
    charges_enabled: false,
    controller,
    country: 'US',
    created: now(),
    default_currency: CURRENCY,
    details_submitted: false,
    email,
    metadata,
    payouts_enabled: false,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: ['external_account', 'individual.first_name', 'tos_acceptance.date'],
      disabled_reason: 'requirements.past_due' as string | null,
      errors: [],
      eventually_due: [],
      past_due: [],
      pending_verification: [],
    },
    settings: { payouts: { schedule: { delay_days: 2, interval: 'daily' } } },
    type: 'none',
  };
}
export type Account = ReturnType<typeof newAccount>;

export function newPayout(amount: number, livemode: boolean, status: 'in_transit' | 'paid') {
  return {
    id: newId('po'),
    object: 'payout' as const,
    amount,
    arrival_date: now() + 2 * 24 * 3600,
    automatic: true,
    created: now(),
    currency: CURRENCY,
    destination: newId('ba'),
    failure_code: null as string | null,
    failure_message: null as string | null,
    livemode,
    metadata: {} as Metadata,
    method: 'standard',
    status: status as string,
    type: 'bank_account',
  };
}
export type Payout = ReturnType<typeof newPayout>;
