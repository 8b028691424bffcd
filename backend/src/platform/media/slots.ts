import { Problem } from '@reelpact/domain';

/** How many may wait, of one person and of all together. */
export interface Places {
  ofOwner: number;
  inAll: number;
}
interface Waiting {
  go: () => void;
  refuse: (problem: Problem) => void;
}

/**
 * Lets a few pieces of work run at once and a few more wait; the rest is turned away at once instead of piling up. Those who wait
 * take turns by person, whatever each has waiting.
 */
export class Slots {
  private running = 0;
  private waiting = 0;
  /** By person, in the order of their next turns. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly atOnce: number) {}

  /**
   * @param owner whose work it is
   * @throws Problem BUSY when too many wait already, now or later: who has most waiting makes room for who has less
   */
  async take<T>(owner: string, places: Places, work: () => Promise<T>): Promise<T> {
    // The one who leaves hands over its place: `running` stays as it is.
    if (this.running >= this.atOnce) await this.wait(owner, places);
    else this.running += 1;
    try {
      return await work();
    } finally {
      if (!this.callNext()) this.running -= 1;
    }
  }

  private wait(owner: string, { ofOwner, inAll }: Places): Promise<void> {
    const line = this.lines.get(owner) ?? [];
    if (line.length >= ofOwner) throw new Problem('BUSY');
    if (this.waiting >= inAll) this.makeRoom(line.length);
    this.lines.set(owner, line);
    this.waiting += 1;
    return new Promise((go, refuse) => line.push({ go, refuse }));
  }

  /** @throws Problem BUSY when nobody has more waiting than this */
  private makeRoom(own: number): void {
    const longest = [...this.lines.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    const last = longest.length > own + 1 ? longest.pop() : undefined;
    if (!last) throw new Problem('BUSY');
    this.waiting -= 1;
    last.refuse(new Problem('BUSY'));
  }

  /** @returns whether somebody was waiting */
  private callNext(): boolean {
    const [turn] = this.lines;
    if (!turn) return false;
    const [owner, line] = turn;
    const next = line.shift();
    // Behind everyone else who waits.
    this.lines.delete(owner);
    if (line.length > 0) this.lines.set(owner, line);
    this.waiting -= 1;
    next?.go();
    return next !== undefined;
  }
}
