import { Injectable } from '@nestjs/common';
import { type BankSignal, type Cents, Problem, bankAct } from '@reelpact/domain';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { type IntentRow, SandboxBooks } from './sandbox-books.js';
import { SandboxCards } from './sandbox-cards.js';

export interface HandSignal {
  signal: BankSignal;
  /** What the card is charged, when it is not what was asked. */
  amount?: Cents;
  /** Whether the webhook is delivered two times. */
  twice: boolean;
}

/**
 * A person in the lab plays the bank and the card network of a payment. What they say becomes true in the sandbox's own
 * books, and the product hears of it as of everything: by a signed webhook.
 */
@Injectable()
export class SandboxHand {
  constructor(
    private readonly database: Database,
    private readonly books: SandboxBooks,
    private readonly cards: SandboxCards,
  ) {}

  /** From now on nothing happens to a booking's payments at the bank until somebody says so. */
  async takeOver(bookingId: string): Promise<void> {
    await this.database.rows(
      'sandbox-by-hand',
      `update sandbox.intents set by_hand = true where metadata->>'bookingId' = $1 and not by_hand`,
      [bookingId],
    );
  }

  /** Sends a notice with nothing new behind it, as providers do when they repeat themselves. */
  repeat(intentId: string, twice: boolean): Promise<void> {
    return this.books.change(intentId, (tx, row) =>
      this.books.emit(tx, 'payment_intent.updated', row, { twice }),
    );
  }

  /** @throws Problem CONFLICT when not even a bank could do that to this payment */
  send(intentId: string, { signal, amount, twice }: HandSignal): Promise<void> {
    return this.books.change(intentId, async (tx, row) => {
      const act = bankAct(signal);
      switch (act) {
        case 'pay':
        case 'capture':
          return this.pay(tx, row, act, { amount, twice });
        case 'give_up':
          return this.giveUp(tx, row, twice);
        case 'fail_refund':
          return this.failRefund(tx, row, twice);
        default:
          return this.complain(tx, row, act, twice);
      }
    });
  }

  /** Even when the payment was cancelled meanwhile: the card holder and we may have crossed. */
  private async pay(
    tx: Transaction,
    intent: IntentRow,
    act: 'pay' | 'capture',
    { amount, twice }: Pick<HandSignal, 'amount' | 'twice'>,
  ): Promise<void> {
    if (intent.status === 'succeeded')
      return this.books.emit(tx, 'payment_intent.succeeded', intent, { twice });
    const row = amount === undefined ? intent : { ...intent, amount };
    if (amount !== undefined) {
      await tx.rows('sandbox-other-amount', 'update sandbox.intents set amount = $2 where id = $1', [
        row.id,
        amount,
      ]);
    }
    const isTaken = act === 'capture' || row.capture_method === 'automatic';
    return isTaken ? this.cards.take(tx, row, { twice }) : this.cards.authorize(tx, row, { twice });
  }

  private async giveUp(tx: Transaction, row: IntentRow, twice: boolean): Promise<void> {
    if (row.status === 'succeeded') {
      throw new Problem(
        'CONFLICT',
        'The money of this payment was taken already. Send a chargeback instead.',
      );
    }
    await this.books.cancel(tx, row, { twice });
  }

  private async failRefund(tx: Transaction, row: IntentRow, twice: boolean): Promise<void> {
    const refund = await tx.row<{ id: string }>(
      'sandbox-newest-refund',
      `select id from sandbox.movements where intent_id = $1 and kind = 'refund' and status = 'sent'
       order by created_at desc limit 1`,
      [row.id],
    );
    if (!refund) throw new Problem('CONFLICT', 'No refund of this payment has been sent yet.');
    await this.cards.failRefund(tx, row, refund.id, { twice });
  }

  private async complain(
    tx: Transaction,
    row: IntentRow,
    status: 'open' | 'won' | 'lost',
    twice: boolean,
  ): Promise<void> {
    if (row.amount_received === 0) {
      throw new Problem('CONFLICT', 'No money was taken from this card, so there is nothing to dispute.');
    }
    const disputes = await tx.rows<{ id: string; status: string }>(
      'sandbox-disputes-of',
      `select id, status from sandbox.disputes where intent_id = $1 and status in ('open', 'lost') for update`,
      [row.id],
    );
    if (disputes.some((one) => one.status === 'lost')) {
      throw new Problem(
        'CONFLICT',
        'A chargeback of this payment was lost already; there is nothing left to take.',
      );
    }
    const [open] = disputes;
    if (!open) return this.cards.openDispute(tx, row, { status, twice });
    if (status === 'open') throw new Problem('CONFLICT', 'A chargeback of this payment is open already.');
    await this.cards.endDispute(tx, open.id, status, { twice });
  }
}
