/* eslint-disable max-lines -- one table in one file: anyone who changes a transition must see the others */
import type { BookingEvent } from './events.js';
import { cancellationShare } from './agreements.js';
import { type BookingContext, type BookingInput, NO_AGREEMENTS, NO_SHIPPING } from './context.js';
import type { ChargebackEffect, ClosedAs } from './effects.js';
import type { EscrowEvent } from './asked.js';
import { bookingSetup } from './machine-setup.js';
import { remindedBy } from './reminders.js';
import { STAGE_META } from './stage-table.js';
import { UNDECIDED_SHARE } from '../money/split.js';
import type { BookingStage } from './stages.js';

/** Who asks for something that names the current attempt. */
const thisAttempt = ({ context }: { context: BookingContext }) => ({ attempt: context.attempt });
const closeAs =
  (status: ClosedAs) =>
  ({ context }: { context: BookingContext }) => ({ version: context.version, status });
const closeForRevision = ({
  context,
  event,
}: {
  context: BookingContext;
  event: BookingEvent | EscrowEvent;
}) => ({
  ...closeAs('revision_requested')({ context }),
  kind: 'feedback' in event && 'kind' in event ? event.kind : undefined,
});
const chargebackAs =
  (outcome: ChargebackEffect['outcome']) =>
  ({ event }: { event: BookingEvent | EscrowEvent }): ChargebackEffect => {
    if (!('chargeback' in event)) throw new Error(`${event.type} names no chargeback`);
    const amount = 'amount' in event ? event.amount : null;
    return { chargeback: event.chargeback, attempt: event.attempt, amount, outcome };
  };

type PaymentEvent = Extract<BookingEvent, { type: 'PAYMENT_SECURED' | 'CAPTURED' }>;

const moneyBack = bookingSetup.raise({ type: 'escrow.moneyBack' });
const release = bookingSetup.raise({ type: 'escrow.release' });
const splitInHalf = bookingSetup.raise({ type: 'escrow.split', creatorPercent: UNDECIDED_SHARE });

/** Divided as both have agreed, or as the fee was agreed at the booking: the event names the share. */
const splitAsNamed = bookingSetup.raise(({ event }) => ({
  type: 'escrow.split',
  creatorPercent: 'creatorPercent' in event ? (event.creatorPercent ?? UNDECIDED_SHARE) : UNDECIDED_SHARE,
}));

/** A window that ended instead of a cancellation divides it as that would have. */
const splitByFee = bookingSetup.raise(({ context }) => ({
  type: 'escrow.split',
  creatorPercent: cancellationShare(context),
}));

/** What is left of the current attempt is given up and the next one counts. */
const cancelAttempt = { type: 'cancelPayment', params: thisAttempt } as const;
const backToBrand = (
  target: `#${BookingStage}`,
  guard:
    | 'noOpenChargeback'
    | 'reasonGiven'
    | 'windowEnded'
    | 'lateCancelAllowed'
    | 'cancellableFree'
    | 'parcelUseless',
) => ({ guard, target, actions: moneyBack }) as const;

/** The money is there: what is needed for the work is sent, or the work begins. */
const heldNow = [
  { type: 'holdMoney', params: thisAttempt },
  { type: 'noteHeld' },
  bookingSetup.raise({ type: 'escrow.hold' }),
] as const;
const moneyArrived = [
  { guard: 'paymentCapturedForProduct', target: '#awaiting_product', actions: heldNow },
  { guard: 'paymentCaptured', target: '#producing', actions: heldNow },
] as const;
const productReceived = {
  guard: 'noOpenChargeback',
  target: '#producing',
  actions: { type: 'receiveParcel' },
} as const;
const brandCancelled = [
  { guard: 'cancellableWithFee', target: '#cancelled_with_fee', actions: splitAsNamed },
  backToBrand('#cancelled', 'cancellableFree'),
] as const;
const adminCancelled = backToBrand('#cancelled', 'reasonGiven');
const creatorWithdrew = backToBrand('#cancelled', 'reasonGiven');
const brandWithdrew = backToBrand('#withdrawn', 'noOpenChargeback');
const paymentExpired = backToBrand('#payment_expired', 'windowEnded');
const contentSubmitted = <G extends 'submittable' | 'replaceable'>(guard: G) =>
  ({
    guard,
    target: '#in_review',
    reenter: true,
    actions: [
      { type: 'nextVersion' },
      {
        type: 'addVersion',
        params: ({ context: { version, missing } }: { context: BookingContext }) => ({ version, missing }),
      },
    ],
  }) as const;
