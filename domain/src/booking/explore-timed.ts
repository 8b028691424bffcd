import { isIncomplete } from '../review/counted.js';
import type { BookingInput } from './context.js';
import { answeredIn, beginBooking, outcomeOf, overdueEvent } from './decide.js';
import type { BookingEvent, BookingEventType } from './events.js';
import { BOOKING_EVENT_TYPES, actorsOf } from './event-facts.js';
import { SAMPLE_MISSING, sampleInput, START } from './explore.js';
import { nextReminderAt } from './reminders.js';
import { sampleEvent } from './sample-events.js';
import { STAGE_META } from './stage-table.js';
import type { BookingState } from './state.js';
import { latestExtension } from './windows.js';

/**
 * Walks the machine through time, from the capture on, by the server's rules: windows end, and reminders are sent, when
 * their time has come. Everyone may do anything on each whole day of holding, at the very moment of a deadline too; all
 * windows are whole days, so nothing later is possible. Time under a chargeback does not count: one that is won brings
 * the money back, and the count begins again.
 */
const DAY = 86_400_000;

/** A delivery that lacks something: the same event as a complete one, with what it lacks. */
const INCOMPLETE = 'CONTENT_SUBMITTED incomplete';
export type HoldingMove = BookingEventType | typeof INCOMPLETE;

/**
 * What each event is to a booking whose money is held: people, media and card network can prolong it or end it at once; the clock sends
 * what its windows say; offers move nothing until they are accepted, which is the same as what they lead to; the rest comes before the money arrives, with a chargeback, whose time doesn't count, or when nothing is held any more.
 */
const WHILE_HELD: Readonly<
  Record<BookingEventType, 'prolongs' | 'ends' | 'beside' | 'clock' | 'before' | 'chargeback' | 'afterwards'>
> = {
  CHARGEBACK_OPENED: 'prolongs',
  PREVIEWS_READY: 'prolongs',
  CONTENT_SUBMITTED: 'prolongs',
  REVISION_REQUESTED: 'prolongs',
  BRAND_REJECTED: 'prolongs',
  CREATOR_CONTESTED: 'prolongs',
  REVISION_WAIVED: 'prolongs',
  REVISION_GRANTED: 'prolongs',
  DISPUTE_OPENED: 'prolongs',
  DUE_EXTENDED: 'prolongs',
  PRODUCT_SENT: 'prolongs',
  PRODUCT_RECEIVED: 'prolongs',
  PRODUCT_PROBLEM: 'prolongs',
  SHIPMENT_CORRECTED: 'beside',
  PRODUCT_WINDOW_ENDED: 'clock',
  RECEIPT_WINDOW_ENDED: 'clock',
  BRAND_CANCELLED: 'ends',
  SETTLEMENT_ACCEPTED: 'ends',
  EXTENSION_ASKED: 'beside',
  EXTENSION_ACCEPTED: 'beside',
  EXTENSION_DECLINED: 'beside',
  SETTLEMENT_PROPOSED: 'beside',
  SETTLEMENT_DECLINED: 'beside',
  SETTLEMENT_WITHDRAWN: 'beside',
  EXTENSION_LAPSED: 'clock',
  EXTENSION_REMINDED: 'clock',
  BRAND_APPROVED: 'ends',
  BRAND_CANCELLED_LATE: 'ends',
  REJECTION_ACCEPTED: 'ends',
  CREATOR_WITHDREW: 'ends',
  DISPUTE_RESOLVED: 'ends',
  ADMIN_CANCELLED: 'ends',
  PREVIEW_WINDOW_ENDED: 'clock',
  DELIVERY_WINDOW_ENDED: 'clock',
  REVIEW_WINDOW_ENDED: 'clock',
  CONTEST_WINDOW_ENDED: 'clock',
  DISPUTE_WINDOW_ENDED: 'clock',
  REMINDED: 'clock',
  PAYMENT_SECURED: 'before',
  AUTHORIZATION_LAPSED: 'before',
  PAYMENT_CANCELLED: 'before',
  CAPTURED: 'before',
  CAPTURE_FAILED: 'before',
  PAYMENT_WINDOW_ENDED: 'before',
  REQUEST_WINDOW_ENDED: 'before',
  CAPTURE_WINDOW_ENDED: 'before',
  BRIEF_EDITED: 'before',
  BRAND_WITHDREW: 'before',
  CREATOR_APPROVED: 'before',
  CREATOR_DECLINED: 'before',
  CHARGEBACK_WON: 'chargeback',
  CHARGEBACK_LOST: 'chargeback',
  REFUND_FAILED: 'afterwards',
  REFUND_REISSUED: 'afterwards',
  REFUND_GRANTED: 'afterwards',
};
const HOLDING_MOVES: readonly HoldingMove[] = [
  ...BOOKING_EVENT_TYPES.filter((type) => WHILE_HELD[type] === 'prolongs'),
  INCOMPLETE,
];

