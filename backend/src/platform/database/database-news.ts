import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../config/config.js';

/**
 * How often the connection is asked whether it is still there, and how long its answer may take. When it goes dead without a word, news is
 * missed for as long as both together at most; from then on `isListening` says so.
 */
const HEARTBEAT_MS = 1_000;
const ANSWER_MS = 2_000;
const RECONNECT_MS = 500;

/** Their names stand in statements as they are. */
type Channel = 'page_changed' | 'directory_left' | 'live' | 'access_ended' | 'log';

/** What somebody does with the news of one channel. */
export interface NewsReader {
  /** Something was said, by any server. */
  told(payload: string): void;
  /** Anything may have been said: nobody was listening for a while. */
  missed(): void;
}

/**
 * Hears what transactions say with NOTIFY, on any server. It uses one connection of its own for all channels, because a pool gives its
 * connections to others.
 */
@Injectable()
export class DatabaseNews implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('DatabaseNews');
  private readonly readers = new Map<Channel, NewsReader>();
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;
  private listening = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Whether everything is heard. */
  get isListening(): boolean {
    return this.listening;
  }

  /** To be called while modules are wired. */
  subscribe(channel: Channel, reader: NewsReader): void {
    if (this.readers.has(channel)) throw new Error(`two readers of the channel ${channel}`);
    this.readers.set(channel, reader);
  }

  /** Doesn't wait: until it is connected, readers ask the database. */
  onApplicationBootstrap(): void {
    void this.connect();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    this.listening = false;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.directDatabaseUrl,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    this.client = client;
    const lost = (): void => this.lose(client);
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ channel, payload = '' }) =>
      this.readers.get(channel as Channel)?.told(payload),
    );
    try {
      await client.connect();
      for (const channel of this.readers.keys()) await client.query(`listen ${channel}`);
      if (this.client !== client || this.isStopped) {
        await client.end().catch(() => undefined);
        return;
      }
      this.listening = true;
      for (const reader of this.readers.values()) reader.missed();
      this.later(HEARTBEAT_MS, () => void this.beat(client));
    } catch {
      lost();
    }
  }

  /** A connection whose other end is gone without a word looks like one on which nothing happens. */
  private async beat(client: pg.Client): Promise<void> {
    try {
      await client.query('select');
    } catch {
      this.lose(client);
      return;
    }
    if (this.client === client && !this.isStopped) this.later(HEARTBEAT_MS, () => void this.beat(client));
  }

  private lose(client: pg.Client): void {
    if (this.client !== client || this.isStopped) return;
    if (this.listening) this.logger.warn('No longer hears of changes: readers ask the database.');
    this.listening = false;
    this.client = null;
    // A broken connection may never say that it has ended.
    void client.end().catch(() => undefined);
    this.later(RECONNECT_MS, () => void this.connect());
  }

  private later(delay: number, act: () => void): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(act, delay);
    this.timer.unref();
  }
}
