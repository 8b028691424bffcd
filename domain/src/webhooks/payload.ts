import type { BookingStatus, BookingStage, Turn } from '../booking/stages.js';
import type { Party } from '../booking/parties.js';
import { STAGE_META } from '../booking/stage-table.js';
import type { CountedPart } from '../review/counted.js';
import { CURRENCY, type Cents, toDecimalString } from '../money/cents.js';
import { division } from '../booking/division.js';
import type { BookingEvent } from '../booking/events.js';
import type { BookingState } from '../booking/state.js';
import { type Settlement, settle } from '../money/split.js';
import { WEBHOOK_EVENTS, type WebhookEventRow, type WebhookEventType } from './event-types.js';

/** A booking as one of its parties may see it, at the moment of the event. Moments are ISO 8601 in UTC. */
export interface WebhookBooking {
  id: string;
  /** As whom the endpoint's owner sees it. */
  role: Party;
  status: BookingStatus;
  stage: BookingStage;
  label: string;
  nextStep: string;
  turn: Turn | null;
  /** Dollars with two decimals. */
  amount: string;
  currency: string;
  escrowStatus: string;
  escrowLabel: string;
  final: boolean;
  /** Counts the changes of the booking: of two events the one with the higher number is the later one. */
  revision: number;
  /** The newest delivered version; 0 before the first. */
  version: number;
  /** What it lacks of what is counted; with anything in it silence doesn't approve it. */
  missing: CountedPart[];
  revisionsLeft: number | 'unlimited';
  dueAt: string | null;
  deadlineAt: string | null;
  package: { id: string; name: string };
  brand: { name: string };
  creator: { id: string; username: string; name: string };
  /** What the API says of it now. */
  apiUrl: string;
  /** The page on which the endpoint's owner goes on. */
  pageUrl: string;
}

/** How a held payment was divided. Dollars with two decimals. */
export interface WebhookSettlement {
  /** What the creator is paid. */
  net: string;
  /** What the platform keeps. */
  fee: string;
  /** What goes back to the brand. */
  refunded: string;
}

const said = ({ creatorNet, platformFee, refund }: Settlement): WebhookSettlement => ({
  net: toDecimalString(creatorNet),
  fee: toDecimalString(platformFee),
  refunded: toDecimalString(refund),
});

/** How an event has divided the held payment; undefined for one that hasn't. */
export function settlementOf(
  before: BookingState,
  event: BookingEvent,
  booked: { amountCents: Cents; feeBps: number },
): WebhookSettlement | undefined {
  const divided = division(before, event, booked);
  return divided ? said(divided) : undefined;
}

/** A tip, as its creator may see it. */
export interface WebhookTip {
  id: string;
  /** Dollars with two decimals. */
  amount: string;
  currency: string;
  /** null for one who gave no name. */
  name: string | null;
  message: string | null;
  paidAt: string;
}

const SAMPLE_TIP: WebhookTip = {
  id: '5b1f6a0e-2c43-4f7d-9a85-0d6e3b7c1f28',
  amount: '5.00',
  currency: CURRENCY,
  name: 'Mia',
  message: 'Loved the reel about tea.',
  paidAt: '2026-11-22T18:00:00.000Z',
};

/** What is sent. */
export interface WebhookPayload {
  /** The same at every attempt: receivers that have seen it do nothing. */
  id: string;
  type: WebhookEventType;
  createdAt: string;
  apiVersion: string;
  data: { booking?: WebhookBooking; settlement?: WebhookSettlement; tip?: WebhookTip };
}

const SITE = 'https://reelpact.example';
const BOOKING_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const SAMPLE_NAMES: Record<Party, string> = { brand: 'Northwind Coffee', creator: 'Sophia Reyes' };

function sampleBooking(stage: BookingStage, version: number): WebhookBooking {
  const { status, label, partyLabels, next, turn, final } = STAGE_META[stage];
  return {
    id: BOOKING_ID,
    role: 'brand',
    status,
    stage,
    label: partyLabels?.brand ?? label,
    nextStep: next.brand.replaceAll('{creator}', SAMPLE_NAMES.creator),
    turn,
    amount: '150.00',
    currency: CURRENCY,
    escrowStatus: 'held',
    escrowLabel: 'Funds Secured',
    final,
    revision: 4,
    version,
    missing: [],
    revisionsLeft: 1,
    dueAt: '2026-11-27T18:00:00.000Z',
    deadlineAt: final ? null : '2026-12-11T18:00:00.000Z',
    package: { id: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35', name: 'Single Reel' },
    brand: { name: SAMPLE_NAMES.brand },
    creator: {
      id: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e36',
      username: 'sophiacreates',
      name: SAMPLE_NAMES.creator,
    },
    apiUrl: `${SITE}/api/bookings/${BOOKING_ID}`,
    pageUrl: `${SITE}/project/${BOOKING_ID}`,
  };
}

/** An event as it is sent, to look at. */
export function sampleWebhook(type: WebhookEventType, apiVersion: string): WebhookPayload {
  const { sample, delivered }: WebhookEventRow = WEBHOOK_EVENTS[type];
  const settlement = type === 'booking.completed' ? said(settle(15_000, 100, 1000)) : undefined;
  return {
    id: 'evt_01990f6e-5a3c-7c1e-9d4b-2f8a61c07e37',
    type,
    createdAt: '2026-11-22T18:00:00.000Z',
    apiVersion,
    data:
      sample === undefined
        ? type === 'tip.paid'
          ? { tip: SAMPLE_TIP }
          : {}
        : { booking: sampleBooking(sample, delivered ? 1 : 0), ...(settlement && { settlement }) },
  };
}
