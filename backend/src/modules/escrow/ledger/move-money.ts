import { Injectable } from '@nestjs/common';
import { type Cents, type LedgerEntry, type LedgerStep, strayPaymentPosting } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { CANCEL_TASK, OFFER_AGAIN_TASK, PAY_OUT_TASK, REFUND_TASK } from './escrow-tasks.js';
import { Ledger } from './ledger.js';
import { type OfTip, paymentKey } from './money-of.js';
import { MoneySubjects } from './money-subjects.js';
import { ProviderOrders } from './provider-orders.js';

/** A tip, and whose money it is. */
export interface TipMoney extends OfTip {
  creatorId: string;
}

/** What the module of tips asks for about money: postings at once, the provider's part after commit. The caller holds the tip's lock. */
@Injectable()
export class MoveMoney {
  constructor(
    private readonly ledger: Ledger,
    private readonly orders: ProviderOrders,
    private readonly subjects: MoneySubjects,
  ) {}

  /** Writes a posting once for a step. @returns whether it was new */
  post(
    tx: Transaction,
    { tipId, creatorId }: TipMoney,
    step: LedgerStep,
    entries: LedgerEntry[],
    key = paymentKey({ tipId }, step),
  ): Promise<boolean> {
    return this.ledger.post(tx, { tipId, key, creatorId, step, entries });
  }

  cancelPayment(tx: Transaction, { tipId }: OfTip): Promise<void> {
    return tx.enqueue(CANCEL_TASK, { tipId });
  }

  /** A payment that nobody can use goes back without ever having been anybody's. */
  async returnPayment(tx: Transaction, money: TipMoney, amount: Cents): Promise<void> {
    if (await this.post(tx, money, 'stray', strayPaymentPosting(amount)))
      await this.refund(tx, money, 'return');
  }

  /** Sends back what is owed to the payer. @param step tells it from an earlier refund */
  refund(tx: Transaction, { tipId }: OfTip, step: string): Promise<void> {
    return tx.enqueue(REFUND_TASK, { tipId, step });
  }

  payOut(tx: Transaction, { tipId }: OfTip): Promise<void> {
    return tx.enqueue(PAY_OUT_TASK, { tipId });
  }

  /** What is still owed to the creator and not under way, in cents. */
  payable(tx: Transaction, { tipId }: OfTip): Promise<Cents> {
    return this.orders.outstanding(tx, 'transfer', { tipId });
  }

  /** What the stage before had not foreseen may be foreseen now. */
  async offerAgain(tx: Transaction, { tipId }: OfTip): Promise<void> {
    const waiting = await tx.row(
      'waiting-tip-events',
      `select 1 from provider_events where tip_id = $1 and creator_id = $2 and status = 'waiting' limit 1`,
      [tipId, await this.subjects.creatorOf(tx, { tipId })],
    );
    if (waiting) await tx.enqueue(OFFER_AGAIN_TASK, { tipId }, { key: `${OFFER_AGAIN_TASK}:${tipId}` });
  }
}
