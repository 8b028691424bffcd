import { isIncomplete, missingText } from '../review/counted.js';
import { isRefundDelayed, moneyCameIn, transferable } from './escrow.js';
import { STAGE_META } from './stage-table.js';
import type { BookingStage } from './stages.js';
import type { BookingState } from './state.js';

export const TIMELINE_STATES = ['done', 'current', 'open', 'undone'] as const;

/** One line of a booking's timeline. In a final stage each is `done`, or `undone`: it never came to that. */
export interface TimelineEntry {
  title: string;
  state: (typeof TIMELINE_STATES)[number];
  /** When it happened, in milliseconds since 1970; null when it hasn't or isn't known. */
  at: number | null;
  text: string | null;
}

interface StageOnTimeline {
  /** The line of the review, where the stage says more than that it is still to come or never came. */
  review?: [state: TimelineEntry['state'], text: string];
  /** What the release waits for, where it isn't the approval. */
  releaseWaits?: string;
  /** An end before any work began, whatever a late payment did. */
  neverStarted?: true;
}

const ON_TIMELINE: Readonly<Record<BookingStage, StageOnTimeline>> = {
  unpaid: {},
  requested: {},
  accepted: {},
  securing: {},
  awaiting_product: {},
  in_transit: {},
  producing: {},
  revising: { review: ['current', 'changes requested'] },
  in_review: { review: ['current', 'in progress'] },
  completed: {},
  contestable: { review: ['done', 'rejected'], releaseWaits: 'waits for the creator’s answer' },
  disputed: { review: ['current', 'in dispute'], releaseWaits: 'waits for the decision' },
  declined: { neverStarted: true },
  withdrawn: { neverStarted: true },
  cancelled: {},
  cancelled_with_fee: {},
  payment_expired: { neverStarted: true },
  request_expired: { neverStarted: true },
  not_delivered: {},
  refunded: {},
};

function review({ stage, context }: BookingState, approved: boolean): Pick<TimelineEntry, 'state' | 'text'> {
  if (stage === 'completed' && context.version > 0)
    return { state: 'done', text: approved ? 'approved' : 'decided' };
  const [state, text] = ON_TIMELINE[stage].review ?? [];
  if (state === 'current' && context.openChargeback !== null) return { state: 'open', text: 'paused' };
  if (state !== undefined) return { state, text: text ?? null };
  if (!STAGE_META[stage].final) return { state: 'open', text: 'not yet' };
  return context.version > 0
    ? { state: 'done', text: 'not approved' }
    : { state: 'undone', text: 'did not happen' };
}

function release({ stage, escrow, context }: BookingState): Pick<TimelineEntry, 'state' | 'text'> {
  const { final } = STAGE_META[stage];
  if (escrow.startsWith('charged_back')) {
    return final
      ? { state: 'undone', text: 'under card review' }
      : { state: 'open', text: 'under card review' };
  }
  if (isRefundDelayed(escrow, context.refundDelayed)) {
    return escrow === 'split'
      ? { state: 'done', text: 'released; the refund is delayed' }
      : { state: 'undone', text: 'refund delayed' };
  }
  if (escrow === 'released') return { state: 'done', text: 'released' };
  if (escrow === 'split') return { state: 'done', text: 'split between creator and brand' };
  if (escrow === 'refunded') return { state: 'undone', text: 'returned to the brand' };
  if (escrow === 'lost') return { state: 'undone', text: 'returned by the card network' };
  if (final) return { state: 'undone', text: 'nothing was charged' };
  return { state: 'open', text: ON_TIMELINE[stage].releaseWaits ?? 'pending approval' };
}

/** What has happened to a booking and what is still to come, in four lines. */
export function timeline(
  state: BookingState,
  dates: { createdAt: number; deliveredAt: number | null; approved: boolean },
): TimelineEntry[] {
  const { stage, escrow } = state;
  const { missing } = state.context;
  const { final } = STAGE_META[stage];
  const delivered = dates.deliveredAt !== null;
  const lacks = isIncomplete(missing) ? missingText(missing) : null;
  return [
    {
      title: moneyCameIn(escrow) && !ON_TIMELINE[stage].neverStarted ? 'Project Started' : 'Booked',
      state: 'done',
      at: dates.createdAt,
      text: null,
    },
    {
      title: 'Content Delivered',
      state: delivered ? 'done' : final ? 'undone' : 'open',
      at: dates.deliveredAt,
      text: delivered ? lacks : final ? 'did not happen' : 'not yet',
    },
    { title: 'Brand Review', at: null, ...review(state, dates.approved) },
    { title: transferable(escrow) ? 'Payment Released' : 'Payment Release', at: null, ...release(state) },
  ];
}
