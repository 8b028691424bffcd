import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PayoutAccounts } from '../payouts/payout-accounts.js';
import {
  PAYMENT_PROVIDER,
  type PaidFor,
  type PaymentProvider,
  type ProviderNotice,
  subjectId,
} from '../providers/payment-provider.js';
import { ProviderEvents } from '../payments/provider-events.js';
import { ProviderOrders } from '../ledger/provider-orders.js';
import { ReportPayment } from '../payments/report-payment.js';

/** Takes in a webhook whose signature is right: what it speaks of is fetched again and acted upon once. */
@Injectable()
export class ReceiveNotice {
  constructor(
    private readonly database: Database,
    private readonly events: ProviderEvents,
    private readonly orders: ProviderOrders,
    private readonly accounts: PayoutAccounts,
    private readonly payments: ReportPayment,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async run(notice: ProviderNotice): Promise<void> {
    if (await this.events.isSettled(this.database, notice.id)) return;
    switch (notice.about.kind) {
      case 'payment':
        return this.payments.fromNotice(notice);
      case 'account':
        await this.accounts.refresh(notice.about.id);
        return this.keep(notice, null, 'applied');
      case 'transfer':
        return this.transfer(notice);
      case 'other':
        return this.keep(notice, null, 'ignored');
    }
  }

  /** Our own transfers and reversals are no news. One that somebody took back by hand is for an admin to see. */
  private async transfer(notice: ProviderNotice): Promise<void> {
    const order = await this.orders.ofTransfer(this.database, notice.about.id);
    if (!order) return this.keep(notice, null, 'ignored');
    const { of } = order;
    const reversed = (await this.provider.transfers(subjectId(of))).reduce(
      (sum, one) => sum + one.reversed,
      0,
    );
    const ours = (await this.orders.ofSubject(this.database, of))
      .filter(({ kind, status }) => kind === 'reversal' && status !== 'refused')
      .reduce((sum, { amount }) => sum + amount, 0);
    return this.keep(notice, of, reversed > ours ? 'waiting' : 'applied');
  }

  private keep(
    notice: ProviderNotice,
    of: PaidFor | null,
    status: 'applied' | 'waiting' | 'ignored',
  ): Promise<void> {
    return this.database.transaction((tx) => this.events.keep(tx, notice, of, status));
  }
}
