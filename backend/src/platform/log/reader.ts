import { Logger } from '@nestjs/common';

/** What is written within so many milliseconds is read together. */
const GATHERED_MS = 5;

/**
 * Reads on until nothing is left, whenever it is woken. When that fails because the database is away, news or the next second wakes it
 * again.
 */
export class Reader {
  private readonly logger = new Logger('Log');
  private running: Promise<void> | null = null;
  private again = false;

  constructor(
    /** What it reads, for the log. */
    private readonly name: string,
    /** @returns whether anything was done */
    readonly readOn: () => Promise<boolean>,
  ) {}

  wake(): Promise<void> {
    this.again = true;
    this.running ??= this.read().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Waits for what is being done; it can be woken later all the same. */
  async stop(): Promise<void> {
    this.again = false;
    await this.running;
  }

  private async read(): Promise<void> {
    while (this.again) {
      await new Promise((resolve) => setTimeout(resolve, GATHERED_MS));
      this.again = false;
      try {
        while (await this.readOn());
      } catch (error) {
        this.logger.warn(`${this.name} could not be read on: ${String(error)}`);
        return;
      }
    }
  }
}
