import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import { type SignedInUser, requireFactor, requireVerified } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { AccountLog } from '../../identity/index.js';
import { type Payee, PayoutAccounts } from './payout-accounts.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../providers/payment-provider.js';

/** Where the provider sends a creator back to. */
const BACK = '/creator/dashboard?tab=payouts';

/** Sends a creator to the provider's own page, on which they say who they are and where their bank is. */
@Injectable()
export class StartOnboarding {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: PayoutAccounts,
    private readonly log: AccountLog,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /**
   * @returns the page's address; it works once and for minutes
   * @throws Problem FORBIDDEN while the email is not verified, FACTOR_NEEDED without a second factor, or PAYMENT_PROVIDER_UNAVAILABLE
   */
  async run(payee: Payee, owner: Pick<SignedInUser, 'emailVerified' | 'hasFactor'>): Promise<string> {
    // Anyone who sits on somebody else's address must not name a bank for its earnings.
    requireVerified(owner);
    requireFactor(owner);
    const back = `${this.config.publicUrl}${BACK}`;
    try {
      const account = await this.accounts.open(payee);
      const link = await this.provider.onboardingLink(account, { back, again: back });
      await this.log.noteAlone(payee.creator.userId, 'payouts_begun');
      return link;
    } catch {
      throw new Problem(
        'PAYMENT_PROVIDER_UNAVAILABLE',
        'The payment service isn’t responding right now. Please try again in a moment.',
      );
    }
  }
}
