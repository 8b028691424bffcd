import { LIVE, type LiveChange } from '@reelpact/domain';

/** That something has changed; `reset` when more may have than is known. */
export type LiveNews = LiveChange | 'reset';

interface Listener {
  news(news: LiveNews): void;
  /** Whether changes are heard of at once. Until then pages ask by themselves. */
  live(isLive: boolean): void;
}

/** What tabs say to each other. */
type Said = { mark: string; news?: LiveNews; isLive: boolean };

const STREAM = '/api/live';
const EVENTS = '/api/live/events';
/** Tabs of one person share a stream: another one who signs in in this browser hears other things. */
const nameFor = (who: string | null): string => `reelpact-live ${who ?? 'guest'}`;
/** Longer than two heartbeats: then nothing comes through any more, whatever the connection says of itself. */
const SILENCE_MS = LIVE.heartbeatMs * 2.5;
/** How often a stream that was refused is tried again. */
const RETRY_MS = LIVE.pollMs * 4;

/**
 * Hears from the server what changes. One tab holds the stream and tells the others; when it is closed, the next one goes on where it
 * ended. While no stream can be had (a proxy may hold it back, a server may have too many), tabs that are looked at ask now and then.
 */
export class LiveConnection {
  private mark = '';
  private heardAt = 0;
  private isLive = false;
  private isLeader = false;
  private source: EventSource | null = null;
  private openedAt = 0;
  private refusedAt = 0;
  /** A visitor has nothing to hear; once they sign in or book, a new connection is made. */
  private hasNothingToHear = false;
  private readonly channel: BroadcastChannel | null;
  private readonly ended = new AbortController();
  private readonly timer: number;

  /** @param who the user’s id; null for a guest or visitor */
  constructor(
    private readonly listener: Listener,
    private readonly who: string | null,
  ) {
    this.channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(nameFor(who));
    if (this.channel) this.channel.onmessage = ({ data }: MessageEvent<Said>) => this.follow(data);
    this.timer = window.setInterval(() => void this.look(), LIVE.pollMs);
    document.addEventListener('visibilitychange', this.whenSeen);
    void this.waitToLead();
  }

  /** For good. */
  end(): void {
    this.ended.abort();
    window.clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.whenSeen);
    this.source?.close();
    this.channel?.close();
  }

  /** Held until this tab is closed or `end` is called; where there are no locks, each tab has a stream of its own. */
  private async waitToLead(): Promise<void> {
    const { signal } = this.ended;
    const lead = (): Promise<void> => {
      if (signal.aborted) return Promise.resolve();
      this.isLeader = true;
      this.open();
      return new Promise((release) => signal.addEventListener('abort', () => release()));
    };
    if (!('locks' in navigator)) return void lead();
    await navigator.locks.request(nameFor(this.who), { signal }, lead).catch(() => undefined);
  }

  private open(): void {
    this.source?.close();
    this.openedAt = Date.now();
    const source = new EventSource(this.mark === '' ? STREAM : `${STREAM}?after=${this.mark}`);
    this.source = source;
    const heard = ({ lastEventId, type, data }: MessageEvent<string>): void => {
      if (type === 'changed') this.tell(lastEventId, JSON.parse(data) as LiveNews);
      else this.tell(lastEventId, type === 'reset' ? 'reset' : undefined);
    };
    for (const type of ['ready', 'beat', 'changed', 'reset']) source.addEventListener(type, heard);
    source.onerror = () => {
      // Closed means refused: the browser comes back from everything else by itself.
      if (source.readyState !== EventSource.CLOSED) return;
      this.refusedAt = Date.now();
      this.heardAt = 0;
      this.source = null;
      this.setLive(false);
      // Why, an event source doesn’t say; an answer does.
      void this.ask();
    };
  }

  /** In the tab that holds the stream. */
  private tell(mark: string, news?: LiveNews): void {
    this.hear({ mark, news, isLive: true });
    this.channel?.postMessage({ mark, news, isLive: true } satisfies Said);
  }

  /** In the other tabs. */
  private follow(said: Said): void {
    if (!this.isLeader) this.hear(said);
  }

  private hear({ mark, news, isLive }: Said): void {
    this.mark = mark;
    this.heardAt = Date.now();
    this.setLive(isLive);
    if (news !== undefined) this.listener.news(news);
  }

  private setLive(isLive: boolean): void {
    if (this.isLive === isLive) return;
    this.isLive = isLive;
    this.listener.live(isLive);
  }

  /** A tab that was asleep has missed its timers. */
  private readonly whenSeen = (): void => {
    if (document.visibilityState === 'visible') void this.look();
  };

  private async look(): Promise<void> {
    if (this.hasNothingToHear || Date.now() - this.heardAt < SILENCE_MS) return;
    this.setLive(false);
    const since = this.source === null ? this.refusedAt + RETRY_MS : this.openedAt + SILENCE_MS;
    if (this.isLeader && Date.now() >= since) this.open();
    if (document.visibilityState === 'visible') await this.ask();
  }

  /** What the stream would have said. */
  private async ask(): Promise<void> {
    try {
      const { signal } = this.ended;
      const answer = await fetch(this.mark === '' ? EVENTS : `${EVENTS}?after=${this.mark}`, { signal });
      if (answer.status === 204) this.hasNothingToHear = true;
      if (answer.status !== 200) return;
      const { mark, reset, events } = (await answer.json()) as {
        mark: string;
        reset: boolean;
        events: LiveChange[];
      };
      this.mark = mark;
      for (const news of reset ? (['reset'] as const) : events) this.listener.news(news);
    } catch {
      // The next time, or the stream.
    }
  }
}
