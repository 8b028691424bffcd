import Stripe from 'stripe';
import type { StripeSettings } from '../../../../platform/config/stripe-settings.js';
import { boundedFetch } from '../../../../platform/outgoing/bounded-fetch.js';
import {
  type AccountBalance,
  type AccountView,
  type IntentOrder,
  type OpenedIntent,
  type PaymentProvider,
  type PaymentView,
  type PayoutView,
  type ProviderNotice,
  ProviderRefused,
  type RefundOrder,
  type ReversalOrder,
  type PaidFor,
  type TransferOrder,
  type TransferView,
  subjectId,
} from '../payment-provider.js';
import { StripeAccounts } from './stripe-accounts.js';
import { asked, asThrown, isWorthALook, made } from './stripe-errors.js';
import { idOf, paymentView, transferView } from './stripe-views.js';
import { readStripeWebhook } from './stripe-webhook.js';

const PAGE = 100;

type Made = { id: string };
interface Ordered {
  id: string;
  metadata: Stripe.Metadata | null;
}

/** The first that was made under this key. */
async function ofKey(list: AsyncIterable<Ordered>, key: string): Promise<Made | null> {
  for await (const item of list) {
    if (item.metadata?.['order'] === key) return { id: item.id };
  }
  return null;
}

/** Every page of a list. */
async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of list) items.push(item);
  return items;
}

/** What everything that is made for a booking or a tip names. */
const namesOf = (order: PaidFor): Record<string, string> =>
  'tipId' in order ? { tipId: order.tipId } : { bookingId: order.bookingId };

/** Stripe asks by itself where a bank demands it; this asks whenever the card can do it. */
const ASKS_CARDHOLDER = { payment_method_options: { card: { request_three_d_secure: 'any' } } } as const;

