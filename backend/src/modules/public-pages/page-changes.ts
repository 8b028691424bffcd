import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../../platform/config/config.js';

/**
 * How often the connection is asked whether it is still there, and how long its answer may take. When it goes dead without a word, a page is
 * out of date for as long as both together at most; from then on every visit asks the database.
 */
const HEARTBEAT_MS = 1_000;
const ANSWER_MS = 2_000;
const RECONNECT_MS = 500;

interface Listener {
  /** A creator's page is not what it was. */
  changed(creatorId: string): void;
  /** Anything may have changed: nobody was listening for a while. */
  allChanged(): void;
}

/**
 * Hears from the database which pages have changed, on any server. It uses a connection of its own, because a pool gives its
 * connections to others.
 */
@Injectable()
export class PageChanges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('PageChanges');
  private listener: Listener | null = null;
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;
  private listening = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Whether every change is heard of. */
  get isListening(): boolean {
    return this.listening;
  }

  tell(listener: Listener): void {
    this.listener = listener;
  }

  /** Doesn't wait: until it is connected, every visit asks the database. */
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
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    this.client = client;
    const lost = (): void => this.lose(client);
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ payload }) => {
      if (payload) this.listener?.changed(payload);
    });
    try {
      await client.connect();
      await client.query('listen page_changed');
      if (this.client !== client || this.isStopped) {
        await client.end().catch(() => undefined);
        return;
      }
      this.listening = true;
      this.listener?.allChanged();
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
    if (this.listening) this.logger.warn('No longer hears of changed pages: every visit asks the database.');
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
