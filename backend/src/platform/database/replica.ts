import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { Background } from '../background/background.js';
import { CONFIG, type Config } from '../config/config.js';
import { Recurring } from '../jobs/recurring.js';
import { Database, type Statements, statementsOf } from './database.js';
import { DatabaseNews } from './database-news.js';
import { problemOfMachine } from './unavailable.js';

/** How often it is looked how far the replica has come. */
const LOOK_MS = 500;
/** A replica that hasn't come past a change for so long, or about which nothing was learned for so long, is not asked. */
const PATIENCE_MS = 10_000;
const CONNECTIONS = 10;
/** How long a database that couldn't be reached isn't asked again for what the replica has too. */
const LOST_MS = 1_000;

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
  /** The same, from when it was known the last time. */
  private began = 0n;
  private replayed = -1n;
  /** What the replica had received when it was looked the last time but one. */
  private receivedBefore = -1n;
  private received = -1n;
  private lookedAt = 0;
  private misses = 0;
  private isAway = false;
  /** Why and when the database couldn't be reached; null when it could. */
  private lost: { error: unknown; at: number } | null = null;

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
    return this.reader !== null && !this.isChanged(creatorId);
  }

  /** Whether public pages come from the replica because the database can't be reached: one that is known to be close isn't the last that is left. */
  get standsIn(): boolean {
    return this.lost !== null && this.reader === null;
  }

  /**
   * Reads what everyone may see of creators from the database, and while that can't be reached, from the replica. Then there is no answer to
   * what the replica doesn't have or isn't known to have right: it may be there all the same.
   * @param creatorOf whose page something is
   * @throws what the database says, when the replica can't be asked either
   */
  async orLastKnown<T>(
    keys: string[],
    read: (from: Statements) => Promise<ReadonlyMap<string, T>>,
    creatorOf: (found: T) => string,
  ): Promise<ReadonlyMap<string, T | Error>> {
    const { statements } = this;
    if (statements === null) return read(this.database);
    if (this.lost === null || Date.now() - this.lost.at >= LOST_MS) {
      try {
        const found = await read(this.database);
        this.lost = null;
        return found;
      } catch (error) {
        if (problemOfMachine(error) === null) throw error;
        this.lost = { error, at: Date.now() };
      }
    }
    const { error } = this.lost;
    const found = await read(statements).catch(() => Promise.reject(error as Error));
    return new Map(
      keys.map((key) => {
        const known = found.get(key);
        return [key, known !== undefined && this.isLastKnown(creatorOf(known)) ? known : (error as Error)];
      }),
    );
  }

  /** Learns how far both have come: what was heard before the primary is asked lies before its answer. */
  async look(): Promise<void> {
    // The replica is asked though the database can't be: then it is all there is.
    const [marking] = await Promise.allSettled([this.markHeard()]);
    const at = await this.replicaAt();
    if (at !== null) {
      this.replayed = at.replayed;
      this.receivedBefore = this.received;
      this.received = at.received;
      this.lookedAt = Date.now();
      this.marks = this.marks.filter((mark) => mark.at > at.replayed);
    }
    if (marking.status === 'rejected') throw marking.reason;
  }

  /** Whether the replica shows all that this server heard of a page, and is not behind with what it gets from the database. */
  private isLastKnown(creatorId: string): boolean {
    const isThere = this.replayed >= this.began && this.replayed >= this.receivedBefore;
    return isThere && Date.now() - this.lookedAt < PATIENCE_MS && !this.isChanged(creatorId);
  }

  private isChanged(creatorId: string): boolean {
    return this.heard.has(creatorId) || this.marks.some(({ creatorIds }) => creatorIds.has(creatorId));
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
      this.from = this.began = at;
      this.marks = [];
    }
  }

  private isLate(): boolean {
    return Date.now() - (this.marks[0]?.since ?? Infinity) >= PATIENCE_MS;
  }

  /** Null where it can't be learned: a server that isn't a replica (any more) doesn't say either. */
  private async replicaAt(): Promise<{ replayed: bigint; received: bigint } | null> {
    try {
      const answer = await this.pool?.query<{ replayed: string | null; received: string }>(
        `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as replayed,
           pg_wal_lsn_diff(coalesce(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0')::text as received`,
      );
      const { replayed = null, received = '0' } = answer?.rows[0] ?? {};
      this.isAway = false;
      return replayed === null ? null : { replayed: BigInt(replayed), received: BigInt(received) };
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
