import { formatMoney } from './cents.js';
import {
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type LedgerEntry,
  chargebackLostPosting,
  chargebackPosting,
  chargebackWonPosting,
  holdPosting,
  processorFeePosting,
  recoveredPosting,
  refundFailedPosting,
  refundGrantedPosting,
  refundPaidPosting,
  reversalPosting,
  settlePosting,
  strayPaymentPosting,
  transferPosting,
} from './postings.js';
import type { LedgerStep } from './ledger-steps.js';
import { settle } from './split.js';
import { tipPaidPosting, tipRefundPosting } from '../tips/postings.js';

const ACCOUNTS: Readonly<Record<LedgerAccount, string>> = {
  processor_clearing: 'Money at the payment provider. A debit: it is ours to move.',
  escrow: 'What is held for bookings that are not decided yet.',
  creator_payable: 'What creators are owed, of bookings and of tips, and has not been sent to them.',
  refunds_owed: 'What brands and supporters are owed and has not been sent back.',
  platform_fees: 'What the platform earned.',
  processor_fees: 'What the provider charged: an expense.',
  chargebacks: 'What the card network took and may give back.',
  losses: 'What the platform paid and nobody will return, until something is recovered.',
};

/** The example: $150.01 with a platform fee of 10 %. */
const AMOUNT = 15_001;
const FEE_BPS = 1_000;
const whole = settle(AMOUNT, 100, FEE_BPS);
const half = settle(AMOUNT, 50, FEE_BPS);
const PROCESSOR_FEE = 465;
const GRANTED = 5_000;
const TIP = 500;
const grantOf = { amount: AMOUNT, feeBps: FEE_BPS };

interface Example {
  step: LedgerStep;
  when: string;
  entries: LedgerEntry[];
}

const EXAMPLES: readonly Example[] = [
  { step: 'hold', when: 'The card was charged for a booking.', entries: holdPosting(AMOUNT) },
  { step: 'processor_fee', when: 'The provider took its fee.', entries: processorFeePosting(PROCESSOR_FEE) },
  { step: 'settle', when: 'The content was approved: all to the creator.', entries: settlePosting(whole) },
  { step: 'settle', when: 'A dispute was split in half.', entries: settlePosting(half) },
  {
    step: 'settle',
    when: 'The booking was cancelled: all back to the brand.',
    entries: settlePosting(settle(AMOUNT, 0, FEE_BPS)),
  },
  {
    step: 'transfer',
    when: 'The creator’s share left for their account.',
    entries: transferPosting(whole.creatorNet),
  },
  { step: 'refund', when: 'The refund was sent.', entries: refundPaidPosting(AMOUNT) },
  {
    step: 'refund_failed',
    when: 'The refund came back from the bank.',
    entries: refundFailedPosting(AMOUNT),
  },
  {
    step: 'grant',
    when: 'An admin gave $50.00 back of a released payment; the share had not been sent yet.',
    entries: refundGrantedPosting(GRANTED, { ...grantOf, payable: whole.creatorNet }),
  },
  {
    step: 'grant',
    when: 'The same after the share had been sent.',
    entries: refundGrantedPosting(GRANTED, { ...grantOf, payable: 0 }),
  },
  {
    step: 'reversal',
    when: 'Part of a transfer was taken back: it covers the loss.',
    entries: reversalPosting(4_500),
  },
  {
    step: 'recovered',
    when: 'A transfer was given up before it left: it covers the loss.',
    entries: recoveredPosting(4_500, 'creator_payable'),
  },
  {
    step: 'tip',
    when: 'A supporter gave a tip of $5.00; the platform kept 10 %.',
    entries: tipPaidPosting(TIP, FEE_BPS),
  },
  {
    step: 'tip_refund',
    when: 'The tip is to go back, fee included; `refund` follows when it is sent.',
    entries: tipRefundPosting(TIP, FEE_BPS),
  },
  {
    step: 'stray',
    when: 'A payment came that no booking or tip can use.',
    entries: strayPaymentPosting(AMOUNT),
  },
  {
    step: 'chargeback',
    when: 'The card network took the money for its review.',
    entries: chargebackPosting(AMOUNT),
  },
  { step: 'chargeback_won', when: 'It gave the money back.', entries: chargebackWonPosting(AMOUNT) },
  {
    step: 'chargeback_lost',
    when: 'It kept the money while it was still in escrow.',
    entries: chargebackLostPosting(AMOUNT, { escrow: AMOUNT }),
  },
  {
    step: 'chargeback_lost',
    when: 'It kept the money after the share had been sent.',
    entries: chargebackLostPosting(AMOUNT, {}),
  },
];

const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount))}`;
const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;

/** docs/ledger.md: accounts, signs and every posting with an example, made by the functions that post. */
export function ledgerPage(): string {
  return [
    '# The ledger',
    '',
    'Made by `npm run docs` from the functions that write the postings; the checks fail when this page and the code differ.',
    '',
    'Every movement of money is a posting: two or more entries that sum to zero, written in the transaction of the change that',
    'causes it. A debit is positive, a credit negative. The database refuses a posting that doesn’t balance, a second one with',
    'the same key (`booking:step:attempt`), and every change or deletion of one. Amounts are integer cents. Authorizations',
    'aren’t posted; charges are. A posting belongs to one booking or to one tip. `npm run reconcile` compares the balances with the',
    'bookings, the tips and the provider.',
    '',
    '## Accounts',
    '',
    row('Account', 'What stands in it'),
    row('---', '---'),
    ...LEDGER_ACCOUNTS.map((account) => row(`\`${account}\``, ACCOUNTS[account])),
    '',
    '## Postings',
    '',
    `The example is a booking of ${formatMoney(AMOUNT)} with a platform fee of ${FEE_BPS / 100} %.`,
    '',
    row('Step', 'When', 'Entries'),
    row('---', '---', '---'),
    ...EXAMPLES.map(({ step, when, entries }) =>
      row(
        `\`${step}\``,
        when,
        entries.map(({ account, amount }) => `\`${account}\` ${signed(amount)}`).join('<br>'),
      ),
    ),
    '',
    'Half a cent of a share is rounded in the creator’s favor, half a cent of the fee in the platform’s disfavor; the brand gets',
    'the rest, so the three parts always sum to the amount. The fee is taken from the creator’s share alone.',
    '',
  ].join('\n');
}
