import { and, assign, setup, stateIn } from 'xstate';
import { isCents } from '../money/cents.js';
import { isIncomplete } from '../review/counted.js';
import { cancellationShare } from './agreements.js';
import {
  agreedShare,
  answered,
  cancellable,
  extendable,
  extended,
  extensionAcceptable,
  extensionAskable,
  isLate,
  isOwnProposal,
  named,
  partsAgreed,
  proposable,
  proposed,
  requested,
} from './agreement-rules.js';
import {
  type Asked,
  type EscrowEvent,
  blank,
  canBeSentTo,
  creatorPercent,
  deadlinePassed,
  hasNewFiles,
  hasReason,
  hasTerms,
  isCaptured,
  latestVersion,
  momentOf,
  noOpenChargeback,
  ofThisAttempt,
  payFirst,
  reviewBegan,
  reviewEnded,
  termsOf,
  usablePayment,
} from './asked.js';
import type { BookingContext, BookingInput } from './context.js';
import { EFFECT_STUBS } from './effects.js';
import type { BookingEvent } from './events.js';
import {
  corrected,
  problemReportable,
  received,
  reported,
  resendable,
  sent,
  correctable,
} from './product-rules.js';
import { allReminded, nextReminderAt, remindersBefore, remindersBy } from './reminders.js';
import { windowIn } from './stage-now.js';
import type { BookingStage } from './stages.js';
import { contentDueAt, lastMoments, stageEndsAt } from './windows.js';

const moneyHeld = stateIn({ escrow: 'held' });
const cardAuthorized = stateIn({ escrow: 'authorized' });
const noMoneyYet = stateIn({ escrow: 'pending' });
const dealRejected = stateIn({ deal: 'rejected' });

