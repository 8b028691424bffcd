/** Frames per second as an exact fraction: what is called 29.97 is 30000/1001. */
export interface FrameRate {
  num: number;
  den: number;
}

/** What was measured of a preview after it was made. Pictures have neither frames nor a length. */
export interface MediaFacts {
  fps: FrameRate | null;
  frameCount: number | null;
  durationMs: number | null;
  /** Pixels. */
  width: number;
  height: number;
  hasAudio: boolean;
}

/** What an original measures, as it is displayed: upright, whatever way the camera was held. */
export interface SourceFacts {
  /** Pixels. */
  width: number;
  height: number;
  /** As its container says; null for pictures and where it doesn't say. */
  durationMs: number | null;
}

/** Many small pictures of a video in one, row by row, for the bar on which people look for a moment. */
export interface ScrubSheet {
  columns: number;
  count: number;
  /** Of each picture, in pixels. */
  width: number;
  height: number;
  /** Picture n shows the frame that is seen n intervals after the start. */
  intervalMs: number;
}

export const SCRUB_SHEET = {
  columns: 10,
  maxCount: 120,
  /** Milliseconds; the previews' key frames lie on this grid. */
  intervalMs: 500,
  /** The largest a picture may be, in pixels. */
  portrait: { width: 90, height: 160 },
  landscape: { width: 160, height: 160 },
} as const;

/** What a video without a rate is shown at. */
const USUAL_RATE = 30;
/** Below this a video would show next to nothing of itself. */
const LOWEST_RATE = 1;
/** An average that differs from the container's own rate by so little is that rate, begun or ended a moment late. */
const SAME_RATE = 0.0005;
const HALF_A_HUNDREDTH = 0.005 + 1e-9;

/**
 * The constant rate at which a video is shown: its average, as an exact fraction.
 * @param average frames per second to two decimals; null when it isn't known
 * @param base the rate that most of its frames seem to have, to two decimals; null when it isn't known
 * @param max frames per second at most
 */
export function constantRate(average: number | null, base: number | null, max: number): FrameRate {
  const known = average ?? base ?? USUAL_RATE;
  const rate = base !== null && Math.abs(known - base) <= base * SAME_RATE ? base : known;
  if (rate >= max) return { num: max, den: 1 };
  return exactRate(Math.max(rate, LOWEST_RATE));
}

/**
 * Whether a video of that base rate already comes at the constant rate, so that each of its frames is kept as it is. Frames of
 * any other one are left out or repeated, wherever that comes nearest to the time at which they were recorded.
 */
export const keepsEachFrame = ({ num, den }: FrameRate, base: number | null): boolean =>
  base !== null && Math.abs(num / den - base) <= HALF_A_HUNDREDTH;

/** 29.97 → 30000/1001, 25 → 25/1, 27.43 → 2743/100. */
function exactRate(rate: number): FrameRate {
  const whole = Math.round(rate);
  if (Math.abs(rate - whole) < HALF_A_HUNDREDTH) return { num: whole, den: 1 };
  const broadcast = { num: Math.ceil(rate) * 1000, den: 1001 };
  if (Math.abs(rate - broadcast.num / broadcast.den) < HALF_A_HUNDREDTH) return broadcast;
  const hundredths = Math.round(rate * 100);
  const shared = [50, 25, 20, 10, 5, 4, 2].find((by) => hundredths % by === 0 && 100 % by === 0) ?? 1;
  return { num: hundredths / shared, den: 100 / shared };
}

/** How long so many frames are seen, in milliseconds. */
export const framesToMs = (frames: number, { num, den }: FrameRate): number =>
  Math.round((frames * den * 1000) / num);

/** How the small pictures of a video are laid out; null when it has no frame. */
export function scrubSheetOf({ fps, frameCount, width, height }: MediaFacts): ScrubSheet | null {
  if (fps === null || frameCount === null || frameCount < 1) return null;
  const lastFrameMs = framesToMs(frameCount - 1, fps);
  const { columns, maxCount, intervalMs: usual } = SCRUB_SHEET;
  const intervalMs = usual * Math.max(1, Math.ceil((lastFrameMs + 1) / (usual * maxCount)));
  const count = Math.floor(lastFrameMs / intervalMs) + 1;
  const box = width > height ? SCRUB_SHEET.landscape : SCRUB_SHEET.portrait;
  return { columns: Math.min(columns, count), count, ...fitInside({ width, height }, box), intervalMs };
}

/** The largest even size of the same shape, as videos want it; nothing is enlarged. */
export function fitInside(
  { width, height }: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, box.width / width, box.height / height);
  const even = (side: number): number => Math.max(2, Math.floor((side * scale + 1e-6) / 2) * 2);
  return { width: even(width), height: even(height) };
}
