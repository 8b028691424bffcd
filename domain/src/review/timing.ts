import type { FrameRate } from '../delivery/media-facts.js';

/** What rounding may take away from a frame's time, in frames. */
const ROUNDING = 0.01;

/**
 * Where a player has to seek to show a frame, in seconds: to its middle, because at its edge rounding decides between it and the one before.
 * @param frame counted from 0
 */
export const secondsOfFrame = (frame: number, { num, den }: FrameRate): number => ((frame + 0.5) * den) / num;

/**
 * The frame that is shown at a time: the player's current time, or the time that it reports of a frame, which is where the frame begins.
 * @param seconds from the beginning of the preview
 * @param frameCount how many frames there are; the last one is shown from its beginning on
 */
export function frameAt(seconds: number, { num, den }: FrameRate, frameCount: number): number {
  const frame = Math.floor((seconds * num) / den + ROUNDING);
  return Math.max(0, Math.min(frame, frameCount - 1));
}

/** A time in seconds as people read and type it, to a tenth: "0:04.2", "12:30.0". */
export function clockText(seconds: number): string {
  const tenths = Math.floor(seconds * 10 + ROUNDING);
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600];
  return `${minutes}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`;
}

/** When a frame begins, as people read it. */
export const frameText = (frame: number, { num, den }: FrameRate): string => clockText((frame * den) / num);

/** A range of frames as people read it: "0:04.2", "0:04.2–0:06.0". */
export function rangeText(start: number, end: number | null, rate: FrameRate): string {
  const from = frameText(start, rate);
  return end === null || end === start ? from : `${from}–${frameText(end, rate)}`;
}

/** Seconds of a time that somebody typed ("0:04.2", "4.2", "1:02:03"); null for what is no time. */
export function typedSeconds(text: string): number | null {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5}(?:\.\d{1,3})?)$/.exec(text.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