interface Moment {
  state: BookingState;
  at: number;
  /** What brought it here; '' for the passing of a day. */
  last: string;
  from: Moment | null;
}

/** Who could want a booking to last, and what they can do for it by themselves. */
const HOLDING_PARTIES: Readonly<Record<string, readonly HoldingMove[]>> = {
  everyone: HOLDING_MOVES,
  'a creator who delivers incomplete versions alone': [INCOMPLETE, 'PREVIEWS_READY', 'REVISION_GRANTED'],
  'the creator alone': ['CONTENT_SUBMITTED', 'PREVIEWS_READY', 'REVISION_GRANTED'],
  'a creator whose files can’t be viewed': ['CONTENT_SUBMITTED'],
  nobody: [],
};

export interface HoldTimes {
  moments: number;
  /** The longest time, in days, for which the money of a booking is held. */
  longest: number;
  /** How it comes to that. */
  path: string[];
}

const daysHeld = ({ context }: BookingState, at: number): number => (at - (context.heldAt ?? at)) / DAY;

/** What makes two moments the same: all that the machine knows, counted from when the money arrived. */
function momentKey({ state: { stage, escrow, context: c }, at }: Moment): string {
  const since = (moment: number | null): number | null => (moment === null ? null : moment - (c.heldAt ?? 0));
  return JSON.stringify([
    stage,
    escrow,
    c.revisionsLeft,
    c.roundCounted,
    c.reviewBeganAt !== null,
    isIncomplete(c.missing),
    c.reminded,
    c.dueAt === null && c.parcels.map(({ problem }) => problem !== null),
    since(c.dueAt),
    c.extendedBy,
    since(c.deadlineAt),
    since(at),
  ]);
}

function after(from: Moment, event: BookingEvent): Moment {
  const next = tried(from, event);
  if (!next) throw new Error(`${event.type} was refused`);
  return next;
}

/** @returns null where the machine refuses the event */
function tried(from: Moment, event: BookingEvent): Moment | null {
  const outcome = outcomeOf(from.state, event);
  return outcome && { state: outcome.state, at: event.at, last: event.type, from };
}

/** A chargeback that is won at once: it costs no time, and the money arrives again. @returns null where there can be none */
function chargedBack(from: Moment, event: BookingEvent): Moment | null {
  const opened = tried(from, event);
  if (!opened) return null;
  const won = after(opened, sampleEvent('CHARGEBACK_WON', 'network', opened.state, event.at));
  const context = { ...won.state.context, closedChargebacks: [] };
  return { ...won, state: { ...won.state, context }, last: event.type.replace('OPENED', 'WON'), from };
}

