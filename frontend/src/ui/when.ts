const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 21, 2026". */
export const dateText = (iso: string): string => dateFormat.format(new Date(iso));

/** "Nov 21, 2026, 9:05 AM". */
export const momentText = (iso: string): string => momentFormat.format(new Date(iso));

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How much time is left until a moment: "2 days", "5 hours"; null once it has passed. */
export function timeLeft(iso: string, now: number): string | null {
  const left = new Date(iso).getTime() - now;
  if (left <= 0) return null;
  for (const [unit, length] of units) {
    const count = Math.floor(left / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}
