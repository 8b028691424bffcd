import type { FrameRate, MediaFacts } from '@reelpact/domain';

export const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const;
/** Seconds; what isn't longer begins again by itself at the end. */
const LOOPED_UP_TO = 60;
/** For previews that were never measured. */
export const USUAL_RATE: FrameRate = { num: 30, den: 1 };

export type MeasuredFacts = Pick<MediaFacts, 'fps' | 'frameCount'> | null;

/** How a video stands now. */
export interface Playback {
  /** Counted from 0: the frame on screen, or the one that is on its way there. */
  frame: number;
  frameCount: number;
  playing: boolean;
  loop: boolean;
  muted: boolean;
  /** From 0 to 1. */
  volume: number;
  speed: number;
  /** How many times as fast as that it is shuttled; below 0 backwards, 0 while it stands. */
  shuttle: number;
  failed: boolean;
}

/** A video that was just opened. */
export const atRest = (frameCount: number, { num, den }: FrameRate): Playback => ({
  ...{ frame: 0, frameCount, playing: false, shuttle: 0, muted: false, volume: 1, speed: 1, failed: false },
  loop: (frameCount * den) / num <= LOOPED_UP_TO,
});
