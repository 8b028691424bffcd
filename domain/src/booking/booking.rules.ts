import { and, assign, setup, stateIn } from 'xstate';
import { CURRENCY, type Cents, isCents } from '../money/cents.js';
import type { BookingEvent } from './booking.events.js';
import { allReminded, nextReminderAt, remindersBy } from './booking.reminders.js';
import type { Reminded } from './booking.reminder-plans.js';
import { type BookingFlow, type BookingStage, STAGE_META } from './booking.stages.js';
import { type BookingWindows, contentDueAt, stageEndsAt } from './booking.windows.js';

/** What the machine has to know besides stage and escrow; each field is a column of the booking. */
export interface BookingContext {
  flow: BookingFlow;
  amount: Cents;
  deliveryDays: number;
  /** null means unlimited. */
  revisionsLeft: number | null;
  /** The payment attempt that counts: 1, 2, … */
  attempt: number;
  authorizationExpiresAt: number | null;
  openChargeback: string | null;
  closedChargebacks: string[];
  /** A refund came back from the bank and has to be issued anew. */
  refundDelayed: boolean;
  /** The provider's ids of all refunds that came back. */
  failedRefunds: string[];
  dueAt: number | null;
  /** When the stage's window ends; null where it has none or while a charge-back has stopped it. */
  deadlineAt: number | null;
  /** How many of the stage's reminders have been sent. */
  reminded: number;
  /** The latest version of the content; 0 before the first. */
  version: number;
  windows: BookingWindows;
}

export type BookingInput = Pick<
  BookingContext,
  'flow' | 'amount' | 'deliveryDays' | 'revisionsLeft' | 'windows'
> & {
  /** When the booking was made, in milliseconds since 1970. */
  at: number;
};

/** What has to be done about a change of state; carried out in the transaction that stores the new state. */
export type BookingEffect =
  /** Take the authorized money. */
  | { type: 'capturePayment'; params: { attempt: number } }
  /** Give up an attempt: cancel its intent, whether open or authorized. */
  | { type: 'cancelPayment'; params: { attempt: number } }
  /** Post the money as held in escrow. */
  | { type: 'holdMoney'; params: { attempt: number } }
  /** Post what was held to creator, platform and brand, and set refund and transfer going. */
  | { type: 'settleMoney'; params: { creatorPercent: number } }
  /** Send a payment back that the booking can't use. */
  | { type: 'returnPayment'; params: { attempt: number; amount: Cents; captured: boolean } }
  /** Post what the card network did. */
  | { type: 'postChargeback'; params: ChargebackEffect }
  | { type: 'postRefundFailed'; params: { amount: Cents; refund: string } }
  /** Issue a refund that came back once more; `number` counts the tries. */
  | { type: 'reissueRefund'; params: { attempt: number; number: number } }
  /** Give the brand a part of a released payment back. */
  | { type: 'refundReleased'; params: { attempt: number; amount: Cents } }
  | { type: 'sendReminder'; params: { to: Reminded[] } }
  /** Make the finished uploads a version. */
  | { type: 'addVersion'; params: { version: number } }
  | { type: 'closeVersion'; params: { version: number; status: ClosedAs } };

export interface ChargebackEffect {
  chargeback: string;
  /** What the network took, when it opened; null afterwards. */
  amount: Cents | null;
  attempt: number;
  outcome: 'opened' | 'won' | 'lost';
}
export type ClosedAs = 'approved' | 'revision_requested' | 'rejected';

/** Raised by the deal, never sent by a caller: one guard governs both regions. */
export type EscrowEvent =
  | { type: 'escrow.authorize' }
  | { type: 'escrow.hold' }
  | { type: 'escrow.retry' }
  | { type: 'escrow.release' }
  | { type: 'escrow.split'; creatorPercent: number }
  | { type: 'escrow.moneyBack' };

type MachineEvent = BookingEvent | EscrowEvent | { type: 'xstate.init'; input: BookingInput };

/** The moment an event happened; internal events have none of their own. */
function momentOf(event: MachineEvent): number {
  if ('at' in event) return event.at;
  if (event.type === 'xstate.init') return event.input.at;
  throw new Error(`${event.type} carries no time`);
}

const blank = (text: string): boolean => text.trim() === '';

