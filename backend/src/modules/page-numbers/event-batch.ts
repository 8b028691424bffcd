import type { PageEvent } from '@reelpact/domain';

/** One event of a visit, as it is counted. */
export interface PageVisitEvent {
  creatorId: string;
  event: Exclude<PageEvent, 'link_click'>;
  packageId: string | null;
  /** Cleaned. */
  source: string;
  /** What tells visitors of one day apart. It stays in memory, and only until the next flush. */
  visitor: { address: string; agent: string };
}

export interface EventCount {
  creatorId: string;
  /** Visitors are counted when their day is over; until then they are hashes. */
  event: PageVisitEvent['event'] | 'visitor';
  packageId: string | null;
  source: string;
  count: number;
}

/** How often a link was opened that a page is said to have. */
export interface LinkCount {
  creatorId: string;
  url: string;
  count: number;
}

export interface Visit {
  creatorId: string;
  source: string;
  address: string;
  agent: string;
}

/** At so many distinct counts a batch is sent at once. */
const FULL_AT = 500;
/** A server that can't flush keeps so many counts, and as many visits; a few megabytes. */
const MAX_KEYS = 10_000;
/** Browsers say up to 200 characters of themselves; what is longer tells nobody apart. */
const MAX_AGENT = 300;

/** What has happened on public pages since the last flush, added up. */
export class EventBatch {
  private readonly counted = new Map<string, EventCount>();
  private readonly opened = new Map<string, LinkCount>();
  private readonly visited = new Map<string, Visit>();
  /** How many events found no room. */
  dropped = 0;

  constructor(private readonly maxKeys = MAX_KEYS) {}

  add({ creatorId, event, packageId, source, visitor }: PageVisitEvent): void {
    const key = `${creatorId} ${event} ${packageId ?? ''} ${source}`;
    const known = this.counted.get(key);
    if (known) known.count += 1;
    else if (this.counted.size < this.maxKeys)
      this.counted.set(key, { creatorId, event, packageId, source, count: 1 });
    else {
      this.dropped += 1;
      return;
    }
    if (event !== 'view') return;
    const { address } = visitor;
    const agent = visitor.agent.slice(0, MAX_AGENT);
    const who = `${creatorId} ${address} ${agent}`;
    if (this.visited.has(who)) return;
    // The view itself is counted; only whether this is a new visitor is not known any more.
    if (this.visited.size < this.maxKeys) this.visited.set(who, { creatorId, source, address, agent });
    else this.dropped += 1;
  }

  addClick(creatorId: string, url: string): void {
    const key = `${creatorId} ${url}`;
    const known = this.opened.get(key);
    if (known) known.count += 1;
    else if (this.opened.size < this.maxKeys) this.opened.set(key, { creatorId, url, count: 1 });
    else this.dropped += 1;
  }

  get clicks(): LinkCount[] {
    return [...this.opened.values()];
  }

  get counts(): EventCount[] {
    return [...this.counted.values()];
  }

  get visits(): Visit[] {
    return [...this.visited.values()];
  }

  get isEmpty(): boolean {
    return this.counted.size === 0 && this.opened.size === 0;
  }

  get isFull(): boolean {
    return [this.counted, this.visited, this.opened].some(({ size }) => size >= FULL_AT);
  }
}