/** The machine's vocabulary: what it knows, its guards and its actions. */
export const bookingSetup = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent | EscrowEvent,
    input: {} as BookingInput,
    tags: {} as 'final',
  },
  guards: {
    noOpenChargeback,
    isApproveFirst: ({ context }) => context.flow === 'approve_first',
    acceptablePaidFirst: (asked) => payFirst(asked) && canBeSentTo(asked),
    acceptable: (asked) => noOpenChargeback(asked) && canBeSentTo(asked),
    /** Only what nobody but the brand has seen: a request waits for the creator's answer as it was made. */
    editable: (asked) => payFirst(asked) && hasTerms(asked),
    editableAtAnotherPrice: (asked) =>
      payFirst(asked) && hasTerms(asked) && termsOf(asked.event)?.amount !== asked.context.amount,
    ofThisAttempt,
    paymentAuthorized: (asked) => usablePayment(asked) && !isCaptured(asked),
    paymentCaptured: (asked) => usablePayment(asked) && isCaptured(asked),
    paymentCapturedForProduct: (asked) =>
      usablePayment(asked) && isCaptured(asked) && asked.context.needsProduct,
    authorizationLapsed: and([cardAuthorized, ofThisAttempt]),
    unusablePayment: (asked) => !usablePayment(asked),
    /** Of the open intent, while the brand still has to pay: it can't be paid again. */
    unusableOpenPayment: and([noMoneyYet, (asked: Asked) => ofThisAttempt(asked) && !usablePayment(asked)]),
    lateAuthorization: and([dealRejected, (asked: Asked) => usablePayment(asked) && !isCaptured(asked)]),
    lateCapture: and([dealRejected, (asked: Asked) => usablePayment(asked) && isCaptured(asked)]),
    reasonGiven: (asked) => noOpenChargeback(asked) && hasReason(asked),
    approvable: and([moneyHeld, latestVersion, reviewBegan]),
    revisable: and([
      moneyHeld,
      (asked: Asked) =>
        latestVersion(asked) &&
        'feedback' in asked.event &&
        !blank(asked.event.feedback ?? '') &&
        asked.context.revisionsLeft !== 0 &&
        momentOf(asked.event) <= lastMoments(asked.context).revise,
    ]),
    rejectable: and([moneyHeld, latestVersion]),
    submittable: and([moneyHeld, hasNewFiles]),
    replaceable: and([
      moneyHeld,
      hasNewFiles,
      ({ context, event }: Asked) => momentOf(event) <= lastMoments(context).replace,
    ]),
    viewable: (asked) => noOpenChargeback(asked) && latestVersion(asked) && !reviewBegan(asked),
    previewsOverdue: (asked) => deadlinePassed(asked) && !reviewBegan(asked),
    roundCounted: (asked) => noOpenChargeback(asked) && asked.context.roundCounted,
    noRoundLeft: (asked) => noOpenChargeback(asked) && asked.context.revisionsLeft === 0,
    lateCancelAllowed: (asked) => noOpenChargeback(asked) && isLate(asked.context, momentOf(asked.event)),
    cancellableWithFee: and([
      moneyHeld,
      (asked: Asked) => cancellable(asked) && cancellationShare(asked.context) > 0,
    ]),
    /** Not sending what is needed is cancelling, with the fee that was agreed for it. */
    productOverdueWithFee: and([
      moneyHeld,
      (asked: Asked) => deadlinePassed(asked) && cancellationShare(asked.context) > 0,
    ]),
    correctable,
    resendable: and([moneyHeld, resendable]),
    parcelUseless: problemReportable,
    cancellableFree: (asked) => cancellable(asked) && cancellationShare(asked.context) === 0,
    extendable: and([moneyHeld, extendable]),
    extensionAskable: and([moneyHeld, extensionAskable]),
    extensionAcceptable: and([moneyHeld, extensionAcceptable]),
    extensionOpen: (asked) => noOpenChargeback(asked) && named(asked) === asked.context.extension?.number,
    extensionOver: ({ context: { extension }, event }) =>
      extension !== null && momentOf(event) >= extension.answerBy,
    extensionReminderDue: ({ context: { extension }, event }) =>
      extension !== null && extension.remindAt !== null && momentOf(event) >= extension.remindAt,
    settlementProposable: and([moneyHeld, proposable]),
    settledForCreator: and([moneyHeld, (asked: Asked) => agreedShare(asked) === 100]),
    settledForBrand: and([moneyHeld, (asked: Asked) => agreedShare(asked) === 0]),
    settledInParts: and([moneyHeld, partsAgreed]),
    proposalOfOther: (asked) => answered(asked) !== null,
    proposalOfOwn: isOwnProposal,
    windowEnded: deadlinePassed,
    /** Silence approves what is complete, and nothing else. */
    reviewEnded: (asked) => reviewEnded(asked) && !isIncomplete(asked.context.missing),
    incompleteReviewEnded: (asked) => reviewEnded(asked) && isIncomplete(asked.context.missing),
    reminderDue: (asked, { stage }: { stage: BookingStage }) => {
      const next = nextReminderAt(stage, asked.context);
      return noOpenChargeback(asked) && next !== null && momentOf(asked.event) >= next;
    },
    wholeToCreator: (asked) => noOpenChargeback(asked) && creatorPercent(asked) === 100,
    wholeToBrand: (asked) => noOpenChargeback(asked) && creatorPercent(asked) === 0,
    shared: (asked) => {
      const percent = creatorPercent(asked);
      return noOpenChargeback(asked) && Number.isInteger(percent) && percent > 0 && percent < 100;
    },
    newChargeback: (asked) =>
      ofThisAttempt(asked) &&
      'chargeback' in asked.event &&
      !asked.context.closedChargebacks.includes(asked.event.chargeback),
    openChargeback: ({ context, event }) =>
      'chargeback' in event && event.chargeback === context.openChargeback,
    otherAttempt: (asked) => !ofThisAttempt(asked),
    newRefundFailure: (asked) =>
      ofThisAttempt(asked) &&
      'refund' in asked.event &&
      !asked.context.refundDelayed &&
      !asked.context.failedRefunds.includes(asked.event.refund),
    refundFailed: (asked) => noOpenChargeback(asked) && hasReason(asked) && asked.context.refundDelayed,
    grantable: (asked) =>
      noOpenChargeback(asked) &&
      hasReason(asked) &&
      'amount' in asked.event &&
      isCents(asked.event.amount) &&
      asked.event.amount > 0 &&
      asked.event.amount <= asked.context.amount,
  },
  actions: {
    startWindow: assign(({ context, event }, { stage }: { stage: BookingStage }) => {
      const at = momentOf(event);
      const deadlineAt = stageEndsAt(stage, context, at);
      return { deadlineAt, reminded: remindersBefore(stage, { ...context, deadlineAt, reminded: 0 }, at) };
    }),
    noteHeld: assign({ heldAt: ({ event }) => momentOf(event) }),
    beginReview: assign({ reviewBeganAt: ({ event }) => momentOf(event) }),
    noteReminder: assign(({ context, event }, { stage }: { stage: BookingStage }) => {
      const at = momentOf(event);
      const reminded = remindersBy(stage, context, at);
      const waits =
        windowIn(stage, context)?.waitsForReminders && allReminded(stage, { ...context, reminded });
      const { deadlineAt, windows } = context;
      // Anyone who was reminded late still has a day.
      return {
        reminded,
        deadlineAt:
          waits && deadlineAt !== null ? Math.max(deadlineAt, at + windows.reminderGrace) : deadlineAt,
      };
    }),
    stopWindow: assign({ deadlineAt: null }),
    addParcel: assign(sent),
    correctParcel: assign(corrected),
    receiveParcel: assign(received),
    noteParcelProblem: assign(reported),
    setDue: assign({
      dueAt: ({ context, event }, params: { stage: 'producing' | 'revising' }) =>
        contentDueAt(params.stage, context, momentOf(event)),
    }),
    clearDue: assign({ dueAt: null, extendedBy: 0 }),
    extendDue: assign((asked, { stage }: { stage: BookingStage }) => extended(asked, stage)),
    openExtension: assign(requested),
    noteExtensionReminder: assign(({ context: { extension } }) => ({
      extension: extension && { ...extension, remindAt: null },
    })),
    endExtension: assign({ extension: null }),
    openProposal: assign(proposed),
    endProposal: assign({ proposal: null }),
    /** Offers die with the stage in which they were made. */
    endOffers: assign({ extension: null, proposal: null }),
    noteShare: assign((_, { creatorPercent: percent }: { creatorPercent: number | null }) => ({
      settledPercent: percent,
    })),
    noteAuthorization: assign({
      authorizationExpiresAt: ({ event }) =>
        'authorizationExpiresAt' in event ? (event.authorizationExpiresAt ?? null) : null,
    }),
    agreeTerms: assign(({ context, event }) => {
      const { amount, deliveryDays, revisionsLeft, cancellationPercent, needsProduct } =
        termsOf(event) ?? context;
      return { amount, deliveryDays, revisionsLeft, cancellationPercent, needsProduct };
    }),
    nextAttempt: assign({ attempt: ({ context }) => context.attempt + 1, authorizationExpiresAt: null }),
    useRevision: assign(({ context: { revisionsLeft } }) => ({
      revisionsLeft: revisionsLeft === null ? null : revisionsLeft - 1,
      roundCounted: revisionsLeft !== null,
    })),
    addRevision: assign({
      revisionsLeft: ({ context }) => (context.revisionsLeft === null ? null : context.revisionsLeft + 1),
    }),
    endRound: assign({ roundCounted: false }),
    nextVersion: assign({
      version: ({ context }) => context.version + 1,
      missing: ({ event }) => ('missing' in event ? event.missing : []),
      reviewBeganAt: null,
    }),
    noteChargeback: assign({
      openChargeback: ({ event }) => ('chargeback' in event ? event.chargeback : null),
      deadlineAt: null,
      extension: null,
      proposal: null,
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
        'refund' in event ? [...context.failedRefunds, event.refund] : context.failedRefunds,
    }),
    noteRefundReissued: assign({ refundDelayed: false }),
    // Effects have only a name and parameters here; the server carries them out.
    ...EFFECT_STUBS,
  },
});