interface Asked {
  context: BookingContext;
  event: MachineEvent;
}
/** No charge-back is open: only then may brand, creator, admin and clock move the booking. */
const calm = ({ context }: Asked): boolean => context.openChargeback === null;
const ofThisAttempt = ({ context, event }: Asked): boolean =>
  'attempt' in event && event.attempt === context.attempt;
const usablePayment = (asked: Asked): boolean => {
  const { context, event } = asked;
  return (
    (event.type === 'PAYMENT_SECURED' || event.type === 'CAPTURED') &&
    ofThisAttempt(asked) &&
    event.amount === context.amount &&
    event.currency === CURRENCY
  );
};
const isCaptured = ({ event }: Asked): boolean =>
  event.type === 'CAPTURED' || (event.type === 'PAYMENT_SECURED' && event.captured);
const latestVersion = ({ context, event }: Asked): boolean =>
  'version' in event && event.version === context.version;
const hasReason = ({ event }: Asked): boolean =>
  'reason' in event && typeof event.reason === 'string' && !blank(event.reason);
const creatorPercent = ({ event }: Asked): number =>
  event.type === 'DISPUTE_RESOLVED' ? event.creatorPercent : Number.NaN;

/** The window is over by the clock; whether it may end also depends on the stage's reminders. */
const deadlinePassed = (asked: Asked): boolean =>
  calm(asked) && asked.context.deadlineAt !== null && momentOf(asked.event) >= asked.context.deadlineAt;

const moneyHeld = stateIn({ escrow: 'held' });
const cardAuthorized = stateIn({ escrow: 'authorized' });
const dealRejected = stateIn({ deal: 'rejected' });