/** The next day, by the server's rules: it has reminded on the way, or the window that was over has ended. */
function waiting(from: Moment): Moment {
  const { stage, context } = from.state;
  const end = context.deadlineAt ?? Infinity;
  const day = from.at + DAY;
  if (from.at >= end) {
    const over = overdueEvent(from.state, from.at);
    if (!over) throw new Error(`${stage} does not end`);
    return after(from, over);
  }
  const next = Math.min(day, end);
  const reminder = nextReminderAt(stage, context);
  if (reminder === null || reminder > next) return { state: from.state, at: next, last: '', from };
  const reminded = after(from, { type: 'REMINDED', actor: 'clock', at: Math.max(reminder, from.at) });
  return { ...reminded, at: next, last: '' };
}

const typeOf = (move: HoldingMove): BookingEventType => (move === INCOMPLETE ? 'CONTENT_SUBMITTED' : move);

function eventsOf(move: HoldingMove, { state, at }: Moment): BookingEvent[] {
  const type = typeOf(move);
  const more = move === INCOMPLETE ? { missing: SAMPLE_MISSING } : {};
  const samples = actorsOf(type).map(
    (actor) => ({ ...sampleEvent(type, actor, state, at), ...more }) as BookingEvent,
  );
  // By a week, and as far as it goes.
  const furthest = latestExtension(state.context);
  return samples.flatMap((event): BookingEvent[] =>
    event.type === 'DUE_EXTENDED' ? [event, { ...event, dueAt: furthest }] : [event],
  );
}

function moved(from: Moment, moves: readonly HoldingMove[]): Moment[] {
  const answered = answeredIn(from.state);
  return moves
    .filter((move) => answered.includes(typeOf(move)))
    .flatMap((move) => eventsOf(move, from))
    .flatMap(
      (event) => (event.type === 'CHARGEBACK_OPENED' ? chargedBack(from, event) : tried(from, event)) ?? [],
    );
}

/** The money has just arrived: booked, accepted and paid at once. */
function justHeld(input: BookingInput): Moment {
  const begun: Moment = { state: beginBooking(input), at: START, last: '', from: null };
  const accepted = after(begun, {
    type: 'CREATOR_APPROVED',
    actor: 'creator',
    hasAddress: true,
    at: START,
  });
  const paid = after(accepted, sampleEvent('PAYMENT_SECURED', 'provider', accepted.state, START));
  return { ...paid, last: '', from: null };
}

/** The events that led to a moment, each with the day of holding on which it came. */
function pathTo({ last, from, at }: Moment): string[] {
  if (from === null) return [];
  const came = last === '' ? [] : [`${last} on day ${daysHeld(from.state, at).toFixed(2)}`];
  return [...pathTo(from), ...came];
}

/**
 * For how long a booking's money can be held, whatever is done to it.
 * @param moves what anybody does besides waiting
 */
export function exploreHoldTimes(
  more: Partial<BookingInput>,
  moves: readonly HoldingMove[] = HOLDING_MOVES,
): HoldTimes {
  let last = justHeld(sampleInput({ ...more, flow: 'approve_first' }));
  let longest = 0;
  const seen = new Map([[momentKey(last), last]]);
  // A map is walked in the order of its insertions, those made meanwhile included.
  for (const moment of seen.values()) {
    if (STAGE_META[moment.state.stage].final) {
      const days = daysHeld(moment.state, moment.at);
      if (days > longest) [last, longest] = [moment, days];
      continue;
    }
    for (const next of [...moved(moment, moves), waiting(moment)]) {
      const key = momentKey(next);
      if (!seen.has(key)) seen.set(key, next);
    }
  }
  return { moments: seen.size, longest, path: pathTo(last) };
}

/** What `npm run model` prints of them. */
export function holdTimeLines(): string[] {
  return [5, 28, 52].flatMap((deliveryDays) =>
    Object.entries(HOLDING_PARTIES).map(([who, moves]) => {
      const { moments, longest, path } = exploreHoldTimes({ deliveryDays, revisionsLeft: 1 }, moves);
      return `Held for ${longest} days at most by ${who}, delivery in ${deliveryDays} days (${moments} moments): ${path.join(', ')}.`;
    }),
  );
}
