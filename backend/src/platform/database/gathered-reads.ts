/** How many keys one statement asks for at most, and how many statements are under way at a time. */
const MOST_KEYS = 40;
const MOST_AT_ONCE = 2;

interface Waiting<T> {
  answer: Promise<T | null>;
  resolve(value: T | null): void;
  reject(error: unknown): void;
}

/**
 * Reads single things, many in one statement. Whoever comes while nothing is read is served at once; those who come meanwhile wait
 * for the next statement together, so that a crowd costs the driver and the database little more than one visitor.
 * What is read is never older than the question: nobody joins a statement that has begun.
 */
export class GatheredReads<T> {
  private waiting = new Map<string, Waiting<T>>();
  private running = 0;

  /** @param read what there is of each key, or why that can't be said; a key without a value is missing from it */
  constructor(private readonly read: (keys: string[]) => Promise<ReadonlyMap<string, T | Error>>) {}

  /** @returns null where there is no such thing @throws whatever `read` throws, to all who asked with it */
  find(key: string): Promise<T | null> {
    const known = this.waiting.get(key);
    if (known) return known.answer;
    const made: Partial<Waiting<T>> = {};
    made.answer = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
    const waiting = made as Waiting<T>;
    this.waiting.set(key, waiting);
    if (this.running < MOST_AT_ONCE) void this.begin();
    return waiting.answer;
  }

  private async begin(): Promise<void> {
    const asked = [...this.waiting].slice(0, MOST_KEYS);
    for (const [key] of asked) this.waiting.delete(key);
    this.running += 1;
    try {
      const found = await this.read(asked.map(([key]) => key));
      for (const [key, { resolve, reject }] of asked) {
        const value = found.get(key) ?? null;
        if (value instanceof Error) reject(value);
        else resolve(value);
      }
    } catch (error) {
      for (const [, { reject }] of asked) reject(error);
    } finally {
      this.running -= 1;
      if (this.waiting.size > 0) void this.begin();
    }
  }
}
