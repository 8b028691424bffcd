import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  BOOKING_STAGES,
  type BookingStage,
  DEFAULT_WINDOWS,
  PARTIES,
  type NotificationReason,
  type Party,
  REASON_META,
  type Reader,
  STAGE_META,
  type Situation,
  beginBooking,
  situation,
} from '@reelpact/domain';
import type { UnsubscribeFoot } from '../../../platform/mail/email-layout.js';
import {
  type EmailSample,
  EmailSamples,
  type SampleFacts,
  type SampleNames,
} from '../../../platform/mail/email-samples.js';
import { type BookingRecord, NO_FACTS } from '../../bookings/index.js';
import { EVENT_NOTICES } from './event-notices.js';
import { MONEY_ALERTS } from './money-alerts.js';
import type { Notices } from './notice.js';
import { ESCROW_IN, INCOMPLETE_AFTER, STAGE_AFTER } from './preview-stages.js';
import { reasonIn, reasonOfReminder } from './reasons.js';
import { INCOMPLETE_REMINDERS, OVERDUE_NOTICES, REMINDER_NOTICES } from './reminder-notices.js';
import { STAGE_NOTICES } from './stage-notices.js';
import { writeAdminEmail, writeEmail, writePlainAdminEmail } from './write-email.js';
import { writeMessageEmail } from './write-message-email.js';

const DAY = 86_400_000;
const SAMPLE_ID = '00000000-0000-4000-8000-000000000000';

/** A booking as it could be in a stage; nobody's. */
function sample(
  { stage, incomplete }: Pick<Sampled, 'stage' | 'incomplete'>,
  at: number,
  names: SampleNames,
): BookingRecord {
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
    id: SAMPLE_ID,
    creatorId: '',
    packageId: '',
    bookedBy: { userId: null, guestId: null },
    flow: 'pay_first',
    state: {
      stage,
      escrow: ESCROW_IN[stage],
      context: {
        ...state.context,
        dueAt,
        deadlineAt: final ? null : (dueAt ?? at) + 3 * DAY,
        reviewBeganAt: at,
        version: 1,
        extension: {
          ...{ number: 1, dueAt: at + 8 * DAY, answerBy: at + 3 * DAY, remindAt: null },
          reason: 'The parcel came late.',
        },
        proposal: { number: 2, by: 'brand', creatorPercent: 40, reason: 'We need only half of it.' },
        missing: incomplete ? [{ what: 'videos', promised: 10, delivered: 2 }] : [],
      },
    },
    amountCents: 15_000,
    feeBps: 0,
    package: { name: names.package, deliveryTime: '3-5 days', revisions: 1 } as BookingRecord['package'],
    addons: [],
    brandName: names.brand,
    contactEmail: 'fernwood@example.test',
    projectDescription: '',
    additionalNotes: null,
    scriptUrl: null,
    wantedBy: null,
    placements: [],
    briefFiles: [],
    shipTo: null,
    source: null,
    createdAt: new Date(at),
    revision: 1,
    ...NO_FACTS,
    creator: { displayName: names.creator, username: 'noor' } as BookingRecord['creator'],
  };
}

const UNSUBSCRIBE = 'sample.of-a-link';

/** The foot of an email that can be switched off. */
function footOf(reason: NotificationReason, publicUrl: string): UnsubscribeFoot | undefined {
  const { because } = REASON_META[reason];
  if (because === null) return undefined;
  return {
    because,
    page: `${publicUrl}/unsubscribe/${UNSUBSCRIBE}`,
    oneClick: `${publicUrl}/api/unsubscribe/${UNSUBSCRIBE}`,
  };
}

interface Sampled {
  name: string;
  stage: BookingStage;
  notices: Notices | undefined;
  /** Why each reader is told. */
  reason: (reader: Reader, now: Situation) => NotificationReason;
  /** Whether the latest version lacks something. */
  incomplete?: true;
}

/** One notice for each of its readers; for a brand also as an address gets it that nobody has proven. */
function samplesOf({ name, stage, notices, reason, incomplete }: Sampled, facts: SampleFacts): EmailSample[] {
  const { publicUrl, at, names } = facts;
  const record = sample({ stage, incomplete }, at, names);
  const said = (reader: Reader) => (called: Record<Party, string>) =>
    situation({
      id: record.id,
      state: record.state,
      reader,
      names: called,
      dates: { createdAt: at, deliveredAt: at },
      transferred: false,
      approved: STAGE_META[stage].status === 'completed',
    });
  const samples: EmailSample[] = [];
  for (const party of PARTIES) {
    const notice = notices?.[party];
    if (!notice) continue;
    const unsubscribe = footOf(reason(party, said(party)(names)), publicUrl);
    for (const proven of party === 'brand' ? [true, false] : [true]) {
      const email = { notice, record, party, situation: said(party), isProven: proven, unsubscribe };
      samples.push({ name, reader: party, proven, ...writeEmail(email, publicUrl) });
    }
  }
  const toAdmin = notices?.admin;
  if (toAdmin) {
    const email = writeAdminEmail(toAdmin, record, said('admin'), publicUrl);
    samples.push({ name, reader: 'admin', proven: true, ...email });
  }
  return samples;
}

