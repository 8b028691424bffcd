import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database/database.js';
import { CAN_BE_TRIED, type LogEntry } from './reads/read-log.js';

/** How often an entry is tried before it is left to a person. */
const MOST_FAILURES = 5;

const textOf = (error: unknown): string => String(error).slice(0, 1_000);

/** Entries of the log that a follower could not handle, and what comes later of their bookings. */
@Injectable()
export class WaitingEntries {
  constructor(private readonly database: Database) {}

  async add(tx: Transaction, follower: string, entry: LogEntry, error: unknown): Promise<void> {
    await tx.rows(
      'add-waiting',
      `insert into log_waiting (follower, entry_id, booking_id, failures, error, try_at)
       values ($1, $2, $3, 1, $4, now() + interval '1 second')`,
      [follower, entry.id, entry.bookingId, textOf(error)],
    );
  }

  /** What comes later of a booking waits behind what could not be handled of it. @returns the others */
  async queueBehind(
    tx: Transaction,
    follower: string,
    entries: readonly LogEntry[],
  ): Promise<readonly LogEntry[]> {
    const rows = await tx.rows<{ id: string }>(
      'queue-behind-waiting',
      `insert into log_waiting (follower, entry_id, booking_id)
       select $1, e.id, e.booking_id from unnest($2::bigint[], $3::uuid[]) as e (id, booking_id)
       where exists (select from log_waiting w where w.follower = $1 and w.booking_id = e.booking_id)
       returning entry_id::text as id`,
      [follower, entries.map(({ id }) => id), entries.map(({ bookingId }) => bookingId)],
    );
    const queued = new Set(rows.map(({ id }) => id));
    return entries.filter(({ id }) => !queued.has(id));
  }

  /** The oldest entry of some booking whose time has come, kept from other servers; null when there is none. */
  next(tx: Transaction, follower: string): Promise<{ id: string } | null> {
    return tx.row<{ id: string }>(
      'next-waiting',
      `select w.entry_id::text as id from log_waiting w
       where w.follower = $1 and ${CAN_BE_TRIED} and w.try_at <= now() order by w.try_at limit 1 for update skip locked`,
      [follower],
    );
  }

  async end(tx: Transaction, follower: string, entryId: string): Promise<void> {
    await tx.rows('end-waiting', 'delete from log_waiting where follower = $1 and entry_id = $2', [
      follower,
      entryId,
    ]);
  }

  /** Each time it waits longer, and at last for a person. */
  async failedAgain(follower: string, entryId: string, error: unknown): Promise<void> {
    await this.database.rows(
      'failed-again',
      `update log_waiting set failures = failures + 1, error = $3, try_at = now() + interval '1 second' * power(4, failures),
         parked_at = case when failures + 1 >= ${MOST_FAILURES} then now() end
       where follower = $1 and entry_id = $2`,
      [follower, entryId, textOf(error)],
    );
  }

  async tryAllNow(): Promise<void> {
    await this.database.rows(
      'try-waiting-now',
      'update log_waiting set try_at = now() where parked_at is null and try_at > now()',
    );
  }

  /** Tries an entry that waits at once, as if it had never failed. @returns whether it waits */
  async retry(follower: string, entryId: string): Promise<boolean> {
    const retried = await this.database.row(
      'retry-waiting',
      `update log_waiting set failures = 0, parked_at = null, try_at = now() where follower = $1 and entry_id = $2 returning 1`,
      [follower, entryId],
    );
    return retried !== null;
  }

  /** Gives an entry up that can't be handled: what waits behind it goes on. @returns whether it was one that is tried no more */
  async skip(follower: string, entryId: string): Promise<boolean> {
    const skipped = await this.database.row(
      'skip-waiting',
      'delete from log_waiting where follower = $1 and entry_id = $2 and parked_at is not null returning 1',
      [follower, entryId],
    );
    return skipped !== null;
  }
}
