import type { Reminded } from './reminder-plans.js';
import { STAGE_META } from './stage-table.js';
import type { BookingStage } from './stages.js';
import { type BookingWindows, windowLength } from './windows.js';

interface ReminderFacts {
  deadlineAt: number | null;
  /** How many of the stage's reminders have been sent. */
  reminded: number;
  windows: BookingWindows;
}

/** The moments of a stage's reminders, in milliseconds since 1970; empty while no deadline runs. */
function moments(stage: BookingStage, { deadlineAt, windows }: ReminderFacts): number[] {
  const window = STAGE_META[stage].window;
  if (!window || deadlineAt === null) return [];
  const length = windowLength(stage, windows);
  return window.reminders.map(({ passed }) => deadlineAt - length * (1 - passed));
}

/** When the next reminder is due, in milliseconds since 1970; null when none is left. */
export function nextReminderAt(stage: BookingStage, facts: ReminderFacts): number | null {
  return moments(stage, facts)[facts.reminded] ?? null;
}

/** How many reminders of a stage are sent once this moment has come; one that was missed is not sent alone. */
export function remindersBy(stage: BookingStage, facts: ReminderFacts, at: number): number {
  const past = moments(stage, facts).filter((moment) => moment <= at).length;
  return Math.max(past, facts.reminded);
}

/** Who is told when all reminders that are due by then are sent as one. */
export function remindedBy(stage: BookingStage, facts: ReminderFacts, at: number): Reminded[] {
  const due = STAGE_META[stage].window?.reminders.slice(facts.reminded, remindersBy(stage, facts, at)) ?? [];
  return [...new Set(due.flatMap(({ to }) => to))];
}

/** Whether every reminder without which the stage's window can't end has been sent. */
export function allReminded(stage: BookingStage, { reminded }: Pick<ReminderFacts, 'reminded'>): boolean {
  const window = STAGE_META[stage].window;
  return !window?.waitsForReminders || reminded >= window.reminders.length;
}
