import type { Cents } from './cents.js';
import type { LedgerStep } from './ledger-steps.js';
import type { LedgerAccount, LedgerEntry } from './postings.js';

/** What a posting adds to the creator's gross share, in cents: a granted refund takes from it, whoever bears it. */
export function earnedBy(step: LedgerStep, entries: readonly LedgerEntry[]): Cents {
  const on = (...accounts: LedgerAccount[]): Cents =>
    entries.reduce((sum, { account, amount }) => (accounts.includes(account) ? sum + amount : sum), 0);
  if (step === 'settle') return 0 - on('creator_payable', 'platform_fees');
  return step === 'grant' ? on('refunds_owed') : 0;
}
