import { type FrameRate, type MediaFacts, frameAt, secondsOfFrame } from '@reelpact/domain';

export const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const;
/** Seconds; what isn't longer begins again by itself at the end. */
const LOOPED_UP_TO = 60;
/** For previews that were never measured. */
const USUAL_RATE: FrameRate = { num: 30, den: 1 };
/** Animation frames within which a picture is drawn once the player says that it is there; some browsers don't tell. */
const DRAWN_WITHIN = { told: 10, untold: 2 } as const;

/** Before its metadata are there, nothing can be sought in it. */
const isLoaded = (video: HTMLVideoElement): boolean => video.readyState >= 1;

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
  failed: boolean;
}

type MeasuredFacts = Pick<MediaFacts, 'fps' | 'frameCount'> | null;

/**
 * Shows a video frame by frame. It seeks by `secondsOfFrame` and learns what is shown by `frameAt`, and by nothing else: two
 * ways of rounding would be one frame apart sooner or later.
 */
export class FramePlayer {
  readonly rate: FrameRate;
  #playback: Playback;
  #video: HTMLVideoElement | null = null;
  readonly #listeners = new Set<() => void>();
  /** The frame that is being sought; null when what is on screen is what was asked for. */
  #wanted: number | null = null;
  /** Where the element is seeking to at the moment. */
  #seekingTo: number | null = null;
  /** The last frame that the browser said it has drawn. */
  #drawn: number | null = null;
  #settled: (() => void)[] = [];

  /**
   * @param facts what was measured of the preview
   * @param onPlayed hears of each moment that is played, in seconds from the start
   */
  constructor(
    facts: MeasuredFacts,
    readonly onPlayed: (seconds: number) => void = () => {},
  ) {
    this.rate = facts?.fps ?? USUAL_RATE;
    const frameCount = facts?.frameCount ?? 1;
    const loop = (frameCount * this.rate.den) / this.rate.num <= LOOPED_UP_TO;
    this.#playback = {
      ...{ frame: 0, frameCount, playing: false, loop, muted: false, volume: 1, speed: 1, failed: false },
    };
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
    return (this.#playback.frameCount * this.rate.den) / this.rate.num;
  }

