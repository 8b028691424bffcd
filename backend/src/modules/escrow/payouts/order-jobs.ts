import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { isLost, operationKey, transferable } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { AdvanceBooking, BookingFacts, type BookingRecord, ReadBookings } from '../../bookings/index.js';
import { MONEY_ALERTS, TellAdmins } from '../../notifications/index.js';
import {
  PAY_OUT_TASK,
  REFUND_TASK,
  REVERSE_TASK,
  type RefundTask,
  type ReverseTask,
} from '../ledger/escrow-tasks.js';
import type { OfAttempt } from '../ledger/posting.js';
import { PaymentAttempts } from '../payments/payment-attempts.js';
import { refundFailed } from '../payments/payment-events.js';
import { PayoutAccounts } from './payout-accounts.js';
import { PAYMENT_PROVIDER, type PaymentProvider, ProviderRefused } from '../providers/payment-provider.js';
import { type ProviderOrder, ProviderOrders, isForgotten } from '../ledger/provider-orders.js';

/** How long, in milliseconds, until it is looked again whether a creator can be paid. */
const ASK_AGAIN = 3_600_000;

interface Calls {
  tell: () => Promise<{ id: string }>;
  find: () => Promise<{ id: string } | null>;
}

/**
 * Moves money out of the platform's balance and back into it. Each move is first placed as an order, under the
 * booking's lock and with its amount; then the provider is told, with a key that makes a repeat harmless; then the
 * ledger says so. A crash between any two of these is mended by running the job again.
 */
