import Stripe from 'stripe';
import type { AccountBalance, AccountView, PayoutView } from '../payment-provider.js';
import { asked, asThrown } from './stripe-errors.js';
import { accountView, balanceView, payoutView } from './stripe-views.js';

/**
 * Creators' accounts at Stripe, which sees to their identity and tax forms and gives each a small dashboard. The
 * platform bears fees and losses, as it must where it alone takes the cards and sends the money on.
 */
export class StripeAccounts {
  constructor(private readonly stripe: Stripe) {}

  async open(creator: { id: string; email: string }, key: string): Promise<{ id: string }> {
    const account = await asked(
      this.stripe.accounts.create(
        {
          email: creator.email,
          controller: {
            stripe_dashboard: { type: 'express' },
            requirement_collection: 'stripe',
            fees: { payer: 'application' },
            losses: { payments: 'application' },
          },
          capabilities: { transfers: { requested: true } },
          metadata: { creatorId: creator.id, order: key },
        },
        { idempotencyKey: key },
      ),
    );
    return { id: account.id };
  }

  /** Each call makes a new link, which can be used once and soon: so there is no key to keep. */
  async onboardingLink(accountId: string, urls: { back: string; again: string }): Promise<string> {
    const link = await asked(
      this.stripe.accountLinks.create({
        account: accountId,
        type: 'account_onboarding',
        return_url: urls.back,
        refresh_url: urls.again,
      }),
    );
    return link.url;
  }

  async view(accountId: string): Promise<AccountView> {
    return accountView(await asked(this.stripe.accounts.retrieve(accountId)));
  }

  async balance(accountId: string): Promise<AccountBalance> {
    return balanceView(await asked(this.stripe.balance.retrieve({}, { stripeAccount: accountId })));
  }

  async payouts(accountId: string): Promise<PayoutView[]> {
    const page = await asked(this.stripe.payouts.list({ limit: 100 }, { stripeAccount: accountId }));
    return page.data.map(payoutView);
  }

  /** @param live what the configured keys claim to be */
  async platformProblems(live: boolean): Promise<string[]> {
    try {
      const account = await this.stripe.accounts.retrieveCurrent();
      const balance = await this.stripe.balance.retrieve();
      return problemsOf(account, balance.livemode === live);
    } catch (error) {
      const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
      if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError) {
        return [
          'Stripe does not accept STRIPE_SECRET_KEY for reading the platform’s own account and balance: check the key and what it may do.',
        ];
      }
      throw asThrown(error);
    }
  }
}

function problemsOf(account: Stripe.Account, modeFits: boolean): string[] {
  const problems: string[] = [];
  const interval = account.settings?.payouts?.schedule.interval;
  if (interval !== 'manual') {
    problems.push(
      `The payout schedule of the platform’s Stripe account is ${interval ?? 'not known'}: it must be manual, or money held for bookings is swept to the bank.`,
    );
  }
  if (!account.charges_enabled) {
    const reason = account.requirements?.disabled_reason;
    problems.push(
      `Stripe does not let the platform’s account take payments${reason ? ` (${reason})` : ''}: complete it in Stripe’s dashboard.`,
    );
  }
  if (!modeFits) {
    problems.push(
      'Stripe answers STRIPE_SECRET_KEY in the other mode than the key’s name says (live or test).',
    );
  }
  return problems;
}
