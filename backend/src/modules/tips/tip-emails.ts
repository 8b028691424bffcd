import { type Cents, TIP_GIFT, formatMoney } from '@reelpact/domain';
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
}

const factsOf = ({ amount, creatorName, day }: MailedTip) => [
  { name: 'Amount', value: formatMoney(amount) },
  { name: 'For', value: creatorName },
  { name: 'Date', value: day },
];
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
    facts: factsOf(tip),
    button: pageOf(publicUrl, tip),
    notes: ['You can take it back on that page for 30 minutes after paying.'],
    signature: 'Reelpact',
  });
}

/** @param publicUrl without a slash at its end */
export function tipRefundedEmail(tip: MailedTip, publicUrl: string): LaidOutEmail {
  const { creatorName, amount } = tip;
  return layOut({
    kind: 'tip-refunded',
    subject: `Refunded: your tip of ${formatMoney(amount)} for ${creatorName}`,
    greeting: 'Hello,',
    paragraphs: [
      `Your tip of ${formatMoney(amount)} for ${creatorName} goes back to your card.`,
      'Banks take up to 10 business days to show it.',
    ],
    facts: factsOf(tip),
    button: pageOf(publicUrl, tip),
    signature: 'Reelpact',
  });
}
