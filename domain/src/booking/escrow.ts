import { formatMoney } from '../money/cents.js';
import type { Shares } from './agreements.js';
import type { Reader } from './parties.js';
import { STAGE_META } from './stage-table.js';
import type { BookingStage, Tone } from './stages.js';

/** Where a booking's money is; the second region of the machine. */
export const ESCROW_STATES = [
  'pending',
  'authorized',
  'held',
  'voided',
  'released',
  'split',
  'refunded',
  'charged_back.held',
  'charged_back.released',
  'charged_back.split',
  'charged_back.refunded',
  'lost',
] as const;
export type EscrowState = (typeof ESCROW_STATES)[number];

/** What has to be known to say where a booking's money is. */
export interface MoneyFacts {
  stage: BookingStage;
  escrow: EscrowState;
  /** Whether the creator's share was sent to their own account. */
  transferred: boolean;
  /** Whether a refund came back from the bank. */
  refundDelayed: boolean;
}

/** Whether a refund that came back is still owed; what the card network took back since is not. */
export const isRefundDelayed = (escrow: EscrowState, cameBack: boolean): boolean =>
  cameBack && (escrow === 'refunded' || escrow === 'split');

/** What a page's badge shows for the escrow; a refund that came back is not passed off as done. */
export function moneyBadge({ stage, escrow, transferred, refundDelayed }: MoneyFacts): {
  label: string;
  tone: Tone;
} {
  if (escrow.startsWith('charged_back')) return { label: 'Under Card Review', tone: 'danger' };
  if (isRefundDelayed(escrow, refundDelayed)) {
    return { label: 'Refund Delayed', tone: 'attention' };
  }
  switch (escrow) {
    case 'authorized':
      return { label: 'Authorized', tone: 'neutral' };
    case 'held':
      return { label: 'Funds Secured', tone: 'money' };
    case 'released':
      return { label: transferred ? 'Paid Out' : 'Released', tone: 'money' };
    case 'split':
      return { label: 'Split', tone: 'neutral' };
    case 'voided':
      return { label: 'Not Charged', tone: 'neutral' };
    case 'refunded':
      return { label: 'Refunded', tone: 'neutral' };
    case 'lost':
      return { label: 'Charged Back', tone: 'neutral' };
    default:
      return { label: STAGE_META[stage].final ? 'Not Charged' : 'Unpaid', tone: 'neutral' };
  }
}

const everyone = (text: string): Record<Reader, string> => ({ brand: text, creator: text, admin: text });

/** How money was divided, with both sums, where the parts are known. */
function splitOutcome(shares: Shares | null): Record<Reader, string> {
  if (!shares)
    return {
      brand: 'Part of your payment goes back to your card.',
      creator: 'The payment was split between you and {brand}.',
      admin: 'The payment was split between {creator} and {brand}.',
    };
  const [kept, back] = [formatMoney(shares.creator), formatMoney(shares.brand)];
  const said = (brand: string) => `The payment was split: ${kept} to {creator}, ${back} back to ${brand}.`;
  return {
    brand: said('you'),
    // What they get of it is less by the platform's fee, where there is one.
    creator: `The payment was split: your share is ${kept}, and ${back} goes back to {brand}.`,
    admin: said('{brand}'),
  };
}

/**
 * Where the money went when a booking ended; {creator} and {brand} are names.
 * @param shares of a payment that was split; null where they aren't known
 */
export function moneyOutcome(
  escrow: EscrowState,
  refundDelayed: boolean,
  shares: Shares | null,
): Record<Reader, string> {
  if (escrow.startsWith('charged_back')) {
    return everyone('The card network is reviewing this payment; nothing moves until it has decided.');
  }
  if (isRefundDelayed(escrow, refundDelayed)) {
    return {
      brand: 'Your refund came back from the bank; we are sending it again.',
      creator: 'The refund came back from the bank; it is being sent again.',
      admin: 'The refund came back from the bank. Send it again.',
    };
  }
  const nothingCharged = {
    brand: 'You were not charged.',
    creator: 'Nothing was charged.',
    admin: 'Nothing was charged.',
  };
  const back = {
    brand: 'Your payment goes back to your card.',
    creator: 'The payment goes back to {brand}.',
    admin: 'The payment goes back to {brand}.',
  };
  const outcomes: Partial<Record<EscrowState, Record<Reader, string>>> = {
    pending: nothingCharged,
    voided: nothingCharged,
    refunded: back,
    split: splitOutcome(shares),
    lost: everyone('The card network returned the payment to the cardholder.'),
  };
  return outcomes[escrow] ?? everyone('');
}

/** Whether the creator's share may leave for their own account: not while, and not after, a card network has it back. */
export function transferable(escrow: EscrowState): boolean {
  return escrow === 'released' || escrow === 'split';
}

