import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Background } from '../background/background.js';
import { Database, type Statements, type Transaction } from '../database/database.js';
import { DatabaseNews } from '../database/database-news.js';
import { Recurring } from '../jobs/recurring.js';
import {
  LAST_POSITION,
  type Lag,
  type LogEntry,
  type Place,
  entriesAfter,
  entry,
  followersBehind,
  isAnyoneBehind,
  lags,
} from './reads/read-log.js';
import { Reader } from './reader.js';
import { WaitingEntries } from './waiting-entries.js';

export type { Lag } from './reads/read-log.js';

/** The channel on which a step says that the log has grown. */
export const LOG_CHANNEL = 'log';

/** How often followers look by themselves. */
const LOOK_MS = 1_000;
/** Entries in one transaction: few enough that it ends soon, and a server that lives for a second gets on. */
const BATCH = 100;
/** How long `catchUp` waits before it asks again what a transaction that is not over keeps back. */
const HELD_BACK_MS = 5;

/** Live events keep the numbers of the cluster before, which are ahead of every mark: pages ask again after a restore anyway. */
const SETTLE_IN = `
  with settled as (
    update log_base set cluster = c.system_identifier::text, base = 1 + greatest(base, ${LAST_POSITION})
    from pg_control_system() c where cluster <> c.system_identifier::text returning 1
  )
  delete from live_events where exists (select from settled)`;

/**
 * Work that follows from rows of its own and not from the log, in the same way: after the request that left them. Neither waits for the
 * other.
 */
export interface Beside {
  /** What it reads, for the log. */
  name: string;
  isBehind: () => Promise<boolean>;
  /** @returns whether anything was done */
  readOn: () => Promise<boolean>;
}

/** Does what follows from the entries of the log. */
export interface Follower {
  /** Names its place in the log: never changed. */
  name: string;
  /** In their order; in a transaction that moves the follower's place too, so that each entry is handled exactly once. */
  handle: (tx: Transaction, entries: readonly LogEntry[]) => Promise<void>;
  /** Whether entries may be handled again: what it makes can be made anew from the beginning of the log. */
  isRepeatable?: boolean;
}

/**
 * Has followers do what follows from the log, after the step that wrote it has been answered. All followers read on together in one
 * transaction; where that fails each goes on alone, and then entry by entry. One that can't be handled waits, with what comes later of its
 * booking behind it, and stops nobody else. With several servers, whoever has a follower's row reads on for all.
 */