/** Payments through Stripe: separate charges and transfers, one transfer group for each booking or tip. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly publishableKey: string;
  readonly needsOnboarding = true;
  private readonly stripe: Stripe;
  private readonly accounts: StripeAccounts;

  constructor(private readonly settings: StripeSettings) {
    const base = settings.apiBase === null ? null : new URL(settings.apiBase);
    this.publishableKey = settings.publishableKey;
    this.stripe = new Stripe(settings.secretKey, {
      // Our jobs repeat what is unclear, with its key, and know when to stop; only a connection that was closed is
      // tried once more by the library itself, with the same key.
      maxNetworkRetries: 0,
      timeout: settings.timeout,
      // The library's own client never settles on a 101, and waits as long as a byte comes now and then.
      httpClient: Stripe.createFetchHttpClient(boundedFetch),
      telemetry: false,
      appInfo: { name: 'Reelpact' },
      ...(base && {
        host: base.hostname,
        port: base.port || (base.protocol === 'https:' ? 443 : 80),
        protocol: base.protocol === 'https:' ? 'https' : 'http',
      }),
    });
    this.accounts = new StripeAccounts(this.stripe);
  }

  createIntent(order: IntentOrder, key: string): Promise<OpenedIntent> {
    const create = async (): Promise<OpenedIntent> => {
      const intent = await this.stripe.paymentIntents.create(
        {
          amount: order.amount,
          currency: order.currency,
          // Since 2026-09-30 Stripe refuses `payment_method_types`; this one it narrows to what the account has on.
          allowed_payment_method_types: ['card'],
          capture_method: order.captureMethod,
          transfer_group: subjectId(order),
          ...(order.asksCardholder && ASKS_CARDHOLDER),
          metadata: {
            ...namesOf(order),
            ...('attempt' in order && { attempt: String(order.attempt) }),
            order: key,
          },
        },
        { idempotencyKey: key },
      );
      return opened(intent);
    };
    return made(create, () => this.findIntent(key));
  }

  /** Stripe's search knows a new payment only after about a minute: it is for keys that are long past. */
  async findIntent(key: string): Promise<OpenedIntent | null> {
    const quoted = key.replace(/[\\']/g, (character) => `\\${character}`);
    const query = `metadata['order']:'${quoted}'`;
    for await (const intent of this.stripe.paymentIntents.search({ query, limit: PAGE })) {
      // Its search pays no regard to case.
      if (intent.metadata['order'] === key) return opened(intent);
    }
    return null;
  }

  async payment(intentId: string): Promise<PaymentView> {
    const intent = await asked(
      this.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.balance_transaction'] }),
    );
    if (intent.amount_received === 0) return paymentView(intent, [], []);
    const ofIntent = { payment_intent: intentId, limit: PAGE };
    const refunds = await all(this.stripe.refunds.list(ofIntent));
    const disputes = await all(this.stripe.disputes.list(ofIntent));
    return paymentView(intent, refunds, disputes);
  }

  async *payments(since: number): AsyncIterable<{ id: string; bookingId: string | null; received: number }> {
    const created = { gte: Math.floor(since / 1000) };
    for await (const intent of this.stripe.paymentIntents.list({ created, limit: PAGE })) {
      yield {
        id: intent.id,
        bookingId: intent.metadata['bookingId'] ?? null,
        received: intent.amount_received,
      };
    }
  }

  capture(intentId: string, key: string): Promise<void> {
    const call = this.stripe.paymentIntents.capture(intentId, {}, { idempotencyKey: key });
    return this.reached(call, intentId, 'succeeded');
  }

  cancel(intentId: string, key: string): Promise<void> {
    const call = this.stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey: key });
    return this.reached(call, intentId, 'canceled');
  }

  refund(order: RefundOrder, key: string): Promise<Made> {
    const metadata = { ...namesOf(order), order: key };
    const params = { payment_intent: order.intentId, amount: order.amount, metadata };
    return made<Made>(
      () => this.stripe.refunds.create(params, { idempotencyKey: key }).then(idAlone),
      () => this.findRefund(order, key),
    );
  }

  findRefund(order: RefundOrder, key: string): Promise<Made | null> {
    return ofKey(this.stripe.refunds.list({ payment_intent: order.intentId, limit: PAGE }), key);
  }

  async transfer(order: TransferOrder, key: string): Promise<Made> {
    const intent = await asked(this.stripe.paymentIntents.retrieve(order.intentId));
    const charge = idOf(intent.latest_charge);
    if (charge === null)
      throw new ProviderRefused(`payment ${order.intentId} has no charge to transfer from`);
    const params = {
      amount: order.amount,
      currency: intent.currency,
      destination: order.accountId,
      source_transaction: charge,
      transfer_group: subjectId(order),
      metadata: { ...namesOf(order), order: key },
    };
    return made<Made>(
      () => this.stripe.transfers.create(params, { idempotencyKey: key }).then(idAlone),
      () => this.findTransfer(order, key),
    );
  }

  findTransfer(order: TransferOrder, key: string): Promise<Made | null> {
    return ofKey(this.transfersOf(subjectId(order)), key);
  }

  async askCardholder(intentId: string, key: string): Promise<void> {
    await asked(this.stripe.paymentIntents.update(intentId, ASKS_CARDHOLDER, { idempotencyKey: key }));
  }

  async transfers(subject: string): Promise<TransferView[]> {
    const found = await all(this.transfersOf(subject));
    return found.map(transferView);
  }

  reverseTransfer(order: ReversalOrder, key: string): Promise<Made> {
    const params = { amount: order.amount, metadata: { ...namesOf(order), order: key } };
    return made<Made>(
      () =>
        this.stripe.transfers.createReversal(order.transferId, params, { idempotencyKey: key }).then(idAlone),
      () => this.findReversal(order, key),
    );
  }

  findReversal(order: ReversalOrder, key: string): Promise<Made | null> {
    return ofKey(this.stripe.transfers.listReversals(order.transferId, { limit: PAGE }), key);
  }

  openAccount(creator: { id: string; email: string }, key: string): Promise<Made> {
    return this.accounts.open(creator, key);
  }

  onboardingLink(accountId: string, urls: { back: string; again: string }): Promise<string> {
    return this.accounts.onboardingLink(accountId, urls);
  }

  account(accountId: string): Promise<AccountView> {
    return this.accounts.view(accountId);
  }

  accountBalance(accountId: string): Promise<AccountBalance> {
    return this.accounts.balance(accountId);
  }

  payouts(accountId: string): Promise<PayoutView[]> {
    return this.accounts.payouts(accountId);
  }

  platformProblems(): Promise<string[]> {
    return this.accounts.platformProblems(this.settings.live);
  }

  readWebhook(rawBody: Buffer, signature: string | undefined): ProviderNotice {
    return readStripeWebhook(this.settings, rawBody, signature);
  }

  private transfersOf(subject: string): AsyncIterable<Stripe.Transfer> {
    return this.stripe.transfers.list({ transfer_group: subject, limit: PAGE });
  }

  /** A step that is refused because it was taken before is as good as taken. */
  private async reached(call: Promise<unknown>, intentId: string, status: string): Promise<void> {
    try {
      await call;
    } catch (error) {
      if (isWorthALook(error)) {
        const intent = await asked(this.stripe.paymentIntents.retrieve(intentId));
        if (intent.status === status) return;
      }
      throw asThrown(error);
    }
  }
}

function idAlone({ id }: Made): Made {
  return { id };
}

function opened(intent: Stripe.PaymentIntent): OpenedIntent {
  if (intent.client_secret === null) throw new Error(`Stripe shows no client secret of payment ${intent.id}`);
  return { id: intent.id, clientSecret: intent.client_secret };
}
