const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "24 hours", "3 days": a length of time in milliseconds, in days from two whole ones on. */
export function spanText(span: number): string {
  const days = span / DAY;
  if (Number.isInteger(days) && days >= 2) return `${days} days`;
  const hours = Math.round(span / HOUR);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
