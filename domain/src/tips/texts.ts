import type { TipRefusal } from './events.js';
import type { TipState } from './state.js';

export const TIP_GIFT = 'A tip is a gift. It buys nothing: no rights, no files, no delivery.';

export const TIP_REFUSAL_TEXTS: Readonly<Record<TipRefusal, string>> = {
  INVALID_TRANSITION: 'This tip can’t be refunded: no money was taken, or it went back already.',
  UNDO_OVER: 'A tip can be taken back for 30 minutes. That time is over.',
  CHARGED_BACK: 'The card network is reviewing this payment. Nothing can be changed until it has decided.',
  PAID_OUT: 'This tip is on its way to the creator, or has reached them. It can’t be refunded any more.',
};

/** A tip's number as papers show it: too little of its ID to open its page. */
export const tipNumber = (tipId: string): string => tipId.slice(0, 8);

/** Where a tip for a creator is begun. */
export const tipPath = (username: string): string => `/tip/${username}`;
export const tipLabel = (creatorName: string): string => `Tip ${creatorName}`;

/** Who gave a tip, where they gave no name. */
export const ANONYMOUS = 'Anonymous';

export interface TipSituation {
  label: string;
  headline: string;
  text: string;
}

type Told = Pick<
  TipState,
  'stage' | 'abandonedFor' | 'received' | 'refundDelayed' | 'chargebackLost' | 'chargedBackFrom'
>;

const RETURNED = 'The money is on its way back to the card. Banks take up to 10 business days.';
const DELAYED = 'The refund came back from the bank. We are looking into it and will send it again.';

/** What a tip's page says of it: the same for everybody who has its address. @param amount as it is shown: "$5.00" */
export function tipSituation(
  tip: Told,
  { creator, amount }: { creator: string; amount: string },
): TipSituation {
  switch (tip.stage) {
    case 'created':
      return {
        label: 'Not paid',
        headline: `Tip ${creator} ${amount}`,
        text: 'Nothing is charged before you enter a card. The tip can be paid for 24 hours.',
      };
    case 'paid':
      return {
        label: 'Paid',
        headline: `${creator} got your tip of ${amount}`,
        text: 'Thank you. A receipt is on its way to your email.',
      };
    case 'paid_out':
      return {
        label: 'Paid out',
        headline: `${creator} got your tip of ${amount}`,
        text: `The money was sent to ${creator}. Thank you.`,
      };
    case 'refunded':
      return {
        label: 'Refunded',
        headline: `The tip of ${amount} was refunded`,
        text: tip.refundDelayed ? DELAYED : RETURNED,
      };
    case 'charged_back':
      return {
        label: 'Charged back',
        headline: `The tip of ${amount} was charged back`,
        text: tip.chargebackLost
          ? 'The card network has returned the payment to the cardholder.'
          : 'The card network is reviewing the payment. Nothing moves until it has decided.',
      };
    case 'abandoned':
      return { label: 'Not paid', ...abandonedTexts(tip, amount) };
  }
}

function abandonedTexts(
  { abandonedFor, received, refundDelayed }: Told,
  amount: string,
): Pick<TipSituation, 'headline' | 'text'> {
  const back = received ? ` ${refundDelayed ? DELAYED : RETURNED}` : ' Nothing was charged.';
  const why = {
    time: 'It wasn’t paid within 24 hours.',
    card: 'The card was used on several pages within an hour, so we don’t take it for tips now.',
    amount: 'The payment had another amount than the tip.',
    provider: 'The payment was cancelled.',
    creator: 'The creator has left Reelpact.',
  }[abandonedFor ?? 'time'];
  return { headline: `The tip of ${amount} was not given`, text: `${why}${back}` };
}

/** A line of a list: one tip, or several that were folded. @param sum as it is shown: "$21.00" */
export const tipsTitle = (count: number, sum: string): string =>
  count === 1 ? `You got a tip of ${sum}` : `${count} tips, ${sum}`;
