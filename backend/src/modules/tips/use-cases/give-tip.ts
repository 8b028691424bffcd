import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  CURRENCY,
  type Cents,
  Problem,
  TIP_GUARD,
  beginTip,
  emailKey,
  operationKey,
  usernameKey,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { MoveMoney, PAYMENT_PROVIDER, type PaymentProvider } from '../../escrow/index.js';
import { CardGuard, askCardholder } from '../persistence/card-guard.js';
import { TipStore } from '../persistence/tip-store.js';
import { type TippedCreator, isStillThere, tippedCreator } from '../reads/tip-page.js';

export interface TipWish {
  username: string;
  amount: Cents;
  email: string;
  name: string | null;
  message: string | null;
}

/** Begins a tip: nothing is charged before a card is entered on its page. */
@Injectable()
export class GiveTip {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly guard: CardGuard,
    private readonly store: TipStore,
    private readonly money: MoveMoney,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /**
   * @param network that the request came from
   * @returns the tip's id
   * @throws Problem CREATOR_NOT_FOUND, TIPS_OFF, OWN_TIP, TOO_MANY_REQUESTS or PAYMENT_PROVIDER_UNAVAILABLE
   */
  async run(wish: TipWish, caller: Caller, network: string): Promise<string> {
    const creator = await tippedCreator(this.database, usernameKey(wish.username));
    if (!creator) throw new Problem('CREATOR_NOT_FOUND');
    if (!creator.takesTips) throw new Problem('TIPS_OFF');
    const email = emailKey(wish.email);
    // Before anything is said of the address: whose it is can't be found out by trying.
    await this.limits.takeAll([
      ['tip_by_address', network],
      ['tips_of_day_by_address', network],
      ['tip_by_email', email],
      ['tips_of_day_by_email', email],
    ]);
    if (caller.user?.creatorId === creator.id || email === emailKey(creator.email))
      throw new Problem('OWN_TIP');
    return this.begin(wish, creator);
  }

  private async begin({ amount, email, name, message }: TipWish, creator: TippedCreator): Promise<string> {
    const id = randomUUID();
    const asksCardholder = await this.database.transaction(async (tx) => {
      if (!(await isStillThere(tx, creator.id))) throw new Problem('CREATOR_NOT_FOUND');
      const asks =
        amount > TIP_GUARD.challengeAbove || (await this.guard.isChallenged(tx, creator.id, tx.now));
      await this.store.add(tx, {
        ...{ id, creatorId: creator.id, email, name, message },
        asksCardholder: asks,
        state: beginTip({ amount, feeBps: this.config.tipFeeBps, at: tx.now }),
      });
      return asks;
    });
    const order = {
      amount,
      currency: CURRENCY,
      captureMethod: 'automatic',
      asksCardholder,
      tipId: id,
    } as const;
    // Whatever fails, nothing was charged; a tip without a payment is given up by the clock.
    const intent = await this.provider.createIntent(order, operationKey(id, 'create', 1)).catch(() => {
      throw new Problem('PAYMENT_PROVIDER_UNAVAILABLE');
    });
    await this.database.transaction(async (tx) => {
      const { waits, asks } = await this.store.keepIntent(tx, id, intent);
      if (!waits) await this.money.cancelPayment(tx, { tipId: id });
      // Too many payments have failed on this page while the provider was asked.
      else if (asks && !asksCardholder) await askCardholder(tx, id);
    });
    return id;
  }
}
