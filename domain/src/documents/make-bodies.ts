import { bookingNumber } from '../booking/booking-number.js';
import type { EscrowState } from '../booking/escrow.js';
import { isLost } from '../booking/escrow.js';
import type { BookingStage } from '../booking/stages.js';
import { CURRENCY, type Cents, formatMoney } from '../money/cents.js';
import type { LedgerStep } from '../money/ledger-steps.js';
import { type BillingDetails, type DocumentParty, billedParty, partyNamed } from './billing.js';
import {
  type CreditNoteBody,
  DOCUMENT_SCHEMA,
  type FeeLine,
  type FeeStatementBody,
  type Issuer,
  type MoneySubject,
  type PayoutSlipBody,
  type ReceiptBody,
  type ShownCard,
} from './bodies.js';

/** What is known of a booking when a document about it is written. */
export interface DocumentFacts {
  bookingId: string;
  packageName: string;
  packageCents: Cents;
  addons: readonly { name: string; priceCents: Cents }[];
  brandName: string;
  creatorName: string;
  /** The booking's own billing details, else those of the brand's account. */
  billing: BillingDetails | null;
  /** What the creator has told the payment provider, as far as it says so. */
  legal: { name: string; address: string[] } | null;
  /** What the brand paid. */
  amountCents: Cents;
  stage: BookingStage;
  escrow: EscrowState;
  card: ShownCard | null;
  /** The creator's share as it was settled, before and after the fee; refunds that were granted later are in it. */
  share: { gross: Cents; fee: Cents };
}

/** What every new document has. */
export interface NewDocument {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  issuer: Issuer;
  amount: Cents;
}

export const head = ({ id, at, issuer, amount }: NewDocument) => ({
  schema: DOCUMENT_SCHEMA as typeof DOCUMENT_SCHEMA,
  id,
  date: new Date(at).toISOString(),
  currency: CURRENCY,
  issuer,
  corrects: null,
  amount,
});

const ofBooking = ({ bookingId, packageName }: DocumentFacts) => ({
  booking: { id: bookingId, number: bookingNumber(bookingId) },
  packageName,
});

/** The buyer as documents name them now. */
export const buyerOf = ({
  billing,
  brandName,
}: Pick<DocumentFacts, 'billing' | 'brandName'>): DocumentParty =>
  billing ? billedParty(billing) : partyNamed(brandName);

/** The creator, by the legal name where it is known. */
export const sellerOf = ({
  legal,
  creatorName,
}: Pick<DocumentFacts, 'legal' | 'creatorName'>): DocumentParty =>
  legal ? { name: legal.name, address: legal.address, taxId: null } : partyNamed(creatorName);

/** What was bought; one line where the parts are not what was paid. */
function itemsOf({ packageName, packageCents, addons }: DocumentFacts, amount: Cents): ReceiptBody['items'] {
  const parts = [
    { label: packageName, amount: packageCents },
    ...addons.map(({ name, priceCents }) => ({ label: name, amount: priceCents })),
  ];
  const sum = parts.reduce((total, part) => total + part.amount, 0);
  return sum === amount ? parts : [{ label: parts.map(({ label }) => label).join(', '), amount }];
}

export const receiptBody = (facts: DocumentFacts, document: NewDocument): ReceiptBody => ({
  ...head(document),
  kind: 'receipt',
  ...ofBooking(facts),
  buyer: buyerOf(facts),
  seller: sellerOf(facts),
  items: itemsOf(facts, document.amount),
  card: facts.card,
});

/** Why money goes back, for the bookkeeping of somebody who doesn't know the booking. */
export function creditReason(
  step: LedgerStep,
  { stage, escrow, amountCents }: Pick<DocumentFacts, 'stage' | 'escrow' | 'amountCents'>,
  amount: Cents,
): string {
  const rest = formatMoney(amountCents - amount);
  const isWhole = amount >= amountCents;
  if (step === 'grant')
    return isWhole ? 'The released payment was refunded.' : 'A part of the released payment was refunded.';
  if (isLost(escrow)) return 'The card network returned a part of the payment; the rest is refunded.';
  if (stage === 'cancelled_with_fee')
    return `The booking was cancelled. The creator keeps ${rest}; the rest is refunded.`;
  if (!isWhole) return `The payment was divided. The creator gets ${rest}; the rest is refunded.`;
  if (stage === 'cancelled') return 'The booking was cancelled. The payment is refunded.';
  if (stage === 'not_delivered') return 'Nothing was delivered in time. The payment is refunded.';
  return 'The booking ended without an approval. The payment is refunded.';
}

/** The database names the receipt, when it gives the note its number. */
export const creditNoteBody = (
  facts: DocumentFacts,
  step: LedgerStep,
  document: NewDocument,
): CreditNoteBody => ({
  ...head(document),
  kind: 'credit_note',
  ...ofBooking(facts),
  buyer: buyerOf(facts),
  seller: sellerOf(facts),
  reason: creditReason(step, facts, document.amount),
  paid: facts.amountCents,
  receipt: null,
});

/** What stands on a payout slip between the creator's share and what was sent. */
const SLIP_LABELS = {
  gross: 'Your share of the booking',
  fee: 'Platform fee',
  rest: 'Refunds, chargebacks and earlier transfers',
} as const;

export const payoutSlipBody = (
  facts: DocumentFacts,
  transfer: string | null,
  document: NewDocument,
): PayoutSlipBody => slipBody(ofBooking(facts), { ...facts, label: SLIP_LABELS.gross, transfer }, document);

/** What a payout slip says besides what it is about. */
export interface SlipFacts extends Pick<DocumentFacts, 'creatorName' | 'legal' | 'share'> {
  /** What the gross share is called. */
  label: string;
  transfer: string | null;
}

export function slipBody(
  subject: MoneySubject,
  { creatorName, legal, share: { gross, fee }, label, transfer }: SlipFacts,
  document: NewDocument,
): PayoutSlipBody {
  const rest = document.amount - (gross - fee);
  return {
    ...head(document),
    kind: 'payout_slip',
    ...subject,
    payee: sellerOf({ creatorName, legal }),
    items: [
      { label, amount: gross },
      ...(fee === 0 ? [] : [{ label: SLIP_LABELS.fee, amount: -fee }]),
      ...(rest === 0 ? [] : [{ label: SLIP_LABELS.rest, amount: rest }]),
    ],
    transfer,
  };
}

/** @param month "2026-11" */
export const feeStatementBody = (
  payee: Pick<DocumentFacts, 'legal' | 'creatorName'>,
  month: string,
  lines: FeeLine[],
  document: Omit<NewDocument, 'amount'>,
): FeeStatementBody => ({
  ...head({ ...document, amount: lines.reduce((sum, { fee }) => sum + fee, 0) }),
  kind: 'fee_statement',
  payee: sellerOf(payee),
  month,
  lines,
});

/** The key of a creator's fee statement: there is one for each month. @param month "2026-11" */
export const feeStatementKey = (creatorId: string, month: string): string =>
  `${creatorId}:${month}:fee_statement`;

/** The same document for a buyer whose details have changed: it names the one that it replaces. */
export const reissued = <B extends ReceiptBody | CreditNoteBody>(
  old: B & { number: string },
  buyer: DocumentParty,
  { id, at, issuer }: Omit<NewDocument, 'amount'>,
): B => {
  const { number, ...body } = old;
  return {
    ...(body as unknown as B),
    id,
    date: new Date(at).toISOString(),
    issuer,
    corrects: { id: old.id, number },
    buyer,
  };
};

/** The key of what replaces a document: there is one at most. */
export const reissueKey = (documentId: string): string => `${documentId}:reissue`;
