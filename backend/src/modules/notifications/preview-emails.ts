import {
  BOOKING_STAGES,
  type BookingStage,
  DEFAULT_WINDOWS,
  type EscrowState,
  PARTIES,
  type Party,
  STAGE_META,
  beginBooking,
  situation,
} from '@reelpact/domain';
import type { LaidOutEmail } from '../../platform/mail/email-layout.js';
import type { BookingRecord } from '../bookings/index.js';
import { EVENT_NOTICES } from './event-notices.js';
import type { Notices } from './notice.js';
import { OVERDUE_NOTICES, REMINDER_NOTICES } from './reminder-notices.js';
import { STAGE_NOTICES } from './stage-notices.js';
import { writeAdminEmail, writeEmail } from './write-email.js';

/** One email as somebody could get it. */
export interface EmailPreview extends LaidOutEmail {
  /** What it is sent for: a stage, an event or a reminder. */
  name: string;
  reader: Party | 'admin';
  /** Whether it is written for an address that is known to be the reader's. */
  proven: boolean;
}

const DAY = 86_400_000;

/** Where the money of a booking usually is in a stage. */
function escrowIn(stage: BookingStage): EscrowState {
  const { final, status } = STAGE_META[stage];
  if (stage === 'requested' || stage === 'securing') return 'authorized';
  if (status === 'completed') return 'released';
  if (final) return ['not_delivered', 'refunded', 'cancelled'].includes(stage) ? 'refunded' : 'voided';
  return STAGE_META[stage].payable ? 'pending' : 'held';
}

/** A booking as it could be in a stage; nobody's. */
function sample(stage: BookingStage, at: number): BookingRecord {
  const state = beginBooking({
    flow: 'pay_first',
    amount: 15_000,
    deliveryDays: 5,
    revisionsLeft: 1,
    windows: DEFAULT_WINDOWS,
    at,
  });
  const { window, final } = STAGE_META[stage];
  const promised = window?.event === 'DELIVERY_WINDOW_ENDED';
  const dueAt = promised ? at + 5 * DAY : null;
  return {
    id: '00000000-0000-4000-8000-000000000000',
    creatorId: '',
    packageId: '',
    brandUserId: null,
    guestId: null,
    flow: 'pay_first',
    state: {
      stage,
      escrow: escrowIn(stage),
      context: {
        ...state.context,
        dueAt,
        deadlineAt: final ? null : (dueAt ?? at) + 3 * DAY,
        reviewBeganAt: at,
        version: 1,
      },
    },
    amountCents: 15_000,
    feeBps: 0,
    package: { name: 'Single Reel', deliveryTime: '3-5 days', revisions: 1 } as BookingRecord['package'],
    addons: [],
    brandName: 'Fernwood',
    contactEmail: 'fernwood@example.test',
    projectDescription: '',
    additionalNotes: null,
    scriptUrl: null,
    source: null,
    createdAt: new Date(at),
    revision: 1,
    creator: { displayName: 'Noor Haddad', username: 'noor' } as BookingRecord['creator'],
  };
}

/** The stage in which an event that has texts of its own usually leaves a booking. */
const STAGE_AFTER: Readonly<Partial<Record<string, BookingStage>>> = {
  AUTHORIZATION_LAPSED: 'unpaid',
  CAPTURE_FAILED: 'accepted',
  CAPTURE_WINDOW_ENDED: 'accepted',
  BRAND_CANCELLED_LATE: 'cancelled',
  CREATOR_WITHDREW: 'cancelled',
  REFUND_FAILED: 'refunded',
  REFUND_REISSUED: 'refunded',
  CHARGEBACK_LOST: 'refunded',
};

/** Every email about a booking that the product can write, for each reader, with sample names. */
export function previewEmails(publicUrl: string, at: number): EmailPreview[] {
  const previews: EmailPreview[] = [];
  const add = (name: string, stage: BookingStage, notices: Notices | undefined): void => {
    const record = sample(stage, at);
    const said = (reader: Party | 'admin') => (names: Record<Party, string>) =>
      situation({
        id: record.id,
        state: record.state,
        reader,
        names,
        dates: { createdAt: at, deliveredAt: at },
        transferred: false,
        approved: STAGE_META[stage].status === 'completed',
      });
    for (const party of PARTIES) {
      const notice = notices?.[party];
      if (!notice) continue;
      for (const proven of party === 'brand' ? [true, false] : [true]) {
        const facts = { notice, record, party, situation: said(party), verified: proven };
        previews.push({ name, reader: party, proven, ...writeEmail(facts, publicUrl) });
      }
    }
    const toAdmin = notices?.admin;
    if (toAdmin) {
      const email = writeAdminEmail(toAdmin, record, said('admin'), publicUrl);
      previews.push({ name, reader: 'admin', proven: true, ...email });
    }
  };
  for (const stage of BOOKING_STAGES) {
    add(STAGE_META[stage].label, stage, STAGE_NOTICES[stage]);
    add(`${STAGE_META[stage].label}: reminder`, stage, REMINDER_NOTICES[stage]);
    add(`${STAGE_META[stage].label}: overdue`, stage, OVERDUE_NOTICES[stage]);
  }
  for (const [event, { texts, tooLate }] of Object.entries(EVENT_NOTICES)) {
    const stage = STAGE_AFTER[event] ?? 'completed';
    add(event, stage, texts);
    if (tooLate) add(`${event}: too late`, 'withdrawn', { brand: tooLate });
  }
  return previews;
}
