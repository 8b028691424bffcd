import {
  type BookingEffect,
  type BookingState,
  type ChargebackEffect,
  type LedgerAccount,
  type LedgerEntry,
  chargebackPosting,
  chargebackWonPosting,
  holdPosting,
  refundFailedPosting,
  refundGrantedPosting,
  settle,
  settlePosting,
} from '@reelpact/domain';

export type Balances = Partial<Record<LedgerAccount, number>>;

/**
 * What the ledger must show after the machine's effects, worked out apart from the code under test. Nothing is sent
 * or refunded by the provider here: what is owed stays owed, so that every effect's own posting can be seen.
 */
export class LedgerModel {
  /** Each payment attempt's own books: the money of one must never make good for another. */
  private readonly books = new Map<number, Balances>();
  /** What the network took with each chargeback that is still open; null once it has ended. */
  private readonly taken = new Map<string, number | null>();

  constructor(private readonly feeBps: number) {}

  /** @param after the state in which the effects are carried out */
  apply(effects: readonly BookingEffect[], { context }: BookingState): Balances {
    for (const effect of effects) {
      switch (effect.type) {
        case 'holdMoney':
          this.add(effect.params.attempt, holdPosting(context.amount));
          break;
        case 'settleMoney': {
          const parts = settle(context.amount, effect.params.creatorPercent, this.feeBps);
          this.add(context.attempt, settlePosting(parts));
          break;
        }
        case 'refundReleased': {
          const { attempt, amount } = effect.params;
          const facts = {
            amount: context.amount,
            feeBps: this.feeBps,
            payable: this.lies(attempt, 'creator_payable'),
          };
          this.add(attempt, refundGrantedPosting(amount, facts));
          break;
        }
        case 'postRefundFailed':
          this.add(context.attempt, refundFailedPosting(effect.params.amount));
          break;
        case 'postChargeback':
          this.chargeback(effect.params, context.amount);
          break;
        default:
      }
    }
    return this.balances();
  }

  /** What lies on each account of the booking, without the empty ones. */
  balances(): Balances {
    const sum: Balances = {};
    for (const book of this.books.values()) {
      for (const [account, cents] of Object.entries(book) as [LedgerAccount, number][]) {
        sum[account] = (sum[account] ?? 0) + cents;
      }
    }
    return Object.fromEntries(Object.entries(sum).filter(([, cents]) => cents !== 0));
  }

  private chargeback({ chargeback, attempt, amount, outcome }: ChargebackEffect, whole: number): void {
    const name = `${attempt}:${chargeback}`;
    if (outcome === 'opened') {
      if (this.taken.has(name)) return;
      const taken = amount ?? whole;
      this.taken.set(name, taken);
      this.add(attempt, chargebackPosting(taken));
      return;
    }
    const taken = this.taken.get(name) ?? 0;
    // It was never opened, or has ended before: the network says it once more.
    if (taken === 0) return;
    this.taken.set(name, null);
    if (outcome === 'won') {
      this.add(attempt, chargebackWonPosting(taken));
      return;
    }
    let open = taken;
    for (const account of ['escrow', 'refunds_owed', 'creator_payable'] as const) {
      const part = Math.min(open, this.lies(attempt, account));
      this.add(attempt, [{ account, amount: part }]);
      open -= part;
    }
    this.add(attempt, [
      { account: 'losses', amount: open },
      { account: 'chargebacks', amount: -taken },
    ]);
    // What a chargeback of a part has left goes back to the brand.
    const rest = this.lies(attempt, 'escrow');
    this.add(attempt, settlePosting({ creatorNet: 0, platformFee: 0, refund: rest }));
  }

  /** What is owed on an account, in cents. */
  private lies(attempt: number, account: LedgerAccount): number {
    return Math.max(0, -(this.books.get(attempt)?.[account] ?? 0));
  }

  private add(attempt: number, entries: LedgerEntry[]): void {
    const book = this.books.get(attempt) ?? {};
    for (const { account, amount } of entries) book[account] = (book[account] ?? 0) + amount;
    this.books.set(attempt, book);
  }
}
