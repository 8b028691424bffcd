import { missing, notYours } from './stripe-problem.js';
import {
  type Account,
  type Charge,
  type Dispute,
  type Intent,
  newAccount,
  newTransaction,
  type Payout,
  type Refund,
  type Reversal,
  type Transaction,
  type Transfer,
} from './shapes.js';

/** Tells of what happened; `account` is the creator's account on which it did. */
export type Emit = (type: string, object: object, account?: string) => void;

/** Everything that Stripe remembers, each kind in the order in which it was made. */
export class World {
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly transactions = new Map<string, Transaction>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly transfers = new Map<string, Transfer>();
  readonly reversals = new Map<string, Reversal>();
  readonly accounts = new Map<string, Account>();
  /** Of creators' accounts, with the account's id. */
  readonly payouts = new Map<string, Payout & { account: string }>();
  /** What lies on creators' accounts, in cents. */
  readonly balances = new Map<string, number>();
  /** What lies on the platform's own account, in cents; may be below zero. */
  balance = 0;
  readonly platform: Account;

  constructor(
    readonly emit: Emit,
    readonly conditions: { livemode: boolean },
  ) {
    this.platform = newAccount('operator@reelpact.test', { type: 'account' }, {});
    this.platform.charges_enabled = true;
    this.platform.details_submitted = true;
    this.platform.payouts_enabled = true;
    this.platform.requirements.currently_due = [];
    this.platform.requirements.disabled_reason = null;
    this.platform.settings.payouts.schedule.interval = 'manual';
  }

  intent(id: string, param?: string): Intent {
    const found = this.intents.get(id);
    if (!found) throw missing('payment_intent', id, param ?? 'intent');
    return found;
  }

  charge(id: string, param?: string): Charge {
    const found = this.charges.get(id);
    if (!found) throw missing('charge', id, param);
    return found;
  }

  transfer(id: string): Transfer {
    const found = this.transfers.get(id);
    if (!found) throw missing('transfer', id, 'transfer');
    return found;
  }

  account(id: string): Account {
    const found = this.accounts.get(id);
    if (!found) throw notYours(id);
    return found;
  }

  chargeOf(intent: Intent): Charge | null {
    return intent.latest_charge === null ? null : this.charge(intent.latest_charge);
  }

  /** Books a movement of the platform's balance; the fee is taken from it too. */
  book(type: string, source: string, amount: number, fee = 0): Transaction {
    const transaction = newTransaction(type, source, amount, fee);
    this.transactions.set(transaction.id, transaction);
    this.balance += transaction.net;
    return transaction;
  }

  /** Any object by its id, for `expand`. */
  find(id: string): object | undefined {
    const kinds: ReadonlyMap<string, object>[] = [
      this.intents,
      this.charges,
      this.transactions,
      this.refunds,
      this.disputes,
      this.transfers,
      this.reversals,
      this.accounts,
    ];
    return kinds.find((kind) => kind.has(id))?.get(id);
  }
}

/** Cents as Stripe's sentences have them. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
