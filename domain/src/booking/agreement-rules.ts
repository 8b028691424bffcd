import { cancellationShare } from './agreements.js';
import { type Asked, creatorPercent, hasReason, momentOf, noOpenChargeback } from './asked.js';
import type { BookingContext } from './context.js';
import { remindersBefore } from './reminders.js';
import type { BookingStage } from './stages.js';
import { latestExtension, stageEndsAt } from './windows.js';

/** Whether the content could be due at a moment that is named: later than it is, and early enough for all that may follow. */
function canBeDue(context: BookingContext, dueAt: number, at: number): boolean {
  const isLater = context.dueAt !== null && dueAt > context.dueAt && dueAt > at;
  return Number.isSafeInteger(dueAt) && isLater && dueAt <= latestExtension(context);
}
export const extendable = (asked: Asked): boolean =>
  noOpenChargeback(asked) &&
  'dueAt' in asked.event &&
  canBeDue(asked.context, asked.event.dueAt, asked.event.at);
export const named = ({ event }: Asked): number => ('number' in event ? event.number : Number.NaN);

/** The same date isn't asked for twice: a repeat is no second wish. */
export const extensionAskable = (asked: Asked): boolean =>
  extendable(asked) &&
  hasReason(asked) &&
  'dueAt' in asked.event &&
  asked.event.dueAt !== asked.context.extension?.dueAt;
/** What was asked for, by number and date, while it can still be answered. */
export function extensionAcceptable(asked: Asked): boolean {
  const { extension } = asked.context;
  return (
    extendable(asked) &&
    extension !== null &&
    named(asked) === extension.number &&
    'dueAt' in asked.event &&
    asked.event.dueAt === extension.dueAt &&
    asked.event.at < extension.answerBy
  );
}

/** The window that ends later for it reminds again of what is still to come; what was asked for is answered by it. */
export function extended({ context, event }: Asked, stage: BookingStage): Partial<BookingContext> {
  if (!('dueAt' in event) || context.dueAt === null) return {};
  const { dueAt, at } = event;
  const moved = { ...context, dueAt, reminded: 0 };
  const deadlineAt = Math.max(context.deadlineAt ?? 0, stageEndsAt(stage, moved, at) ?? 0);
  return {
    dueAt,
    deadlineAt,
    extendedBy: context.extendedBy + dueAt - context.dueAt,
    reminded: remindersBefore(stage, { ...moved, deadlineAt }, at),
    extension: null,
  };
}

/** A request for more time takes the place of one's own; the brand is reminded of it once, where there is time for it. */
export function requested({ context, event }: Asked): Partial<BookingContext> {
  if (!('dueAt' in event) || !('reason' in event)) return {};
  const { windows, offers, deadlineAt } = context;
  const { dueAt, at, reason } = event;
  const answerBy = Math.min(at + windows.extensionAnswer, deadlineAt ?? Infinity);
  const early = answerBy - windows.reminderGrace;
  const number = offers + 1;
  return {
    offers: number,
    extension: { number, dueAt, answerBy, remindAt: early > at ? early : null, reason },
  };
}

export const isLate = ({ dueAt, windows }: Pick<BookingContext, 'dueAt' | 'windows'>, at: number): boolean =>
  dueAt !== null && at >= dueAt + windows.lateCancel;
/** From the day on which the brand may cancel for lateness there is no fee, and nothing to agree about it. */
export const cancellable = (asked: Asked): boolean =>
  noOpenChargeback(asked) &&
  !isLate(asked.context, momentOf(asked.event)) &&
  creatorPercent(asked) === cancellationShare(asked.context);

/** The open proposal, where the actor is the other party, and has named it by number. */
export const answered = (asked: Asked) => {
  const { proposal } = asked.context;
  const isOther = proposal !== null && 'actor' in asked.event && asked.event.actor !== proposal.by;
  return noOpenChargeback(asked) && isOther && named(asked) === proposal.number ? proposal : null;
};
/** The share on which both agree by an acceptance that names it; null without one. */
export const agreedShare = (asked: Asked): number | null => {
  const percent = answered(asked)?.creatorPercent;
  return percent !== undefined && percent === creatorPercent(asked) ? percent : null;
};
export const partsAgreed = (asked: Asked): boolean => {
  const share = agreedShare(asked);
  return share !== null && share > 0 && share < 100;
};

/** What a party proposes that it hasn't proposed already: a repeat is no second wish. */
export function proposable(asked: Asked): boolean {
  const { proposal } = asked.context;
  const percent = creatorPercent(asked);
  const isOwn = proposal !== null && 'actor' in asked.event && asked.event.actor === proposal.by;
  return (
    noOpenChargeback(asked) &&
    hasReason(asked) &&
    Number.isInteger(percent) &&
    percent >= 0 &&
    percent <= 100 &&
    !(isOwn && proposal.creatorPercent === percent)
  );
}
export const isOwnProposal = (asked: Asked): boolean =>
  noOpenChargeback(asked) &&
  named(asked) === asked.context.proposal?.number &&
  'actor' in asked.event &&
  asked.event.actor === asked.context.proposal.by;

/** One proposal is open at a time: a new one takes its place, whoever made it. */
export function proposed({ context, event }: Asked): Partial<BookingContext> {
  if (event.type !== 'SETTLEMENT_PROPOSED') return {};
  const { actor: by, creatorPercent: share, reason } = event;
  const number = context.offers + 1;
  return { offers: number, proposal: { number, by, creatorPercent: share, reason } };
}
