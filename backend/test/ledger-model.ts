import {
  type BookingEffect,
  type BookingEvent,
  type LedgerAccount,
  type LedgerEntry,
  chargebackPosting,
  chargebackWonPosting,
  holdPosting,
  settle,
  settlePosting,
} from '@reelpact/domain';

export type Balances = Partial<Record<LedgerAccount, number>>;

/** What the ledger must show after the machine's effects, worked out apart from the code under test. */
export class LedgerModel {
  private readonly balances: Balances = {};
  private taken = 0;

  constructor(
    private readonly amount: number,
    private readonly feeBps: number,
  ) {}

  apply(effects: BookingEffect[], event: BookingEvent): Balances {
    for (const effect of effects) {
      if (effect.type === 'holdMoney') this.add(holdPosting(this.amount));
      if (effect.type === 'settleMoney') {
        this.add(settlePosting(settle(this.amount, effect.params.creatorPercent, this.feeBps)));
      }
      if (effect.type === 'postChargeback') this.chargeback(effect.params.outcome);
      if (effect.type === 'postRefundFailed' && 'amount' in event) {
        this.add([
          { account: 'processor_clearing', amount: event.amount },
          { account: 'refunds_owed', amount: -event.amount },
        ]);
      }
    }
    return Object.fromEntries(Object.entries(this.balances).filter(([, cents]) => cents !== 0));
  }

  private chargeback(outcome: 'opened' | 'won' | 'lost'): void {
    if (outcome === 'opened') {
      this.taken = this.amount;
      this.add(chargebackPosting(this.taken));
      return;
    }
    if (this.taken === 0) return;
    if (outcome === 'won') this.add(chargebackWonPosting(this.taken));
    else {
      // Nothing was paid out in this walk, so all of it is still there to cover the loss but the platform's own fee.
      let open = this.taken;
      for (const account of ['escrow', 'refunds_owed', 'creator_payable'] as const) {
        const part = Math.min(open, Math.max(0, -(this.balances[account] ?? 0)));
        this.add([{ account, amount: part }]);
        open -= part;
      }
      this.add([
        { account: 'losses', amount: open },
        { account: 'chargebacks', amount: -this.taken },
      ]);
    }
    this.taken = 0;
  }

  private add(entries: LedgerEntry[]): void {
    for (const { account, amount } of entries)
      this.balances[account] = (this.balances[account] ?? 0) + amount;
  }
}
