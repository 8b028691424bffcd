import type { BookingStage } from './stages.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long each stage may last, in milliseconds; configuration may shorten or stretch them. */
export interface BookingWindows {
  unpaid: number;
  requested: number;
  accepted: number;
  securing: number;
  /** How long the previews of a version may take before its review begins all the same. */
  preview: number;
  /** Counted from the due date. */
  delivery: number;
  review: number;
  contest: number;
  dispute: number;
  /** How long after the due date the brand may cancel. */
  lateCancel: number;
  /** How long before an authorization lapses a request ends. */
  authorizationMargin: number;
  /** The shortest time to deliver a revision. */
  revision: number;
  /** The shortest time between the last reminder of a review and its end. */
  reminderGrace: number;
  /** How long the money may be held; everything that follows has to fit. */
  hold: number;
  /** The shortest time to decide a dispute. */
  disputeLeast: number;
  /** The shortest time from the due date to the end of a delivery's window. */
  lateLeast: number;
  /** How long the brand has to answer a creator who asks for more time. */
  extensionAnswer: number;
  /** How long the brand has to send the product. */
  productSend: number;
  /** The shortest time to send it. */
  productSendLeast: number;
  /** How long the creator has to confirm that it arrived. */
  productReceipt: number;
  /** The shortest time to confirm it. */
  productReceiptLeast: number;
}

export const DEFAULT_WINDOWS: Readonly<BookingWindows> = {
  unpaid: 24 * HOUR,
  requested: 72 * HOUR,
  accepted: 72 * HOUR,
  securing: 24 * HOUR,
  delivery: 14 * DAY,
  preview: 24 * HOUR,
  review: 5 * DAY,
  contest: 5 * DAY,
  dispute: 30 * DAY,
  lateCancel: 24 * HOUR,
  authorizationMargin: 24 * HOUR,
  revision: 72 * HOUR,
  reminderGrace: 24 * HOUR,
  hold: 80 * DAY,
  disputeLeast: 14 * DAY,
  lateLeast: 72 * HOUR,
  extensionAnswer: 72 * HOUR,
  productSend: 7 * DAY,
  productSendLeast: 72 * HOUR,
  productReceipt: 14 * DAY,
  productReceiptLeast: 7 * DAY,
};

/** Longer than this no window may hold money: of the 90 days that providers allow, some are left for refund and transfer. */
const MAX_HOLD = 85 * DAY;

/** How long a card authorization lasts, in milliseconds; Stripe documents 7 days for most cards online. */
export const AUTHORIZATION_LIFE = 7 * DAY;

/** Why these windows can't be used, as one sentence, or null. */
export function windowsProblem(windows: BookingWindows, authorizationLife: number): string | null {
  for (const [name, value] of Object.entries(windows)) {
    if (!Number.isSafeInteger(value) || value <= 0) return `The window "${name}" must be a positive number.`;
  }
  if (windows.requested + windows.securing > authorizationLife) {
    return 'The request window and the capture window together are longer than a card authorization lasts.';
  }
  if (windows.hold > MAX_HOLD) {
    return `Money can be held for ${MAX_HOLD / DAY} days at most: providers allow 90, and a refund needs some of them.`;
  }
  if (maxDeliveryDays(windows, true) < 1) {
    return 'The hold window leaves no day to deliver once a product has been sent: review, contest and dispute have to fit into it.';
  }
  return null;
}

/** The last moments, in milliseconds since 1970, after which what may follow would no longer fit into the hold window. */
interface HoldLimits {
  /** The booking is final. */
  holdEndsAt: number;
  /** Content is delivered: previews, review, contest and the shortest dispute can follow. */
  contentBy: number;
  /** A revision is due. */
  latestDue: number;
}

/** No limit before money is held: all are infinite. */
export function holdLimits({ heldAt, windows }: Pick<WindowFacts, 'heldAt' | 'windows'>): HoldLimits {
  const holdEndsAt = (heldAt ?? Infinity) + windows.hold;
  const contentBy = holdEndsAt - windows.preview - windows.review - windows.contest - windows.disputeLeast;
  return { holdEndsAt, contentBy, latestDue: contentBy - windows.lateLeast };
}

/**
 * The latest date, in milliseconds since 1970, to which a due date can be moved: while a revision is left, a review and a round of changes still
 * fit after it.
 */