/** The machine's words: what it knows, what it asks and what it orders. */
export const bookingSetup = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent | EscrowEvent,
    input: {} as BookingInput,
    tags: {} as 'final',
  },
  guards: {
    calm,
    isApproveFirst: ({ context }) => context.flow === 'approve_first',
    calmAndPayFirst: (asked) => calm(asked) && asked.context.flow === 'pay_first',
    ofThisAttempt,
    paymentAuthorized: (asked) => usablePayment(asked) && !isCaptured(asked),
    paymentCaptured: (asked) => usablePayment(asked) && isCaptured(asked),
    authorizationLapsed: and([cardAuthorized, ofThisAttempt]),
    unusablePayment: (asked) => !usablePayment(asked),
    lateAuthorization: and([dealRejected, (asked: Asked) => usablePayment(asked) && !isCaptured(asked)]),
    lateCapture: and([dealRejected, (asked: Asked) => usablePayment(asked) && isCaptured(asked)]),
    reasonGiven: (asked) => calm(asked) && hasReason(asked),
    approvable: and([moneyHeld, latestVersion]),
    revisable: and([
      moneyHeld,
      (asked: Asked) =>
        latestVersion(asked) &&
        asked.event.type === 'REVISION_REQUESTED' &&
        !blank(asked.event.feedback) &&
        asked.context.revisionsLeft !== 0,
    ]),
    rejectable: and([moneyHeld, latestVersion]),
    submittable: and([
      moneyHeld,
      ({ event }: Asked) =>
        event.type === 'CONTENT_SUBMITTED' && Number.isInteger(event.newFiles) && event.newFiles > 0,
    ]),
    longLate: (asked) =>
      calm(asked) &&
      asked.context.dueAt !== null &&
      momentOf(asked.event) >= asked.context.dueAt + asked.context.windows.lateCancel,
    windowEnded: deadlinePassed,
    reviewEnded: (asked) => deadlinePassed(asked) && allReminded('in_review', asked.context),
    reminderDue: (asked, { stage }: { stage: BookingStage }) => {
      const next = nextReminderAt(stage, asked.context);
      return calm(asked) && next !== null && momentOf(asked.event) >= next;
    },
    wholeToCreator: (asked) => calm(asked) && creatorPercent(asked) === 100,
    wholeToBrand: (asked) => calm(asked) && creatorPercent(asked) === 0,
    shared: (asked) => {
      const percent = creatorPercent(asked);
      return calm(asked) && Number.isInteger(percent) && percent > 0 && percent < 100;
    },
    newChargeback: (asked) =>
      ofThisAttempt(asked) &&
      asked.event.type === 'CHARGEBACK_OPENED' &&
      !asked.context.closedChargebacks.includes(asked.event.chargeback),
    openChargeback: ({ context, event }) =>
      'chargeback' in event && event.chargeback === context.openChargeback,
    otherAttempt: (asked) => !ofThisAttempt(asked),
    newRefundFailure: (asked) =>
      ofThisAttempt(asked) &&
      asked.event.type === 'REFUND_FAILED' &&
      !asked.context.refundDelayed &&
      !asked.context.failedRefunds.includes(asked.event.refund),
    refundCameBack: (asked) => calm(asked) && hasReason(asked) && asked.context.refundDelayed,
    grantable: (asked) =>
      calm(asked) &&
      hasReason(asked) &&
      asked.event.type === 'REFUND_GRANTED' &&
      isCents(asked.event.amount) &&
      asked.event.amount > 0 &&
      asked.event.amount <= asked.context.amount,
  },
  actions: {
    startWindow: assign({
      deadlineAt: ({ context, event }, params: { stage: BookingStage }) =>
        stageEndsAt(params.stage, context, momentOf(event)),
      reminded: 0,
    }),
    noteReminder: assign(({ context, event }, { stage }: { stage: BookingStage }) => {
      const at = momentOf(event);
      const reminded = remindersBy(stage, context, at);
      const waits = STAGE_META[stage].window?.waitsForReminders && allReminded(stage, { reminded });
      const { deadlineAt, windows } = context;
      // Whoever was reminded late still has a day.
      return {
        reminded,
        deadlineAt:
          waits && deadlineAt !== null ? Math.max(deadlineAt, at + windows.reminderGrace) : deadlineAt,
      };
    }),
    stopWindow: assign({ deadlineAt: null }),
    setDue: assign({
      dueAt: ({ context, event }, params: { stage: 'producing' | 'revising' }) =>
        contentDueAt(params.stage, context, momentOf(event)),
    }),
    clearDue: assign({ dueAt: null }),
    noteAuthorization: assign({
      authorizationExpiresAt: ({ event }) =>
        event.type === 'PAYMENT_SECURED' ? (event.authorizationExpiresAt ?? null) : null,
    }),
    nextAttempt: assign({ attempt: ({ context }) => context.attempt + 1, authorizationExpiresAt: null }),
    useRevision: assign({
      revisionsLeft: ({ context }) => (context.revisionsLeft === null ? null : context.revisionsLeft - 1),
    }),
    nextVersion: assign({ version: ({ context }) => context.version + 1 }),
    noteChargeback: assign({
      openChargeback: ({ event }) => (event.type === 'CHARGEBACK_OPENED' ? event.chargeback : null),
      deadlineAt: null,
    }),
    closeChargeback: assign({
      openChargeback: null,
      closedChargebacks: ({ context }) =>
        context.openChargeback === null
          ? context.closedChargebacks
          : [...context.closedChargebacks, context.openChargeback],
    }),
    noteRefundFailure: assign({
      refundDelayed: true,
      failedRefunds: ({ context, event }) =>
        event.type === 'REFUND_FAILED' ? [...context.failedRefunds, event.refund] : context.failedRefunds,
    }),
    noteRefundReissued: assign({ refundDelayed: false }),
    // Effects have only a name and parameters here; the server carries them out.
    capturePayment: (_, _params: { attempt: number }) => undefined,
    cancelPayment: (_, _params: { attempt: number }) => undefined,
    holdMoney: (_, _params: { attempt: number }) => undefined,
    settleMoney: (_, _params: { creatorPercent: number }) => undefined,
    returnPayment: (_, _params: { attempt: number; amount: Cents; captured: boolean }) => undefined,
    postChargeback: (_, _params: ChargebackEffect) => undefined,
    postRefundFailed: (_, _params: { amount: Cents; refund: string }) => undefined,
    reissueRefund: (_, _params: { attempt: number; number: number }) => undefined,
    refundReleased: (_, _params: { attempt: number; amount: Cents }) => undefined,
    sendReminder: (_, _params: { to: Reminded[] }) => undefined,
    addVersion: (_, _params: { version: number }) => undefined,
    closeVersion: (_, _params: { version: number; status: ClosedAs }) => undefined,
  },
});
