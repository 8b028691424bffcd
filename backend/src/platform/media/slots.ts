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

/** After this time, use counts half: anyone who was busy an hour ago is like everyone else. */
const HALF_LIFE_MS = 600_000;
const FORGOTTEN_MS = 1;

/** How long each person's work has run lately. */
class RecentUse {
  private readonly used = new Map<string, { ms: number; at: number }>();

  constructor(private readonly now: () => number) {}

  of(owner: string): number {
    const entry = this.used.get(owner);
    const ms = entry ? entry.ms * 2 ** ((entry.at - this.now()) / HALF_LIFE_MS) : 0;
    return ms < FORGOTTEN_MS ? 0 : ms;
  }

  add(owner: string, ms: number): void {
    this.used.set(owner, { ms: this.of(owner) + ms, at: this.now() });
    for (const other of this.used.keys()) if (this.of(other) === 0) this.used.delete(other);
  }
}

/**
 * Lets a few pieces of work run at once and a few more wait; the rest is turned away at once instead of piling up. Those who wait
 * take turns by person, whatever each has waiting. Where all places are taken, a person who has used more lately makes room for one
 * who has used less, so that a handful of accounts with one piece each keep nobody out for long.
 */
export class Slots {
  private running = 0;
  private waiting = 0;
  /** By person, in the order of their next turns. */
  private readonly lines = new Map<string, Waiting[]>();

  private readonly use: RecentUse;

  constructor(
    private readonly atOnce: number,
    private readonly now: () => number = Date.now,
  ) {
    this.use = new RecentUse(now);
  }

  /**
   * @param owner whose work it is
   * @throws Problem BUSY when too many wait already, now or later: who has most waiting makes room for who has less, then who
   *   has used most
   */
  async take<T>(owner: string, places: Places, work: () => Promise<T>): Promise<T> {
    // The one who leaves hands over its place: `running` stays as it is.
    if (this.running >= this.atOnce) await this.wait(owner, places);
    else this.running += 1;
    const begun = this.now();
    try {
      return await work();
    } finally {
      this.use.add(owner, this.now() - begun);
      if (!this.callNext()) this.running -= 1;
    }
  }

  private wait(owner: string, { ofOwner, inAll }: Places): Promise<void> {
    const line = this.lines.get(owner) ?? [];
    if (line.length >= ofOwner) throw new Problem('BUSY');
    if (this.waiting >= inAll) this.makeRoom(owner, line.length);
    this.lines.set(owner, line);
    this.waiting += 1;
    return new Promise((go, refuse) => line.push({ go, refuse }));
  }

  /** @throws Problem BUSY when nobody has more waiting, or has used more, than this person */
  private makeRoom(owner: string, own: number): void {
    const longest = [...this.lines.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    const last = longest.length > own + 1 ? longest.pop() : this.lastOfBusiest(owner, own);
    if (!last) throw new Problem('BUSY');
    this.waiting -= 1;
    last.refuse(new Problem('BUSY'));
  }

  /** Takes the last piece of the person who has used most, if that is more than this person has, who must not have more waiting. */
  private lastOfBusiest(owner: string, own: number): Waiting | undefined {
    const [busiest] = [...this.lines.keys()]
      .filter((other) => other !== owner && (this.lines.get(other)?.length ?? 0) > own)
      .sort((a, b) => this.use.of(b) - this.use.of(a));
    if (busiest === undefined || this.use.of(busiest) <= this.use.of(owner)) return undefined;
    const line = this.lines.get(busiest);
    const last = line?.pop();
    if (line?.length === 0) this.lines.delete(busiest);
    return last;
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
