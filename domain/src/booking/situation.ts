import { formatMoney } from '../money/cents.js';
import { askedParties, cancellationShare, sharesOf } from './agreements.js';
import { deliveredText, isIncomplete } from '../review/counted.js';
import { type MoneyLine, isLost, isRefundDelayed, moneyBadge, moneyLine, moneyOutcome } from './escrow.js';
import { INCOMPLETE_META } from './incomplete-stages.js';
import { type Party, type Reader, withNames } from './parties.js';
import { casePath, screenPath } from './screens.js';
import { type ConfirmationScreen, confirmationsOf, screenIn } from './present-screen.js';
import { metaIn } from './stage-now.js';
import { STAGE_META } from './stage-table.js';
import type { BookingStage, BookingStatus, BrandTab, StageWindow, Tone, Turn } from './stages.js';
import type { BookingState } from './state.js';
import { type TimelineEntry, timeline } from './timeline.js';
import { type NumberedStep, whatHappensNext } from './what-next.js';

/** What has to be known of a booking to say where it stands. */
export interface SituationFacts {
  id: string;
  state: BookingState;
  /** Who reads it; an admin reads of both parties in the third person. */
  reader: Reader;
  names: Record<Party, string>;
  /** Milliseconds since 1970. */
  dates: { createdAt: number; /** The latest version; null before the first. */ deliveredAt: number | null };
  /** Whether the creator's share was sent to their own account. */
  transferred: boolean;
  /** Whether the content was approved, by the brand or by its silence, and not the end decided otherwise. */
  approved: boolean;
}

/** A date that matters to both parties: when the content was promised, while it is made; else when the stage ends by itself. */
export interface Until {
  kind: (typeof UNTIL_KINDS)[number];
  /** Milliseconds since 1970. */
  at: number;
}
export const UNTIL_KINDS = ['due', 'deadline'] as const;

interface BadgeText {
  label: string;
  tone: Tone;
}

/** Where a booking stands, for one reader: all that a page, an email, an export or the API says about it. */
export interface Situation {
  status: BookingStatus;
  stage: BookingStage;
  badge: BadgeText;
  /** The same badge in the words of the page that shows this stage. */
  screenBadge: BadgeText;
  headline: string;
  subtitle: string | null;
  /** Who has to do what, or how it ended and where the money went. */
  explanation: string;
  /** Whose turn it is; null when nobody has to do anything. */
  turn: Turn | null;
  /** When the stage ends by itself, in milliseconds since 1970; null when it doesn't. */
  deadlineAt: number | null;
  /** What happens then; null without a deadline. */
  onSilence: string | null;
  /** The date that people look at; null when there is none. */
  until: Until | null;
  moneyBadge: BadgeText;
  money: MoneyLine;
  timeline: TimelineEntry[];
  whatNext: readonly NumberedStep[];
  /** The page on which this reader goes on. */
  path: string;
  /** The pages that confirm a step and are true now. */
  confirmations: ConfirmationScreen[];
  tab: BrandTab;
  final: boolean;
}

const FROZEN =
  'The card network is reviewing this payment. Until it has decided, nothing can be changed about this booking.';

/** What the other party has asked of a reader, beside what comes next. */
function askedOf(context: BookingState['context'], reader: Reader): string[] {
  if (reader === 'admin' || !askedParties(context).includes(reader)) return [];
  const { extension, proposal } = context;
  const other = reader === 'brand' ? '{creator}' : '{brand}';
  return [
    ...(extension && reader === 'brand' ? [`${other} asks for more time; please answer.`] : []),
    ...(proposal && proposal.by !== reader ? [`${other} proposes a settlement; please answer.`] : []),
  ];
}

