import type { Cents } from '../money/cents.js';
import type { TipRefunder } from '../tips/events.js';
import { ANONYMOUS, tipNumber } from '../tips/texts.js';
import { partyNamed } from './billing.js';
import type { PayoutSlipBody, ShownCard, TipCreditNoteBody, TipReceiptBody } from './bodies.js';
import { type DocumentFacts, type NewDocument, head, sellerOf, slipBody } from './make-bodies.js';

/** What is known of a tip when a document about it is written. */
export interface TipFacts extends Pick<DocumentFacts, 'creatorName' | 'legal' | 'share'> {
  tipId: string;
  /** As the supporter has given it; null for none, and once it is forgotten. */
  supporterName: string | null;
  /** What was given. */
  amountCents: Cents;
  card: ShownCard | null;
  /** Who has returned it; null for none. */
  refunder: TipRefunder | null;
  /** What the payment provider calls the transfer of an order. */
  transfer: string | null;
}

const ofTip = ({ tipId }: TipFacts) => ({ tip: { number: tipNumber(tipId) } });
const parties = (facts: TipFacts) => ({
  supporter: partyNamed(facts.supporterName ?? ANONYMOUS),
  creator: sellerOf(facts),
});

export const tipReceiptBody = (facts: TipFacts, document: NewDocument): TipReceiptBody => ({
  ...head(document),
  kind: 'tip_receipt',
  ...ofTip(facts),
  ...parties(facts),
  card: facts.card,
});

const RETURNED_BY: Readonly<Record<TipRefunder, string>> = {
  supporter: 'The tip was taken back within 30 minutes.',
  creator: 'The creator returned the tip.',
  admin: 'Reelpact returned the tip.',
};

/** Why a tip goes back. Without a refunder, the card network has taken a part. */
const tipCreditReason = (refunder: TipRefunder | null): string =>
  refunder === null
    ? 'The card network returned a part of the tip; the rest is refunded.'
    : RETURNED_BY[refunder];

/** The database names the receipt, when it gives the note its number. */
export const tipCreditNoteBody = (facts: TipFacts, document: NewDocument): TipCreditNoteBody => ({
  ...head(document),
  kind: 'tip_credit_note',
  ...ofTip(facts),
  ...parties(facts),
  reason: tipCreditReason(facts.refunder),
  paid: facts.amountCents,
  receipt: null,
});

export const tipSlipBody = (facts: TipFacts, document: NewDocument): PayoutSlipBody =>
  slipBody(ofTip(facts), { ...facts, label: 'Tip' }, document);
