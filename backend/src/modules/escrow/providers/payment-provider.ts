import type { Cents, ShownCard } from '@reelpact/domain';

export const INTENT_STATUSES = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const;
export type IntentStatus = (typeof INTENT_STATUSES)[number];

/** Money on its way back to a card. */
export interface RefundView {
  id: string;
  amount: Cents;
  /** `failed` for every way in which it did not arrive; it may fail days after it was `sent`. */
  status: 'sent' | 'failed';
}

/** A cardholder's complaint at the card network. */
export interface DisputeView {
  id: string;
  amount: Cents;
  /** `inquiry` and `inquiry_closed` move no money; from `open` on it was taken from the platform's balance. */
  status: 'inquiry' | 'inquiry_closed' | 'open' | 'won' | 'lost';
  /** What the provider charges for it, as far as it has. */
  fee: Cents;
}

/** A payment as the provider knows it now, with all that has come of it. */
export interface PaymentView {
  id: string;
  status: IntentStatus;
  amount: Cents;
  /** What was taken from the card; 0 while only authorized. */
  received: Cents;
  currency: string;
  /** When an authorization lapses, milliseconds since 1970; null when nothing is authorized. */
  authorizationExpiresAt: number | null;
  /** What the provider charges for taking it; null until it says. */
  fee: Cents | null;
  /** The card that was used last; null before there is one, and where the provider doesn't say. */
  card: ShownCard | null;
  refunds: RefundView[];
  disputes: DisputeView[];
  /** What the provider calls the card that was used last, the same for each payment with it; null before one was used. */
  fingerprint: string | null;
}

/** Money on its way to a creator. */
export interface TransferView {
  id: string;
  amount: Cents;
  /** How much of it came back. */
  reversed: Cents;
}

/** What a payment, and all that comes of it, is for. */
export type PaidFor = { bookingId: string } | { tipId: string };
export const subjectId = (paidFor: PaidFor): string =>
  'tipId' in paidFor ? paidFor.tipId : paidFor.bookingId;

export type IntentOrder = {
  amount: Cents;
  currency: string;
  captureMethod: 'manual' | 'automatic';
  /** Whether the bank asks its customer first (3-D Secure), whatever the card. */
  asksCardholder?: boolean;
} & ({ bookingId: string; attempt: number } | { tipId: string });
export interface OpenedIntent {
  id: string;
  /** What the payment page needs to use it; worth nothing elsewhere. */
  clientSecret: string;
}
export type RefundOrder = PaidFor & {
  intentId: string;
  amount: Cents;
};
export type TransferOrder = PaidFor & {
  /** The payment it comes from: the money can't leave before that has arrived. */
  intentId: string;
  /** The creator's account at the provider. */
  accountId: string;
  amount: Cents;
};
export type ReversalOrder = PaidFor & {
  transferId: string;
  amount: Cents;
};

/** A person or company by the name that contracts are made in. */
export interface LegalParty {
  name: string;
  /** The lines of the address; none where none is known. */
  address: string[];
}

/** A creator's account at the provider. */
export interface AccountView {
  id: string;
  /** Whether transfers to it are possible. */
  transfersActive: boolean;
  /** Whether it pays out to the creator's bank. */
  payoutsEnabled: boolean;
  /** Whether the creator has handed in what the provider asked for first. */
  detailsSubmitted: boolean;
  /** What the provider still wants, in its own words; empty when nothing. */
  missing: string[];
  /** Whom the account belongs to, as far as the provider shows it to the platform. */
  legal: LegalParty | null;
}
export interface AccountBalance {
  available: Cents;
  pending: Cents;
}
/** Money on its way from a creator's account to their bank. */
export interface PayoutView {
  id: string;
  amount: Cents;
  status: 'pending' | 'paid' | 'failed';
  /** When it is, or was, expected at the bank; milliseconds since 1970. */
  arrivesAt: number;
  /** Why it failed, in the provider's words. */
  failure: string | null;
}

