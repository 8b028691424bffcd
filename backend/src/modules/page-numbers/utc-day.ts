/** The day that a moment is in, in UTC: `2026-11-22`. @param moment milliseconds since 1970 */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
