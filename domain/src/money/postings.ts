import type { Cents } from './cents.js';
import { type Settlement, settle } from './split.js';

/** The ledger's accounts. Debits are positive and credits negative, so each posting sums to zero. */
export const LEDGER_ACCOUNTS = [
  'processor_clearing',
  'escrow',
  'creator_payable',
  'refunds_owed',
  'platform_fees',
  'processor_fees',
  'chargebacks',
  'losses',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export interface LedgerEntry {
  account: LedgerAccount;
  /** Cents; positive is a debit, negative a credit. */
  amount: Cents;
}

function balanced(entries: LedgerEntry[]): LedgerEntry[] {
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  if (sum !== 0) throw new Error(`posting does not balance: off by ${sum}`);
  return entries.filter((entry) => entry.amount !== 0);
}

/** The brand's money arrived at the processor and is held for the booking. */
export const holdPosting = (amount: Cents): LedgerEntry[] =>
  balanced([
    { account: 'processor_clearing', amount },
    { account: 'escrow', amount: -amount },
  ]);

/** The booking ended: what was held is owed to creator, platform and brand. */
export const settlePosting = ({ creatorNet, platformFee, refund }: Settlement): LedgerEntry[] =>
  balanced([
    { account: 'escrow', amount: creatorNet + platformFee + refund },
    { account: 'creator_payable', amount: -creatorNet },
    { account: 'platform_fees', amount: -platformFee },
    { account: 'refunds_owed', amount: -refund },
  ]);

/** The processor confirmed that money went back to the brand's card. */
export const refundPaidPosting = (amount: Cents): LedgerEntry[] =>
  balanced([
    { account: 'refunds_owed', amount },
    { account: 'processor_clearing', amount: -amount },
  ]);

/** A refund that had been confirmed came back; it is owed again. */
export const refundFailedPosting = (amount: Cents): LedgerEntry[] =>
  refundPaidPosting(amount).map((entry) => ({ ...entry, amount: -entry.amount }));

/** What was payable to the creator left for the creator's account. */
export const transferPosting = (amount: Cents): LedgerEntry[] =>
  balanced([
    { account: 'creator_payable', amount },
    { account: 'processor_clearing', amount: -amount },
  ]);

/** A part of what had been sent to the creator was taken back: it makes good for what was posted as a loss. */
export const reversalPosting = (amount: Cents): LedgerEntry[] =>
  balanced([
    { account: 'processor_clearing', amount },
    { account: 'losses', amount: -amount },
  ]);

/** A transfer or a refund that never left: what was posted as a loss is covered by it after all. */
export const recoveredPosting = (amount: Cents, account: 'creator_payable' | 'refunds_owed'): LedgerEntry[] =>
  balanced([
    { account, amount },
    { account: 'losses', amount: -amount },
  ]);

/** What the processor charges: the platform's expense, taken from what it pays in. */
export const processorFeePosting = (fee: Cents): LedgerEntry[] =>
  balanced([
    { account: 'processor_fees', amount: fee },
    { account: 'processor_clearing', amount: -fee },
  ]);

/**
 * The brand gets a part of a released payment back. The platform returns its fee of that part; the creator's part
 * is taken from what was not yet sent to them, and the rest is a loss until a transfer is reversed.
 * @param payable what can still be taken from the creator's balance, in cents
 */
export const refundGrantedPosting = (
  refund: Cents,
  { amount, feeBps, payable }: { amount: Cents; feeBps: number; payable: Cents },
): LedgerEntry[] => {
  const { platformFee } = settle(amount, 100, feeBps);
  const feeBack = Math.floor((platformFee * refund) / amount);
  const fromCreator = Math.min(payable, refund - feeBack);
  return balanced([
    { account: 'platform_fees', amount: feeBack },
    { account: 'creator_payable', amount: fromCreator },
    { account: 'losses', amount: refund - feeBack - fromCreator },
    { account: 'refunds_owed', amount: -refund },
  ]);
};

/** A payment nobody can use any more was captured: it is owed back without ever having been held. */
export const strayPaymentPosting = (amount: Cents): LedgerEntry[] =>
  balanced([
    { account: 'processor_clearing', amount },
    { account: 'refunds_owed', amount: -amount },
  ]);

/** The card network took the money out of our balance. */
export const chargebackPosting = (amount: Cents): LedgerEntry[] =>
  balanced([
    { account: 'chargebacks', amount },
    { account: 'processor_clearing', amount: -amount },
  ]);

/** The card network gave the money back. */
export const chargebackWonPosting = (amount: Cents): LedgerEntry[] =>
  chargebackPosting(amount).map((entry) => ({ ...entry, amount: -entry.amount }));

/**
 * A chargeback was lost for good. What still lay in escrow or was still payable to the creator or owed to
 * the brand covers it; the rest is the platform's loss.
 * @param covered what can be taken from each account, in cents; together at most the amount
 */
export const chargebackLostPosting = (
  amount: Cents,
  covered: Partial<Record<'escrow' | 'creator_payable' | 'refunds_owed', Cents>>,
): LedgerEntry[] => {
  const taken = (Object.entries(covered) as [LedgerAccount, Cents][]).map(([account, cents]) => ({
    account,
    amount: cents,
  }));
  const loss = amount - taken.reduce((total, entry) => total + entry.amount, 0);
  return balanced([
    ...taken,
    { account: 'losses', amount: loss },
    { account: 'chargebacks', amount: -amount },
  ]);
};
