import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MONEY_ALERTS, TellAdmins } from '../../notifications/index.js';
import {
  PAY_OUT_TASK,
  REFUND_TASK,
  REVERSE_TASK,
  type RefundTask,
  type ReverseTask,
} from '../ledger/escrow-tasks.js';
import { type MoneyOf, isOfTip, isSamePayment, moneyOf, paymentKey, subjectId } from '../ledger/money-of.js';
import { MoneySubjects, type SubjectFacts } from '../ledger/money-subjects.js';
import { PayoutAccounts } from './payout-accounts.js';
import { PAYMENT_PROVIDER, type PaymentProvider, ProviderRefused } from '../providers/payment-provider.js';
import {
  type PlacedOrder,
  type ProviderOrder,
  ProviderOrders,
  isForgotten,
} from '../ledger/provider-orders.js';

/** How long, in milliseconds, until it is looked again whether a creator can be paid. */
const ASK_AGAIN = 3_600_000;

interface Calls {
  tell: () => Promise<{ id: string }>;
  find: () => Promise<{ id: string } | null>;
}

/** What an admin is told leads to the booking, where there is one. */
const aboutOf = (of: MoneyOf): { bookingId?: string } => (isOfTip(of) ? {} : { bookingId: of.bookingId });

/**
 * Moves money out of the platform's balance and back into it. Each move is first placed as an order, under the lock of its
 * booking or tip and with its amount; then the provider is told, with a key that makes a repeat harmless; then the
 * ledger says so. A crash between any two of these is mended by running the job again.
 */