export function latestExtension(
  facts: Pick<WindowFacts, 'heldAt' | 'windows'> & { revisionsLeft: number | null },
): number {
  const { preview, review, revision, lateLeast } = facts.windows;
  const round = facts.revisionsLeft === 0 ? 0 : preview + review + revision + lateLeast;
  return holdLimits(facts).latestDue - round;
}

/** The longest delivery time, in days, that fits into the hold window; a product is sent and received before it begins. */
export function maxDeliveryDays(windows: BookingWindows, needsProduct: boolean): number {
  const sending = needsProduct ? windows.productSend + windows.productReceipt : 0;
  return Math.floor((holdLimits({ heldAt: 0, windows }).latestDue - sending) / DAY);
}

/** The last receipt of a product, in milliseconds since 1970, after which the whole delivery time fits. */
const productBy = (facts: Pick<WindowFacts, 'heldAt' | 'windows' | 'deliveryDays'>): number =>
  holdLimits(facts).latestDue - facts.deliveryDays * DAY;

/** The last moments, in milliseconds since 1970, at which something can begin that has to end before a limit. */
interface LastMoments {
  /** A parcel that was no good is sent again: it can still be confirmed, and the whole delivery time follow. */
  resend: number;
  /** A revision is asked for: it can still be made and reviewed. */
  revise: number;
  /** A version takes the place of one under review: it can still be reviewed. */
  replace: number;
}

/** All are infinite before money is held. */
export function lastMoments(
  facts: Pick<WindowFacts, 'heldAt' | 'windows' | 'deliveryDays'>,
): Readonly<LastMoments> {
  const { latestDue, contentBy } = holdLimits(facts);
  const { revision, productSendLeast, productReceiptLeast } = facts.windows;
  return {
    resend: productBy(facts) - productReceiptLeast - productSendLeast,
    revise: latestDue - revision,
    replace: contentBy,
  };
}

export interface WindowFacts {
  windows: BookingWindows;
  /** When the money last arrived; null before. */
  heldAt: number | null;
  /** From when on the latest version could be reviewed; null while its previews are being made. */
  reviewBeganAt: number | null;
  /** When the content is due; known while producing and revising. */
  dueAt: number | null;
  /** When the card authorization lapses; known in the pay-first flow. */
  authorizationExpiresAt: number | null;
  deliveryDays: number;
}

/**
 * When a stage ends by itself, in milliseconds since 1970; null for a stage that may last.
 * @param at when the stage was entered
 */
export function stageEndsAt(stage: BookingStage, facts: WindowFacts, at: number): number | null {
  const { windows, dueAt, authorizationExpiresAt } = facts;
  switch (stage) {
    case 'unpaid':
    case 'accepted':
    case 'securing':
      return at + windows[stage];
    case 'requested':
      return authorizationExpiresAt === null
        ? at + windows.requested
        : Math.min(at + windows.requested, authorizationExpiresAt - windows.authorizationMargin);
    case 'awaiting_product':
      return cut(
        at + windows.productSend,
        productBy(facts) - windows.productReceiptLeast,
        at + windows.productSendLeast,
      );
    case 'in_transit':
      return cut(at + windows.productReceipt, productBy(facts), at + windows.productReceiptLeast);
    case 'producing':
    case 'revising':
      return cut(
        (dueAt ?? at) + windows.delivery,
        holdLimits(facts).contentBy,
        (dueAt ?? at) + windows.lateLeast,
      );
    case 'in_review':
      return at + (facts.reviewBeganAt === null ? windows.preview : windows.review);
    case 'contestable':
      return at + windows.contest;
    case 'disputed':
      return cut(at + windows.dispute, holdLimits(facts).holdEndsAt, at + windows.disputeLeast);
    default:
      return null;
  }
}

/** A moment that may not lie after a limit, and yet not before the least that somebody is left. */
const cut = (moment: number, limit: number, least: number): number =>
  Math.max(Math.min(moment, limit), least);

/** When content is due, in milliseconds since 1970. */
export function contentDueAt(
  stage: 'producing' | 'revising',
  facts: Pick<WindowFacts, 'windows' | 'heldAt'> & { deliveryDays: number; extendedBy: number },
  at: number,
): number {
  const { deliveryDays, extendedBy } = facts;
  const span = deliveryDays * DAY + extendedBy;
  if (stage === 'producing') return at + span;
  const least = at + facts.windows.revision;
  return cut(Math.max(at + span, least), holdLimits(facts).latestDue, least);
}
