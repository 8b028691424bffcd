const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 21, 2026". */
export const dateText = (iso: string): string => dateFormat.format(new Date(iso));

/** "Nov 21, 2026, 9:05 AM". */
export const momentText = (iso: string): string => momentFormat.format(new Date(iso));

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const hourFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Nov 26": a day that is promised. */
export const dayText = (iso: string): string => dayFormat.format(new Date(iso));

const utcDayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Nov 22" for `2026-11-22`, wherever the reader is: a day that was counted in UTC. */
export const utcDayText = (day: string): string => utcDayFormat.format(new Date(day));

/** "Thu, Nov 26, 6:00 PM": an hour that counts. */
export const hourText = (iso: string): string => hourFormat.format(new Date(iso));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const NEAR_END = 4 * HOUR;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
/** "1 day 5 hours"; "1 day" without a rest. */
const both = (first: string, rest: number, unit: string): string =>
  rest === 0 ? first : `${first} ${counted(rest, unit)}`;

/**
 * How much time is left until a moment: "2 days 23 hours", "5 hours", "1 hour 10 minutes"; null once it has passed. Rounded up, because
 * what was promised for three days is not "2 days" a second later; near the end to minutes, because "2 hours" of 61 minutes is not true.
 * A minute more than whole hours doesn't count before that: a step that was just taken has a deadline a moment past the page's clock.
 */
export function timeLeft(iso: string, now: number): string | null {
  const left = new Date(iso).getTime() - now;
  if (left <= 0) return null;
  if (left <= HOUR) return counted(Math.ceil(left / MINUTE), 'minute');
  if (left <= NEAR_END) {
    const minutes = Math.ceil(left / MINUTE);
    return both(counted(Math.floor(minutes / 60), 'hour'), minutes % 60, 'minute');
  }
  const hours = Math.ceil((left - MINUTE) / HOUR);
  if (hours < 24) return counted(hours, 'hour');
  return both(counted(Math.floor(hours / 24), 'day'), hours % 24, 'hour');
}

/** Whether a moment is less than a day away, or over. */
export const isNear = (iso: string, now: number): boolean => new Date(iso).getTime() - now < DAY;

/** "just now", "5 minutes ago", "2 days ago"; after a week the day. A moment of a clock that is ahead counts as now. */
export function timeAgo(iso: string, now: number): string {
  const passed = now - new Date(iso).getTime();
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return `${counted(Math.floor(passed / MINUTE), 'minute')} ago`;
  if (passed < DAY) return `${counted(Math.floor(passed / HOUR), 'hour')} ago`;
  return passed < 7 * DAY ? `${counted(Math.floor(passed / DAY), 'day')} ago` : dayText(iso);
}

const clockFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** "9:05 AM", where the day is said elsewhere. */
export const timeText = (iso: string): string => clockFormat.format(new Date(iso));
