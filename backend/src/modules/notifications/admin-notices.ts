import type { BookingStage } from '@reelpact/domain';
import type { Change } from '../bookings/index.js';
import type { Notice } from './notices.js';

type EventType = Change['event']['type'];

/** Stages that an admin has to do something about, when a booking enters them. */
export const ADMIN_STAGE_NOTICES: Readonly<Partial<Record<BookingStage, Notice>>> = {
  disputed: {
    subject: 'A dispute was opened',
    says: '{creator} asked us to decide about {package} for {brand}.',
  },
};

/** Stages of which an admin is reminded. */
export const ADMIN_REMINDERS: Readonly<Partial<Record<BookingStage, Notice>>> = {
  disputed: {
    subject: 'A dispute waits for a decision',
    says: 'The dispute between {creator} and {brand} about {package} is not decided yet.',
  },
};

/** Events that an admin has to know of, whatever the stage. */
export const ADMIN_EVENT_NOTICES: Readonly<Partial<Record<EventType, Notice>>> = {
  REFUND_FAILED: {
    subject: 'A refund came back',
    says: 'The bank of {brand} did not accept the refund for {package}. It is owed again and must be issued anew.',
  },
  CHARGEBACK_OPENED: {
    subject: 'A charge-back was opened',
    says: 'The card network took the payment of {brand} for {package} back. Nothing moves until it has decided; evidence is handed in at the payment provider.',
  },
  CHARGEBACK_LOST: {
    subject: 'A charge-back was lost',
    says: 'The card network keeps the payment of {brand} for {package}. What {creator} had been sent already is the platform’s loss as far as it cannot be taken back.',
  },
};

/** What the admins are told of a change; null when it needs none of them. */
export function adminNoticeFor({ before, after, event }: Change): Notice | null {
  const { stage } = after.state;
  const entered = before?.state.stage === stage ? null : ADMIN_STAGE_NOTICES[stage];
  return ADMIN_EVENT_NOTICES[event.type] ?? entered ?? null;
}
