import { type Cents, formatMoney } from '../money/cents.js';
import { PAYOUT_HOLDS, type PayoutHold } from '../money/payouts.js';
import { type EscrowState, isHeld, isLost } from './escrow.js';
import type { BookingEventType } from './events.js';
import type { Party, Reader } from './parties.js';
import { STAGE_META } from './stage-table.js';
import type { BookingStage } from './stages.js';

/** What the ledger says of a booking's money, as its statement answers. */
export interface MoneyOfBooking {
  /** The creator's share after the fee; before the settlement, what it would be. */
  net: Cents;
  /** What the brand gets back. */
  refunded: Cents;
  /** Whether the money has been divided. */
  settled: boolean;
  /** Until when it reaches its next place at the latest, in milliseconds since 1970; null where that isn't known. */
  expectedAt: number | null;
  /** Why the creator's share waits. */
  hold: PayoutHold | null;
}

export interface HappenedFacts {
  stage: BookingStage;
  escrow: EscrowState;
  amount: Cents;
  /** Whether the creator's share was sent to their own account. */
  transferred: boolean;
  /** null where it isn't known; then only the price is named. */
  money: MoneyOfBooking | null;
  /** Whose word, or silence, approved the content; null where that isn't known, and for all that isn't an approval. */
  by: string | null;
  reader: Reader;
  names: Record<Party, string>;
  /** The time, in milliseconds since 1970. */
  now: number;
}

/** What approves content: the brand's word or its silence. */
export const APPROVALS: readonly BookingEventType[] = ['BRAND_APPROVED', 'REVIEW_WINDOW_ENDED'];

/**
 * Who approved the content: nobody where the parties agreed on a settlement, or an admin decided.
 * @param last the entry of the history that led to the present stage
 */
export const approvedBy = (last: { event: string; actor: string } | undefined): string | null =>
  last && (APPROVALS as readonly string[]).includes(last.event) ? last.actor : null;

type Telling = HappenedFacts & {
  sum: string;
  /** The creator's share, where it is known. */
  net: string | null;
  isBrand: boolean;
  isCreator: boolean;
  brand: string;
  creator: string;
  card: string;
  day: (at: number) => string;
};

const NOTHING = 'Nothing is charged yet';

function whilePending({ stage, isBrand, isCreator, sum, net, brand, creator }: Telling): string | null {
  if (STAGE_META[stage].final) return null;
  if (isCreator)
    return net === null
      ? `${NOTHING}.`
      : `${NOTHING}: you get ${net} once ${brand} pays and approves your content.`;
  if (!isBrand) return `${NOTHING}: the price is ${sum}.`;
  if (stage === 'requested') return `${NOTHING}: you pay ${sum} once ${creator} accepts.`;
  return stage === 'unpaid'
    ? `${NOTHING}: paying reserves ${sum} on your card.`
    : `${NOTHING}: ${sum} is due now.`;
}

function whileAuthorized({ stage, isCreator, sum, net, amount, money, creator, card }: Telling): string {
  if (stage !== 'requested') return `${sum} is being charged to ${card}.`;
  if (!isCreator) return `${sum} is reserved on ${card}. It is charged when ${creator} accepts.`;
  const share = net === null || money?.net === amount ? '' : ` You get ${net} once your content is approved.`;
  return `${sum} is reserved. It is charged when you accept.${share}`;
}

function whileHeld({ stage, isBrand, isCreator, sum, net, amount, money, brand, creator }: Telling): string {
  if (stage === 'contestable' || stage === 'disputed') return `${sum} stays held until this is decided.`;
  const approve = isBrand ? 'you approve' : `${brand} approves`;
  if (isCreator && net !== null && money?.net !== amount)
    return `${sum} is held, and you get ${net} of it when ${approve}.`;
  return `${sum} is held and goes to ${isCreator ? 'you' : creator} when ${approve}.`;
}

