import { type Cents, formatMoney } from '../money/cents.js';
import { settle } from '../money/split.js';
import type { Agreements, BookingContext, NamedFacts } from './context.js';
import { PARTIES, type Party, type Reader } from './parties.js';

/** Both parts of an amount that is divided, before the platform's fee on the creator's. */
export interface Shares {
  creator: Cents;
  brand: Cents;
}

/** @param creatorPercent a whole number from 0 to 100 */
export function sharesOf(amount: Cents, creatorPercent: number): Shares {
  const { refund } = settle(amount, creatorPercent, 0);
  return { creator: amount - refund, brand: refund };
}

/** The share that the creator keeps when the brand cancels now: nothing while a product that was no good has still to be replaced. */
export const cancellationShare = ({ dueAt, parcels, cancellationPercent }: NamedFacts): number =>
  dueAt === null && parcels.some(({ problem }) => problem !== null) ? 0 : cancellationPercent;

/** What a brand is told of the fee before it books and pays: "$30.00 (20%) stays with the creator once the payment is held". Null without one. */
export function cancellationText(amount: Cents, cancellationPercent: number): string | null {
  if (!cancellationPercent) return null;
  const kept = formatMoney(sharesOf(amount, cancellationPercent).creator);
  return `${kept} (${cancellationPercent}%) stays with the creator once the payment is held`;
}

/** The parties whom the other has asked for something, whoever has to go on with the work. */
export const askedParties = ({ extension, proposal }: Pick<Agreements, 'extension' | 'proposal'>): Party[] =>
  PARTIES.filter((party) => (party === 'brand' && extension !== null) || (proposal && proposal.by !== party));

/** Both sums as a part of a sentence: "$60.00 for {creator}, $90.00 back to {brand}". */
export function sharesText(amount: Cents, creatorPercent: number): string {
  const { creator, brand } = sharesOf(amount, creatorPercent);
  return `${formatMoney(creator)} for {creator}, ${formatMoney(brand)} back to {brand}`;
}

/** Both sums in one sentence, for a reader; {creator} and {brand} are names. A creator's is a share: the platform's fee is taken of it. */
function sums({ creator, brand }: Shares, reader: Reader): string {
  const kept = formatMoney(creator);
  const back = formatMoney(brand);
  if (reader === 'creator') {
    if (brand === 0) return `Your share is all of it, ${kept}.`;
    return creator === 0
      ? `All of it, ${back}, goes back to {brand}.`
      : `Your share is ${kept}, and ${back} goes back to {brand}.`;
  }
  const whose = reader === 'brand' ? 'your card' : '{brand}';
  if (brand === 0) return `All of it, ${kept}, goes to {creator}.`;
  return creator === 0
    ? `All of it, ${back}, goes back to ${whose}.`
    : `${kept} goes to {creator}, and ${back} back to ${whose}.`;
}

/** What happens to the files when money is divided: nothing is unlocked for nothing. */
function files(version: number, creatorPercent: number, reader: Reader): string {
  if (version === 0) return 'Nothing has been delivered, so no files are unlocked.';
  const whom = reader === 'brand' ? 'you' : '{brand}';
  return creatorPercent === 0
    ? `The original files stay locked, and ${reader === 'brand' ? 'you get' : '{brand} gets'} no usage rights.`
    : `The original files unlock for ${whom}, with the usage rights of this package.`;
}

/** What somebody reads before they agree to end a booking otherwise than by an approval. */
export const AGREEMENT_TEXTS = {
  cancelling: (context: BookingContext, reader: Reader): string =>
    `The booking ends. ${sums(sharesOf(context.amount, cancellationShare(context)), reader)} This cannot be undone.`,
  proposing: ({ version }: BookingContext, reader: Reader): string =>
    `Nothing changes until the other party accepts; then the booking ends. ${
      version === 0
        ? files(0, 0, reader)
        : `Unless all of it goes back, the original files unlock for ${reader === 'brand' ? 'you' : '{brand}'}.`
    } The deadline goes on as before.`,
  accepting: ({ amount, version, proposal }: BookingContext, reader: Reader): string => {
    const percent = proposal?.creatorPercent ?? 0;
    return `The booking ends. ${sums(sharesOf(amount, percent), reader)} ${files(version, percent, reader)} This cannot be undone.`;
  },
} as const;