function explanation({ state, reader, names }: SituationFacts): string {
  const { stage, escrow, context } = state;
  const { next, final } = metaIn(stage, context);
  if (!final && context.openChargeback !== null) return FROZEN;
  if (!final) {
    const tells = INCOMPLETE_META[stage] !== undefined && isIncomplete(context.missing);
    const lacks = tells ? [deliveredText(context.missing)] : [];
    return [...lacks, withNames([next[reader], ...askedOf(context, reader)].join(' '), names)].join(' ');
  }
  const { amount, settledPercent, refundDelayed } = context;
  const shares = settledPercent === null ? null : sharesOf(amount, settledPercent);
  const sentences = [next[reader], moneyOutcome(escrow, refundDelayed, shares)[reader]];
  return withNames(sentences.filter((sentence) => sentence !== '').join(' '), names);
}

/** What happens when a window ends unanswered, with the sums where a fee is kept then. */
function onSilence({ state: { context }, reader, names }: SituationFacts, window: StageWindow): string {
  const share = cancellationShare(context);
  const text = (share > 0 && window.onSilenceWithFee) || window.onSilence;
  const { creator, brand } = sharesOf(context.amount, share);
  const filled = text[reader].replace('{fee}', formatMoney(creator)).replace('{rest}', formatMoney(brand));
  return withNames(filled, names);
}

function turn({ stage, escrow, context }: BookingState): Turn | null {
  if (context.openChargeback !== null) return 'network';
  return STAGE_META[stage].turn ?? (isRefundDelayed(escrow, context.refundDelayed) ? 'admin' : null);
}

/** The card network took the money back while the booking was under way: that ended it. */
const isChargedBack = ({ stage, escrow }: BookingState): boolean => stage === 'refunded' && isLost(escrow);

function headline({ state, reader, approved }: SituationFacts): string {
  const { headline: texts, label, status, final } = metaIn(state.stage, state.context);
  if (isChargedBack(state)) return 'Booking Ended';
  if (!final && state.context.openChargeback !== null) return 'Payment Under Review';
  if (status === 'completed' && !approved) return 'Booking Completed';
  return reader === 'admin' ? label : texts[reader];
}

function path({ id, state, reader }: SituationFacts): string {
  if (reader === 'admin') return casePath(id);
  return screenPath(screenIn(state, reader), id);
}

function until({ stage, context: { dueAt, deadlineAt } }: BookingState): Until | null {
  if (deadlineAt === null) return null;
  const promised = STAGE_META[stage].window?.event === 'DELIVERY_WINDOW_ENDED' ? dueAt : null;
  return promised === null ? { kind: 'deadline', at: deadlineAt } : { kind: 'due', at: promised };
}

/** Says where a booking stands, for one reader. Nothing else compares a stage or an escrow state to say so. */
export function situation(facts: SituationFacts): Situation {
  const { state, reader, dates, transferred } = facts;
  const { stage, escrow, context } = state;
  const { status, label, partyLabels, screenLabels, subtitle, tone, tab, final, window } = metaIn(
    stage,
    context,
  );
  const party = reader === 'admin' ? null : reader;
  const ended = isChargedBack(state) ? 'Charged Back' : undefined;
  const badge = { label: ended ?? (party && partyLabels?.[party]) ?? label, tone };
  const ends = context.deadlineAt === null ? undefined : window;
  const money = { stage, escrow, transferred, refundDelayed: context.refundDelayed };
  return {
    status,
    stage,
    badge,
    screenBadge: { ...badge, label: (party && screenLabels?.[party]) ?? badge.label },
    headline: headline(facts),
    subtitle: (party && subtitle?.[party]) ?? null,
    explanation: explanation(facts),
    turn: turn(state),
    deadlineAt: context.deadlineAt,
    onSilence: ends ? onSilence(facts, ends) : null,
    until: until(state),
    moneyBadge: moneyBadge(money),
    money: moneyLine(money, reader),
    timeline: timeline(state, { ...dates, approved: facts.approved }),
    whatNext: context.openChargeback === null && party ? whatHappensNext(state, party) : [],
    path: path(facts),
    confirmations: party ? confirmationsOf({ state, party, approved: facts.approved }) : [],
    tab,
    final,
  };
}
