import { type Cents, formatMoney, isCents } from './cents.js';

/** The creator's share in percent when a dispute ends without a decision. */
export const UNDECIDED_SHARE = 50;

/** Where the money of one booking goes when the deal ends; the three parts always sum to the amount. */
export interface Settlement {
  /** What the creator is paid, after the platform's fee. */
  creatorNet: Cents;
  /** The platform's fee, taken from the creator's share alone. */
  platformFee: Cents;
  /** What goes back to the brand. */
  refund: Cents;
}

/**
 * Divides a booking's amount between creator, platform and brand. Rounds half a cent of the share in the
 * creator's favor and of the fee in the platform's disfavour, so that no cent is lost or invented.
 * @param creatorPercent the creator's share, 0–100
 * @param feeBps the platform's fee in basis points (1/100 %) of the creator's share
 * @throws RangeError when an argument is not a whole number in its range
 */
export function settle(amount: Cents, creatorPercent: number, feeBps: number): Settlement {
  if (!isCents(amount) || amount < 0) throw new RangeError('amount must be a whole number of cents');
  if (!Number.isInteger(creatorPercent) || creatorPercent < 0 || creatorPercent > 100) {
    throw new RangeError('creatorPercent must be a whole number from 0 to 100');
  }
  if (!Number.isInteger(feeBps) || feeBps < 0 || feeBps > 10_000) {
    throw new RangeError('feeBps must be a whole number from 0 to 10000');
  }
  const gross = Math.ceil((amount * creatorPercent) / 100);
  const platformFee = Math.floor((gross * feeBps) / 10_000);
  return { creatorNet: gross - platformFee, platformFee, refund: amount - gross };
}

/** What the platform keeps of a new booking, said to creators. @param feeBps basis points (1/100 %) of the creator's share */
export function feeText(feeBps: number): string {
  if (feeBps === 0) return 'Reelpact keeps nothing of new bookings.';
  const { creatorNet } = settle(100_00, 100, feeBps);
  return `Reelpact keeps ${feeBps / 100}% of each new booking: of ${formatMoney(100_00)} you get ${formatMoney(creatorNet)}.`;
}
