import { Injectable } from '@nestjs/common';
import type { BookingStage, RejectionGround } from '@reelpact/domain';
import { Database, type Statements } from '../../../platform/database/database.js';
import { CREATORS_OF_BOOKINGS } from './creator-of-booking.js';

export interface HistoryView {
  event: string;
  actor: string;
  from: BookingStage | null;
  to: BookingStage;
  at: string;
  note: string | null;
  /** A due date that the event has named. */
  dueAt: string | null;
  /** The creator’s share that it has named. */
  creatorPercent: number | null;
  /** Why content was rejected. */
  ground: RejectionGround | null;
}

@Injectable()
export class ReadHistory {
  constructor(private readonly database: Database) {}

  /** Oldest first, at most 500. */
  async of(bookingId: string, at: Statements = this.database): Promise<HistoryView[]> {
    const rows = await at.rows<Omit<HistoryView, 'at' | 'dueAt'> & { at: Date; dueAt: Date | null }>(
      'history-of-booking',
      `select event, actor, from_stage as "from", to_stage as "to", at, note,
         to_timestamp((change -> 'event' ->> 'dueAt')::float8 / 1000) as "dueAt",
         (change -> 'event' ->> 'creatorPercent')::int as "creatorPercent",
         change -> 'event' ->> 'ground' as ground
       from booking_history where booking_id = $1 and creator_id = $2 order by id limit 500`,
      [bookingId, await CREATORS_OF_BOOKINGS.of(at, bookingId)],
    );
    return rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      dueAt: row.dueAt?.toISOString() ?? null,
    }));
  }
}
