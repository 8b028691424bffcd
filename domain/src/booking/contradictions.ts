import { formatMoney } from '../money/cents.js';
import { deliveredText, isIncomplete } from '../review/counted.js';
import { MONEY_STEPS, isRefundDelayed } from './escrow.js';
import { actionsFor } from './offered-steps.js';
import type { Reader } from './parties.js';
import { BOOKING_SCREENS } from './screens.js';
import type { Situation } from './situation.js';
import { STAGE_META } from './stage-table.js';
import type { BookingState } from './state.js';
import { stepRow } from './steps.js';
import type { MoneyOfBooking } from './what-happened.js';

/** What is checked against each other: what is said about a booking, and what is true of it. */
export interface Claim {
  said: Situation;
  state: BookingState;
  reader: Reader;
  transferred: boolean;
  /** Their own name: a reader is "you". */
  ownName: string | null;
  approved: boolean;
  /** When it is said, in milliseconds since 1970. */
  at: number;
  /** What is said to have happened with the money; null where nothing is. */
  happened: string | null;
  money: MoneyOfBooking;
}

const texts = ({ said, happened }: Claim): string[] => [
  said.badge.label,
  said.screenBadge.label,
  said.headline,
  said.subtitle ?? '',
  said.explanation,
  said.moneyBadge.label,
  said.money.text,
  happened ?? '',
  ...said.timeline.flatMap(({ title, text }) => [title, text ?? '']),
];
const anySays = (claim: Claim, pattern: RegExp): boolean => texts(claim).some((text) => pattern.test(text));

const captured = ({ state: { escrow } }: Claim): boolean =>
  !['pending', 'authorized', 'voided'].includes(escrow);
const isFinal = ({ state }: Claim): boolean => STAGE_META[state.stage].final;
const isFrozenState = ({ context }: BookingState): boolean => context.openChargeback !== null;
const isFrozen = ({ state }: Claim): boolean => isFrozenState(state);
const refundedIn = ({ escrow }: BookingState): boolean =>
  ['refunded', 'voided', 'charged_back.refunded'].includes(escrow);
const refunded = ({ state }: Claim): boolean => refundedIn(state) || state.escrow === 'lost';
const enabled = ({ state, reader, at }: Claim) =>
  actionsFor(state, reader, at).filter((action) => action.enabled);

/** Says that somebody has paid; "has to pay", "pay now" and "is paid" after an approval to come don't. */
const PAID =
  /\bpaid (in|out)\b|\bhas paid\b|\bwas paid\b|payment (is|was) (held|released)|payment successful|funds secured/i;
/** Says that the content is approved, or the creator paid, when nobody answers. */
const SILENCE_APPROVES =
  /counts as approved|approved automatically|(are|is) paid\b|unless (you|they|the brand) answers?/i;
const COMING = /\bpending\b|\bunpaid\b|\bawaiting\b|\bin progress\b|\bnot yet\b|\bhas to\b|\bwaiting for\b/i;
/** The fields in which what was done is shown as a step; each of them has to agree with the others. */
const dot = ({ said }: Claim, step: number): boolean => said.money.done > step;

/** The sums that may be named of a booking's money. */
function storedSums({ state: { context }, money }: Claim): string[] {
  const { amount } = context;
  return [amount, money.net, money.refunded, amount - money.refunded].map(formatMoney);
}
const happenedSays = ({ happened }: Claim, pattern: RegExp): boolean => pattern.test(happened ?? '');

