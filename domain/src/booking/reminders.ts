import type { BookingContext } from './context.js';
import type { Reminded } from './reminder-plans.js';
import { windowIn } from './stage-now.js';
import type { BookingStage } from './stages.js';
import { stageEndsAt } from './windows.js';

type ReminderFacts = Pick<
  BookingContext,
  'deadlineAt' | 'reminded' | 'windows' | 'dueAt' | 'reviewBeganAt' | 'missing' | 'version'
>;

/**
 * The moments of a stage's reminders, in milliseconds since 1970; empty while no deadline runs. They count back from the
 * window's end, but for a delivery: there the days after it is due are divided, however many they are.
 */
function moments(stage: BookingStage, facts: ReminderFacts): number[] {
  const { deadlineAt, windows, dueAt, reviewBeganAt } = facts;
  const window = windowIn(stage, facts);
  if (!window || deadlineAt === null) return [];
  if (window.event === 'DELIVERY_WINDOW_ENDED' && dueAt !== null) {
    return window.reminders.map(
      ({ passed }) => dueAt + passed * (passed < 0 ? windows.delivery : deadlineAt - dueAt),
    );
  }
  const whole = {
    windows,
    reviewBeganAt,
    heldAt: null,
    dueAt: 0,
    authorizationExpiresAt: null,
    deliveryDays: 0,
  };
  const length = stageEndsAt(stage, whole, 0) ?? 0;
  return window.reminders.map(({ passed }) => deadlineAt - length * (1 - passed));
}

/** When the next reminder is due, in milliseconds since 1970; null when none is left. */
export function nextReminderAt(stage: BookingStage, facts: ReminderFacts): number | null {
  return moments(stage, facts)[facts.reminded] ?? null;
}

/** When the clock has something to say before the window ends, in milliseconds since 1970: a reminder, or that nobody answered in time. */
export function nextWordAt(
  stage: BookingStage,
  facts: ReminderFacts & Pick<BookingContext, 'extension'>,
): number | null {
  const { extension } = facts;
  const words = [nextReminderAt(stage, facts), extension?.remindAt, extension?.answerBy];
  const known = words.filter((at) => at !== null && at !== undefined);
  return known.length > 0 ? Math.min(...known) : null;
}

/** How many reminders of a stage are sent once this moment has come; one that was missed is not sent alone. */
export function remindersBy(stage: BookingStage, facts: ReminderFacts, at: number): number {
  const past = moments(stage, facts).filter((moment) => moment <= at).length;
  return Math.max(past, facts.reminded);
}

/** How many reminders a window that was cut short begins without: they would lie before it. The last is always sent. */
export function remindersBefore(stage: BookingStage, facts: ReminderFacts, at: number): number {
  return moments(stage, facts)
    .slice(0, -1)
    .filter((moment) => moment < at).length;
}

/** Who is told when all reminders that are due by then are sent as one. */
export function remindedBy(stage: BookingStage, facts: ReminderFacts, at: number): Reminded[] {
  const due = windowIn(stage, facts)?.reminders.slice(facts.reminded, remindersBy(stage, facts, at)) ?? [];
  return [...new Set(due.flatMap(({ to }) => to))];
}

/** Whether every reminder without which the stage's window can't end has been sent. */
export function allReminded(
  stage: BookingStage,
  facts: Pick<ReminderFacts, 'reminded' | 'reviewBeganAt' | 'missing' | 'version'>,
): boolean {
  const window = windowIn(stage, facts);
  return !window?.waitsForReminders || facts.reminded >= window.reminders.length;
}