/** Whether the card network has kept the payment: nobody is owed anything of it any more. */
export const isLost = (escrow: EscrowState): boolean => escrow === 'lost';

/** Whether the brand has the originals, and no longer watermarked previews: not when the card network gave the money back. */
export const originalsUnlocked = ({ stage, escrow }: { stage: BookingStage; escrow: EscrowState }): boolean =>
  stage === 'completed' && !isLost(escrow);

export const ORIGINALS_MESSAGES = {
  locked: 'The original files are unlocked when the content is approved.',
  returned: 'The card network returned the payment, so the original files are closed.',
} as const;

/** Whether a card was used: another payment would be one too many. */
export function isPaid(escrow: EscrowState): boolean {
  return escrow !== 'pending' && escrow !== 'voided';
}

/** Whether the brand's money is in our hands and belongs to nobody else yet. */
export function isHeld(escrow: EscrowState): boolean {
  return escrow === 'held' || escrow === 'charged_back.held';
}

/** Whether the card was charged at some time, whatever became of the money. */
export const moneyCameIn = (escrow: EscrowState): boolean => isPaid(escrow) && escrow !== 'authorized';

export const MONEY_STEPS = ['paid_in', 'held', 'approved', 'paid_out'] as const;
export type MoneyStep = (typeof MONEY_STEPS)[number];
export const MONEY_STEP_LABELS: Readonly<Record<MoneyStep, string>> = {
  paid_in: 'Paid in',
  held: 'Held',
  approved: 'Released',
  paid_out: 'Paid out',
};

/** The line of four dots: how far the money has come, and whether it turned back. */
export interface MoneyLine {
  /** How many of the four steps are done, 0–4. */
  done: number;
  /** Whether the card is authorized or charged: work can be accepted on it. */
  secured: boolean;
  /** Whether the money went, or is going, back to the brand, or will never come. */
  returned: boolean;
  /** Whether a card network's review has stopped it. */
  frozen: boolean;
  /** One sentence: where the money is now. */
  text: string;
}

/** How far the money has come, and where it is now, for one reader. */
export function moneyLine(facts: MoneyFacts, reader: Reader): MoneyLine {
  const { stage, escrow, transferred, refundDelayed } = facts;
  const { final, status } = STAGE_META[stage];
  const resent = reader === 'admin' ? 'send it again' : 'it is being sent again';
  const whose = reader === 'creator' ? 'your' : 'the creator’s';
  const card = reader === 'brand' ? 'your card' : 'the brand’s card';
  const line = (done: number, text: string, more: Partial<MoneyLine> = {}): MoneyLine => ({
    done,
    secured: done > 0,
    returned: false,
    frozen: false,
    text,
    ...more,
  });
  const [outer, inner] = escrow.split('.') as [EscrowState | 'charged_back', EscrowState | undefined];
  if (outer === 'charged_back') {
    return {
      ...moneyLine({ ...facts, escrow: inner ?? 'held' }, reader),
      frozen: true,
      text: 'The card network is reviewing this payment; nothing moves until it has decided.',
    };
  }
  switch (outer) {
    case 'authorized':
      return line(
        0,
        reader === 'creator'
          ? 'The payment is reserved on the card. It is charged when you accept.'
          : `The payment is reserved on ${card}. It is charged when the creator accepts.`,
        { secured: true },
      );
    case 'held':
      return line(
        2,
        status === 'rejected'
          ? 'The payment stays held until this is decided.'
          : 'The payment is held securely until the content is approved.',
      );
    case 'released':
      return transferred
        ? line(4, `The payment was sent to ${whose} account.`)
        : line(3, `The payment is released and waits in ${whose} balance.`);
    case 'split':
      return line(
        transferred ? 4 : 3,
        refundDelayed
          ? `The payment was split; the brand’s part came back from the bank; ${resent}.`
          : 'The payment was split between creator and brand.',
        { returned: true },
      );
    case 'voided':
      return line(0, 'The card was not charged.', { returned: true });
    case 'refunded':
      return line(
        1,
        refundDelayed
          ? `The refund came back from the bank; ${resent}.`
          : `The payment goes back to ${card}.`,
        { returned: true },
      );
    case 'lost':
      return line(1, 'The card network returned the payment to the cardholder.', { returned: true });
    default:
      return final
        ? line(0, 'Nothing was charged.', { returned: true })
        : line(0, 'Nothing has been charged yet.');
  }
}

/** Before the creator has seen the request, a card is only authorized, so that a decline costs nobody a fee. */
export function captureMethodIn(stage: BookingStage): 'manual' | 'automatic' {
  return stage === 'unpaid' ? 'manual' : 'automatic';
}