@Injectable()
export class OrderJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly subjects: MoneySubjects,
    private readonly orders: ProviderOrders,
    private readonly accounts: PayoutAccounts,
    private readonly admins: TellAdmins,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<RefundTask>(REFUND_TASK, (task) => this.refund(moneyOf(task), task.step));
    this.jobs.handle<MoneyOf>(PAY_OUT_TASK, (task) => this.payOut(moneyOf(task)));
    this.jobs.handle<ReverseTask>(REVERSE_TASK, (task) => this.reverse(moneyOf(task), task.step));
  }

  /** Sends back what is owed to the payer for one payment. */
  private async refund(of: MoneyOf, step: string): Promise<void> {
    const intentId = await this.subjects.of(of).intentOf(this.database, of);
    const key = paymentKey(of, step);
    if (intentId === null) throw new Error(`there is no payment attempt to refund: ${key}`);
    const order = await this.place(of, key, async (tx, { isUnderReview }) => {
      // What the card network has taken must not leave a second time; when it gives it back, this is asked again.
      if (isUnderReview) return null;
      const amount = await this.orders.outstanding(tx, 'refund', of);
      return amount === 0 ? null : { key, kind: 'refund', of, amount, sourceId: intentId };
    });
    if (order) await this.carryOut(order);
  }

  /** Sends the creator's share on; while a card network reviews the payment, nothing leaves. */
  private async payOut(of: MoneyOf): Promise<void> {
    const subject = this.subjects.of(of);
    const facts = await subject.find(this.database, of);
    if (!facts?.isTransferable) return;
    const accountId = await this.accounts.ready(facts);
    if (accountId === null) {
      const key = `${PAY_OUT_TASK}:${subjectId(of)}`;
      const later = { key, runAt: new Date(Date.now() + ASK_AGAIN) };
      await this.database.transaction((tx) => tx.enqueue(PAY_OUT_TASK, of, later));
      return;
    }
    const intentId = await subject.intentOf(this.database, of);
    if (intentId === null) return;
    const refused = (await this.orders.ofSubject(this.database, of)).filter(
      ({ kind, status }) => kind === 'transfer' && status === 'refused',
    ).length;
    // What was refused once is a new order when it is tried again: the provider would repeat its refusal.
    const key = paymentKey(of, refused === 0 ? 'transfer' : `transfer-${refused + 1}`);
    const order = await this.place(of, key, async (tx, { isTransferable }) => {
      const amount = await this.orders.outstanding(tx, 'transfer', of);
      if (amount === 0 || !isTransferable) return null;
      if ((await subject.payoutPlaced?.(tx, of)) === false) return null;
      return { key, kind: 'transfer', of, amount, sourceId: intentId, accountId };
    });
    if (order) await this.carryOut(order);
  }

  /** Takes back from the creator's account what became a loss after it was transferred, as far as it is still there. */
  private async reverse(of: MoneyOf, step: string): Promise<void> {
    const key = paymentKey(of, step);
    const known = await this.orders.find(this.database, key, of);
    if (known) {
      if (known.status === 'placed') await this.carryOut(known);
      return;
    }
    if (await this.transferIsUnderWay(of)) {
      const later = { key: `${REVERSE_TASK}:${key}`, runAt: new Date(Date.now() + ASK_AGAIN) };
      await this.database.transaction((tx) => tx.enqueue(REVERSE_TASK, { ...of, step }, later));
      return;
    }
    const transfer = (await this.transfersOf(of)).find(({ status }) => status === 'done');
    if (!transfer?.providerId || !transfer.accountId) return;
    const sourceId = transfer.providerId;
    const { available, pending } = await this.provider.accountBalance(transfer.accountId);
    const order = await this.place(of, key, async (tx) => {
      const before = (await this.orders.ofSubject(tx, of))
        .filter(
          ({ kind, status, sourceId: source }) =>
            kind === 'reversal' && source === sourceId && status !== 'refused',
        )
        .reduce((sum, { amount }) => sum + amount, 0);
      const lost = await this.orders.outstanding(tx, 'reversal', of);
      const amount = Math.min(lost, transfer.amount - before, available + pending);
      return amount <= 0 ? null : { key, kind: 'reversal', of, amount, sourceId };
    });
    if (order) await this.carryOut(order);
  }

  private async transfersOf(of: MoneyOf): Promise<ProviderOrder[]> {
    const orders = await this.orders.ofSubject(this.database, of);
    return orders.filter((order) => order.kind === 'transfer' && isSamePayment(order.of, of));
  }

  /** A transfer may have been told the provider or not. Where it must not happen any more, that is found out here. */
  private async transferIsUnderWay(of: MoneyOf): Promise<boolean> {
    const open = (await this.transfersOf(of)).filter(({ status }) => status === 'placed');
    const subject = this.subjects.of(of);
    const facts = await subject.find(this.database, of);
    if (!facts || open.length === 0) return false;
    if (facts.isTransferable) return true;
    for (const order of open) {
      const made = await this.callsOf(order).find();
      await this.database.transaction(async (tx) => {
        await subject.lock(tx, of);
        if (made) {
          await this.orders.finish(tx, order, made.id, facts.creatorId);
          await subject.transferred(tx, of);
          return;
        }
        await this.orders.giveUp(tx, order, facts.creatorId);
        await subject.payoutRefused?.(tx, of);
      });
    }
    return false;
  }

  /** The order of this key: placed now if there was none yet and there is something to move. */
  private place(
    of: MoneyOf,
    key: string,
    make: (tx: Transaction, facts: SubjectFacts) => Promise<PlacedOrder | null>,
  ): Promise<ProviderOrder | null> {
    return this.database.transaction(async (tx) => {
      const facts = await this.subjects.of(of).lock(tx, of);
      if (!facts) throw new Error(`there is no ${JSON.stringify(of)}`);
      const known = await this.orders.find(tx, key, of);
      if (known) return known.status === 'placed' ? known : null;
      const order = await make(tx, facts);
      return order && this.orders.place(tx, order);
    });
  }

  private async carryOut(order: ProviderOrder): Promise<void> {
    let done: { id: string };
    try {
      // After a day the provider has forgotten the key: what a call with it has done must be looked for first.
      const { find, tell } = this.callsOf(order);
      done = (isForgotten(order) ? await find() : null) ?? (await tell());
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.refused(order, error.message);
      return;
    }
    const subject = this.subjects.of(order.of);
    await this.database.transaction(async (tx) => {
      const facts = await subject.lock(tx, order.of);
      if (!facts) return;
      await this.orders.finish(tx, order, done.id, facts.creatorId);
      if (order.kind === 'transfer') await subject.transferred(tx, order.of);
    });
  }

  /** How an order is given to the provider, and how it is found there when its key is forgotten. */
  private callsOf({ kind, key, of, amount, sourceId, accountId }: ProviderOrder): Calls {
    const { provider } = this;
    switch (kind) {
      case 'refund': {
        const order = { ...of, intentId: sourceId, amount };
        return { tell: () => provider.refund(order, key), find: () => provider.findRefund(order, key) };
      }
      case 'reversal': {
        const order = { ...of, transferId: sourceId, amount };
        return {
          tell: () => provider.reverseTransfer(order, key),
          find: () => provider.findReversal(order, key),
        };
      }
      case 'transfer': {
        if (accountId === null) throw new Error(`the transfer ${key} goes to nobody`);
        const order = { ...of, intentId: sourceId, amount, accountId };
        return { tell: () => provider.transfer(order, key), find: () => provider.findTransfer(order, key) };
      }
    }
  }

  /**
   * A refund that the provider won't make is one that came back: the payer is told, and an admin sends it again. A transfer of which a part was
   * granted back meanwhile is more than the payment still has: without that part it is tried again.
   */
  private async refused(order: ProviderOrder, refusal: string): Promise<void> {
    const { of, kind, amount, key } = order;
    const subject = this.subjects.of(of);
    await this.database.transaction(async (tx) => {
      const facts = await subject.lock(tx, of);
      if (!facts) return;
      await this.orders.refuse(tx, order, refusal);
      if (kind === 'transfer') {
        await subject.payoutRefused?.(tx, of);
        if ((await this.orders.recover(tx, order, 'creator_payable', facts.creatorId)) > 0)
          return tx.enqueue(PAY_OUT_TASK, of);
      }
      await this.admins.tell(tx, { ...aboutOf(of), ...MONEY_ALERTS.refusedOrder(kind, key, refusal) });
      if (kind !== 'refund') return;
      // The posting that it is owed again takes back what this one says was sent.
      if (await subject.refundRefused(tx, of, { id: key, amount }))
        return this.orders.bookRefusedRefund(tx, order, facts.creatorId);
      // The payer has the money from the card network: what this refund was to send is owed to nobody.
      if (facts.isLost) await this.orders.recover(tx, order, 'refunds_owed', facts.creatorId);
    });
  }
}
