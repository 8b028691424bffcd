import type { BookingEventType } from './booking.events.js';
import type { Party } from './booking.parties.js';
import { type BookingStage, STAGE_META, stagesWhere } from './booking.stages.js';
import { allowedEvents } from './booking.decisions.js';
import type { BookingState } from './booking.state.js';

/** What a person can do with a booking, as the API answers it and as pages show it. */
export const BOOKING_ACTIONS = [
  'pay',
  'withdraw',
  'approve_request',
  'decline_request',
  'submit_content',
  'approve_content',
  'request_revision',
  'reject_content',
  'cancel_late',
  'accept_rejection',
  'contest_rejection',
  'open_dispute',
  'withdraw_as_creator',
  'resolve_dispute',
  'cancel_as_admin',
  'reissue_refund',
  'grant_refund',
] as const;
export type BookingActionName = (typeof BOOKING_ACTIONS)[number];

export interface ActionMeta {
  party: Party | 'admin';
  label: string;
  /** The event it sends; paying sends none, the provider reports it. */
  event: BookingEventType | null;
  /** Stages in which it is shown, even where it can't be used just now. */
  shownIn: readonly BookingStage[];
  /** Which text has to come with it. */
  needs?: 'reason' | 'feedback';
}

const UNFINISHED: readonly BookingStage[] = [
  'unpaid',
  'requested',
  'accepted',
  'securing',
  'producing',
  'revising',
  'in_review',
  'contestable',
  'disputed',
];

export const ACTION_META: Readonly<Record<BookingActionName, ActionMeta>> = {
  pay: { party: 'brand', label: 'Pay Now', event: null, shownIn: ['unpaid', 'accepted'] },
  withdraw: {
    party: 'brand',
    label: 'Withdraw Request',
    event: 'BRAND_WITHDREW',
    shownIn: ['unpaid', 'requested', 'accepted'],
  },
  approve_request: {
    party: 'creator',
    label: 'Accept Job',
    event: 'CREATOR_APPROVED',
    shownIn: ['requested'],
  },
  decline_request: {
    party: 'creator',
    label: 'Decline Job',
    event: 'CREATOR_DECLINED',
    shownIn: ['requested'],
    needs: 'reason',
  },
  submit_content: {
    party: 'creator',
    label: 'Upload Content',
    event: 'CONTENT_SUBMITTED',
    shownIn: ['producing', 'revising', 'in_review'],
  },
  approve_content: {
    party: 'brand',
    label: 'Approve & Release Payment',
    event: 'BRAND_APPROVED',
    shownIn: ['in_review', 'revising'],
  },
  request_revision: {
    party: 'brand',
    label: 'Request Revision',
    event: 'REVISION_REQUESTED',
    shownIn: ['in_review'],
    needs: 'feedback',
  },
  reject_content: {
    party: 'brand',
    label: 'Reject Content',
    event: 'BRAND_REJECTED',
    shownIn: ['in_review'],
  },
  cancel_late: {
    party: 'brand',
    label: 'Cancel for Late Delivery',
    event: 'BRAND_CANCELLED_LATE',
    shownIn: ['producing', 'revising'],
  },
  accept_rejection: {
    party: 'creator',
    label: 'Accept Rejection',
    event: 'REJECTION_ACCEPTED',
    shownIn: ['contestable'],
  },
  contest_rejection: {
    party: 'creator',
    label: 'Contest Rejection',
    event: 'CREATOR_CONTESTED',
    shownIn: ['contestable'],
    needs: 'reason',
  },
  open_dispute: {
    party: 'creator',
    label: 'Open Dispute',
    event: 'DISPUTE_OPENED',
    shownIn: ['revising'],
    needs: 'reason',
  },
  withdraw_as_creator: {
    party: 'creator',
    label: 'Withdraw from Job',
    event: 'CREATOR_WITHDREW',
    shownIn: ['accepted', 'securing', 'producing', 'revising'],
    needs: 'reason',
  },
  resolve_dispute: {
    party: 'admin',
    label: 'Resolve Dispute',
    event: 'DISPUTE_RESOLVED',
    shownIn: ['disputed'],
  },
  cancel_as_admin: {
    party: 'admin',
    label: 'Cancel Booking',
    event: 'ADMIN_CANCELLED',
    shownIn: UNFINISHED,
    needs: 'reason',
  },
  reissue_refund: {
    party: 'admin',
    label: 'Send Refund Again',
    event: 'REFUND_REISSUED',
    shownIn: stagesWhere(({ final }) => final),
    needs: 'reason',
  },
  grant_refund: {
    party: 'admin',
    label: 'Refund the Brand',
    event: 'REFUND_GRANTED',
    shownIn: ['completed'],
    needs: 'reason',
  },
};

export interface BookingAction {
  name: BookingActionName;
  label: string;
  enabled: boolean;
  /** Why it can't be used now, as one sentence; null when it can. */
  reason: string | null;
  needs: 'reason' | 'feedback' | null;
}

function whyNot(name: BookingActionName, state: BookingState): string {
  const { openChargeback, dueAt, revisionsLeft, windows } = state.context;
  if (openChargeback !== null) return 'The card network is reviewing this payment.';
  if (name === 'request_revision' && revisionsLeft === 0) return 'All revisions of this package are used.';
  if (name === 'cancel_late' && dueAt !== null) {
    const hours = Math.round(windows.lateCancel / 3_600_000);
    return `Possible when the delivery is more than ${hours} hours late.`;
  }
  if (name === 'reissue_refund') return 'No refund has come back from the bank.';
  return 'Not possible right now.';
}

/** The actions a party sees, with those that can't be used now disabled and explained. */
export function actionsFor(state: BookingState, party: Party | 'admin', at: number): BookingAction[] {
  const allowed = new Set(allowedEvents(state, party, at));
  return BOOKING_ACTIONS.filter((name) => {
    const meta = ACTION_META[name];
    return meta.party === party && meta.shownIn.includes(state.stage);
  }).map((name) => {
    const { event, label, needs } = ACTION_META[name];
    const enabled = event === null ? STAGE_META[state.stage].payable : allowed.has(event);
    return { name, label, enabled, reason: enabled ? null : whyNot(name, state), needs: needs ?? null };
  });
}
