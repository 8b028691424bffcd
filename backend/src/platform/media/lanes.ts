/** One lane takes anything; the other only what is done soon, so that a short clip never waits for a long film. */
export const LANES = ['any', 'short'] as const;
export type Lane = (typeof LANES)[number];

/** Seconds of video that still count as short. */
export const SHORT_SECONDS = 60;
