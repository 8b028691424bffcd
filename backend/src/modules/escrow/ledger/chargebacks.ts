import { Injectable } from '@nestjs/common';
import {
  type Cents,
  chargebackLostPosting,
  chargebackPosting,
  chargebackWonPosting,
  type LedgerEntry,
  type LedgerStep,
  operationKey,
} from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { PAY_OUT_TASK, REFUND_TASK, REVERSE_TASK } from './escrow-tasks.js';
import { Ledger } from './ledger.js';
import { type MoneyOf, isOfTip, subjectId } from './money-of.js';
import { ProviderOrders } from './provider-orders.js';

export interface Chargeback {
  of: MoneyOf;
  creatorId: string;
  /** The provider's id of it. */
  id: string;
}

/** What a chargeback does to the books. The caller holds the lock of the booking or tip. */
@Injectable()
export class Chargebacks {
  constructor(
    private readonly ledger: Ledger,
    private readonly orders: ProviderOrders,
  ) {}

  /** @param amount that the card network took, in cents */
  open(tx: Transaction, chargeback: Chargeback, amount: Cents): Promise<void> {
    return this.post(tx, chargeback, 'chargeback', chargebackPosting(amount));
  }

  /** @returns false where it was closed before, or nothing is known of it */
  async close(tx: Transaction, chargeback: Chargeback, outcome: 'won' | 'lost'): Promise<boolean> {
    const { of, creatorId, id } = chargeback;
    const taken = await this.ledger.posted(
      tx,
      { key: keyOf(chargeback, 'chargeback'), creatorId },
      'chargebacks',
    );
    if (taken === 0 || (await this.hasEnded(tx, chargeback))) return false;
    if (outcome === 'won') {
      await this.post(tx, chargeback, 'chargeback_won', chargebackWonPosting(taken));
      await tx.enqueue(PAY_OUT_TASK, of);
      // A refund that was owed had to wait for the network as well.
      await tx.enqueue(REFUND_TASK, { ...of, step: `refund-after-${id}` });
      return true;
    }
    const covered = await this.cover(tx, of, taken);
    await this.post(tx, chargeback, 'chargeback_lost', chargebackLostPosting(taken, covered));
    await tx.enqueue(REVERSE_TASK, { ...of, step: `reversal-${id}` });
    return true;
  }

  /** The network decides once; what it says after that changes nothing. */
  private async hasEnded(tx: Transaction, chargeback: Chargeback): Promise<boolean> {
    const { creatorId } = chargeback;
    for (const step of ['chargeback_won', 'chargeback_lost'] as const) {
      const key = keyOf(chargeback, step);
      if ((await this.ledger.posted(tx, { key, creatorId }, 'chargebacks')) !== 0) return true;
    }
    return false;
  }

  /** What of a lost chargeback is still there: in escrow, owed as a refund, or not yet sent to the creator. */
  private async cover(tx: Transaction, of: MoneyOf, amount: Cents): Promise<Record<string, Cents>> {
    const { escrow = 0 } = await this.ledger.balances(tx, of);
    const left = {
      escrow: Math.max(0, -escrow),
      refunds_owed: await this.orders.outstanding(tx, 'refund', of),
      creator_payable: await this.orders.outstanding(tx, 'transfer', of),
    };
    let open = amount;
    return Object.fromEntries(
      Object.entries(left).map(([account, cents]) => {
        const part = Math.min(open, cents);
        open -= part;
        return [account, part];
      }),
    );
  }

  private async post(
    tx: Transaction,
    chargeback: Chargeback,
    step: LedgerStep,
    entries: LedgerEntry[],
  ): Promise<void> {
    const { of, creatorId } = chargeback;
    await this.ledger.post(tx, { ...of, key: keyOf(chargeback, step), creatorId, step, entries });
  }
}

const keyOf = ({ of, id }: Chargeback, step: LedgerStep): string =>
  operationKey(subjectId(of), step, `${isOfTip(of) ? 1 : of.attempt}:${id}`);