const brandApproved = {
  guard: 'approvable',
  target: '#completed',
  actions: [{ type: 'closeVersion', params: closeAs('approved') }, release],
} as const;
/** What ends a version that is under review when the parties divide the money: it was neither approved nor rejected by the brand alone. */
const closeSettled =
  (status: ClosedAs) =>
  ({ context }: { context: BookingContext }) => ({
    version: context.version,
    status,
    settled: true as const,
  });
/** Proposals to divide the money, in every stage in which it is held; those that were agreed on end the booking in its own way before a delivery. */
const settlementWith = <A>(agreed: A) =>
  ({
    SETTLEMENT_PROPOSED: { guard: 'settlementProposable', actions: { type: 'openProposal' } },
    SETTLEMENT_ACCEPTED: agreed,
    SETTLEMENT_DECLINED: { guard: 'proposalOfOther', actions: { type: 'endProposal' } },
    SETTLEMENT_WITHDRAWN: { guard: 'proposalOfOwn', actions: { type: 'endProposal' } },
  }) as const;
const settlementBeforeDelivery = settlementWith([
  { guard: 'settledForCreator', target: '#completed', actions: release },
  { guard: 'settledForBrand', target: '#cancelled', actions: moneyBack },
  { guard: 'settledInParts', target: '#cancelled_with_fee', actions: splitAsNamed },
] as const);
const settlement = settlementWith([
  { guard: 'settledForCreator', target: '#completed', actions: release },
  { guard: 'settledForBrand', target: '#cancelled', actions: moneyBack },
  { guard: 'settledInParts', target: '#completed', actions: splitAsNamed },
] as const);
const close = (status: ClosedAs) => ({ type: 'closeVersion', params: closeSettled(status) }) as const;
const settlementUnderReview = settlementWith([
  { guard: 'settledForCreator', target: '#completed', actions: [close('approved'), release] },
  { guard: 'settledForBrand', target: '#cancelled', actions: [close('rejected'), moneyBack] },
  { guard: 'settledInParts', target: '#completed', actions: [close('approved'), splitAsNamed] },
] as const);
const chargebackLost = { guard: 'openChargeback', target: '#refunded' } as const;

const reminderOf = <S extends BookingStage>(stage: S) =>
  ({
    guard: { type: 'reminderDue', params: { stage } },
    actions: [
      {
        type: 'sendReminder',
        params: ({ context, event }: { context: BookingContext; event: { at: number } }) => ({
          to: remindedBy(stage, context, event.at),
        }),
      },
      { type: 'noteReminder', params: { stage } },
    ],
  }) as const;
