import type { Statements } from '../../database/database.js';
import { unseen } from '../../database/unseen.js';

/** What happened to a booking, with all that a follower needs to know of that moment. */
export interface LogEntry {
  /** A bigint, as text. */
  position: string;
  id: string;
  bookingId: string;
  creatorId: string;
  /** What the module that writes the log puts there. */
  change: object;
}
/** Up to where somebody has read. */
export interface Place {
  position: string;
  id: string;
}

const COLUMNS = `h.position::text as position, h.id::text as id, h.booking_id as "bookingId", h.creator_id as "creatorId", h.change`;

/**
 * The next entries, in an order in which nobody who commits late is skipped: an entry is read once every transaction before its own is
 * over. The numbers of rows alone would not do, because a transaction that began first may commit last.
 */
export const entriesAfter = (at: Statements, place: Place, most: number): Promise<LogEntry[]> =>
  at.rows<LogEntry>(
    'log-entries',
    `select ${COLUMNS} from log_entries h
     where (h.position, h.id) > ($1::bigint, $2::bigint) and h.position < log_horizon()
     order by h.position, h.id limit $3`,
    [place.position, place.id, most],
  );

export const entry = (at: Statements, id: string): Promise<LogEntry | null> =>
  at.row<LogEntry>('log-entry', `select ${COLUMNS} from log_entries h where h.id = $1`, [id]);

/** Of what waits (`w`), the oldest of its booking, unless it is left to a person. SQL. */
export const CAN_BE_TRIED = `w.parked_at is null and not exists (select from log_waiting o
  where o.follower = w.follower and o.booking_id = w.booking_id and o.entry_id < w.entry_id)`;

/** What a follower has to do. */
export interface Behind {
  name: string;
  /** There is something new to read. */
  reads: boolean;
  /** Something that it could not handle can be tried again. */
  retries: boolean;
}

/** Who of these has something to do. */
export const followersBehind = (at: Statements, names: readonly string[]): Promise<Behind[]> =>
  at.rows<Behind>(
    'log-followers-behind',
    `select * from (select f.name,
         exists (select from log_entries h where (h.position, h.id) > (f.position, f.entry_id)
           and h.position < log_horizon()) as reads,
         exists (select from log_waiting w where w.follower = f.name and ${CAN_BE_TRIED} and w.try_at <= now()) as retries
       from log_followers f where f.name = any(${unseen(1, 'text[]')})) behind where reads or retries`,
    [names],
  );

/** Whether anything is in the log, committed by now, that one of these has not come to yet. */
export const isAnyoneBehind = async (at: Statements, names: readonly string[]): Promise<boolean> =>
  (await at.row(
    'log-anyone-behind',
    `select 1 from log_followers f where f.name = any ($1::text[]) and (
       exists (select from log_entries h where (h.position, h.id) > (f.position, f.entry_id))
       or exists (select from log_waiting w where w.follower = f.name and ${CAN_BE_TRIED})) limit 1`,
    [names],
  )) !== null;

/** The largest position that is known: where another cluster goes on. SQL. */
export const LAST_POSITION = `greatest((select max(position) from log_entries), (select max(position) from log_followers))`;

/** How far a follower is behind. */
export interface Lag {
  name: string;
  /** The age of the oldest entry that it has not come to. */
  seconds: number;
  /** How many entries it could not handle yet, those behind them included. */
  waiting: number;
}
export const lags = (at: Statements): Promise<Lag[]> =>
  at.rows<Lag>(
    'log-lags',
    `select f.name, coalesce(extract(epoch from now() - next.written_at), 0)::int as seconds,
       (select count(*)::int from log_waiting w where w.follower = f.name) as waiting
     from log_followers f
     left join lateral (select h.written_at from log_entries h
       where (h.position, h.id) > (f.position, f.entry_id)
       order by h.position, h.id limit 1) next on true
     order by f.name`,
  );
