import { Inject, Injectable } from '@nestjs/common';
import { type PayoutHold, payoutHold } from '@reelpact/domain';
import { Database, type Statements, type Transaction } from '../../../platform/database/database.js';
import { PAY_OUT_TASK } from '../ledger/escrow-tasks.js';
import { subjectId } from '../ledger/money-of.js';
import { type AccountView, PAYMENT_PROVIDER, type PaymentProvider } from '../providers/payment-provider.js';
import { Users } from '../../identity/index.js';
import { waitingPayouts } from './reads/waiting-payouts.js';

/** Whose account it is. */
export interface Payee {
  creatorId: string;
  creator: { userId: string; email: string };
}
export interface PayoutAccount {
  accountId: string;
  transfersActive: boolean;
  payoutsEnabled: boolean;
  detailsSubmitted: boolean;
  missing: string[];
}

/** What we know of the creators' accounts at the payment provider. */
@Injectable()
export class PayoutAccounts {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  find(statements: Statements, creatorId: string): Promise<PayoutAccount | null> {
    return statements.row<PayoutAccount>(
      'payout-account',
      `select account_id as "accountId", transfers_active as "transfersActive", payouts_enabled as "payoutsEnabled",
         details_submitted as "detailsSubmitted", missing from payout_accounts where creator_id = $1`,
      [creatorId],
    );
  }

  /** The creator's account, opened when there is none yet. A repeat after a crash opens no second one. */
  async open({ creatorId, creator }: Payee): Promise<string> {
    const known = await this.find(this.database, creatorId);
    if (known) return known.accountId;
    const order = { id: creatorId, email: creator.email };
    const { id } = await this.provider.openAccount(order, `creator:account:${creatorId}`);
    await this.database.rows(
      'keep-payout-account',
      'insert into payout_accounts (creator_id, account_id) values ($1, $2) on conflict do nothing',
      [creatorId, id],
    );
    await this.refresh(id);
    return id;
  }

  /**
   * The account to pay into now; null while there is a reason not to, which `hold` names. Without a verified email there is one: anyone
   * who sits on the account may not be whom the money is for.
   */
  async ready(payee: Payee): Promise<string | null> {
    const { emailVerified, inDoubt } = await this.users.payee(this.database, payee.creator.userId);
    if (!emailVerified || inDoubt) return null;
    if (!this.provider.needsOnboarding) await this.open(payee);
    const known = await this.find(this.database, payee.creatorId);
    if (!known) return null;
    // A notice may have been lost: anyone who could not be paid before is asked about again.
    if (payoutHold({ emailVerified: true, account: known }) !== null) await this.refresh(known.accountId);
    return (await this.hold(payee)) === null ? known.accountId : null;
  }

  /** Why nothing can be sent to this creator now; null when it can. */
  async hold({ creatorId, creator }: Payee): Promise<PayoutHold | null> {
    const account = await this.find(this.database, creatorId);
    const facts = await this.users.payee(this.database, creator.userId);
    const opensByItself = account === null && !this.provider.needsOnboarding;
    const isKnown = facts.emailVerified && !facts.inDoubt;
    return opensByItself && isKnown ? null : payoutHold({ ...facts, account });
  }

  /** Asks the provider how an account stands; when it can be paid now, everything that waited for it is sent. */
  async refresh(accountId: string): Promise<void> {
    const view = await this.provider.account(accountId);
    await this.database.transaction((tx) => this.keep(tx, view));
  }

  private async keep(tx: Transaction, view: AccountView): Promise<void> {
    const row = await tx.row<{ creatorId: string }>(
      'save-payout-account',
      `update payout_accounts set transfers_active = $2, payouts_enabled = $3, details_submitted = $4, missing = $5, legal = $6::jsonb,
         checked_at = now() where account_id = $1 returning creator_id as "creatorId"`,
      [
        ...[view.id, view.transfersActive, view.payoutsEnabled, view.detailsSubmitted, view.missing],
        view.legal && JSON.stringify(view.legal),
      ],
    );
    if (!row || payoutHold({ emailVerified: true, account: view }) !== null) return;
    const waiting = await waitingPayouts(tx, row.creatorId);
    for (const one of waiting) {
      await tx.enqueue(PAY_OUT_TASK, one, { key: `${PAY_OUT_TASK}:${subjectId(one)}` });
    }
  }
}
