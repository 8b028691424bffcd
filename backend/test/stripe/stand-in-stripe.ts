import { booksOf, emptyBooks, type GroupBooks } from './books.js';
import { closeDispute, escalate, failRefund, openDispute } from './disputes.js';
import type { Call, Faults } from './faults.js';
import { authenticate, cancel, confirm } from './payments.js';
import { StripeServer } from './server.js';
import type { Account, Intent, Payout } from './shapes.js';
import { StripeProblem } from './stripe-problem.js';
import { balanceOf, failPayout, landPayout, payOut } from './transfers.js';
import { type Delivery, type DeliveryMode, type StandInEvent, Webhooks } from './webhooks.js';
import { World } from './world.js';

export interface StandInOptions {
  /** Where the product takes webhooks; can be set later, and again after it moved. */
  webhookUrl?: string | null;
  webhookSecret?: string;
  /** Signs the events of creators' accounts; the same as the other unless given. */
  connectWebhookSecret?: string;
  /** Of the order in which `swapped` brings events. */
  seed?: number;
}

/** What came of using a card. */
export interface Payment {
  status: string;
  /** What the page says when the card was declined. */
  decline: string | null;
}

/** The platform's own account. */
class Platform {
  constructor(
    private readonly world: World,
    private readonly server: StripeServer,
  ) {}

  /** When its balance is paid out: `manual`, `daily`, `weekly` or `monthly`. */
  get schedule(): string {
    return this.world.platform.settings.payouts.schedule.interval;
  }
  set schedule(interval: string) {
    this.world.platform.settings.payouts.schedule.interval = interval;
  }
  set chargesEnabled(enabled: boolean) {
    this.world.platform.charges_enabled = enabled;
  }
  /** Whether it works in live mode, whatever the keys say. */
  set livemode(live: boolean) {
    this.world.conditions.livemode = live;
  }
  /** Whether Stripe knows the product's keys. */
  set acceptsKeys(known: boolean) {
    this.server.acceptsKeys = known;
  }
  /** In cents. */
  get balance(): number {
    return this.world.balance;
  }
}

/**
 * Stripe, as far as the product uses it: an HTTP server with its rules, its memory for idempotency keys and its
 * webhooks, to which a test can do what people, banks and networks do. It outlives the product it serves.
 */
export class StandInStripe {
  readonly world: World;
  readonly webhooks: Webhooks;
  /** The platform's own account. */
  readonly platform: Platform;
  private readonly server: StripeServer;

  private constructor(options: StandInOptions) {
    const secret = options.webhookSecret ?? 'whsec_standin';
    this.webhooks = new Webhooks({
      url: options.webhookUrl ?? null,
      secret,
      connectSecret: options.connectWebhookSecret ?? secret,
      seed: options.seed ?? 1,
    });
    const conditions = { livemode: false };
    this.world = new World((type, object, account) => {
      const about = { livemode: conditions.livemode, key: this.server.keyAtWork };
      this.webhooks.emit(type, object, account === undefined ? about : { ...about, account });
    }, conditions);
    this.server = new StripeServer(this.world, (accountId) => this.onboard(accountId));
    this.platform = new Platform(this.world, this.server);
  }

  static async start(options: StandInOptions = {}): Promise<StandInStripe> {
    const stripe = new StandInStripe(options);
    await stripe.server.listen();
    return stripe;
  }

  async stop(): Promise<void> {
    this.webhooks.stop();
    await this.server.close();
  }

