import { secondsOfFrame } from '@reelpact/domain';
import { followDrawn } from './follow-drawn';
import { type MeasuredFacts, type Playback, PlaybackStore, SPEEDS, USUAL_RATE, atRest } from './playback';
import { nextShuttle, rewind } from './shuttle';

/** Animation frames within which a picture is drawn once the player says that it is there; some browsers don't tell. */
const DRAWN_WITHIN = { told: 10, untold: 2 } as const;

/** Before its metadata are there, nothing can be sought in it. */
const isLoaded = (video: HTMLVideoElement): boolean => video.readyState >= 1;

/**
 * Shows a video frame by frame. It seeks by `secondsOfFrame` and learns what is shown by `frameAt`, and by nothing else: two
 * ways of rounding would be one frame apart sooner or later.
 */
export class FramePlayer extends PlaybackStore {
  #video: HTMLVideoElement | null = null;
  /** The frame that is being sought; null when what is on screen is what was asked for. */
  #wanted: number | null = null;
  /** Where the element is seeking to at the moment. */
  #seekingTo: number | null = null;
  /** The last frame that the browser said it has drawn. */
  #drawn: number | null = null;
  #settled: (() => void)[] = [];
  #endRewind: () => void = () => {};
  /** While its element loads another file: how fast it goes on then, null for not at all, and whom to tell. */
  #changing: { factor: number | null; settle: () => void } | null = null;

  /**
   * @param facts what was measured of the preview
   * @param onPlayed hears of each moment that is played, in seconds from the start
   */
  constructor(
    facts: MeasuredFacts,
    readonly onPlayed: (seconds: number) => void = () => {},
  ) {
    const rate = facts?.fps ?? USUAL_RATE;
    super(atRest(facts?.frameCount ?? 1, rate), rate);
  }