  /** The frame that is seen at a time in seconds. */
  readonly frameOf = (seconds: number): number => frameAt(seconds, this.rate, this.#playback.frameCount);

  /** Where a frame begins, in seconds. */
  readonly secondsOf = (frame: number): number => (frame * this.rate.den) / this.rate.num;

  /** Takes over an element. @returns what gives it back */
  readonly attach = (video: HTMLVideoElement): (() => void) => {
    this.#video = video;
    const { loop, muted, volume, speed } = this.#playback;
    Object.assign(video, { loop, muted, volume, playbackRate: speed });
    const heard: (() => void)[] = [];
    const on = (event: keyof HTMLMediaElementEventMap, listener: () => void) => {
      video.addEventListener(event, listener);
      heard.push(() => video.removeEventListener(event, listener));
    };
    on('play', () => this.#set({ playing: true }));
    on('pause', () => this.#set({ playing: false }));
    on('ended', () => this.#set({ playing: false }));
    on('loadedmetadata', () => this.#begin(video));
    on('loadeddata', () => this.#set({ failed: false }));
    on('error', () => this.#set({ failed: true, playing: false }));
    on('seeked', () => this.#arrived(video));
    const stopWatching = this.#watch(video, on);
    if (isLoaded(video)) this.#begin(video);
    return () => {
      heard.forEach((stop) => stop());
      stopWatching();
      this.#video = null;
      this.#seekingTo = null;
      this.#drawn = null;
    };
  };

  togglePlay(): void {
    if (this.#playback.playing) this.freeze();
    else this.play();
  }

  play(): void {
    const video = this.#video;
    if (!video) return;
    this.#finish();
    if (this.#playback.frame >= this.#playback.frameCount - 1) video.currentTime = 0;
    // Refused when the page is left, or before anything was pressed: it stays paused then.
    void Promise.resolve(video.play()).catch(() => {});
  }

  /** Shows exactly this frame, paused. @returns when it is drawn, or another one is wanted */
  showFrame(frame: number): Promise<void> {
    const target = Math.max(0, Math.min(Math.round(frame), this.#playback.frameCount - 1));
    const video = this.#video;
    video?.pause();
    this.#finish();
    this.#wanted = target;
    this.#set({ frame: target, playing: false });
    // What isn't loaded yet begins there.
    if (!video || !isLoaded(video)) return Promise.resolve();
    const settled = new Promise<void>((settle) => this.#settled.push(settle));
    if (this.#seekingTo === null) this.#seek(video, target);
    return settled;
  }

  /** Stops. @returns the frame that is shown */
  freeze(): number {
    const { frame } = this.#playback;
    // Pausing alone may let one more frame pass.
    if (this.#playback.playing || this.#wanted !== null) void this.showFrame(frame);
    return frame;
  }

  stepFrames(count: number): void {
    void this.showFrame(this.#playback.frame + count);
  }

  /** Goes on playing from there if it does. @param seconds forward; negative: back */
  skip(seconds: number): void {
    const { frame, playing } = this.#playback;
    const to = Math.max(0, Math.min(this.secondsOf(frame) + seconds, this.duration));
    const target = this.frameOf(to);
    if (!playing || !this.#video) void this.showFrame(target);
    else {
      this.#video.currentTime = secondsOfFrame(target, this.rate);
      this.#set({ frame: target });
    }
  }

  /** @param change by how many of the speeds, up or down */
  changeSpeed(change: number): void {
    const at = SPEEDS.findIndex((speed) => speed >= this.#playback.speed);
    this.setSpeed(SPEEDS[Math.max(0, Math.min(at + change, SPEEDS.length - 1))] ?? 1);
  }

  setSpeed(speed: number): void {
    if (this.#video) this.#video.playbackRate = speed;
    this.#set({ speed });
  }

  /** Goes a little faster or slower for a while, to stay with another video; the speed people chose stays. */
  nudge(factor: number): void {
    if (this.#video) this.#video.playbackRate = this.#playback.speed * factor;
  }

  setLoop(loop: boolean): void {
    if (this.#video) this.#video.loop = loop;
    this.#set({ loop });
  }

  setSound(sound: Partial<Pick<Playback, 'muted' | 'volume'>>): void {
    if (this.#video) Object.assign(this.#video, sound);
    this.#set(sound);
  }

  #set(change: Partial<Playback>): void {
    const before = this.#playback;
    const isNew = (Object.keys(change) as (keyof Playback)[]).some((key) => before[key] !== change[key]);
    if (!isNew) return;
    this.#playback = { ...before, ...change };
    this.#listeners.forEach((listener) => listener());
  }

  /** Shows the frame that it says it shows: until something is sought or played, that would be the poster. */
  #begin(video: HTMLVideoElement): void {
    if (this.#playback.frameCount === 1 && Number.isFinite(video.duration)) {
      this.#set({ frameCount: Math.max(1, Math.floor((video.duration * this.rate.num) / this.rate.den)) });
    }
    this.#seekingTo = null;
    if (!this.#playback.playing) void this.showFrame(this.#wanted ?? this.#playback.frame);
  }

  /** Follows what is drawn. @returns what ends that */
  #watch(video: HTMLVideoElement, on: (event: 'timeupdate', listener: () => void) => void): () => void {
    if (!('requestVideoFrameCallback' in video)) {
      on('timeupdate', () => this.#show((video as HTMLVideoElement).currentTime));
      return () => {};
    }
    let request = 0;
    const next = (_now: number, { mediaTime }: { mediaTime: number }) => {
      this.#show(mediaTime);
      request = video.requestVideoFrameCallback(next);
    };
    request = video.requestVideoFrameCallback(next);
    return () => video.cancelVideoFrameCallback(request);
  }

  /** @param seconds where the frame that is drawn now begins, or a moment in it */
  #show(seconds: number): void {
    const frame = this.frameOf(seconds);
    this.#drawn = frame;
    if (this.#wanted === null) this.#set({ frame });
    else if (this.#wanted === frame && this.#seekingTo === null) this.#finish();
    if (this.#playback.playing && this.#wanted === null) this.onPlayed(seconds);
  }

  #seek(video: HTMLVideoElement, frame: number): void {
    this.#seekingTo = frame;
    video.currentTime = secondsOfFrame(frame, this.rate);
  }

  /** One seek at a time: while somebody drags along the bar, only the last place they asked for is worth going to. */
  #arrived(video: HTMLVideoElement): void {
    const arrivedAt = this.#seekingTo;
    this.#seekingTo = null;
    const wanted = this.#wanted;
    if (wanted === null) return;
    if (wanted !== arrivedAt) this.#seek(video, wanted);
    else if (this.#drawn !== wanted) this.#finishWithin(DRAWN_WITHIN.told, wanted);
    else this.#finishWithin(DRAWN_WITHIN.untold, wanted);
  }

  #finishWithin(animationFrames: number, wanted: number): void {
    if (this.#wanted !== wanted || this.#seekingTo !== null) return;
    if (animationFrames === 0) this.#finish();
    else requestAnimationFrame(() => this.#finishWithin(animationFrames - 1, wanted));
  }

  #finish(): void {
    this.#wanted = null;
    const settled = this.#settled;
    this.#settled = [];
    settled.forEach((settle) => settle());
  }
}