  /** What STRIPE_API_BASE must be. */
  get url(): string {
    return this.server.around.url;
  }
  /** The settings that turn the product towards this stand-in. */
  get settings(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: 'sk_test_standin',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
      STRIPE_WEBHOOK_SECRET: [...new Set([this.webhooks.secret, this.webhooks.connectSecret])].join(),
      STRIPE_API_BASE: this.url,
    };
  }
  get faults(): Faults {
    return this.server.faults;
  }
  /** Every call, in the order in which they came. */
  get calls(): readonly Call[] {
    return this.server.calls;
  }
  /** What the product did that no integration may: to be empty at a test's end. */
  get complaints(): readonly string[] {
    return this.server.complaints;
  }
  /** Every event, delivered or not. */
  get events(): readonly StandInEvent[] {
    return this.webhooks.events;
  }
  get deliveries(): readonly Delivery[] {
    return this.webhooks.deliveries;
  }
  get delivery(): DeliveryMode {
    return this.webhooks.mode;
  }
  set delivery(mode: DeliveryMode) {
    this.webhooks.mode = mode;
  }
  set webhookUrl(url: string | null) {
    this.webhooks.url = url;
  }
  /** Settings by which it differs from an ordinary day at Stripe. */
  get habits(): { pageLimit: number; searchLag: number } {
    return this.server.around;
  }
  /** How long each answer takes, in milliseconds. */
  set latency(milliseconds: number) {
    this.server.latency = milliseconds;
  }

  /** Resolves when no event is on its way to the product. */
  settled(): Promise<void> {
    return this.webhooks.settled();
  }
  /** Brings these events now, once and in this order; the answers' statuses. */
  deliver(...eventIds: string[]): Promise<(number | string)[]> {
    return this.webhooks.deliver(...eventIds);
  }
  /** A day passes: idempotency keys are forgotten. */
  forgetKeys(): void {
    this.server.keys.forget();
  }

  intent(intentId: string): Intent {
    return this.world.intent(intentId);
  }
  /** The payments of a booking, oldest first. */
  intentsOf(transferGroup: string): Intent[] {
    return [...this.world.intents.values()].filter((intent) => intent.transfer_group === transferGroup);
  }
  account(accountId: string): Account {
    return this.world.account(accountId);
  }
  balance(accountId: string): number {
    return balanceOf(this.world, accountId);
  }
  books(): Record<string, GroupBooks> {
    return booksOf(this.world);
  }
  /** One booking's books; all zero when nothing was paid for it. */
  booksOf(transferGroup: string): GroupBooks {
    return this.books()[transferGroup] ?? emptyBooks();
  }

  /**
   * Somebody uses a card on the payment page.
   * @param card one of Stripe's test numbers or payment methods (`pm_card_visa`)
   */
  pay(clientSecret: string, card: string): Payment {
    const intent = [...this.world.intents.values()].find((one) => one.client_secret === clientSecret);
    if (!intent) throw new Error('no payment has this client secret');
    try {
      return { status: confirm(this.world, intent, card).status, decline: null };
    } catch (error) {
      if (!(error instanceof StripeProblem) || error.status !== 402) throw error;
      return { status: intent.status, decline: error.message };
    }
  }
  /** The cardholder answers their bank's question. */
  authenticate(intentId: string, ok: boolean): void {
    authenticate(this.world, this.intent(intentId), ok);
  }
  /** The card's authorization ends; Stripe cancels the payment. */
  lapse(intentId: string): void {
    const intent = this.intent(intentId);
    if (intent.status !== 'requires_capture') throw new Error(`payment ${intentId} is ${intent.status}`);
    cancel(this.world, intent, 'automatic');
  }
  /** The cardholder complains to their bank; an inquiry only asks, and moves no money. */
  dispute(intentId: string, options: { amount?: number; inquiry?: boolean } = {}): { id: string } {
    return { id: openDispute(this.world, this.intent(intentId), options).id };
  }
  /** An inquiry becomes a dispute. */
  escalateDispute(disputeId: string): void {
    escalate(this.world, disputeId);
  }
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): void {
    closeDispute(this.world, disputeId, outcome);
  }
  /** The card's bank does not take the refund. */
  failRefund(refundId: string): void {
    failRefund(this.world, refundId);
  }

  /** The creator has told Stripe everything. */
  onboard(accountId: string): void {
    const account = this.account(accountId);
    account.capabilities['transfers'] = 'active';
    account.details_submitted = true;
    account.payouts_enabled = true;
    account.requirements.currently_due = [];
    account.requirements.disabled_reason = null;
    this.world.emit('account.updated', account, accountId);
  }
  /** Stripe wants to know more, and stops the account until then. */
  restrict(accountId: string, reason = 'requirements.past_due'): void {
    const account = this.account(accountId);
    account.capabilities['transfers'] = 'inactive';
    account.payouts_enabled = false;
    account.requirements.currently_due = ['individual.verification.document'];
    account.requirements.disabled_reason = reason;
    this.world.emit('account.updated', account, accountId);
  }
  /** Everything on the account leaves for the bank. */
  payOut(accountId: string, status: 'in_transit' | 'paid' = 'paid'): Payout {
    return payOut(this.world, this.account(accountId), status);
  }
  /** A payout that was under way arrives. */
  landPayout(payoutId: string): void {
    landPayout(this.world, payoutId);
  }
  failPayout(payoutId: string): void {
    failPayout(this.world, payoutId);
  }
  /** The creator's money is gone by other ways than a payout. */
  spendBalance(accountId: string, amount: number): void {
    this.account(accountId);
    this.world.balances.set(accountId, this.balance(accountId) - amount);
  }
}