/** Rules that no two things said about a booking may break; each holds for every state, reader and flow. */
export const RULES: Readonly<Record<string, (claim: Claim) => boolean>> = {
  'nothing says "paid" before the card is charged': (claim) =>
    captured(claim) || (!anySays(claim, PAID) && !dot(claim, 0)),
  'nothing is still to come in a final stage': (claim) =>
    !isFinal(claim) ||
    (!anySays(claim, COMING) &&
      claim.said.timeline.every(({ state }) => state === 'done' || state === 'undone') &&
      claim.said.whatNext.length === 0 &&
      claim.said.deadlineAt === null),
  '"Paid Out" only when the transfer was sent': (claim) =>
    claim.transferred || (!anySays(claim, /paid out/i) && !dot(claim, 3)),
  'the money badge and the dots agree': ({ said: { moneyBadge, money } }) =>
    (moneyBadge.label === 'Paid Out' ? money.done === MONEY_STEPS.length : true) &&
    (moneyBadge.label === 'Funds Secured' ? money.done === 2 : true) &&
    (moneyBadge.label === 'Not Charged' ? money.done === 0 && money.returned : true) &&
    (moneyBadge.label === 'Unpaid' ? money.done === 0 && !money.returned : true) &&
    (moneyBadge.label === 'Under Card Review') === money.frozen,
  'what went back to the brand is never shown as released': (claim) =>
    !refunded(claim) ||
    (!dot(claim, 1) &&
      claim.said.timeline.every(({ title, state }) => !/release/i.test(title) || state !== 'done')),
  'released means the same to the dots and to the timeline': (claim) =>
    isFrozen(claim) ||
    dot(claim, 2) ===
      claim.said.timeline.some(({ title, state }) => /release/i.test(title) && state === 'done'),
  'a refunded or cancelled booking has no cheerful headline': (claim) =>
    !isFinal(claim) ||
    claim.said.status === 'completed' ||
    !/submitted|successful|approved|delivered!|accepted/i.test(claim.said.headline),
  'approved is said only of what was approved': (claim) =>
    claim.approved || !anySays(claim, /^(content )?approved$/i),
  'an end says where the money went': (claim) =>
    !isFinal(claim) ||
    claim.state.escrow === 'released' ||
    /charged|goes back|refund|split|card network|returned/i.test(claim.said.explanation),
  'a delayed refund is never passed off as done': ({ said, state }) =>
    !isRefundDelayed(state.escrow, state.context.refundDelayed) ||
    (said.moneyBadge.label === 'Refund Delayed' &&
      /came back/.test(said.explanation) &&
      /came back/.test(said.money.text) &&
      said.timeline.every(({ text }) => !/returned|split/.test(text ?? ''))),
  'a review of the card network is said everywhere, and nobody is asked to act': (claim) =>
    !isFrozen(claim) ||
    (claim.said.turn === 'network' &&
      /card network/i.test(claim.said.explanation) &&
      /card network/i.test(claim.said.money.text) &&
      claim.said.deadlineAt === null &&
      claim.said.whatNext.length === 0 &&
      enabled(claim).length === 0),
  // To change the deal is no answer to what is asked.
  'who is asked to act can act': (claim) =>
    claim.said.turn !== claim.reader || enabled(claim).some(({ name }) => stepRow(name).aside !== true),
  'nobody is asked to act when it is over, but for a refund that came back': ({ said, state }) =>
    !said.final || said.turn === null || said.turn === 'network' || state.context.refundDelayed,
  'a deadline and what happens then go together': ({ said }) =>
    (said.deadlineAt === null) === (said.onSilence === null),
  'the status is the one of the stage, and so is the tab': ({ said, state }) =>
    said.status === STAGE_META[state.stage].status && said.tab === STAGE_META[state.stage].tab,
  'the page exists, and only payable bookings lead to a checkout': ({ said, state, reader }) =>
    said.path.startsWith('/') &&
    (reader === 'admin' || BOOKING_SCREENS.some((screen) => said.path.startsWith(`/${screen}/`))) &&
    /checkout/.test(said.path) === (reader === 'brand' && STAGE_META[state.stage].payable),
  'a page confirms only what is still so': ({ said, state, approved }) =>
    said.confirmations.every(
      (screen) =>
        (screen !== 'request-submitted' || said.turn === 'creator') &&
        (screen !== 'payment-success' || (said.money.secured && !said.final)) &&
        (screen !== 'content-submitted' || said.turn === 'brand') &&
        (screen !== 'content-approved' || (approved && !refundedIn(state))),
    ),
  'a page of a step is opened only to who has to take it': ({ said, reader }) =>
    reader === 'admin' || said.turn === reader || said.path.startsWith('/project/'),
  'the date that people look at is no later than the end': ({ said }) =>
    said.until === null
      ? said.deadlineAt === null
      : said.deadlineAt !== null && said.until.at <= said.deadlineAt,
  'readers are not told about themselves by name': (claim) =>
    claim.ownName === null ||
    ![...texts(claim), claim.said.onSilence ?? ''].some((text) => text.includes(claim.ownName ?? '')),
  'nothing says that silence approves an incomplete version': (claim) =>
    !isIncomplete(claim.state.context.missing) ||
    ![...texts(claim), claim.said.onSilence ?? '', ...claim.said.whatNext.map(({ text }) => text)].some(
      (text) => SILENCE_APPROVES.test(text),
    ),
  'what a version under review lacks is said first': ({ said, state }) =>
    said.status !== 'content_submitted' ||
    isFrozenState(state) ||
    !isIncomplete(state.context.missing) ||
    said.explanation.startsWith(deliveredText(state.context.missing)),
  'every sum that is said to have moved is one of the ledger': (claim) =>
    (claim.happened?.match(/\$[\d,.]*\d/g) ?? []).every((sum) => storedSums(claim).includes(sum)),
  'money is said to have been released only where it was': (claim) =>
    ['released', 'split'].includes(claim.state.escrow) ||
    !happenedSays(claim, /\breleased\b|\bis yours\b|\bis being sent to\b/),
  'the bank is promised nothing that was not sent, and no day that nobody knows': (claim) =>
    (claim.transferred || !happenedSays(claim, /your bank/)) &&
    (claim.money.expectedAt !== null || !happenedSays(claim, /\bby [A-Z]/)),
  'money goes back in one sentence as in the other': (claim) =>
    !happenedSays(claim, /\bback to\b/) || claim.money.refunded > 0,
  'what moved is said wherever money came in': (claim) => claim.happened !== null || !captured(claim),
  'names stand where they belong': (claim) => !anySays(claim, /[{}]/),
};

/** The rules that a claim breaks. */
export function contradictions(claim: Claim): string[] {
  return Object.entries(RULES).flatMap(([rule, holds]) => (holds(claim) ? [] : [rule]));
}