/** A window that begins on entry, and again in full when a chargeback was won. */
const windowOf = <S extends BookingStage>(stage: S) => {
  const start = { type: 'startWindow', params: { stage } } as const;
  return {
    entry: start,
    reminder: reminderOf(stage),
    won: { guard: 'openChargeback', actions: [{ type: 'noteHeld' }, start] },
  } as const;
};
const returnPayment = {
  type: 'returnPayment',
  params: ({ event }: { event: PaymentEvent }) => ({
    attempt: event.attempt,
    amount: event.amount,
    captured: event.type === 'CAPTURED' || event.captured,
  }),
} as const;
/** The open intent is gone at the provider: the next attempt counts. */
const paymentCancelled = { guard: 'ofThisAttempt', actions: { type: 'nextAttempt' } } as const;
const production = <S extends 'producing' | 'revising'>(stage: S) => {
  const start = [
    { type: 'setDue', params: { stage } },
    { type: 'startWindow', params: { stage } },
  ] as const;
  return {
    id: stage,
    meta: STAGE_META[stage],
    entry: start,
    exit: [{ type: 'clearDue' }, { type: 'endRound' }, { type: 'endOffers' }],
    moreTime: {
      DUE_EXTENDED: { guard: 'extendable', actions: { type: 'extendDue', params: { stage } } },
      EXTENSION_ASKED: { guard: 'extensionAskable', actions: { type: 'openExtension' } },
      EXTENSION_ACCEPTED: { guard: 'extensionAcceptable', actions: { type: 'extendDue', params: { stage } } },
      EXTENSION_DECLINED: { guard: 'extensionOpen', actions: { type: 'endExtension' } },
      EXTENSION_LAPSED: { guard: 'extensionOver', actions: { type: 'endExtension' } },
      EXTENSION_REMINDED: { guard: 'extensionReminderDue', actions: { type: 'noteExtensionReminder' } },
    },
    reminder: reminderOf(stage),
    won: { guard: 'openChargeback', actions: [{ type: 'noteHeld' }, ...start] },
  } as const;
};

const ended = (stage: BookingStage) =>
  ({ id: stage, tags: ['final'], meta: STAGE_META[stage], entry: 'stopWindow' }) as const;

const unpaid = windowOf('unpaid');
const requested = windowOf('requested');
const accepted = windowOf('accepted');
const securing = windowOf('securing');
const awaitingProduct = windowOf('awaiting_product');
const inTransit = windowOf('in_transit');
const inReview = windowOf('in_review');
/** The brand's time to review counts from here; what was reminded of before was none of it. */
const reviewBegins = [{ type: 'beginReview' }, inReview.entry] as const;
const contestable = windowOf('contestable');
const disputed = windowOf('disputed');
const {
  won: producingWon,
  reminder: producingReminder,
  moreTime: producingTime,
  ...producing
} = production('producing');
const {
  won: revisingWon,
  reminder: revisingReminder,
  moreTime: revisingTime,
  ...revising
} = production('revising');

/**
 * For each transition XState first sets up an actor without input and drops what comes of it. Failing on the missing input, with an error
 * that has its stack already, is a third of the cost of setting one up.
 */
const WITHOUT_INPUT = new Error('a booking begins with its input');
function factsOf(input: BookingInput | undefined): Omit<BookingInput, 'at'> {
  if (!input) throw WITHOUT_INPUT;
  const { at: _at, ...facts } = input;
  return facts;
}

