import type { LedgerAccount } from './postings.js';

type Labels = Partial<Record<LedgerAccount, string>>;

/**
 * Every kind of posting, with what a booking's statement calls its entries, by account. What has no name here is between
 * the platform and its processor and no business of the parties.
 */
const LEDGER_STEPS = {
  hold: { escrow: 'Paid by card and held' },
  stray: { refunds_owed: 'A payment that could not be used' },
  settle: {
    creator_payable: "The creator's share",
    platform_fees: 'Platform fee',
    refunds_owed: 'On its way back to the brand',
  },
  grant: { refunds_owed: 'Granted back to the brand' },
  refund: { refunds_owed: 'Sent back to the card' },
  refund_failed: { refunds_owed: 'Came back from the bank' },
  transfer: { creator_payable: "Sent to the creator's account" },
  reversal: { losses: "Taken back from the creator's account" },
  /** A supporter's gift: owed to the creator at once. */
  tip: { creator_payable: 'A tip for the creator' },
  tip_refund: { refunds_owed: 'A tip that goes back' },
  chargeback: { chargebacks: 'Taken by the card network for its review' },
  chargeback_won: { chargebacks: 'Returned by the card network' },
  chargeback_lost: { chargebacks: 'Kept by the cardholder' },
  /** Paid back after a loss was posted. */
  recovered: {},
  processor_fee: {},
} as const satisfies Record<string, Labels>;

export type LedgerStep = keyof typeof LEDGER_STEPS;

/** What a statement calls an entry; null for what it doesn't show. */
export const statementLabel = (step: LedgerStep, account: LedgerAccount): string | null =>
  (LEDGER_STEPS[step] as Labels)[account] ?? null;

/**
 * The key of a posting and of what the provider is asked to do, so that a repeat after a crash carries the same one.
 * @param subjectId of the booking or the tip
 * @param name what tells it from every other of its subject and step: the attempt, a chargeback's id
 */
export const operationKey = (subjectId: string, step: string, name: string | number): string =>
  `${subjectId}:${step}:${name}`;
