import { Inject, Injectable } from '@nestjs/common';
import { type Party, type Situation, HIDDEN_STAGES, FINAL_STAGES } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import type { BookingRecord } from '../booking-record.js';
import { BOOKING_COLUMNS, BOOKING_TABLES, type BookingRow, toRecord } from './booking-rows.js';
import { brandKeys, isOfBrand } from './of-brand.js';
import { situationOf } from './situations.js';

export interface OpenBooking {
  record: BookingRecord;
  party: Party;
  situation: Situation;
  /** When it last changed. */
  changedAt: Date;
}
interface OpenRow extends BookingRow {
  party: Party;
  changed_at: Date;
}

const OPEN = `
  select ${BOOKING_COLUMNS}, case when b.creator_id = $4 then 'creator' else 'brand' end as party,
    coalesce((select max(h.at) from booking_history h where h.booking_id = b.id and h.creator_id = b.creator_id), b.created_at) as changed_at
  from ${BOOKING_TABLES}
  where b.is_open and b.stage <> all($5::text[])
    and ((b.creator_id = $4 and b.stage <> all($6::text[])) or ${isOfBrand(1)})
  order by b.deadline_at nulls last, b.id limit $7`;

/** Bookings that are under way, for either party. */
@Injectable()
export class OpenBookings {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Those that end first come first. */
  async of(caller: Caller, limit: number): Promise<OpenBooking[]> {
    const rows = await this.database.rows<OpenRow>('open-bookings', OPEN, [
      ...brandKeys(caller),
      caller.user?.creatorId ?? null,
      FINAL_STAGES,
      HIDDEN_STAGES,
      limit,
    ]);
    return rows.map((row) => {
      const record = toRecord(row, this.config.windows);
      const situation = situationOf(record, row.party);
      return { record, party: row.party, situation, changedAt: row.changed_at };
    });
  }
}
