import type { LedgerAccount } from './postings.js';

const DAY = 86_400_000;
/** How long a refund takes to be seen on a card's account, in milliseconds; Stripe documents 5–10 business days. */
export const REFUND_ARRIVES_AFTER = 14 * DAY;
/** How long a transfer takes to a creator's bank, in milliseconds; Stripe's standard in the US is two business days. */
export const PAYOUT_ARRIVES_AFTER = 4 * DAY;

/** After how many days an admin is told that money is still held: no provider lets a platform keep it for ever. */
export const HELD_MONEY_REPORTED_AFTER = [60, 80] as const;

type Labels = Partial<Record<LedgerAccount, string>>;

/**
 * How a booking's statement calls what the ledger wrote, by posting and account. What has no name here is between
 * the platform and its processor and no business of the parties.
 */
export const STATEMENT_LABELS: Readonly<Record<string, Labels>> = {
  hold: { escrow: 'Paid by card and held' },
  stray: { refunds_owed: 'A payment that could not be used' },
  settle: {
    creator_payable: "The creator's share",
    platform_fees: 'Platform fee',
    refunds_owed: 'To be sent back to the brand',
  },
  grant: { refunds_owed: 'Granted back to the brand' },
  refund: { refunds_owed: 'Sent back to the card' },
  refund_failed: { refunds_owed: 'Came back from the bank' },
  transfer: { creator_payable: "Sent to the creator's account" },
  reversal: { losses: "Taken back from the creator's account" },
  chargeback: { chargebacks: 'Taken by the card network for its review' },
  chargeback_won: { chargebacks: 'Returned by the card network' },
  chargeback_lost: { chargebacks: 'Kept by the card holder' },
};
