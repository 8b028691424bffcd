import { ACTORS, type Actor } from './actors.js';
import type { Party, Reader } from './parties.js';
import type { Reminder } from './reminder-plans.js';

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
  'awaiting_product',
  'in_transit',
  'producing',
  'revising',
  'in_review',
  'completed',
  'contestable',
  'disputed',
  'declined',
  'withdrawn',
  'cancelled',
  'cancelled_with_fee',
  'payment_expired',
  'request_expired',
  'not_delivered',
  'refunded',
] as const;
export type BookingStage = (typeof BOOKING_STAGES)[number];

/** The tabs of the brand's dashboard; each stage belongs in one. */
export const BRAND_TAB_NAMES = ['ready', 'progress', 'pending', 'done'] as const;
export type BrandTab = (typeof BRAND_TAB_NAMES)[number];

/** The windows of the stages, and what the history calls their ends. */
export const WINDOW_ENDS = {
  PAYMENT: 'The time to pay ended',
  REQUEST: 'The time to answer ended',
  CAPTURE: 'The time to charge the card ended',
  PRODUCT: 'The time to send the product ended',
  RECEIPT: 'The time to confirm the product ended',
  PREVIEW: 'The time to make previews ended',
  DELIVERY: 'The time to deliver ended',
  REVIEW: 'The time to review ended',
  CONTEST: 'The time to contest ended',
  DISPUTE: 'The time to decide ended',
} as const;
export type WindowEvent = `${keyof typeof WINDOW_ENDS}_WINDOW_ENDED`;
export const isWindowEnd = (type: string): type is WindowEvent => type.endsWith('_WINDOW_ENDED');

/** A stage that must not last for ever: the event that ends it and what silence then does. */
export interface StageWindow {
  event: WindowEvent;
  /** In the order of time. The last of them tells both parties, so that nothing ends unannounced. */
  reminders: readonly Reminder[];
  /** Whether the window can't end before, and not sooner than a day after, the last reminder. */
  waitsForReminders?: true;
  /** One sentence: what happens when nobody acts; {creator} and {brand} are names. */
  onSilence: Record<Reader, string>;
  /** The same where the creator keeps a fee then; {fee} and {rest} are the two sums. */
  onSilenceWithFee?: Record<Reader, string>;
  /** Whether the payment provider must be asked before the window may end. */
  asksProvider?: true;
}

/** What a badge's color means. */
export const TONES = ['neutral', 'primary', 'money', 'attention', 'danger'] as const;
export type Tone = (typeof TONES)[number];

/** Anyone who a booking waits for; `provider` and `network` are machines, and nobody has to do anything. */
export type Turn = Exclude<Actor, 'clock' | 'media'>;
export const TURNS = ACTORS.filter((actor): actor is Turn => actor !== 'clock' && actor !== 'media');

export interface StageMeta {
  status: BookingStatus;
  label: string;
  /** Where a party's own page uses another word. */
  partyLabels?: Partial<Record<Party, string>>;
  /** Where the page that shows this stage uses yet another one. */
  screenLabels?: Partial<Record<Party, string>>;
  tone: Tone;
  /** Whose turn it is; null in a final stage. */
  turn: Turn | null;
  tab: BrandTab;
  final: boolean;
  /** Whether the brand can pay by card now. */
  payable: boolean;
  /** Whether the creator sees the booking at all. */
  hiddenFromCreator?: true;
  /** What a page's title says of it. */
  headline: Record<Party, string>;
  /** A sentence below it, where the specification has one. */
  subtitle?: Partial<Record<Party, string>>;
  /** Who has to do what, or how it ended; {creator} and {brand} are names. Where the money is, the escrow says. */
  next: Record<Reader, string>;
  window?: StageWindow;
  /** What differs where nothing was ever delivered. */
  undelivered?: Pick<StageMeta, 'next'>;
  /** What differs until the latest version can be reviewed. */
  beforeReview?: Pick<StageMeta, 'label' | 'screenLabels' | 'headline' | 'next' | 'window'>;
}

/** How both dashboards divide bookings: what waits for the reader, what waits for others, and what is over. */
export const BOOKING_GROUPS = ['needs_you', 'waiting', 'closed'] as const;
export type BookingGroup = (typeof BOOKING_GROUPS)[number];
export const BOOKING_GROUP_LABELS: Readonly<Record<BookingGroup, string>> = {
  needs_you: 'Needs you',
  waiting: 'Waiting for others',
  closed: 'History',
};

export const BOOKING_SORTS = ['newest', 'oldest', 'amount'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];
export const BOOKING_SORT_LABELS: Readonly<Record<BookingSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  amount: 'Highest amount first',
};

export const BRAND_TABS: Readonly<Record<BrandTab | 'all', string>> = {
  all: 'All',
  ready: 'Ready to Review',
  progress: 'Progress',
  pending: 'Pending',
  done: 'Done',
};
