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
    return this.read(
      statements,
      'find-booking',
      `select ${BOOKING_COLUMNS} from ${BOOKING_TABLES} where b.id = $1 and b.creator_id = $2`,
      id,
    );
  }

  /**
   * Loads a booking and keeps everyone else waiting until the transaction ends. What is read beside the booking's own row may be from
   * before the wait: the names of its creator.
   */
  lock(at: Statements, id: string): Promise<BookingRecord | null> {
    return this.read(
      at,
      'lock-booking',
      `select ${BOOKING_COLUMNS} from ${BOOKING_TABLES} where b.id = $1 and b.creator_id = $2 for update of b`,
      id,
    );
  }

  private async read(
    statements: Statements,
    name: string,
    text: string,
    id: string,
  ): Promise<BookingRecord | null> {
    const creatorId = await CREATORS_OF_BOOKINGS.of(statements, id);
    const row = creatorId && (await statements.row<BookingRow>(name, text, [id, creatorId]));
    return row ? toRecord(row, this.config.windows) : null;
  }
}
