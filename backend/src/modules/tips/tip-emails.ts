import { type Cents, DOCUMENT_META, TIP_GIFT, formatMoney } from '@reelpact/domain';
import { type LaidOutEmail, layOut } from '../../platform/mail/email-layout.js';

/**
 * A tip, as its supporter is written to. What they wrote with it isn't repeated: the address is only what they typed, and may be a stranger's.
 */
export interface MailedTip {
  id: string;
  amount: Cents;
  creatorName: string;
  /** The day on which it was paid, as people write it. */
  day: string;
  /** The receipt, or the credit note; null where there is none. Its ID is said here alone. */
  paper: { id: string; number: string } | null;
}

/** A tip that goes back. */
export interface RefundedTip extends MailedTip {
  /** What of it goes back; less than all of it where the card network has returned a part. */
  returned: Cents;
}

type PaperKind = 'tip_receipt' | 'tip_credit_note';

const factsOf = ({ creatorName, day, paper }: MailedTip, amount: Cents, kind: PaperKind) => [
  { name: 'Amount', value: formatMoney(amount) },
  { name: 'For', value: creatorName },
  { name: 'Date', value: day },
  ...(paper === null ? [] : [{ name: DOCUMENT_META[kind].title, value: paper.number }]),
];
const paperOf = (publicUrl: string, { paper }: MailedTip, kind: PaperKind) =>
  paper === null
    ? []
    : [{ label: `${DOCUMENT_META[kind].title} (PDF)`, url: `${publicUrl}/api/documents/${paper.id}.pdf` }];
const pageOf = (publicUrl: string, { id }: MailedTip) => ({
  label: 'See the tip',
  url: `${publicUrl}/tip/${id}`,
});

/** @param publicUrl without a slash at its end */
export function tipReceiptEmail(tip: MailedTip, publicUrl: string): LaidOutEmail {
  const { creatorName, amount } = tip;
  return layOut({
    kind: 'tip',
    subject: `Receipt: your tip of ${formatMoney(amount)} for ${creatorName}`,
    greeting: 'Hello,',
    paragraphs: [`Thank you. Your tip of ${formatMoney(amount)} for ${creatorName} was paid.`, TIP_GIFT],
    facts: factsOf(tip, amount, 'tip_receipt'),
    button: pageOf(publicUrl, tip),
    links: paperOf(publicUrl, tip, 'tip_receipt'),
    notes: ['You can take it back on that page for 30 minutes after paying.'],
    signature: 'Reelpact',
  });
}

/** @param publicUrl without a slash at its end */
export function tipRefundedEmail(tip: RefundedTip, publicUrl: string): LaidOutEmail {
  const { creatorName, amount, returned } = tip;
  const what =
    returned === amount
      ? `Your tip of ${formatMoney(amount)} for ${creatorName}`
      : `The rest of your tip for ${creatorName}, ${formatMoney(returned)},`;
  return layOut({
    kind: 'tip-refunded',
    subject: `Refunded: your tip of ${formatMoney(amount)} for ${creatorName}`,
    greeting: 'Hello,',
    paragraphs: [`${what} goes back to your card.`, 'Banks take up to 10 business days to show it.'],
    facts: factsOf(tip, returned, 'tip_credit_note'),
    button: pageOf(publicUrl, tip),
    links: paperOf(publicUrl, tip, 'tip_credit_note'),
    signature: 'Reelpact',
  });
}
