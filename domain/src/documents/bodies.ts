import type { Cents } from '../money/cents.js';
import type { DocumentParty } from './billing.js';
import type { DocumentKind } from './kinds.js';

/** Changes when a field of a document goes or comes to mean something else; documents from before keep theirs. */
export const DOCUMENT_SCHEMA = 1;

/** The platform, which is the seller's agent, as its operator has set it up. */
export interface Issuer {
  legalName: string | null;
  address: string | null;
  taxId: string | null;
}

/** Without all of these a document can't be a tax invoice. */
export const isWholeIssuer = ({ legalName, address, taxId }: Issuer): boolean =>
  legalName !== null && address !== null && taxId !== null;

/** A card as a receipt names it. */
export interface ShownCard {
  /** As the payment provider says it: "visa". */
  brand: string;
  last4: string;
}

/** A document that another one names. */
interface NamedDocument {
  id: string;
  number: string;
}

interface Head {
  schema: typeof DOCUMENT_SCHEMA;
  id: string;
  /** ISO 8601, in UTC, by the product's clock. */
  date: string;
  currency: string;
  issuer: Issuer;
  /** What it replaces; null for a first one. */
  corrects: NamedDocument | null;
  amount: Cents;
}

interface OfBooking {
  booking: { id: string; number: string };
  packageName: string;
}

/** A tip buys nothing, so there is no booking and no package. Its ID is not here: anyone who has it could take the tip back. */
interface OfTip {
  tip: { number: string };
}

/** What money was for, where it can be either. */
export type MoneySubject = OfBooking | OfTip;

interface AmountLine {
  label: string;
  amount: Cents;
}

export interface ReceiptBody extends Head, OfBooking {
  kind: 'receipt';
  buyer: DocumentParty;
  seller: DocumentParty;
  /** The package and its add-ons; they sum to the amount. */
  items: AmountLine[];
  card: ShownCard | null;
}

export interface CreditNoteBody extends Head, OfBooking {
  kind: 'credit_note';
  buyer: DocumentParty;
  seller: DocumentParty;
  /** Why the money goes back, as a sentence. */
  reason: string;
  /** What was paid. */
  paid: Cents;
  /** Null for a payment from before there were receipts. */
  receipt: NamedDocument | null;
}

export type PayoutSlipBody = Head &
  MoneySubject & {
    kind: 'payout_slip';
    payee: DocumentParty;
    /** From the gross share to what was sent; they sum to the amount. */
    items: AmountLine[];
    /** What the payment provider calls the transfer. */
    transfer: string | null;
  };

export interface TipReceiptBody extends Head, OfTip {
  kind: 'tip_receipt';
  /** By the name that was given with the tip. */
  supporter: DocumentParty;
  creator: DocumentParty;
  card: ShownCard | null;
}

export interface TipCreditNoteBody extends Head, OfTip {
  kind: 'tip_credit_note';
  supporter: DocumentParty;
  creator: DocumentParty;
  /** Why the money goes back, as a sentence. */
  reason: string;
  /** What was given. */
  paid: Cents;
  /** Null for a tip from before there were receipts. */
  receipt: NamedDocument | null;
}

export type FeeLine = MoneySubject & {
  /** ISO 8601, in UTC. */
  at: string;
  /** The creator's share before the fee; below zero where a refund took from it. */
  gross: Cents;
  /** Below zero where the platform returned it. */
  fee: Cents;
};

export interface FeeStatementBody extends Head {
  kind: 'fee_statement';
  payee: DocumentParty;
  /** "2026-11", in UTC. */
  month: string;
  lines: FeeLine[];
}

export type DocumentBody =
  ReceiptBody | CreditNoteBody | PayoutSlipBody | FeeStatementBody | TipReceiptBody | TipCreditNoteBody;
/** A document with the number that the database gave it. */
export type NumberedBody = DocumentBody & { number: string };

export type BodyOf<K extends DocumentKind> = Extract<DocumentBody, { kind: K }>;
