import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { LIVE, Problem } from '@reelpact/domain';
import { DatabaseNews } from '../database/database-news.js';
import { Recurring } from '../jobs/recurring.js';
import { LIVE_CHANNEL, Live, type LiveEvent, type LiveMark } from './live.js';

/** What is said within so many milliseconds is read together. */
const GATHERED_MS = 10;
/** How often is read while nobody hears the database's news. */
const DEAF_MS = 1_000;
/** More at once than a server reads: then every page asks for everything again. */
const MOST_READ = 5_000;
/** Bytes that may wait for a reader. One that is slower is cut off, comes back, and is told what it missed. */
const MOST_UNSENT = 64 * 1024;

/** Where a stream writes to: an HTTP answer, as far as it is needed. */
export interface StreamSink {
  write(text: string): void;
  /** Ends it after what was written. */
  end(): void;
  /** Ends it at once. */
  destroy(): void;
  /** Bytes that were written and not yet taken. */
  readonly unsent: number;
}

/** Who opens a stream. */
export interface Opener {
  owner: string;
  network: string;
  /** The session or guest by whom it is allowed, which ends it with itself; null for a program. */
  ticket: string | null;
}

interface Stream extends Opener {
  sink: StreamSink;
  keys: readonly string[];
  endsAt: number;
  /**
   * Up to where it has been told everything, which is the id of what it is sent: a connection can be cut between any two events, also
   * between those that were read together. So only the last of these carries the mark they were read with.
   */
  mark: LiveMark;
  /** Whether it has been told what it had missed. Until then nothing moves its mark. */
  isCaughtUp: boolean;
}