/** Two stages may carry the same label. */
const nameOf = (stage: BookingStage): string => `${STAGE_META[stage].label} (${stage})`;

/** All that is told of bookings. */
function allNotices(): Sampled[] {
  const money = () => 'money' as const;
  const { inquiry, inquiryToAdmins, refusedOrder, heldMoney } = MONEY_ALERTS;
  return [
    ...BOOKING_STAGES.flatMap((stage): Sampled[] => [
      {
        name: nameOf(stage),
        stage,
        notices: STAGE_NOTICES[stage],
        reason: (reader, now) => reasonIn(stage, null, reader, now),
      },
      {
        name: `${nameOf(stage)}: reminder, incomplete`,
        stage,
        notices: INCOMPLETE_REMINDERS[stage],
        incomplete: true as const,
        reason: reasonOfReminder,
      },
      ...([REMINDER_NOTICES, OVERDUE_NOTICES] as const).map((table, index) => ({
        name: `${nameOf(stage)}: ${index === 0 ? 'reminder' : 'overdue'}`,
        stage,
        notices: table[stage],
        reason: reasonOfReminder,
      })),
    ]),
    ...Object.entries(EVENT_NOTICES).flatMap(([event, { texts, incomplete, tooLate }]): Sampled[] => {
      const stage = STAGE_AFTER[event] ?? 'completed';
      const reason: Sampled['reason'] = (reader, now) =>
        reasonIn(stage, event as keyof typeof EVENT_NOTICES, reader, now);
      const late = tooLate && {
        name: `${event}: too late`,
        stage: 'withdrawn' as const,
        notices: { brand: tooLate },
        reason,
      };
      const lacking = incomplete && {
        name: `${event}: incomplete`,
        stage: INCOMPLETE_AFTER[event] ?? stage,
        notices: incomplete,
        incomplete: true as const,
        reason,
      };
      return [
        { name: event, stage, notices: texts, reason },
        ...(lacking ? [lacking] : []),
        ...(late ? [late] : []),
      ];
    }),
    {
      name: 'A bank asks about a payment',
      stage: 'producing',
      notices: { brand: inquiry, creator: inquiry, admin: inquiryToAdmins('du_1') },
      reason: money,
    },
    {
      name: 'An instruction was refused',
      stage: 'completed',
      notices: { admin: refusedOrder('transfer', 'transfer:1', 'insufficient funds') },
      reason: money,
    },
    ...[false, true].map((over) => ({
      name: over ? 'Money is held too long' : 'Money is held for long',
      stage: 'producing' as const,
      notices: { admin: heldMoney(over ? 80 : 60, over) },
      reason: money,
    })),
  ];
}

/** Every email that is written here, for each reader, with sample names. */
export function previewEmails(facts: SampleFacts): EmailSample[] {
  const { publicUrl, names } = facts;
  const bookingId = SAMPLE_ID;
  const unsubscribe = footOf('message', publicUrl);
  const message = {
    bookingId,
    from: names.brand,
    about: names.package,
    path: `/project/${bookingId}`,
    unsubscribe,
  };
  const messages = [true, false].flatMap((isProven) =>
    [bookingId, null].map((about): EmailSample => ({
      name: about === null ? 'A message without a booking' : 'A message',
      reader: isProven ? 'creator' : 'brand',
      proven: isProven,
      ...writeMessageEmail({ ...message, bookingId: about, isProven }, publicUrl),
    })),
  );
  const stuck = writePlainAdminEmail(MONEY_ALERTS.stuckJobs(3, publicUrl));
  return [
    ...allNotices().flatMap((one) => samplesOf(one, facts)),
    ...messages,
    { name: 'Payments are stuck', reader: 'admin', proven: true, ...stuck },
  ];
}

/** Shows these emails in the preview of all emails. */
@Injectable()
export class SampleEmails implements OnModuleInit {
  constructor(private readonly samples: EmailSamples) {}

  onModuleInit(): void {
    this.samples.register(previewEmails);
  }
}