  /** Takes over an element. @returns what gives it back */
  readonly attach = (video: HTMLVideoElement): (() => void) => {
    this.#video = video;
    const { loop, muted, volume } = this.playback;
    Object.assign(video, { loop, muted, volume, playbackRate: this.#rate() });
    const heard: (() => void)[] = [];
    const on = (event: keyof HTMLMediaElementEventMap, listener: () => void) => {
      video.addEventListener(event, listener);
      heard.push(() => video.removeEventListener(event, listener));
    };
    on('play', () => this.set({ playing: true, shuttle: Math.max(1, this.playback.shuttle) }));
    on('pause', () => this.#stopped());
    on('ended', () => this.#stopped());
    on('loadedmetadata', () => this.#begin(video));
    on('loadeddata', () => this.set({ failed: false }));
    on('error', () => {
      this.#endChange();
      this.set({ failed: true, playing: false });
    });
    on('seeked', () => this.#arrived(video));
    const stopWatching = followDrawn(video, on, (seconds) => this.#show(seconds));
    if (isLoaded(video)) this.#begin(video);
    return () => {
      heard.forEach((stop) => stop());
      stopWatching();
      this.#endRewind();
      this.#endChange();
      this.#video = null;
      this.#seekingTo = null;
      this.#drawn = null;
    };
  };

  togglePlay(): void {
    if (this.#runs()) this.freeze();
    else this.play();
  }

  /** One step faster in a direction, from wherever the shuttle is. @param direction 1 forwards, -1 backwards */
  shuttle(direction: 1 | -1): void {
    this.shuttleAt(nextShuttle(this.playback.shuttle, direction));
  }

  /** @param factor of the chosen speed; below 0 backwards, which browsers don't play: its frames are shown one after the other */
  shuttleAt(factor: number): void {
    if (factor < 0) this.#rewind(factor);
    else if (this.playback.playing) this.#pace(factor);
    else this.play(factor);
  }

  /**
   * Its element is given another file with the same frames: the same frame is shown there, and goes on if it was playing.
   * @param change gives the element its new source
   * @returns when the frame is drawn, or can't be
   */
  changeSource(change: () => void): Promise<void> {
    const { frame, playing, shuttle } = this.playback;
    const factor = this.#changing ? this.#changing.factor : playing ? Math.max(1, shuttle) : null;
    this.#endRewind();
    this.#endChange();
    // What was drawn before isn't what is awaited, whatever its number.
    this.#wanted ??= frame;
    this.#seekingTo = this.#wanted;
    this.#drawn = null;
    return new Promise((settle) => {
      this.#changing = { factor, settle };
      change();
    });
  }

  #endChange(): void {
    this.#changing?.settle();
    this.#changing = null;
  }

  /** @param factor how many times as fast as the chosen speed */
  play(factor = 1): void {
    const video = this.#video;
    if (!video) return;
    if (this.#changing) {
      this.#changing.factor = factor;
      this.set({ playing: true });
      return;
    }
    this.#finish();
    this.#pace(factor);
    if (this.playback.frame >= this.playback.frameCount - 1) video.currentTime = 0;
    // Refused when the page is left, or before anything was pressed: it stays paused then.
    void Promise.resolve(video.play()).catch(() => this.#stopped());
  }

  /** Shows exactly this frame, paused. @returns when it is drawn, or another one is wanted */
  showFrame(frame: number): Promise<void> {
    this.#endRewind();
    this.set({ shuttle: 0 });
    return this.#goTo(frame);
  }

  #goTo(frame: number): Promise<void> {
    const target = Math.max(0, Math.min(Math.round(frame), this.playback.frameCount - 1));
    const video = this.#video;
    video?.pause();
    this.#finish();
    this.#wanted = target;
    this.set({ frame: target, playing: false });
    if (this.#changing) this.#changing.factor = null;
    // What isn't loaded yet begins there.
    if (!video || !isLoaded(video)) return Promise.resolve();
    const settled = new Promise<void>((settle) => this.#settled.push(settle));
    if (this.#seekingTo === null) this.#seek(video, target);
    return settled;
  }

  /** Stops. @returns the frame that is shown */
  freeze(): number {
    const { frame } = this.playback;
    // Pausing alone may let one more frame pass.
    if (this.#runs() || this.#wanted !== null) void this.showFrame(frame);
    return frame;
  }

  stepFrames(count: number): void {
    void this.showFrame(this.playback.frame + count);
  }

  /** Goes on playing from there if it does. @param seconds forward; negative: back */
  skip(seconds: number): void {
    const { frame, playing } = this.playback;
    const to = Math.max(0, Math.min(this.secondsOf(frame) + seconds, this.duration));
    const target = this.frameOf(to);
    if (!playing || !this.#video || this.#changing) void this.showFrame(target);
    else {
      this.#video.currentTime = secondsOfFrame(target, this.rate);
      this.set({ frame: target });
    }
  }

  /** @param change by how many of the speeds, up or down */
  changeSpeed(change: number): void {
    const at = SPEEDS.findIndex((speed) => speed >= this.playback.speed);
    this.setSpeed(SPEEDS[Math.max(0, Math.min(at + change, SPEEDS.length - 1))] ?? 1);
  }

  setSpeed(speed: number): void {
    this.set({ speed });
    this.nudge(1);
  }

  /** Goes a little faster or slower for a while, to stay with another video; the speed people chose stays. */
  nudge(factor: number): void {
    if (this.#video) this.#video.playbackRate = this.#rate() * factor;
  }

  setLoop(loop: boolean): void {
    if (this.#video) this.#video.loop = loop;
    this.set({ loop });
  }

  setSound(sound: Partial<Pick<Playback, 'muted' | 'volume'>>): void {
    if (this.#video) Object.assign(this.#video, sound);
    this.set(sound);
  }

  #runs(): boolean {
    return this.playback.playing || this.playback.shuttle < 0;
  }

  /** How fast the element plays forwards. */
  #rate(): number {
    return this.playback.speed * Math.max(1, this.playback.shuttle);
  }

  #pace(factor: number): void {
    this.#endRewind();
    this.set({ shuttle: factor });
    this.nudge(1);
  }

  #stopped(): void {
    // An element that is given another source stops; what is going on goes on there.
    if (this.#changing) return;
    this.set({ playing: false, shuttle: Math.min(0, this.playback.shuttle) });
  }

  #rewind(factor: number): void {
    const { frame, speed } = this.playback;
    this.#pace(factor);
    void this.#goTo(frame);
    const perSecond = (-factor * speed * this.rate.num) / this.rate.den;
    this.#endRewind = rewind(frame, perSecond, (to) => {
      if (to === 0) this.set({ shuttle: 0 });
      if (to !== this.playback.frame) void this.#goTo(to);
    });
  }

  /** Shows the frame that it says it shows: until something is sought or played, that would be the poster. */
  #begin(video: HTMLVideoElement): void {
    if (this.playback.frameCount === 1 && Number.isFinite(video.duration)) {
      this.set({ frameCount: Math.max(1, Math.floor((video.duration * this.rate.num) / this.rate.den)) });
    }
    this.#seekingTo = null;
    const changed = this.#changing;
    this.#changing = null;
    if (changed) void this.#goOn(video, changed);
    else if (!this.playback.playing) void this.showFrame(this.#wanted ?? this.playback.frame);
  }

  /** From the frame that was shown before the source changed. */
  async #goOn(
    video: HTMLVideoElement,
    { factor, settle }: { factor: number | null; settle: () => void },
  ): Promise<void> {
    const frame = this.#wanted ?? this.playback.frame;
    await this.#goTo(frame);
    settle();
    if (factor !== null && this.#video === video && this.playback.frame === frame) this.play(factor);
    // A new source begins at the usual speed.
    else this.nudge(1);
  }

  /** @param seconds where the frame that is drawn now begins, or a moment in it */
  #show(seconds: number): void {
    const frame = this.frameOf(seconds);
    this.#drawn = frame;
    if (this.#wanted === null) this.set({ frame });
    else if (this.#wanted === frame && this.#seekingTo === null) this.#finish();
    if (this.playback.playing && this.#wanted === null) this.onPlayed(seconds);
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
