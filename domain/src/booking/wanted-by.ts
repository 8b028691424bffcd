const DAY_MS = 86_400_000;
/** Somewhere it is still yesterday for so long. */
const LATEST_ZONE_MS = DAY_MS / 2;

/** The day by which a brand would like to have the content. It is a wish: the agreed delivery time is what counts. */
export const WANTED_BY = {
  /** How many days ahead it may be. */
  maxDays: 366,
  label: 'Wanted by',
  hint: 'The day you’d like to have it. What counts is the delivery time of the package.',
  messages: {
    form: 'Please enter a date, such as 2027-01-30',
    past: 'Please choose a day that is still to come',
    far: 'Please choose a day within a year',
  },
} as const;

const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && utcDay(at) === text;
}

/** Why a day can’t be wished for, or null. @param now in milliseconds since 1970 */
export function wantedByProblem(day: string, now: number): string | null {
  const { messages, maxDays } = WANTED_BY;
  if (!isDay(day)) return messages.form;
  if (day < utcDay(now - LATEST_ZONE_MS)) return messages.past;
  return day > utcDay(now + maxDays * DAY_MS) ? messages.far : null;
}

/** A day as people read it: "Jan 30, 2027". @param day as `YYYY-MM-DD` */
export const calendarDayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
