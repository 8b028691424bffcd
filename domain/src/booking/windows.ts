import type { BookingStage } from './stages.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long each stage may last, in milliseconds; configuration may shorten or stretch them. */
export interface BookingWindows {
  unpaid: number;
  requested: number;
  accepted: number;
  securing: number;
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
}

export const DEFAULT_WINDOWS: Readonly<BookingWindows> = {
  unpaid: 24 * HOUR,
  requested: 72 * HOUR,
  accepted: 72 * HOUR,
  securing: 24 * HOUR,
  delivery: 14 * DAY,
  review: 5 * DAY,
  contest: 5 * DAY,
  dispute: 30 * DAY,
  lateCancel: 24 * HOUR,
  authorizationMargin: 24 * HOUR,
  revision: 72 * HOUR,
  reminderGrace: 24 * HOUR,
};

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
  return null;
}

export interface WindowFacts {
  windows: BookingWindows;
  /** When the content is due; known while producing and revising. */
  dueAt: number | null;
  /** When the card authorization lapses; known in the pay-first flow. */
  authorizationExpiresAt: number | null;
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
    case 'producing':
    case 'revising':
      return (dueAt ?? at) + windows.delivery;
    case 'in_review':
      return at + windows.review;
    case 'contestable':
      return at + windows.contest;
    case 'disputed':
      return at + windows.dispute;
    default:
      return null;
  }
}

/** How long a stage's window is, in milliseconds; production's counts from the due date. 0 where there is none. */
export function windowLength(stage: BookingStage, windows: BookingWindows): number {
  return stageEndsAt(stage, { windows, dueAt: 0, authorizationExpiresAt: null }, 0) ?? 0;
}

/** When content is due, in milliseconds since 1970. */
export function contentDueAt(
  stage: 'producing' | 'revising',
  facts: { windows: BookingWindows; deliveryDays: number },
  at: number,
): number {
  const span = facts.deliveryDays * DAY;
  return at + (stage === 'revising' ? Math.max(span, facts.windows.revision) : span);
}
