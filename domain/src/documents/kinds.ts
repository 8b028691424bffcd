import type { Cents } from '../money/cents.js';
import type { LedgerStep } from '../money/ledger-steps.js';
import type { LedgerAccount, LedgerEntry } from '../money/postings.js';

/**
 * Who a document is for; nobody else may read it, but for admins. Supporters need no account, so their papers can be read by anyone who has
 * the ID, which can't be guessed and is emailed to the supporter alone.
 */
export type DocumentReader = 'brand' | 'creator' | 'supporter';

interface KindMeta {
  /** The letter of its series: numbers are gapless in each series and year. */
  series: string;
  title: string;
  reader: DocumentReader;
  /** Whether the brand's billing details stand on it, so that it can be reissued when they change. */
  billed: boolean;
}

/** Every kind of document about money. */
export const DOCUMENT_META = {
  receipt: { series: 'R', title: 'Receipt', reader: 'brand', billed: true },
  credit_note: { series: 'C', title: 'Credit Note', reader: 'brand', billed: true },
  fee_statement: { series: 'F', title: 'Fee Statement', reader: 'creator', billed: false },
  payout_slip: { series: 'P', title: 'Payout Slip', reader: 'creator', billed: false },
  tip_receipt: { series: 'T', title: 'Tip Receipt', reader: 'supporter', billed: false },
  tip_credit_note: { series: 'N', title: 'Tip Credit Note', reader: 'supporter', billed: false },
} as const satisfies Record<string, KindMeta>;
export type DocumentKind = keyof typeof DOCUMENT_META;
export const DOCUMENT_KINDS = Object.keys(DOCUMENT_META) as DocumentKind[];

/** How many digits a number has at least. */
const DIGITS = 6;
/** "R-2026-000123". The database makes numbers in the same form when it writes a document. */
export const documentNumber = (kind: DocumentKind, year: number, place: number): string =>
  `${DOCUMENT_META[kind].series}-${year}-${String(place).padStart(DIGITS, '0')}`;

/** A document that a posting has to come with, and its amount. */
export interface DueDocument {
  kind: DocumentKind;
  amount: Cents;
}

/**
 * Which documents a posting comes with. A refund that came back from the bank or is sent again is no new credit note, because what is
 * owed stays the same; neither is a chargeback, which the card network decides and not the seller; nor a payment that no booking and no tip
 * could use, for which there never was a receipt.
 */
export function documentsOf({
  step,
  entries,
}: {
  step: LedgerStep;
  entries: readonly LedgerEntry[];
}): DueDocument[] {
  const on = (account: LedgerAccount): Cents =>
    entries.reduce((sum, entry) => sum + (entry.account === account ? entry.amount : 0), 0);
  const due = (kind: DocumentKind, amount: Cents): DueDocument[] => (amount > 0 ? [{ kind, amount }] : []);
  switch (step) {
    case 'hold':
      return due('receipt', -on('escrow'));
    case 'settle':
    case 'grant':
      return due('credit_note', -on('refunds_owed'));
    case 'tip':
      return due('tip_receipt', on('processor_clearing'));
    case 'tip_refund':
      return due('tip_credit_note', -on('refunds_owed'));
    case 'transfer':
      return due('payout_slip', on('creator_payable'));
    default:
      return [];
  }
}

/** The key of the document that a posting comes with: a repeated posting writes no second one. */
export const documentKey = (postingKey: string, kind: DocumentKind): string => `${postingKey}:${kind}`;
