import type { Cents } from '@reelpact/domain';

export const INTENT_STATUSES = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const;
export type IntentStatus = (typeof INTENT_STATUSES)[number];

/** A payment as the provider knows it now. */
export interface IntentView {
  id: string;
  status: IntentStatus;
  amount: Cents;
  currency: string;
  /** When an authorization lapses, milliseconds since 1970; null when nothing is authorized. */
  authorizationExpiresAt: number | null;
}

export interface IntentOrder {
  amount: Cents;
  currency: string;
  captureMethod: 'manual' | 'automatic';
  bookingId: string;
  attempt: number;
}

/** What a webhook says happened; its object is always fetched anew and never believed from the payload. */
export interface ProviderNotice {
  id: string;
  type: string;
  intentId: string;
}

/**
 * The provider said no, for good: the same call will not succeed later. Anything else that is thrown means
 * that nobody knows what happened, and the call is repeated with the same key.
 */
export class ProviderRefused extends Error {}

/**
 * Takes, holds and moves money. Every call that changes something carries an idempotency key
 * (`booking:step:attempt`); a repeat with the same key does nothing more and answers the same.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  createIntent(order: IntentOrder, key: string): Promise<{ id: string; clientSecret: string }>;
  findIntent(id: string): Promise<IntentView>;
  /** @throws ProviderRefused when it can't be captured any more */
  capture(id: string, key: string): Promise<IntentView>;
  /** @throws ProviderRefused when it was captured already */
  cancel(id: string, key: string): Promise<IntentView>;
  refund(intentId: string, amount: Cents, key: string): Promise<void>;
  /** Sends a creator's share from what the intent brought in. */
  transfer(order: { intentId: string; creatorId: string; amount: Cents }, key: string): Promise<void>;
  /** @throws Problem when the signature is wrong; null for a notice that is not about an intent */
  readWebhook(rawBody: Buffer, signature: string | undefined): ProviderNotice | null;
}

/** Token under which the provider is injected. */
export const PAYMENT_PROVIDER = Symbol('PaymentProvider');