@Background(['worker'])
@Injectable()
export class FollowLog implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Log');
  private readonly followers = new Map<string, Follower>();
  private readonly beside: Beside[] = [];
  private readonly readers = [new Reader('the log', () => this.readOn())];
  private readonly looking = new Recurring('looking for new entries of the log', LOOK_MS, () => this.look());
  private isStarted = false;

  constructor(
    private readonly database: Database,
    private readonly news: DatabaseNews,
    private readonly waiting: WaitingEntries,
  ) {}

  onModuleInit(): void {
    const wake = (): void => void this.look();
    this.news.subscribe(LOG_CHANNEL, { told: wake, missed: wake });
  }

  /** To be called while modules are wired. */
  follow(follower: Follower): void {
    if (this.followers.has(follower.name)) throw new Error(`two followers named ${follower.name}`);
    this.followers.set(follower.name, follower);
  }

  /** The same for what reads rows of its own: woken, looked for each second and caught up with like the log. */
  followBeside(beside: Beside): void {
    this.beside.push(beside);
    this.readers.push(new Reader(beside.name, beside.readOn));
  }

  /**
   * Gives those who are new their place, at the end of the log: before anything is written. In another cluster than before, what is
   * written goes on after what a dump has brought.
   */
  async register(): Promise<void> {
    await this.database.rows('settle-in-cluster', SETTLE_IN);
    await this.database.rows(
      'register-followers',
      `insert into log_followers (name, position, entry_id)
       select name, log_horizon() - 1, 9223372036854775807 from unnest($1::text[]) as name on conflict do nothing`,
      [this.names()],
    );
  }

  /** Has a follower begin anew at the beginning of the log. @returns whether there is one whose work can be repeated */
  async startOver(name: string): Promise<boolean> {
    if (this.followers.get(name)?.isRepeatable !== true) return false;
    await this.database.transaction(async (tx) => {
      await tx.rows(
        'start-follower-over',
        'update log_followers set position = 0, entry_id = 0 where name = $1',
        [name],
      );
      await tx.rows('forget-waiting', 'delete from log_waiting where follower = $1', [name]);
    });
    return true;
  }

  /** The names of those who can start over. */
  get repeatable(): string[] {
    return [...this.followers.values()].filter(({ isRepeatable }) => isRepeatable).map(({ name }) => name);
  }

  start(): void {
    this.isStarted = true;
    this.looking.start({ now: true });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStarted = false;
    await this.looking.stop();
    await Promise.all(this.readers.map((reader) => reader.stop()));
  }

  /** How far each is behind; those of other versions of the product left out. */
  async lags(at: Statements = this.database): Promise<Lag[]> {
    return (await lags(at)).filter(({ name }) => this.followers.has(name));
  }

  /** Handles everything that is committed by now, and what waits. For those who must see all that follows from what they did. */
  async catchUp(): Promise<void> {
    while (await this.isBehind()) {
      await this.waiting.tryAllNow();
      const done = await Promise.all(this.readers.map(({ readOn }) => readOn()));
      if (!done.includes(true)) await new Promise((resolve) => setTimeout(resolve, HELD_BACK_MS));
    }
  }

  private async isBehind(): Promise<boolean> {
    for (const { isBehind } of this.beside) if (await isBehind()) return true;
    return isAnyoneBehind(this.database, this.names());
  }

  private names(): string[] {
    return [...this.followers.keys()];
  }

  private async look(): Promise<void> {
    if (this.isStarted) await Promise.all(this.readers.map((reader) => reader.wake()));
  }

  /** @returns whether anything was handled */
  private async readOn(): Promise<boolean> {
    let handled = 0;
    const behind = await followersBehind(this.database, this.names());
    for (const { name, retries } of behind) if (retries) handled += await this.retryOne(name);
    const reading = behind.filter(({ reads }) => reads).map(({ name }) => name);
    if (reading.length > 0) handled += await this.advance(reading, BATCH);
    return handled > 0;
  }

  /** @returns how many entries these followers have handled, set aside or put behind those that wait */
  private async advance(names: readonly string[], most: number): Promise<number> {
    let tried: LogEntry | undefined;
    try {
      return await this.database.transaction(async (tx) => {
        const places = await this.take(tx, names);
        const read = new Map<string, Promise<LogEntry[]>>();
        const moved = new Map<string, Place>();
        let handled = 0;
        for (const place of places) {
          const from = `${place.position}:${place.id}`;
          // Most have read as far as the others.
          const entries = await (read.get(from) ?? entriesAfter(tx, place, most));
          read.set(from, Promise.resolve(entries));
          const last = entries.at(-1);
          if (!last) continue;
          tried = entries[0];
          const next = place.waits ? await this.waiting.queueBehind(tx, place.name, entries) : entries;
          if (next.length > 0) await this.handle(tx, place.name, next);
          moved.set(place.name, last);
          handled += entries.length;
        }
        await this.move(tx, moved);
        return handled;
      });
    } catch (error) {
      const [name = ''] = names;
      let handled = 0;
      if (names.length > 1) for (const one of names) handled += await this.advance([one], most);
      else if (most === 1) return tried ? this.setAside(name, tried, error) : 0;
      else
        for (let done = 1; done > 0 && handled < most; handled += done) done = await this.advance(names, 1);
      return handled;
    }
  }

  private handle(tx: Transaction, name: string, entries: readonly LogEntry[]): Promise<void> {
    const follower = this.followers.get(name);
    if (!follower) throw new Error(`nobody follows the log as ${name}`);
    return follower.handle(tx, entries);
  }

  /** Where these followers are; without those whom another server moves at this moment. */
  private take(tx: Transaction, names: readonly string[]): Promise<TakenPlace[]> {
    return tx.rows<TakenPlace>(
      'take-followers',
      `select name, position::text as position, entry_id::text as id,
         exists (select from log_waiting w where w.follower = name) as waits
       from log_followers where name = any ($1::text[]) order by name for update skip locked`,
      [names],
    );
  }

  private async move(tx: Transaction, places: ReadonlyMap<string, Place>): Promise<void> {
    const to = [...places.values()];
    await tx.rows(
      'move-followers',
      `update log_followers f set position = m.position, entry_id = m.id, moved_at = now()
       from unnest($1::text[], $2::bigint[], $3::bigint[]) as m (name, position, id) where f.name = m.name`,
      [[...places.keys()], to.map(({ position }) => position), to.map(({ id }) => id)],
    );
  }

  private setAside(name: string, failed: LogEntry, error: unknown): Promise<number> {
    return this.database.transaction(async (tx) => {
      const [place] = await this.take(tx, [name]);
      const [next] = place ? await entriesAfter(tx, place, 1) : [];
      // Another server has come further meanwhile.
      if (next?.id !== failed.id) return 0;
      await this.waiting.add(tx, name, failed, error);
      await this.move(tx, new Map([[name, failed]]));
      this.logger.error(
        `${name} could not handle entry ${failed.id} of ${failed.bookingId}: ${String(error)}`,
      );
      return 1;
    });
  }

  /** Handles one of the entries that wait, the oldest of its booking. @returns how many were tried */
  private async retryOne(name: string): Promise<number> {
    let tried: string | undefined;
    try {
      return await this.database.transaction(async (tx) => {
        const next = await this.waiting.next(tx, name);
        const found = next && (await entry(tx, next.id));
        if (!found) return 0;
        tried = found.id;
        await this.handle(tx, name, [found]);
        await this.waiting.end(tx, name, found.id);
        return 1;
      });
    } catch (error) {
      if (tried === undefined) throw error;
      await this.waiting.failedAgain(name, tried, error);
      return 1;
    }
  }
}

interface TakenPlace extends Place {
  name: string;
  /** Whether something waits that it could not handle. */
  waits: boolean;
}
