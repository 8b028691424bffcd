import { Problem } from '@reelpact/domain';

/** Lets a few pieces of work run at once and a few more wait; the rest is turned away at once instead of piling up. */
export class Slots {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** @throws Problem BUSY when so many wait already */
  async take<T>(maxWaiting: number, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= maxWaiting) throw new Problem('BUSY');
      // The one who leaves hands over its place: `running` stays as it is.
      await new Promise<void>((go) => this.waiting.push(go));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
