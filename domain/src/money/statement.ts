import type { Reader } from '../booking/parties.js';

const DAY = 86_400_000;
/** How long a refund takes to be seen on a card's account, in milliseconds; Stripe documents 5–10 business days. */
export const REFUND_ARRIVES_AFTER = 14 * DAY;
/** How long a transfer takes to a creator's bank, in milliseconds; Stripe's standard in the US is two business days. */
export const PAYOUT_ARRIVES_AFTER = 4 * DAY;

/** After how many days an admin is told that money is still held: no provider lets a platform keep it for ever. */
export const HELD_MONEY_REPORTED_AFTER = [60, 80] as const;

/** What a statement calls its sums, for each reader. */
export const STATEMENT_SUMS: Readonly<
  Record<Reader, Readonly<Record<'gross' | 'platformFee' | 'net' | 'refunded', string>>>
> = {
  brand: {
    gross: 'You pay',
    platformFee: 'Platform fee',
    net: 'The creator gets',
    refunded: 'Back to you',
  },
  creator: {
    gross: 'The brand pays',
    platformFee: 'Platform fee',
    net: 'You get',
    refunded: 'Back to the brand',
  },
  admin: {
    gross: 'The brand pays',
    platformFee: 'Platform fee',
    net: 'The creator gets',
    refunded: 'Back to the brand',
  },
};
