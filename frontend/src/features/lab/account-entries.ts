import type { LedgerAccount } from '@reelpact/domain';
import type { LabPostingDto } from '../../api/generated-admin';

export interface AccountEntry {
  key: string;
  /** Which posting it is of: "hold 1" is that of the first payment attempt. */
  text: string;
  /** Cents, always positive: the side says which way. */
  amount: number;
}

/** "processor_clearing" → "Processor clearing" */
export const accountName = (account: LedgerAccount): string =>
  account.charAt(0).toUpperCase() + account.slice(1).replaceAll('_', ' ');

/** One account's lines, in the order in which they were posted. */
export function entriesOf(
  account: LedgerAccount,
  postings: readonly LabPostingDto[],
): { debits: AccountEntry[]; credits: AccountEntry[]; balance: number } {
  const lines = postings.flatMap(({ id, step, attempt, entries }) =>
    entries
      .filter((entry) => entry.account === account)
      .map(({ amount }) => ({ id, text: `${step} ${attempt ?? ''}`.trim(), amount })),
  );
  const side = (sign: 1 | -1): AccountEntry[] =>
    lines
      .filter(({ amount }) => amount * sign > 0)
      .map(({ id, text, amount }) => ({ key: id, text, amount: amount * sign }));
  return {
    debits: side(1),
    credits: side(-1),
    balance: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}
