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

/** What a page shows for the escrow; a refund that came back is not passed off as done. */
export function escrowLabel(escrow: EscrowState, refundDelayed = false): string {
  if (escrow.startsWith('charged_back')) return 'Under Card Review';
  if (refundDelayed && (escrow === 'refunded' || escrow === 'split')) return 'Refund Delayed';
  const labels: Partial<Record<EscrowState, string>> = {
    authorized: 'Authorized',
    held: 'Funds Secured',
    released: 'Paid Out',
    split: 'Split',
    voided: 'Not Charged',
    refunded: 'Refunded',
    lost: 'Charged Back',
  };
  return labels[escrow] ?? 'Pending';
}

/** Whether the creator's share may leave for her account: not while, and not after, a card network has it back. */
export function transferable(escrow: EscrowState): boolean {
  return escrow === 'released' || escrow === 'split';
}

/** Whether a card was used: another payment would be one too many. */
export function isPaid(escrow: EscrowState): boolean {
  return escrow !== 'pending' && escrow !== 'voided';
}

/** Whether the brand's money is in our hands and belongs to nobody else yet. */
export function isHeld(escrow: EscrowState): boolean {
  return escrow === 'held' || escrow === 'charged_back.held';
}

export const MONEY_STEPS = ['paid_in', 'held', 'approved', 'paid_out'] as const;
export type MoneyStep = (typeof MONEY_STEPS)[number];
export const MONEY_STEP_LABELS: Readonly<Record<MoneyStep, string>> = {
  paid_in: 'Paid in',
  held: 'Held',
  approved: 'Approved',
  paid_out: 'Paid out',
};

/** The line of four dots: how far the money has come, and whether it turned back. */
export interface MoneyLine {
  /** How many of the four steps are done, 0–4. */
  done: number;
  /** Whether the money went, or is going, back to the brand. */
  returned: boolean;
  /** Whether a card network's review has stopped it. */
  frozen: boolean;
  /** One sentence: where the money is now. */
  text: string;
}

/**
 * @param transferred whether the creator's share has left for the creator's own account
 */
export function moneyLine(escrow: EscrowState, transferred: boolean, refundDelayed = false): MoneyLine {
  const line = (done: number, text: string, more: Partial<MoneyLine> = {}): MoneyLine => ({
    done,
    returned: false,
    frozen: false,
    text,
    ...more,
  });
  switch (escrow) {
    case 'pending':
      return line(0, 'Nothing has been paid yet.');
    case 'authorized':
      return line(1, 'The card is authorized; nothing is charged before the creator accepts.');
    case 'held':
      return line(2, 'The payment is held securely until the content is approved.');
    case 'released':
      return transferred
        ? line(4, "The payment is on its way to the creator's account.")
        : line(3, "The payment is released and waits in the creator's balance.");
    case 'split':
      return line(
        transferred ? 4 : 3,
        refundDelayed
          ? 'The payment was split; the brand’s part came back from the bank and is sent again.'
          : 'The payment was split between creator and brand.',
        { returned: true },
      );
    case 'voided':
      return line(0, 'The card was not charged.', { returned: true });
    case 'refunded':
      return line(
        1,
        refundDelayed
          ? 'The refund came back from the bank; we are sending it again.'
          : 'The payment goes back to the brand’s card.',
        { returned: true },
      );
    case 'lost':
      return line(1, 'The card network gave the payment back to the card holder.', { returned: true });
    default:
      return line(2, 'The card network is reviewing this payment; nothing moves until it has decided.', {
        frozen: true,
      });
  }
}