@Injectable()
export class OrderJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly store: ReadBookings,
    private readonly facts: BookingFacts,
    private readonly advance: AdvanceBooking,
    private readonly attempts: PaymentAttempts,
    private readonly orders: ProviderOrders,
    private readonly accounts: PayoutAccounts,
    private readonly admins: TellAdmins,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<RefundTask>(REFUND_TASK, (task) => this.refund(task));
    this.jobs.handle<OfAttempt>(PAY_OUT_TASK, (task) => this.payOut(task));
    this.jobs.handle<ReverseTask>(REVERSE_TASK, (task) => this.reverse(task));
  }

  /** Sends back what is owed to the brand for one payment. */
  private async refund({ bookingId, attempt, step }: RefundTask): Promise<void> {
    const { intentId } = await this.attempts.get(this.database, bookingId, attempt);
    if (intentId === null) throw new Error(`attempt ${attempt} of booking ${bookingId} was never paid`);
    const key = operationKey(bookingId, step, attempt);
    const order = await this.place(bookingId, key, async (tx, { state }) => {
      // What the card network has taken must not leave a second time; when it gives it back, this is asked again.
      const { openChargeback, attempt: counts } = state.context;
      if (attempt === counts && openChargeback !== null) return null;
      const amount = await this.orders.outstanding(tx, 'refund', { bookingId, attempt });
      return amount === 0 ? null : { key, kind: 'refund', bookingId, attempt, amount, sourceId: intentId };
    });
    if (order) await this.carryOut(order);
  }

  /** Sends the creator's share on; while a card network reviews the payment, nothing leaves. */
  private async payOut({ bookingId, attempt }: OfAttempt): Promise<void> {
    const record = await this.store.find(this.database, bookingId);
    if (!record || !transferable(record.state.escrow)) return;
    const accountId = await this.accounts.ready(record);
    if (accountId === null) {
      const later = { key: `${PAY_OUT_TASK}:${bookingId}`, runAt: new Date(Date.now() + ASK_AGAIN) };
      await this.database.transaction((tx) => tx.enqueue(PAY_OUT_TASK, { bookingId, attempt }, later));
      return;
    }
    const { intentId } = await this.attempts.get(this.database, bookingId, attempt);
    if (intentId === null) return;
    const refused = (await this.orders.ofBooking(this.database, bookingId)).filter(
      ({ kind, status }) => kind === 'transfer' && status === 'refused',
    ).length;
    // What was refused once is a new order when it is tried again: the provider would repeat its refusal.
    const key = operationKey(bookingId, refused === 0 ? 'transfer' : `transfer-${refused + 1}`, attempt);
    const order = await this.place(bookingId, key, async (tx, { state }) => {
      const amount = await this.orders.outstanding(tx, 'transfer', { bookingId, attempt });
      if (amount === 0 || !transferable(state.escrow)) return null;
      return { key, kind: 'transfer', bookingId, attempt, amount, sourceId: intentId, accountId };
    });
    if (order) await this.carryOut(order);
  }

  /** Takes back from the creator's account what became a loss after it was transferred, as far as it is still there. */
  private async reverse({ bookingId, attempt, step }: ReverseTask): Promise<void> {
    const key = operationKey(bookingId, step, attempt);
    const known = await this.orders.find(this.database, key);
    if (known) {
      if (known.status === 'placed') await this.carryOut(known);
      return;
    }
    if (await this.transferIsUnderWay({ bookingId, attempt })) {
      const later = { key: `${REVERSE_TASK}:${key}`, runAt: new Date(Date.now() + ASK_AGAIN) };
      await this.database.transaction((tx) => tx.enqueue(REVERSE_TASK, { bookingId, attempt, step }, later));
      return;
    }
    const transfer = (await this.transfersOf({ bookingId, attempt })).find(({ status }) => status === 'done');
    if (!transfer?.providerId || !transfer.accountId) return;
    const sourceId = transfer.providerId;
    const { available, pending } = await this.provider.accountBalance(transfer.accountId);
    const order = await this.place(bookingId, key, async (tx) => {
      const before = (await this.orders.ofBooking(tx, bookingId))
        .filter(
          ({ kind, status, sourceId: of }) => kind === 'reversal' && of === sourceId && status !== 'refused',
        )
        .reduce((sum, { amount }) => sum + amount, 0);
      const lost = await this.orders.outstanding(tx, 'reversal', { bookingId, attempt });
      const amount = Math.min(lost, transfer.amount - before, available + pending);
      return amount <= 0 ? null : { key, kind: 'reversal', bookingId, attempt, amount, sourceId };
    });
    if (order) await this.carryOut(order);
  }

  private async transfersOf({ bookingId, attempt }: OfAttempt): Promise<ProviderOrder[]> {
    const orders = await this.orders.ofBooking(this.database, bookingId);
    return orders.filter((order) => order.kind === 'transfer' && order.attempt === attempt);
  }

  /** A transfer may have been told the provider or not. Where it must not happen any more, that is found out here. */
  private async transferIsUnderWay(of: OfAttempt): Promise<boolean> {
    const open = (await this.transfersOf(of)).filter(({ status }) => status === 'placed');
    const record = await this.store.find(this.database, of.bookingId);
    if (!record || open.length === 0) return false;
    if (transferable(record.state.escrow)) return true;
    for (const order of open) {
      const made = await this.callsOf(order).find();
      await this.database.transaction(async (tx) => {
        await this.store.lock(tx, of.bookingId);
        if (made) await this.orders.finish(tx, order, made.id, record.creatorId);
        else await this.orders.giveUp(tx, order, record.creatorId);
      });
    }
    return false;
  }

  /** The order of this key: placed now if there was none yet and there is something to move. */
  private place(
    bookingId: string,
    key: string,
    make: (tx: Transaction, record: BookingRecord) => Promise<Parameters<ProviderOrders['place']>[1] | null>,
  ): Promise<ProviderOrder | null> {
    return this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, bookingId);
      if (!record) throw new Error(`no booking ${bookingId}`);
      const known = await this.orders.find(tx, key);
      if (known) return known.status === 'placed' ? known : null;
      const order = await make(tx, record);
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
    await this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, order.bookingId);
      if (!record) return;
      await this.orders.finish(tx, order, done.id, record.creatorId);
      if (order.kind === 'transfer') await this.facts.noteTransfer(tx, record.id);
    });
  }

  /** How an order is given to the provider, and how it is found there when its key is forgotten. */
  private callsOf({ kind, key, bookingId, amount, sourceId, accountId }: ProviderOrder): Calls {
    const { provider } = this;
    switch (kind) {
      case 'refund': {
        const order = { intentId: sourceId, bookingId, amount };
        return { tell: () => provider.refund(order, key), find: () => provider.findRefund(order, key) };
      }
      case 'reversal': {
        const order = { transferId: sourceId, bookingId, amount };
        return {
          tell: () => provider.reverseTransfer(order, key),
          find: () => provider.findReversal(order, key),
        };
      }
      case 'transfer': {
        if (accountId === null) throw new Error(`the transfer ${key} goes to nobody`);
        const order = { intentId: sourceId, bookingId, amount, accountId };
        return { tell: () => provider.transfer(order, key), find: () => provider.findTransfer(order, key) };
      }
    }
  }

  /** A refund that the provider won't make is one that came back: the brand is told, and an admin sends it again. */
  private async refused(order: ProviderOrder, refusal: string): Promise<void> {
    const { bookingId, attempt, amount, key } = order;
    await this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, bookingId);
      if (!record) return;
      await this.orders.refuse(tx, order, refusal);
      await this.admins.tell(tx, {
        bookingId,
        ...MONEY_ALERTS.refusedOrder(order.kind, key, refusal),
      });
      if (order.kind !== 'refund') return;
      const answer = await this.advance.runIn(tx, {
        bookingId,
        actorId: null,
        prepare: () => ({ event: refundFailed({ attempt, amount, refund: key, at: tx.now }) }),
      });
      // The machine's posting takes back what this one says was sent.
      if (!('refused' in answer)) return this.orders.bookRefusedRefund(tx, order, record.creatorId);
      // The brand has its money from the card network: what this refund was to send is owed to nobody.
      if (isLost(record.state.escrow)) await this.orders.recover(tx, order, 'refunds_owed', record.creatorId);
    });
  }
}
