/** What is told of a file: how many different seconds were played, and whether nothing more may be said after this. */
export type OnWatched = (seconds: number, isLeaving?: boolean) => void;

/** Between two reports, in milliseconds. */
const REPORT_EVERY_MS = 2000;

/** Counts the different seconds of a video that were played; what is played twice counts once. */
export class SecondsWatched {
  readonly #seconds = new Set<number>();
  #reported: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listener: OnWatched = () => {};

  /** @returns what ends it */
  hear(listener: OnWatched): () => void {
    this.#listener = listener;
    return () => {
      if (this.#listener === listener) this.#listener = () => {};
    };
  }

  /** Says that the file is shown, with nothing played. */
  begin(): void {
    if (this.#reported === null) this.report();
  }

  /** @param seconds from the start, of what is played now */
  add(seconds: number): void {
    this.#seconds.add(Math.floor(seconds));
    if (this.#seconds.size === this.#reported) return;
    this.#timer ??= setTimeout(() => this.report(), REPORT_EVERY_MS);
  }

  /** Says all of it: nobody may be there to hear a later report. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#reported = this.#seconds.size;
    if (this.#reported > 0) this.#listener(this.#reported, true);
  }

  /** Says it now, if anything is new. */
  report(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { size } = this.#seconds;
    if (size === this.#reported) return;
    this.#reported = size;
    this.#listener(size);
  }
}