/** The type of a notice that a card was tried in vain. */
export const FAILED_PAYMENT = 'payment_intent.payment_failed';

/** What a webhook speaks of. Only the ids are taken from it: the object is always fetched again. */
export type NoticeSubject =
  | { kind: 'payment'; id: string }
  | { kind: 'transfer'; id: string }
  | { kind: 'account'; id: string }
  /** Nothing that this product has to do with. */
  | { kind: 'other'; id: string };
export interface ProviderNotice {
  id: string;
  type: string;
  about: NoticeSubject;
}

/**
 * The provider said no, for good: the same call will not succeed later. Anything else that is thrown means
 * that nobody knows what happened, and the call is repeated with the same key and the same parameters.
 */
export class ProviderRefused extends Error {}

/** How long, in milliseconds, a provider remembers an idempotency key; Stripe documents at least 24 hours. */
export const KEY_LIFE = 24 * 3_600_000;

/**
 * Takes, holds and moves money. Every call that changes something carries an idempotency key
 * (`booking:step:attempt`, `tip:step:1`); a repeat with the same key does nothing more and answers the same. The key is also
 * written on what the call made, so that it can be found when the key is too old to be repeated.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  /** What a payment page needs beside the client secret; null when it needs nothing. */
  readonly publishableKey: string | null;
  /** Whether a creator has to tell the provider who they are before they can be paid. */
  readonly needsOnboarding: boolean;

  createIntent(order: IntentOrder, key: string): Promise<OpenedIntent>;
  /** The intent that a call with this key made; null when there is none. */
  findIntent(key: string): Promise<OpenedIntent | null>;
  /** @throws ProviderRefused when there is no such payment */
  payment(intentId: string): Promise<PaymentView>;
  /** Every payment since a moment (milliseconds since 1970), for reconciliation; `bookingId` is null for a stranger's. */
  payments(since: number): AsyncIterable<{ id: string; bookingId: string | null; received: Cents }>;
  /** @throws ProviderRefused when it can't be captured any more */
  capture(intentId: string, key: string): Promise<void>;
  /** @throws ProviderRefused when it was captured already */
  cancel(intentId: string, key: string): Promise<void>;

  /** @throws ProviderRefused when it can't be refunded (any more) */
  refund(order: RefundOrder, key: string): Promise<{ id: string }>;
  findRefund(order: RefundOrder, key: string): Promise<{ id: string } | null>;
  /** @throws ProviderRefused when the account can't take it */
  transfer(order: TransferOrder, key: string): Promise<{ id: string }>;
  findTransfer(order: TransferOrder, key: string): Promise<{ id: string } | null>;
  /** From now on the bank asks its customer first (3-D Secure). @throws ProviderRefused when it is paid or cancelled */
  askCardholder(intentId: string, key: string): Promise<void>;
  /** Every transfer made for a booking or a tip. */
  transfers(subject: string): Promise<TransferView[]>;
  /** @throws ProviderRefused when the creator's account no longer has the money */
  reverseTransfer(order: ReversalOrder, key: string): Promise<{ id: string }>;
  findReversal(order: ReversalOrder, key: string): Promise<{ id: string } | null>;

  openAccount(creator: { id: string; email: string }, key: string): Promise<{ id: string }>;
  /** The provider's own page on which a creator says who they are and where their bank is. */
  onboardingLink(accountId: string, urls: { back: string; again: string }): Promise<string>;
  account(accountId: string): Promise<AccountView>;
  accountBalance(accountId: string): Promise<AccountBalance>;
  /** Newest first, at most a hundred. */
  payouts(accountId: string): Promise<PayoutView[]>;

  /** What about the platform's own account would endanger held money, as sentences for its operator. */
  platformProblems(): Promise<string[]>;
  /** @throws Problem MALFORMED_REQUEST when the signature or the mode (live or test) is wrong */
  readWebhook(rawBody: Buffer, signature: string | undefined): ProviderNotice;
}

/** Token under which the provider is injected. */
export const PAYMENT_PROVIDER = Symbol('PaymentProvider');
