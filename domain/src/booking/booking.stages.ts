import type { Party } from './booking.parties.js';
import { REMINDERS, type Reminder } from './booking.reminder-plans.js';

/** The five statuses of the specification, section 4. */
export const BOOKING_STATUSES = [
  'pending_creator_approval',
  'in_progress',
  'content_submitted',
  'completed',
  'rejected',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The two ways a booking begins: the card first, or the creator's approval first. */
export const BOOKING_FLOWS = ['pay_first', 'approve_first'] as const;
export type BookingFlow = (typeof BOOKING_FLOWS)[number];

export const BOOKING_STAGES = [
  'unpaid',
  'requested',
  'accepted',
  'securing',
  'producing',
  'revising',
  'in_review',
  'completed',
  'contestable',
  'disputed',
  'declined',
  'withdrawn',
  'cancelled',
  'payment_expired',
  'request_expired',
  'not_delivered',
  'refunded',
] as const;
export type BookingStage = (typeof BOOKING_STAGES)[number];

export type BrandTab = 'ready' | 'progress' | 'pending' | 'done';

export const WINDOW_EVENTS = [
  'PAYMENT_WINDOW_ENDED',
  'REQUEST_WINDOW_ENDED',
  'CAPTURE_WINDOW_ENDED',
  'DELIVERY_WINDOW_ENDED',
  'REVIEW_WINDOW_ENDED',
  'CONTEST_WINDOW_ENDED',
  'DISPUTE_WINDOW_ENDED',
] as const;
export type WindowEvent = (typeof WINDOW_EVENTS)[number];

/** A stage that must not last for ever: the event that ends it and what silence then does. */
export interface StageWindow {
  event: WindowEvent;
  /** In the order of time. The last of them tells both parties, so that nothing ends unannounced. */
  reminders: readonly Reminder[];
  /** Whether the window can't end before, and not sooner than a day after, the last reminder. */
  waitsForReminders?: true;
  /** One sentence: what happens when nobody acts. */
  onSilence: string;
  /** Whether the payment provider must be asked before the window may end. */
  asksProvider?: true;
}

export interface StageMeta {
  status: BookingStatus;
  label: string;
  /** Where a party's own page uses another word. */
  partyLabels?: Partial<Record<Party, string>>;
  tab: BrandTab;
  final: boolean;
  /** Whether the brand can pay by card now. */
  payable: boolean;
  /** Whether the creator sees the booking at all. */
  hiddenFromCreator?: true;
  /** Who has to do what: one sentence for each party; {creator} and {brand} are names. */
  next: Record<Party, string>;
  window?: StageWindow;
}

const ended = (label: string, next: Record<Party, string>): StageMeta => ({
  status: 'rejected',
  label,
  tab: 'done',
  final: true,
  payable: false,
  next,
});

const both = (sentence: string): Record<Party, string> => ({ brand: sentence, creator: sentence });

/** Everything that is known of a stage besides its transitions; the machine carries it as `meta`. */
export const STAGE_META: Readonly<Record<BookingStage, StageMeta>> = {
  unpaid: {
    status: 'pending_creator_approval',
    label: 'Awaiting Payment',
    tab: 'pending',
    final: false,
    payable: true,
    hiddenFromCreator: true,
    next: { brand: 'Pay to send this request to {creator}.', creator: 'Waiting for payment.' },
    window: {
      event: 'PAYMENT_WINDOW_ENDED',
      reminders: REMINDERS.unpaid,
      onSilence: 'Without a payment by then, the booking expires and nothing is charged.',
    },
  },
  requested: {
    status: 'pending_creator_approval',
    label: 'Pending Approval',
    partyLabels: { brand: 'Pending Review' },
    tab: 'pending',
    final: false,
    payable: false,
    next: {
      brand: '{creator} has to accept or decline your request.',
      creator: 'Accept or decline the request from {brand}.',
    },
    window: {
      event: 'REQUEST_WINDOW_ENDED',
      reminders: REMINDERS.requested,
      onSilence: 'Without an answer by then, the request expires and no money is taken.',
    },
  },
  accepted: {
    status: 'pending_creator_approval',
    label: 'Awaiting Payment',
    tab: 'pending',
    final: false,
    payable: true,
    next: {
      brand: '{creator} accepted. Pay now so that work can begin.',
      creator: 'You accepted. {brand} has to pay before work begins.',
    },
    window: {
      event: 'PAYMENT_WINDOW_ENDED',
      reminders: REMINDERS.accepted,
      onSilence: 'Without a payment by then, the booking expires and nothing is charged.',
    },
  },
  securing: {
    status: 'in_progress',
    label: 'In Progress',
    tab: 'progress',
    final: false,
    payable: false,
    next: {
      brand: '{creator} accepted. Your payment is being secured.',
      creator: 'You accepted. The payment is being secured; work begins as soon as it is held.',
    },
    window: {
      event: 'CAPTURE_WINDOW_ENDED',
      reminders: [],
      onSilence: 'If the payment cannot be secured by then, {brand} is asked to pay again.',
      asksProvider: true,
    },
  },
  producing: {
    status: 'in_progress',
    label: 'In Progress',
    tab: 'progress',
    final: false,
    payable: false,
    next: {
      brand: '{creator} is making your content.',
      creator: 'Make the content and upload it for {brand}.',
    },
    window: {
      event: 'DELIVERY_WINDOW_ENDED',
      reminders: REMINDERS.delivery,
      onSilence: 'Without a delivery by then, the booking ends and {brand} gets the money back.',
    },
  },
  revising: {
    status: 'in_progress',
    label: 'Revision Requested',
    tab: 'progress',
    final: false,
    payable: false,
    next: {
      brand: '{creator} is working on the changes you asked for.',
      creator: '{brand} asked for changes. Upload a new version.',
    },
    window: {
      event: 'DELIVERY_WINDOW_ENDED',
      reminders: REMINDERS.delivery,
      onSilence: 'Without a new version by then, the booking ends and {brand} gets the money back.',
    },
  },
  in_review: {
    status: 'content_submitted',
    label: 'Ready to Review',
    partyLabels: { creator: 'Awaiting Approval' },
    tab: 'ready',
    final: false,
    payable: false,
    next: {
      brand: 'Review the content: approve it, ask for changes or reject it.',
      creator: '{brand} has to review your content.',
    },
    window: {
      event: 'REVIEW_WINDOW_ENDED',
      reminders: REMINDERS.review,
      waitsForReminders: true,
      onSilence: 'Without an answer by then, the content counts as approved and {creator} is paid.',
    },
  },
  completed: {
    status: 'completed',
    label: 'Completed',
    tab: 'done',
    final: true,
    payable: false,
    next: { brand: 'Done. Your files are ready to download.', creator: 'Done. Thank you for your work.' },
  },
  contestable: {
    status: 'rejected',
    label: 'Rejected',
    tab: 'progress',
    final: false,
    payable: false,
    next: {
      brand: 'You rejected the content. {creator} can accept that or contest it; the money stays held.',
      creator: '{brand} rejected the content. Accept that or contest it; the money stays held.',
    },
    window: {
      event: 'CONTEST_WINDOW_ENDED',
      reminders: REMINDERS.contest,
      onSilence: 'If {creator} does not contest by then, {brand} gets the money back.',
    },
  },
  disputed: {
    status: 'rejected',
    label: 'In Dispute',
    tab: 'progress',
    final: false,
    payable: false,
    next: both('Our team is reviewing this dispute and will decide; the money stays held.'),
    window: {
      event: 'DISPUTE_WINDOW_ENDED',
      reminders: REMINDERS.dispute,
      onSilence: 'Without a decision by then, the money is split in half between {creator} and {brand}.',
    },
  },
  declined: ended('Declined', {
    brand: '{creator} declined. You were not charged.',
    creator: 'You declined this request.',
  }),
  withdrawn: ended('Withdrawn', {
    brand: 'You withdrew this request. You were not charged.',
    creator: '{brand} withdrew this request.',
  }),
  cancelled: ended('Cancelled', {
    brand: 'This booking was cancelled. Anything you paid goes back to you.',
    creator: 'This booking was cancelled.',
  }),
  payment_expired: ended('Expired', both('The payment did not arrive in time. Nothing was charged.')),
  request_expired: ended('Expired', {
    brand: '{creator} did not answer in time. You were not charged.',
    creator: 'This request was not answered in time.',
  }),
  not_delivered: ended('Not Delivered', {
    brand: 'Nothing was delivered in time. Your money goes back to you.',
    creator: 'Nothing was delivered in time. The money goes back to {brand}.',
  }),
  refunded: ended('Refunded', {
    brand: 'The money goes back to you.',
    creator: 'The money goes back to {brand}.',
  }),
};

/** The label a party sees; without a party, the general one. */
export function stageLabel(stage: BookingStage, party?: Party): string {
  const meta = STAGE_META[stage];
  return (party && meta.partyLabels?.[party]) ?? meta.label;
}

/** Whether the brand has the originals, and no longer watermarked previews. */
export function originalsUnlocked(stage: BookingStage): boolean {
  return stage === 'completed';
}

/** Before the creator has seen the request, a card is only authorized, so that a decline costs nobody a fee. */
export function captureMethodIn(stage: BookingStage): 'manual' | 'automatic' {
  return stage === 'unpaid' ? 'manual' : 'automatic';
}

/** Stages of a status, in the order of the table. */
export function stagesWhere(test: (meta: StageMeta) => boolean): BookingStage[] {
  return BOOKING_STAGES.filter((stage) => test(STAGE_META[stage]));
}

export const BRAND_TABS: Readonly<Record<BrandTab | 'all', string>> = {
  all: 'All',
  ready: 'Ready to Review',
  progress: 'Progress',
  pending: 'Pending',
  done: 'Done',
};
