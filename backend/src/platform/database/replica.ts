import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { Background } from '../background/background.js';
import { CONFIG, type Config } from '../config/config.js';
import { Recurring } from '../jobs/recurring.js';
import { Database, type Statements, statementsOf } from './database.js';
import { DatabaseNews } from './database-news.js';

/** How often it is looked how far the replica has come. */
const LOOK_MS = 500;
/** A replica that hasn't come past a change for so long, or about which nothing was learned for so long, is not asked. */
const PATIENCE_MS = 10_000;
const CONNECTIONS = 10;

/** Changes that were heard of, and how far the primary's log had come after them. */
interface Mark {
  creatorIds: ReadonlySet<string>;
  /** A place in the write-ahead log, in bytes. */
  at: bigint;
  since: number;
}

/**
 * A streaming replica, for what everyone gets alike. It follows the database by moments or by half a minute, and nobody may see a page as it
 * was before a change of which this server has heard: until the replica has come past it, that page is read from the database itself.
 */
@Background(['web'])
@Injectable()
export class Replica implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Replica');
  private readonly pool: pg.Pool | null;
  private readonly statements: Statements | null;
  private readonly looking: Recurring | null;
  /** Whose pages have changed since it was last looked. */
  private readonly heard = new Set<string>();
  private marks: Mark[] = [];
  /** Where the primary was when this server began to hear of changes; null until that is known. */
  private from: bigint | null = null;
  private replayed = -1n;
  private lookedAt = 0;
  private misses = 0;
  private isAway = false;

  constructor(
    private readonly database: Database,
    private readonly news: DatabaseNews,
    @Inject(CONFIG) { replicaUrl }: Pick<Config, 'replicaUrl'>,
  ) {
    this.pool = replicaUrl === null ? null : poolOf(replicaUrl);
    this.looking =
      this.pool && new Recurring('looking how far the replica has come', LOOK_MS, () => this.look());
    this.statements = this.pool && statementsOf((config) => this.pool?.query(config) ?? NOTHING);
  }

  start(): void {
    this.looking?.start({ now: true });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.looking?.stop();
    await this.pool?.end();
  }

  /** A page has changed. To be told as soon as it is heard. */
  changed(creatorId: string): void {
    if (this.pool) this.heard.add(creatorId);
  }

  /** Anything may have changed. */
  missed(): void {
    this.from = null;
    this.misses += 1;
  }

  /** Where public pages may be read; null while it must be the database itself. */
  get reader(): Statements | null {
    const isClose = Date.now() - this.lookedAt < PATIENCE_MS && !this.isLate();
    const isBehindStart = this.from === null || this.replayed < this.from;
    return isClose && !isBehindStart && this.news.isListening ? this.statements : null;
  }

  /** Whether the replica shows all changes of a page that this server has heard of. */
  shows(creatorId: string): boolean {
    return (
      this.reader !== null &&
      !this.heard.has(creatorId) &&
      !this.marks.some(({ creatorIds }) => creatorIds.has(creatorId))
    );
  }

  /** Learns how far both have come: what was heard before the primary is asked lies before its answer. */
  async look(): Promise<void> {
    await this.markHeard();
    const at = await this.replicaAt();
    if (at === null) return;
    this.replayed = at;
    this.lookedAt = Date.now();
    this.marks = this.marks.filter((mark) => mark.at > at);
  }

  private async markHeard(): Promise<void> {
    // One that has come to a stop must not make a list without an end: it begins again where the primary is then.
    if (this.isLate()) this.missed();
    const { misses, from } = this;
    const creatorIds = new Set(this.heard);
    const since = Date.now();
    const begins = from === null && this.news.isListening;
    if (creatorIds.size === 0 && !begins) return;
    const at = await this.primaryAt();
    if (misses !== this.misses) return;
    for (const id of creatorIds) this.heard.delete(id);
    if (creatorIds.size > 0) this.marks.push({ creatorIds, at, since });
    if (begins) {
      this.from = at;
      this.marks = [];
    }
  }

  private isLate(): boolean {
    return Date.now() - (this.marks[0]?.since ?? Infinity) >= PATIENCE_MS;
  }

  /** Null where it can't be learned: a server that isn't a replica (any more) doesn't say either. */
  private async replicaAt(): Promise<bigint | null> {
    try {
      const answer = await this.pool?.query<{ at: string | null }>(
        `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as at`,
      );
      const at = answer?.rows[0]?.at ?? null;
      this.isAway = false;
      return at === null ? null : BigInt(at);
    } catch (error) {
      if (!this.isAway) this.logger.warn(`The replica can't be asked, and isn't used: ${String(error)}`);
      this.isAway = true;
      return null;
    }
  }

  private async primaryAt(): Promise<bigint> {
    const row = await this.database.row<{ at: string }>(
      'wal-position',
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as at`,
    );
    return BigInt(row?.at ?? 0);
  }
}

const NOTHING = Promise.resolve({ rows: [] });

function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    // Who waits longer is answered by the database itself.
    connectionTimeoutMillis: 1_000,
    query_timeout: 2_000,
    keepAlive: true,
    idleTimeoutMillis: 600_000,
  });
  return pool.on('error', () => undefined);
}
