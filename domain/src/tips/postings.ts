import type { Cents } from '../money/cents.js';
import type { LedgerEntry } from '../money/postings.js';
import { settle } from '../money/split.js';

const present = (entries: LedgerEntry[]): LedgerEntry[] => entries.filter(({ amount }) => amount !== 0);

/** A tip arrived at the processor: it is owed to the creator at once, less the platform's fee. */
export function tipPaidPosting(amount: Cents, feeBps: number): LedgerEntry[] {
  const { creatorNet, platformFee } = settle(amount, 100, feeBps);
  return present([
    { account: 'processor_clearing', amount },
    { account: 'creator_payable', amount: -creatorNet },
    { account: 'platform_fees', amount: -platformFee },
  ]);
}

/**
 * A tip is owed to its supporter again, fee included. Together with the posting of the refund that is sent, it is the exact reverse of
 * `tipPaidPosting`.
 */
export function tipRefundPosting(amount: Cents, feeBps: number): LedgerEntry[] {
  return tipPaidPosting(amount, feeBps).map(({ account, amount: cents }) => ({
    account: account === 'processor_clearing' ? 'refunds_owed' : account,
    amount: -cents,
  }));
}
