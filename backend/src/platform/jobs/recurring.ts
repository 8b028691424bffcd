import { Logger } from '@nestjs/common';

/**
 * Does a piece of work again and again while the server runs. One that takes longer than its interval is not begun a second
 * time meanwhile: nothing piles up while the database is away. A failure is logged, and the next time comes all the same.
 */
export class Recurring {
  private readonly logger = new Logger('Recurring');
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;

  constructor(
    /** What it does, for the log. */
    private readonly name: string,
    private readonly everyMs: number,
    private readonly work: () => Promise<unknown>,
  ) {}

  /** @param now whether it is done at once too, and not only after the first interval */
  start({ now = false } = {}): void {
    this.timer = setInterval(() => this.again(), this.everyMs);
    if (now) this.again();
  }

  get isStarted(): boolean {
    return this.timer !== null;
  }

  /** Waits for what is being done. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  private again(): void {
    this.running ??= this.work()
      .catch((error: unknown) => this.logger.error(`${this.name} failed: ${String(error)}`))
      .then(() => {
        this.running = null;
      });
  }
}
