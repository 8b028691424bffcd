import { type FrameRate, type MediaFacts, frameAt } from '@reelpact/domain';

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

/** How a video stands and what its frames are in time; tells its listeners when it has changed. */
export class PlaybackStore {
  #playback: Playback;
  readonly #listeners = new Set<() => void>();

  constructor(
    first: Playback,
    readonly rate: FrameRate,
  ) {
    this.#playback = first;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get playback(): Playback {
    return this.#playback;
  }

  /** Seconds. */
  get duration(): number {
    return (this.playback.frameCount * this.rate.den) / this.rate.num;
  }

  /** The frame that is seen at a time in seconds. */
  readonly frameOf = (seconds: number): number => frameAt(seconds, this.rate, this.playback.frameCount);

  /** Where a frame begins, in seconds. */
  readonly secondsOf = (frame: number): number => (frame * this.rate.den) / this.rate.num;

  protected set(change: Partial<Playback>): void {
    const before = this.#playback;
    const isNew = (Object.keys(change) as (keyof Playback)[]).some((key) => before[key] !== change[key]);
    if (!isNew) return;
    this.#playback = { ...before, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}
