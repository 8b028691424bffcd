import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIVE, type LiveChange, type LiveKind, type LiveTruth } from '@reelpact/domain';
import { Database, type Transaction } from '../database/database.js';
import { PurgeExpired } from '../database/purge-expired.js';

/** The channel on which servers tell each other that there is something to read. */
export const LIVE_CHANNEL = 'live';

/** That something has changed, and for whom. */
export interface LiveEvent {
  id: string;
  keys: string[];
  change: LiveChange;
}

/** What was said, and from where on there may be more. */
export interface LiveNews {
  mark: LiveMark;
  events: LiveEvent[];
}

/**
 * A place in what is said, as a text: every transaction before it was over when it was made, so anyone who reads on from it misses
 * nothing, and may hear something twice. Numbers of rows would not do, because a transaction that began first may commit last. The
 * second part is the time, in seconds since 1970: what is older than the database remembers can't be read on from.
 */
export type LiveMark = `${number}-${number}`;
const MARK = /^(\d{1,20})-(\d{1,11})$/;

/** @returns null for what is no mark of ours */
export const readMark = (text: string | undefined): LiveMark | null =>
  text !== undefined && MARK.test(text) ? (text as LiveMark) : null;
const positionOf = (mark: LiveMark): string => MARK.exec(mark)?.[1] ?? '0';

const TELL = `
  with told as (insert into live_events (keys, kind, subject, truth)
    select keys, kind, subject, truth from json_to_recordset($1) as e (keys text[], kind text, subject text, truth jsonb))
  select pg_notify('${LIVE_CHANNEL}', '')`;

const NOW = `pg_snapshot_xmin(pg_current_snapshot())::text || '-' || extract(epoch from now())::bigint`;

/** One statement, and so one snapshot: the mark fits what is read. */
const READ = `
  select ${NOW} as mark, e.id::text as id, e.keys, e.kind, e.subject, e.truth
  from (values (true)) always (row)
  left join lateral (
    select id, keys, kind, subject, truth from live_events
    where xid >= $1::xid8 and ($2::text[] is null or keys && $2::text[])
    order by id desc limit $3
  ) e on true
  order by e.id`;

interface StoredEvent {
  id: string;
  keys: string[];
  kind: LiveKind;
  subject: string;
  truth: LiveTruth | null;
}
type ReadRow = { mark: LiveMark } & (StoredEvent | { id: null });

const toEvent = ({ id, keys, kind, subject, truth }: StoredEvent): LiveEvent => ({
  id,
  keys,
  change: { kind, subject, ...truth },
});

/**
 * Tells open pages, on any server, that something has changed. Written in the transaction of the change: it is told if, and only
 * if, that commits.
 */
@Injectable()
export class Live implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly purge: PurgeExpired,
  ) {}

  onModuleInit(): void {
    this.purge.register(
      'live-events',
      `delete from live_events where at < now() - interval '${LIVE.keptMinutes} minutes'`,
    );
  }

  /** @param keys of all who are to hear it, by `liveKeys` */
  tell(tx: Transaction, keys: readonly string[], { kind, subject, ...truth }: LiveChange): Promise<void> {
    if (keys.length === 0) return Promise.resolve();
    const known = Object.keys(truth).length > 0 ? truth : null;
    tx.leave('tell-live', TELL, { keys: [...new Set(keys)], kind, subject, truth: known });
    return Promise.resolve();
  }

  /**
   * What was said since a mark, the oldest first; the newest `most` of it.
   * @param keys only what is said to these; null for everything
   */
  async since(mark: LiveMark, keys: readonly string[] | null, most: number): Promise<LiveNews> {
    const values = [positionOf(mark), keys && [...keys], most];
    const rows = await this.database.rows<ReadRow>('live-since', READ, values);
    return { mark: rows[0]?.mark ?? mark, events: rows.filter((row) => row.id !== null).map(toEvent) };
  }

  /** The end of what is said, as far as it is committed. */
  async end(): Promise<LiveMark> {
    const row = await this.database.row<{ mark: LiveMark }>('live-end', `select ${NOW} as mark`);
    return row?.mark ?? '0-0';
  }

  /** Where a page begins to listen: a little while ago, because it may have been drawn from what was true then. */
  async beginning(): Promise<LiveMark> {
    const row = await this.database.row<{ mark: LiveMark }>(
      'live-beginning',
      `select coalesce((select min(xid)::text || '-' || extract(epoch from now())::bigint from live_events
         where at > now() - interval '10 seconds'), ${NOW}) as mark`,
    );
    return row?.mark ?? '0-0';
  }

  /** Whether everything that was said since a mark is still known, to this database. */
  async remembers(mark: LiveMark): Promise<boolean> {
    const [, position = '0', seconds = '0'] = MARK.exec(mark) ?? [];
    const row = await this.database.row<{ remembers: boolean }>(
      'live-remembers',
      `select $1::numeric <= pg_snapshot_xmax(pg_current_snapshot())::text::numeric and
         to_timestamp($2) > now() - interval '${LIVE.keptMinutes} minutes' as remembers`,
      [position, Number(seconds)],
    );
    return row?.remembers === true;
  }
}
