/** "Away until December 24, 2026". @param day such as 2026-12-24 */
export const awayText = (day: string): string =>
  `Away until ${new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`;
/** What being away means for somebody who wants to book. */
export const AWAY_BOOKING =
  'You can still book: the request waits for an answer, and costs nothing if none comes in time.';
