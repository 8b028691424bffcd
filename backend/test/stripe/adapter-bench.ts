import { StripeProvider } from '../../src/modules/escrow/providers/stripe/stripe-provider.js';
import type { OpenedIntent } from '../../src/modules/escrow/providers/payment-provider.js';
import { StandInStripe } from './stand-in-stripe.js';

export const BOOKING = '6f1f4f0e-0a8e-4a53-9a55-0b9d2e8f1a01';
const VISA = '4242 4242 4242 4242';

/** The adapter before a stand-in of its own. */
export class AdapterBench {
  private constructor(
    readonly stripe: StandInStripe,
    readonly provider: StripeProvider,
  ) {}

  /** @param timeout how long the adapter waits for an answer, in milliseconds */
  static async start(timeout = 2_000): Promise<AdapterBench> {
    const stripe = await StandInStripe.start();
    return new AdapterBench(stripe, AdapterBench.provider(stripe.url, timeout));
  }

  static provider(apiBase: string, timeout: number): StripeProvider {
    const keys = { secretKey: 'sk_test_standin', publishableKey: 'pk_test_standin' };
    const settings = { ...keys, webhookSecrets: ['whsec_standin'], apiBase, timeout, live: false };
    return new StripeProvider(settings);
  }

  /** Another adapter before the same stand-in. */
  waiting(timeout: number): AdapterBench {
    return new AdapterBench(this.stripe, AdapterBench.provider(this.stripe.url, timeout));
  }

  open(
    captureMethod: 'manual' | 'automatic' = 'automatic',
    attempt = 1,
    bookingId = BOOKING,
  ): Promise<OpenedIntent> {
    const order = { amount: 15_000, currency: 'usd', captureMethod, bookingId, attempt };
    return this.provider.createIntent(order, `${bookingId}:pay:${attempt}`);
  }

  /** A payment of $150 that the card has given its word for, or its money. */
  async paid(captureMethod: 'manual' | 'automatic' = 'automatic', bookingId = BOOKING): Promise<string> {
    const intent = await this.open(captureMethod, 1, bookingId);
    this.stripe.pay(intent.clientSecret, VISA);
    return intent.id;
  }

  /** A creator's account that takes transfers. */
  async creator(): Promise<string> {
    const creator = { id: 'creator-1', email: 'sophia@creators.test' };
    const { id } = await this.provider.openAccount(creator, 'creator-1:account:1');
    this.stripe.onboard(id);
    return id;
  }

  /** A transfer of $100 out of a payment of $150. */
  async transferred(): Promise<{ intentId: string; accountId: string; transferId: string }> {
    const intentId = await this.paid();
    const accountId = await this.creator();
    const order = { intentId, bookingId: BOOKING, accountId, amount: 10_000 };
    const { id } = await this.provider.transfer(order, `${BOOKING}:transfer:1`);
    return { intentId, accountId, transferId: id };
  }
}