/** What has become of the creator's share, for them: where it is, or what it waits for. */
function share(telling: Telling, money: MoneyOfBooking): string {
  const { transferred, now, day } = telling;
  const net = formatMoney(money.net);
  const at = money.expectedAt;
  if (transferred && at !== null)
    return at > now
      ? `${net} is on its way to your bank, there by ${day(at)}.`
      : `${net} was sent to your bank and should have arrived by ${day(at)}.`;
  if (transferred) return `${net} was sent to your account.`;
  if (money.hold === 'ON_ITS_WAY' || money.hold === null) return `${net} is being sent to your account.`;
  return `${net} is yours and waits in your balance. ${PAYOUT_HOLDS[money.hold]}`;
}

function whenReleased(telling: Telling, money: MoneyOfBooking): string {
  const { isBrand, isCreator, amount, sum, by, brand, creator, card } = telling;
  const back = money.refunded > 0 ? formatMoney(money.refunded) : null;
  if (isCreator) {
    if (money.net <= 0) return `${formatMoney(money.refunded)} went back to ${brand}.`;
    const approved =
      by === 'brand' ? `${brand} approved. ` : by === 'clock' ? 'Nobody answered in time. ' : '';
    return `${approved}${share(telling, money)}`;
  }
  const given = back === null ? '.' : `; ${back} of it goes back to ${card}.`;
  if (money.refunded >= amount) return `${sum} goes back to ${card}.`;
  if (by === 'brand') return `${isBrand ? 'You' : brand} released ${sum} to ${creator}${given}`;
  const why = by === 'clock' ? (isBrand ? 'You didn’t answer in time: ' : 'Nobody answered in time: ') : '';
  return `${why}${sum} was released to ${creator}${given}`;
}

function whenSplit(telling: Telling, money: MoneyOfBooking): string {
  const { isCreator, amount, brand, creator, card } = telling;
  const back = formatMoney(money.refunded);
  if (isCreator)
    return money.net > 0
      ? `${share(telling, money)} ${back} goes back to ${brand}.`
      : `${back} goes back to ${brand}.`;
  return `${formatMoney(amount - money.refunded)} was released to ${creator}, and ${back} goes back to ${card}.`;
}

function whenRefunded(telling: Telling, money: MoneyOfBooking): string {
  const { isCreator, brand, card, now, day } = telling;
  const back = formatMoney(money.refunded);
  if (isCreator) return `${back} goes back to ${brand}.`;
  const at = money.expectedAt;
  // Not known as well when the bank has sent it back: then it is being sent again.
  if (at === null) return `${back} is being sent back to ${card}.`;
  return at > now
    ? `${back} is on its way back to ${card}, there by ${day(at)}.`
    : `${back} went back to ${card} and should have arrived by ${day(at)}.`;
}

/**
 * What has happened with how much money, and where it goes next: in one sentence for each reader, after any step. Sums and dates
 * are the ledger's; a date that nobody knows is not named.
 * @param day how the reader is told a day
 * @returns null where no money is about, or nothing is known of it
 */
export function whatHappened(facts: HappenedFacts, day: (at: number) => string): string | null {
  const { stage, escrow, amount, reader, money, names } = facts;
  const isBrand = reader === 'brand';
  const telling: Telling = {
    ...facts,
    day,
    isBrand,
    isCreator: reader === 'creator',
    sum: formatMoney(amount),
    net: money && formatMoney(money.net),
    ...names,
    card: isBrand ? 'your card' : `${names.brand}’s card`,
  };
  const { sum } = telling;
  if (escrow.startsWith('charged_back')) return `The card network is reviewing ${sum}.`;
  if (isLost(escrow)) return `The card network returned ${sum} to the cardholder.`;
  if (escrow === 'pending') return whilePending(telling);
  if (escrow === 'voided')
    return STAGE_META[stage].final ? `${sum} was reserved and is not charged.` : whilePending(telling);
  if (escrow === 'authorized') return whileAuthorized(telling);
  if (isHeld(escrow)) return whileHeld(telling);
  // An answer from before the settlement knows nothing of it.
  if (!money?.settled) return null;
  if (escrow === 'released') return whenReleased(telling, money);
  return escrow === 'split' ? whenSplit(telling, money) : whenRefunded(telling, money);
}