/**
 * The booking's whole life: the deal between creator and brand, and beside it the money in escrow.
 * Pure: no clock, no timers, no calls. The table it carries out is explained in docs/lifecycle.md.
 */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  type: 'parallel',
  context: ({ input }) => ({
    ...NO_AGREEMENTS,
    ...NO_SHIPPING,
    ...factsOf(input),
    attempt: 1,
    authorizationExpiresAt: null,
    openChargeback: null,
    closedChargebacks: [],
    refundDelayed: false,
    failedRefunds: [],
    heldAt: null,
    dueAt: null,
    deadlineAt: null,
    reminded: 0,
    version: 0,
    missing: [],
    reviewBeganAt: null,
    roundCounted: false,
  }),
  on: {
    // A payment of an older attempt or with a wrong amount goes back; neither region moves.
    PAYMENT_SECURED: [
      { guard: 'unusableOpenPayment', actions: [returnPayment, { type: 'nextAttempt' }] },
      { guard: 'unusablePayment', actions: returnPayment },
    ],
    CAPTURED: [
      { guard: 'unusableOpenPayment', actions: [returnPayment, { type: 'nextAttempt' }] },
      { guard: 'unusablePayment', actions: returnPayment },
    ],
    // A chargeback of an older attempt is only posted.
    CHARGEBACK_OPENED: {
      guard: 'otherAttempt',
      actions: { type: 'postChargeback', params: chargebackAs('opened') },
    },
    CHARGEBACK_WON: {
      guard: 'otherAttempt',
      actions: { type: 'postChargeback', params: chargebackAs('won') },
    },
    CHARGEBACK_LOST: {
      guard: 'otherAttempt',
      actions: { type: 'postChargeback', params: chargebackAs('lost') },
    },
  },
  states: {
    deal: {
      initial: 'pending_creator_approval',
      states: {
        pending_creator_approval: {
          initial: 'unpaid',
          on: { ADMIN_CANCELLED: adminCancelled },
          states: {
            unpaid: {
              id: 'unpaid',
              meta: STAGE_META.unpaid,
              entry: unpaid.entry,
              always: { guard: 'isApproveFirst', target: '#requested' },
              on: {
                PAYMENT_SECURED: {
                  guard: 'paymentAuthorized',
                  target: '#requested',
                  actions: [{ type: 'noteAuthorization' }, bookingSetup.raise({ type: 'escrow.authorize' })],
                },
                PAYMENT_CANCELLED: paymentCancelled,
                // An intent of another amount is given up: whatever comes of it is of an older attempt, and goes back.
                BRIEF_EDITED: [
                  {
                    guard: 'editableAtAnotherPrice',
                    actions: [cancelAttempt, { type: 'nextAttempt' }, { type: 'agreeTerms' }],
                  },
                  { guard: 'editable', actions: { type: 'agreeTerms' } },
                ],
                BRAND_WITHDREW: brandWithdrew,
                PAYMENT_WINDOW_ENDED: paymentExpired,
                REMINDED: unpaid.reminder,
              },
            },
            requested: {
              id: 'requested',
              meta: STAGE_META.requested,
              entry: requested.entry,
              on: {
                AUTHORIZATION_LAPSED: {
                  guard: 'authorizationLapsed',
                  target: '#unpaid',
                  actions: [
                    cancelAttempt,
                    { type: 'nextAttempt' },
                    bookingSetup.raise({ type: 'escrow.retry' }),
                  ],
                },
                CREATOR_APPROVED: [
                  {
                    guard: 'acceptablePaidFirst',
                    target: '#securing',
                    actions: { type: 'capturePayment', params: thisAttempt },
                  },
                  { guard: 'acceptable', target: '#accepted' },
                ],
                CREATOR_DECLINED: backToBrand('#declined', 'reasonGiven'),
                BRAND_WITHDREW: brandWithdrew,
                REQUEST_WINDOW_ENDED: backToBrand('#request_expired', 'windowEnded'),
                REMINDED: requested.reminder,
              },
            },
            accepted: {
              id: 'accepted',
              meta: STAGE_META.accepted,
              entry: accepted.entry,
              on: {
                PAYMENT_SECURED: moneyArrived,
                PAYMENT_CANCELLED: paymentCancelled,
                BRAND_WITHDREW: brandWithdrew,
                CREATOR_WITHDREW: creatorWithdrew,
                PAYMENT_WINDOW_ENDED: paymentExpired,
                REMINDED: accepted.reminder,
              },
            },
          },
        },
        in_progress: {
          initial: 'producing',
          on: { ADMIN_CANCELLED: adminCancelled, CREATOR_WITHDREW: creatorWithdrew },
          states: {
            securing: {
              id: 'securing',
              meta: STAGE_META.securing,
              entry: securing.entry,
              on: {
                CAPTURED: moneyArrived,
                CAPTURE_FAILED: {
                  guard: 'ofThisAttempt',
                  target: '#accepted',
                  actions: [
                    cancelAttempt,
                    { type: 'nextAttempt' },
                    bookingSetup.raise({ type: 'escrow.retry' }),
                  ],
                },
                CAPTURE_WINDOW_ENDED: {
                  guard: 'windowEnded',
                  target: '#accepted',
                  actions: [
                    cancelAttempt,
                    { type: 'nextAttempt' },
                    bookingSetup.raise({ type: 'escrow.retry' }),
                  ],
                },
              },
            },
            awaiting_product: {
              id: 'awaiting_product',
              meta: STAGE_META.awaiting_product,
              entry: [awaitingProduct.entry, { type: 'copyAddress', params: {} }],
              exit: 'endOffers',
              on: {
                PRODUCT_SENT: {
                  guard: 'noOpenChargeback',
                  target: '#in_transit',
                  actions: { type: 'addParcel' },
                },
                PRODUCT_RECEIVED: productReceived,
                PRODUCT_WINDOW_ENDED: [
                  { guard: 'productOverdueWithFee', target: '#cancelled_with_fee', actions: splitByFee },
                  backToBrand('#cancelled', 'windowEnded'),
                ],
                BRAND_CANCELLED: brandCancelled,
                ...settlementBeforeDelivery,
                REMINDED: awaitingProduct.reminder,
                CHARGEBACK_WON: awaitingProduct.won,
                CHARGEBACK_LOST: chargebackLost,
              },
            },
            in_transit: {
              id: 'in_transit',
              meta: STAGE_META.in_transit,
              entry: inTransit.entry,
              exit: 'endOffers',
              on: {
                SHIPMENT_CORRECTED: { guard: 'correctable', actions: { type: 'correctParcel' } },
                PRODUCT_RECEIVED: productReceived,
                PRODUCT_PROBLEM: [
                  {
                    guard: 'resendable',
                    target: '#awaiting_product',
                    actions: { type: 'noteParcelProblem' },
                  },
                  {
                    ...backToBrand('#cancelled', 'parcelUseless'),
                    actions: [{ type: 'noteParcelProblem' }, moneyBack],
                  },
                ],
                RECEIPT_WINDOW_ENDED: { guard: 'windowEnded', target: '#producing' },
                BRAND_CANCELLED: brandCancelled,
                ...settlementBeforeDelivery,
                REMINDED: inTransit.reminder,
                CHARGEBACK_WON: inTransit.won,
                CHARGEBACK_LOST: chargebackLost,
              },
            },
            producing: {
              ...producing,
              on: {
                CONTENT_SUBMITTED: contentSubmitted('submittable'),
                BRAND_CANCELLED: brandCancelled,
                ...producingTime,
                ...settlementBeforeDelivery,
                BRAND_CANCELLED_LATE: backToBrand('#cancelled', 'lateCancelAllowed'),
                DELIVERY_WINDOW_ENDED: backToBrand('#not_delivered', 'windowEnded'),
                REMINDED: producingReminder,
                CHARGEBACK_WON: producingWon,
                CHARGEBACK_LOST: chargebackLost,
              },
            },
            revising: {
              ...revising,
              on: {
                CONTENT_SUBMITTED: contentSubmitted('submittable'),
                PREVIEWS_READY: { guard: 'viewable', actions: { type: 'beginReview' } },
                REVISION_WAIVED: {
                  guard: 'roundCounted',
                  actions: [{ type: 'addRevision' }, { type: 'endRound' }],
                },
                BRAND_APPROVED: brandApproved,
                ...revisingTime,
                ...settlement,
                DISPUTE_OPENED: { guard: 'reasonGiven', target: '#disputed' },
                BRAND_CANCELLED_LATE: backToBrand('#cancelled', 'lateCancelAllowed'),
                DELIVERY_WINDOW_ENDED: backToBrand('#not_delivered', 'windowEnded'),
                REMINDED: revisingReminder,
                CHARGEBACK_WON: revisingWon,
                CHARGEBACK_LOST: chargebackLost,
              },
            },
          },
        },
        content_submitted: {
          initial: 'in_review',
          on: { ADMIN_CANCELLED: adminCancelled },
          states: {
            in_review: {
              id: 'in_review',
              meta: STAGE_META.in_review,
              entry: inReview.entry,
              exit: 'endOffers',
              on: {
                ...settlementUnderReview,
                CONTENT_SUBMITTED: contentSubmitted('replaceable'),
                PREVIEWS_READY: { guard: 'viewable', actions: reviewBegins },
                PREVIEW_WINDOW_ENDED: { guard: 'previewsOverdue', actions: reviewBegins },
                BRAND_APPROVED: brandApproved,
                REVISION_GRANTED: { guard: 'noRoundLeft', actions: { type: 'addRevision' } },
                REVISION_REQUESTED: {
                  guard: 'revisable',
                  target: '#revising',
                  actions: [{ type: 'useRevision' }, { type: 'closeVersion', params: closeForRevision }],
                },
                BRAND_REJECTED: {
                  guard: 'rejectable',
                  target: '#contestable',
                  actions: { type: 'closeVersion', params: closeAs('rejected') },
                },
                REVIEW_WINDOW_ENDED: [
                  { ...brandApproved, guard: 'reviewEnded' },
                  {
                    guard: 'incompleteReviewEnded',
                    target: '#disputed',
                    actions: { type: 'closeVersion', params: closeAs('unanswered') },
                  },
                ],
                REMINDED: inReview.reminder,
                CHARGEBACK_WON: inReview.won,
                CHARGEBACK_LOST: chargebackLost,
              },
            },
          },
        },
        completed: { initial: 'completed', states: { completed: ended('completed') } },
        rejected: {
          initial: 'refunded',
          states: {
            contestable: {
              id: 'contestable',
              meta: STAGE_META.contestable,
              entry: contestable.entry,
              exit: 'endOffers',
              on: {
                ...settlement,
                CREATOR_CONTESTED: { guard: 'reasonGiven', target: '#disputed' },
                REJECTION_ACCEPTED: backToBrand('#refunded', 'noOpenChargeback'),
                CONTEST_WINDOW_ENDED: backToBrand('#refunded', 'windowEnded'),
                ADMIN_CANCELLED: adminCancelled,
                REMINDED: contestable.reminder,
                CHARGEBACK_WON: contestable.won,
                CHARGEBACK_LOST: chargebackLost,
              },
            },
            disputed: {
              id: 'disputed',
              meta: STAGE_META.disputed,
              entry: disputed.entry,
              exit: 'endOffers',
              on: {
                ...settlement,
                DISPUTE_RESOLVED: [
                  { guard: 'wholeToCreator', target: '#completed', actions: release },
                  { ...backToBrand('#refunded', 'noOpenChargeback'), guard: 'wholeToBrand' },
                  { guard: 'shared', target: '#completed', actions: splitAsNamed },
                ],
                DISPUTE_WINDOW_ENDED: { guard: 'windowEnded', target: '#completed', actions: splitInHalf },
                ADMIN_CANCELLED: adminCancelled,
                REMINDED: disputed.reminder,
                CHARGEBACK_WON: disputed.won,
                CHARGEBACK_LOST: chargebackLost,
              },
            },
            declined: ended('declined'),
            withdrawn: ended('withdrawn'),
            cancelled: ended('cancelled'),
            cancelled_with_fee: ended('cancelled_with_fee'),
            payment_expired: ended('payment_expired'),
            request_expired: ended('request_expired'),
            not_delivered: ended('not_delivered'),
            refunded: ended('refunded'),
          },
        },
      },
    },
    escrow: {
      initial: 'pending',
      states: {
        pending: {
          on: {
            'escrow.authorize': 'authorized',
            'escrow.hold': 'held',
            'escrow.moneyBack': { actions: cancelAttempt },
            PAYMENT_SECURED: latePayment(),
            CAPTURED: latePayment(),
          },
        },
        authorized: {
          on: {
            'escrow.hold': 'held',
            'escrow.retry': 'pending',
            'escrow.moneyBack': { target: 'voided', actions: cancelAttempt },
          },
        },
        voided: { on: { PAYMENT_SECURED: lateCapture(), CAPTURED: lateCapture() } },
        held: {
          on: {
            'escrow.release': {
              target: 'released',
              actions: { type: 'settleMoney', params: { creatorPercent: 100 } },
            },
            'escrow.split': {
              target: 'split',
              actions: [
                {
                  type: 'settleMoney',
                  params: ({ event }) => ({ creatorPercent: event.creatorPercent }),
                },
                {
                  type: 'noteShare',
                  params: ({ event }) => ({ creatorPercent: event.creatorPercent }),
                },
              ],
            },
            'escrow.moneyBack': {
              target: 'refunded',
              actions: { type: 'settleMoney', params: { creatorPercent: 0 } },
            },
            CHARGEBACK_OPENED: chargebackOpened('held'),
          },
        },
        released: {
          on: {
            CHARGEBACK_OPENED: chargebackOpened('released'),
            // What the brand gets back of a payment that was released makes it a split after all.
            REFUND_GRANTED: {
              guard: 'grantable',
              target: 'split',
              actions: [
                {
                  type: 'refundReleased',
                  params: ({ context, event }) => ({ attempt: context.attempt, amount: event.amount }),
                },
                { type: 'noteShare', params: { creatorPercent: null } },
              ],
            },
          },
        },
        split: { on: { CHARGEBACK_OPENED: chargebackOpened('split'), ...refundTries() } },
        refunded: { on: { CHARGEBACK_OPENED: chargebackOpened('refunded'), ...refundTries() } },
        charged_back: {
          initial: 'held',
          on: {
            CHARGEBACK_LOST: {
              guard: 'openChargeback',
              target: 'lost',
              actions: [
                { type: 'postChargeback', params: chargebackAs('lost') },
                { type: 'closeChargeback' },
              ],
            },
          },
          states: {
            held: chargebackReview('held'),
            released: chargebackReview('released'),
            split: chargebackReview('split'),
            refunded: chargebackReview('refunded'),
          },
        },
        lost: {},
      },
    },
  },
});