/** In the format of server-sent events; the id is what the browser says when it comes back. */
const frame = (mark: LiveMark, event: string, data: object): string =>
  `id: ${mark}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * The open streams of this server. Whatever any server says is read once from the database for all of them, when the database says that
 * there is something.
 */
@Injectable()
export class LiveStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('LiveStreams');
  private readonly streams = new Set<Stream>();
  private readonly byKey = new Map<string, Set<Stream>>();
  /** Up to where this server has told its streams; null while it has none. */
  private mark: LiveMark | null = null;
  /** What was told of that which a transaction still under way keeps behind the mark. */
  private told = new Set<string>();
  private reading: Promise<void> | null = null;
  private again = false;
  private readonly heartbeat = new Recurring('keeping live streams', LIVE.heartbeatMs, async () =>
    this.keep(),
  );
  private readonly asking = new Recurring('asking for live events', DEAF_MS, async () => {
    if (!this.news.isListening && this.streams.size > 0) await this.read();
  });

  constructor(
    private readonly live: Live,
    private readonly news: DatabaseNews,
  ) {}

  onModuleInit(): void {
    const hear = (): void => void this.read();
    this.news.subscribe(LIVE_CHANNEL, { told: hear, missed: hear });
    this.news.subscribe('access_ended', {
      told: (ticket) => this.end((stream) => stream.ticket === ticket),
      // It ends within minutes all the same.
      missed: () => undefined,
    });
    this.heartbeat.start();
    this.asking.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.heartbeat.stop(), this.asking.stop()]);
    for (const { sink } of this.streams) sink.end();
  }

  get size(): number {
    return this.streams.size;
  }

  /**
   * Opens a stream: what was missed first, then what comes.
   * @param owner whose it is, and `network` from where, for counting; `ticket` ends it
   * @param after the last mark that the page had; null for a page that has just been opened
   * @returns what to call when the other end is gone
   * @throws Problem BUSY when this server has as many streams as it takes
   */
  async open(
    sink: StreamSink,
    keys: readonly string[],
    { owner, network, ticket }: Opener,
    after: LiveMark | null,
  ): Promise<() => void> {
    const from = after ?? (await this.live.beginning());
    const open = [...this.streams];
    const near = open.filter((other) => other.network === network).length;
    if (open.length >= LIVE.streamsPerServer || near >= LIVE.streamsPerNetwork) throw new Problem('BUSY');
    const own = open.filter((other) => other.owner === owner);
    for (const oldest of own.slice(0, Math.max(0, own.length - LIVE.streamsPerCaller + 1)))
      this.close(oldest);
    // Not all at once: they come back when they end.
    const endsAt = Date.now() + LIVE.streamLifeMs * (0.8 + Math.random() * 0.4);
    const stream = { sink, keys, owner, network, ticket, endsAt, mark: from, isCaughtUp: false };
    this.add(stream);
    try {
      // First what this server reads on from, then what was before: nothing falls between the two.
      this.mark ??= await this.live.end();
      await this.replay(stream, after !== null);
    } catch (error) {
      this.remove(stream);
      throw error;
    }
    return () => this.remove(stream);
  }

  /** @param cameBack whether its mark was said by the page, and may be too old */
  private async replay(stream: Stream, cameBack: boolean): Promise<void> {
    const isKnown = !cameBack || (await this.live.remembers(stream.mark));
    const from = isKnown ? stream.mark : await this.live.beginning();
    const { mark, events } = await this.live.since(from, stream.keys, LIVE.mostEvents);
    const isTooMuch = !isKnown || events.length === LIVE.mostEvents;
    this.write(stream, 'ready', {}, isTooMuch || events.length > 0 ? stream.mark : mark);
    if (isTooMuch) this.write(stream, 'reset', {}, mark);
    else
      for (const [index, event] of events.entries())
        this.write(stream, 'changed', event.change, index === events.length - 1 ? mark : stream.mark);
    stream.mark = mark;
    stream.isCaughtUp = true;
  }

  /** Reads what is new and passes it on; what is said meanwhile is read afterwards. */
  private async read(): Promise<void> {
    if (this.streams.size === 0) return;
    this.again = true;
    this.reading ??= this.readOn().finally(() => {
      this.reading = null;
    });
    await this.reading;
  }

  private async readOn(): Promise<void> {
    while (this.again) {
      await new Promise((resolve) => setTimeout(resolve, GATHERED_MS));
      this.again = false;
      try {
        this.mark ??= await this.live.end();
        const { mark, events } = await this.live.since(this.mark, null, MOST_READ);
        // Of more than fit, the newest are read. While a long transaction holds the mark back, they were told before.
        const [oldest] = events;
        if (events.length === MOST_READ && oldest && !this.told.has(oldest.id))
          for (const stream of this.streams) this.move(stream, 'reset', {}, mark);
        else
          this.pass(
            mark,
            events.filter(({ id }) => !this.told.has(id)),
          );
        this.told = new Set(events.map(({ id }) => id));
        this.mark = mark;
      } catch (error) {
        // The database is away: its news, or the next second, brings this back.
        this.logger.warn(`live events could not be read: ${String(error)}`);
        return;
      }
    }
  }

  private pass(mark: LiveMark, events: readonly LiveEvent[]): void {
    const told = events.map((event) => ({
      event,
      to: new Set(event.keys.flatMap((key) => [...(this.byKey.get(key) ?? [])])),
    }));
    const last = new Map<Stream, LiveEvent>();
    for (const { event, to } of told) for (const stream of to) last.set(stream, event);
    for (const { event, to } of told) {
      for (const stream of to) {
        if (last.get(stream) === event) this.move(stream, 'changed', event.change, mark);
        else this.write(stream, 'changed', event.change, stream.mark);
      }
    }
  }

  /** Sends the last of what is before a mark. */
  private move(stream: Stream, event: string, data: object, mark: LiveMark): void {
    if (stream.isCaughtUp) stream.mark = mark;
    this.write(stream, event, data, stream.mark);
  }

  private write(stream: Stream, event: string, data: object, mark: LiveMark): void {
    // One that was removed while others were told is told nothing more: its reader goes on from what it has.
    if (!this.streams.has(stream)) return;
    if (stream.sink.unsent > MOST_UNSENT) {
      this.remove(stream);
      stream.sink.destroy();
      return;
    }
    stream.sink.write(frame(mark, event, data));
  }

  /** Says that each stream is still there, and ends those that are old enough. */
  private keep(): void {
    const now = Date.now();
    for (const stream of this.streams) {
      if (stream.endsAt <= now) this.close(stream);
      else this.move(stream, 'beat', {}, this.mark ?? stream.mark);
    }
  }

  private add(stream: Stream): void {
    this.streams.add(stream);
    for (const key of stream.keys) {
      const those = this.byKey.get(key) ?? new Set();
      this.byKey.set(key, those.add(stream));
    }
  }

  private remove(stream: Stream): void {
    this.streams.delete(stream);
    for (const key of stream.keys) {
      const those = this.byKey.get(key);
      those?.delete(stream);
      if (those?.size === 0) this.byKey.delete(key);
    }
    if (this.streams.size > 0) return;
    this.mark = null;
    this.told.clear();
  }

  private end(isOver: (stream: Stream) => boolean): void {
    for (const stream of this.streams) if (isOver(stream)) this.close(stream);
  }

  private close(stream: Stream): void {
    this.remove(stream);
    stream.sink.end();
  }
}
