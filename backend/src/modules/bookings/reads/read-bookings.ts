import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Statements } from '../../../platform/database/database.js';
import type { BookingRecord } from '../booking-record.js';
import { BOOKING_COLUMNS, BOOKING_TABLES, type BookingRow, toRecord } from './booking-rows.js';
import { CREATORS_OF_BOOKINGS } from './creator-of-booking.js';

/** Reads bookings as whole records. It asks nobody whether they may see them: callers do. */
@Injectable()
export class ReadBookings {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  find(statements: Statements, id: string): Promise<BookingRecord | null> {
    return this.read(statements, 'find-booking', '', id);
  }

  /**
   * Loads a booking and keeps everyone else waiting until the transaction ends. What is read beside the booking's own row may be from
   * before the wait: the names of its creator.
   */
  lock(at: Statements, id: string): Promise<BookingRecord | null> {
    return this.read(at, 'lock-booking', 'for update of b', id);
  }

  /** Where it isn't known yet whose the booking is, its ID alone will do: asking that first would be one statement more. */
  private async read(
    statements: Statements,
    name: string,
    way: string,
    id: string,
  ): Promise<BookingRecord | null> {
    const creatorId = CREATORS_OF_BOOKINGS.known(id);
    const text = `select ${BOOKING_COLUMNS} from ${BOOKING_TABLES} where b.id = $1`;
    const row = await (creatorId === undefined
      ? statements.row<BookingRow>(`${name}-of-unknown`, `${text} ${way}`, [id])
      : statements.row<BookingRow>(name, `${text} and b.creator_id = $2 ${way}`, [id, creatorId]));
    if (!row) return null;
    CREATORS_OF_BOOKINGS.learn(id, row.creator_id);
    return toRecord(row, this.config.windows);
  }
}