/** A payment for a deal that is over goes back at once: voided if only authorized, else refunded. */
function latePayment() {
  return [
    { guard: 'lateAuthorization', target: 'voided', actions: cancelAttempt } as const,
    lateCapture(),
  ] as const;
}
function lateCapture() {
  return {
    guard: 'lateCapture',
    target: 'refunded',
    actions: [
      { type: 'holdMoney', params: thisAttempt },
      { type: 'settleMoney', params: { creatorPercent: 0 } },
    ],
  } as const;
}
/** A refund can come back from the bank days after it was sent; an admin sends it again. */
function refundTries() {
  return {
    REFUND_FAILED: {
      guard: 'newRefundFailure',
      actions: [
        { type: 'noteRefundFailure' },
        {
          type: 'postRefundFailed',
          params: ({ event }: { event: { amount: number; refund: string } }) => ({
            amount: event.amount,
            refund: event.refund,
          }),
        },
      ],
    },
    REFUND_REISSUED: {
      guard: 'refundFailed',
      actions: [
        { type: 'noteRefundReissued' },
        {
          type: 'reissueRefund',
          params: ({ context }: { context: BookingContext }) => ({
            attempt: context.attempt,
            number: context.failedRefunds.length + 1,
          }),
        },
      ],
    },
  } as const;
}
type Frozen = 'held' | 'released' | 'split' | 'refunded';
function chargebackOpened(from: Frozen) {
  return {
    guard: 'newChargeback',
    target: `charged_back.${from}`,
    actions: [{ type: 'postChargeback', params: chargebackAs('opened') }, { type: 'noteChargeback' }],
  } as const;
}
function chargebackReview(was: Frozen) {
  return {
    on: {
      CHARGEBACK_WON: {
        guard: 'openChargeback',
        target: `#booking.escrow.${was}`,
        actions: [{ type: 'postChargeback', params: chargebackAs('won') }, { type: 'closeChargeback' }],
      },
    },
  } as const;
}
